/** Random numbers that a seed brings again. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** In [0, 1): mulberry32. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit) {
    return Math.floor(this.next() * limit);
  }

  chance(share) {
    return this.next() < share;
  }

  pick(list) {
    return list[this.below(list.length)];
  }
}

import { describe, expect, it } from '@jest/globals';
import { lengthAnnouncement } from './length-announcement';

describe('what is said of the length', () => {
  it('is announced at 450, 490 and 500 only', () => {
    const said = [];
    for (let length = 1; length <= 500; length += 1) {
      const text = lengthAnnouncement(length - 1, length);
      if (text) said.push(text);
    }
    expect(said).toEqual(['450 of 500 characters used', '490 of 500 characters used', '500 of 500 characters used']);
  });

  it('is announced once for a paste across all of them, and not on the way down', () => {
    expect(lengthAnnouncement(10, 500)).toBe('500 of 500 characters used');
    expect(lengthAnnouncement(10, 460)).toBe('460 of 500 characters used');
    expect(lengthAnnouncement(500, 495)).toBeNull();
    expect(lengthAnnouncement(500, 10)).toBeNull();
  });
});

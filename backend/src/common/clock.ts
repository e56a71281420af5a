import { Injectable } from '@nestjs/common';

/** The time that money and quota go by. A seam: tests and the development stack move it; sessions keep real time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

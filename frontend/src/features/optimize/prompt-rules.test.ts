import { describe, expect, it } from '@jest/globals';
import { lengthAnnouncement, promptProblem } from './prompt-rules';

describe('what a prompt needs', () => {
  it.each(['', '   ', '\n\t '])('asks for a prompt when there is none: %j', (text) => {
    expect(promptProblem(text)).toBe('Please enter a prompt.');
  });

  it.each(['plan', 'plan trip', '  plan \n trip  '])('asks for three words when there are fewer: %j', (text) => {
    expect(promptProblem(text)).toBe('Please enter a prompt with at least 3 words for better results.');
  });

  it.each(['plan a trip', 'plan\ta\ntrip', '帮我写一封感谢信', 'ช่วยเขียนอีเมลขอบคุณ'])('takes %j', (text) => {
    expect(promptProblem(text)).toBeNull();
  });
});

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

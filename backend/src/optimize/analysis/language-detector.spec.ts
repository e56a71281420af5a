import { describe, expect, it } from '@jest/globals';
import { eld } from 'eld/medium';
import { loadDetector } from './language-detector.js';

const TEXTS = [
  'write a short thank-you note for my landlord, who fixed the heating',
  "Rédige un mail pour dire à l'équipe que la réunion d'aujourd'hui est annulée",
  "l'una e l'altra: scrivi due titoli, per favore",
  'Schreib eine Absage für die Bewerbung von Frau Jäger',
  'scrie un mesaj scurt pentru părinții din clasa a treia',
  'напиши поздравление коллеге',
  'напиши привітання колезі',
  'اكتب رسالة شكر قصيرة لجارتي',
  'یک نامه کوتاه برای مدیر بنویس',
  'मेरे शिक्षक को धन्यवाद पत्र लिखो',
  '帮我写一封给房东的感谢信',
  'viết một bài thơ ngắn về mùa thu',
  '',
  '42',
];

describe('the language detector', () => {
  it('scores every text as eld does by itself', async () => {
    const packed = await loadDetector(new Set());
    for (const text of TEXTS) {
      expect([text, packed.detect(text).language]).toEqual([text, eld.detect(text).language]);
      expect(packed.detect(text).getScores()).toEqual(eld.detect(text).getScores());
    }
  });

  it('never answers with a language that was left out, and scores the others as before', async () => {
    const without = await loadDetector(new Set(['el', 'th']));
    expect(without.detect('γράψε ένα σύντομο σημείωμα').language).toBe('');
    for (const text of TEXTS) expect(without.detect(text).getScores()).toEqual(eld.detect(text).getScores());
  });
});

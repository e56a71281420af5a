type Tone = 'more formal' | 'friendlier';

/** How each language asks for a tone, under the label that its other requirements of a tone have. */
const WISHES: Readonly<Record<string, Record<Tone, string>>> = {
  en: {
    'more formal': 'Tone: formal and precise, without slang or contractions',
    friendlier: 'Tone: friendly and warm, as to somebody you know',
  },
  es: {
    'more formal': 'Tono: formal y preciso, sin coloquialismos',
    friendlier: 'Tono: cercano y amable, como a alguien conocido',
  },
  fr: {
    'more formal': 'Ton : soutenu et précis, sans tournures familières',
    friendlier: 'Ton : chaleureux et simple, comme à une connaissance',
  },
  de: {
    'more formal': 'Ton: förmlich und genau, ohne Umgangssprache',
    friendlier: 'Ton: freundlich und herzlich, wie zu Bekannten',
  },
  pt: {
    'more formal': 'Tom: formal e preciso, sem coloquialismos',
    friendlier: 'Tom: simpático e próximo, como para alguém conhecido',
  },
  it: {
    'more formal': 'Tono: formale e preciso, senza espressioni colloquiali',
    friendlier: 'Tono: cordiale e caloroso, come a una persona nota',
  },
  ro: {
    'more formal': 'Ton: formal și precis, fără expresii colocviale',
    friendlier: 'Ton: prietenos și cald, ca față de o cunoștință',
  },
  zh: { 'more formal': '语气：正式、准确，不用口语', friendlier: '语气：亲切、温和，像对熟人说话' },
  ja: {
    'more formal': '調子：改まった正確な表現にし、くだけた言い方は使わない',
    friendlier: '調子：知り合いに話すように、親しみやすく温かく',
  },
  ar: {
    'more formal': 'النبرة: رسمية ودقيقة، بلا عبارات عامية',
    friendlier: 'النبرة: ودودة ودافئة، كأنها موجهة إلى شخص معروف',
  },
};

/** The wish for a tone in the draft's language; English where there is no native wording. */
export function toneWish(language: string, tone: Tone): string {
  return (
    (Object.hasOwn(WISHES, language) ? WISHES[language] : undefined)?.[tone] ??
    (WISHES['en'] as Record<Tone, string>)[tone]
  );
}

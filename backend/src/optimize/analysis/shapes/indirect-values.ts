import { lean } from '../lean.js';

/** "Two years later", "the same team", "twice as many": the value has to be worked out. Patterns for folded text. */
const INDIRECT: Readonly<Record<string, RegExp>> = {
  en: lean(
    /(?<![\p{L}])(?:(?:years?|months?|weeks?|days?|hours?|minutes?) (?:later|earlier|before|after|older|younger)|the (?:same|following|next|previous) (?:year|month|week|day|time|team|city|town|place|price|amount|company)|twice(?! (?:an?|per|daily|weekly|each|every)(?![\p{L}]))|double|half (?:as|of|that|the)|times as (?:many|much))(?![\p{L}])/u,
  ),
  es: lean(
    /(?<![\p{L}])(?:(?:anos?|mes(?:es)?|semanas?|dias?|horas?|minutos?) (?:despues|antes|mas tarde|mayor|menor)|(?:el|la|al) (?:mism[oa]|siguiente|doble|mitad)|(?:ano|mes|dia) (?:siguiente|anterior))(?![\p{L}])/u,
  ),
  fr: lean(
    /(?<![\p{L}])(?:(?:ans?|annees?|mois|semaines?|jours?|heures?|minutes?) (?:plus tard|plus tot|apres|avant)|(?:le|la) (?:meme|double|moitie|lendemain)|(?:annee|mois|jour|semaine) (?:suivante?|precedente?))(?![\p{L}])/u,
  ),
  de: lean(
    /(?<![\p{L}])(?:(?:jahre?|monate?|wochen?|tage?|stunden?|minuten?) (?:spater|fruher|danach|zuvor|davor|nach|alter|junger)|(?:im|am|in der|in den|zum|zur|der|die|das) (?:selben|gleichen|gleiche)|derselben?|dieselbe|dasselbe|doppelt|halb so|die halfte|tags darauf)(?![\p{L}])/u,
  ),
  pt: lean(
    /(?<![\p{L}])(?:(?:anos?|mes(?:es)?|semanas?|dias?|horas?|minutos?) (?:depois|antes|mais tarde|mais velh[oa]|mais nov[oa])|[oa] (?:mesm[oa]|dobro|metade)|n[oa] (?:mesm[oa]|ano seguinte|dia seguinte))(?![\p{L}])/u,
  ),
  it: lean(
    /(?<![\p{L}])(?:(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]) (?:dopo|prima|piu tardi)|(?:lo|la|allo|nello|nella) stess[oa]|il doppio|la meta|(?:anno|giorno|mese) (?:dopo|seguente|successivo|precedente))(?![\p{L}])/u,
  ),
  ro: lean(
    /(?<![\p{L}])(?:(?:ani|an|luni|luna|saptamani|saptamana|zile|zi|ore|ora|minute) (?:mai tarziu|mai devreme|dupa|inainte)|acela?si|aceeasi|dublul?|jumatate din|de doua ori|(?:anul|ziua|luna) (?:urmato\p{L}+|precedent\p{L}*))(?![\p{L}])/u,
  ),
  zh: lean(
    /[年月天日周时][之以]?[后前]|[同该]一?[年月天日]|次[年日月]|翌年|同一|一倍|两倍|一半|[早晚]了?[一二两三四五六七八九十\p{Nd}]+[年月天个小]/u,
  ),
  ja: /[年月週日間分][後前]|翌[年月日週]|同じ|同[年月日]|[0-9二三四五]倍|半分/u,
  ar: lean(
    /(?<![\p{L}])(?:بعد(?:ها|ه|ذلك)? ب?(?:عام|عامين|سنه|سنتين|شهر|شهرين|اسبوع|اسبوعين|يوم|يومين|ساعه|ساعتين|\p{Nd}+)|قبل(?:ها|ه)? ب\p{L}+|(?:في )?(?:العام|السنه|اليوم|الشهر|الاسبوع|المدينه|الشركه) (?:نفس\p{L}*|التالي\p{L}*|السابق\p{L}*)|نفس ال\p{L}+|ضعف|نصف)(?![\p{L}])/u,
  ),
};

/** Says whether a text gives some of its values only by what they have to do with others. */
export const givesIndirectly = (folded: string, language: string): boolean => INDIRECT[language]?.test(folded) ?? false;

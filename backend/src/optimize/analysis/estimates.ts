import { anyWord } from './any-word.js';

const FIGURES = /\p{Nd}+/gu;

/** Nobody has counted it, so that the way to the figure is the answer. */
const ESTIMATED = anyWord(
  [
    '(?:please )?(?:(?:can|could) you )?(?:estimate|make an estimate|give (?:me )?an estimate|make a rough (?:guess|estimate))(?! (?:the (?:cost|price|value)|my|our|this|whether))(?!\\p{L})|(?:roughly |about |approximately )?how (?:many|much) [^?]{2,60} (?:fits?|would fit|(?:can|could|will|would) (?:\\p{L}+ )?(?:fit|be stacked|cover)|would it take|would be needed|would you need)(?!\\p{L})|(?:roughly |about |approximately )?how (?:many|much) [^?]{2,60}(?:an? average|the average|a typical|an ordinary)[^?]{2,50} (?:in|over|during|per|each|every|a) ',
    '(?:por favor )?(?:estima|calcula aproximadamente|haz una estimación)(?!\\p{L})|¿?cuánt[oa]s? [^?]{2,60} (?:caben|cabrían|harían falta|se necesitarían)',
    '(?:estime|estimez|fais une estimation|faites une estimation)(?!\\p{L})|combien d[^?]{2,60} (?:tiennent|tiendraient|rentrent|faudrait-il)|combien faudrait-il',
    '(?:bitte )?(?:schätze?|schätzen sie)(?! ein)(?!\\p{L})|wie ?viele? [^?]{2,60} (?:passen|würden passen|bräuchte man|wären nötig|würde man brauchen)',
    '(?:por favor )?(?:estime|estima|faça uma estimativa)(?!\\p{L})|quant[oa]s? [^?]{2,60} (?:cabem|caberiam|seriam necessári[oa]s|seriam precis[oa]s)',
    '(?:per favore )?(?:stima|stimate|fai una stima)(?!\\p{L})|quant[ieoa] [^?]{2,60} (?:entrano|entrerebbero|ci stanno|starebbero|servirebbero|ci vorrebbero)',
    '(?:te rog )?(?:estimează|estimați|fă o estimare)(?!\\p{L})|câ(?:ți|te|tă|t) [^?]{2,60} (?:încap|ar încăpea|ar fi nevoie|ar fi necesar\\p{L}*|ar trebui)',
    '(?:请)?(?:估算|估计|估一下|粗略估)|[^，。？?]{0,20}(?:能|可以|可)(?:装|放|容纳|塞)(?:得下|下|进)?(?:多少|几)|[^，。？?]{0,20}(?:大约|大概)?需要(?:多少|几)[个只颗本枚张块][^，。？?]{1,12}才能',
    '[^、。？?]{1,30}(?:には|に)[^、。？?]{0,16}(?:何[個本枚冊台]|いくつ|どれくらい|どのくらい)(?:入|詰|収ま|必要)|[^、。？?]{1,40}(?:見積もって|概算して|推定して)',
    '(?:من فضلك )?(?:قدر|قدّر|خمن|خمّن) (?:عدد|كم|كمية|حجم)|كم [^؟]{2,50} (?:تتسع|يتسع|تسع|يسع|نحتاج|يلزم|تلزم|يكفي)',
  ],
  { atStart: true },
);
export const isEstimated = (folded: string): boolean =>
  (folded.match(FIGURES)?.length ?? 0) <= 1 && ESTIMATED.test(folded);

import { anyWord } from './any-word.js';
import { lean } from './lean.js';

const FIGURES = lean(/\p{Nd}+/gu);

/** Nobody has counted it, so that the way to the figure is the answer. */
const ESTIMATED = anyWord(
  [
    '(?:roughly|about|approximately) how (?:many|much|far|long|often)(?!\\p{L})|how (?:many|much|far|long|often) [^?]{2,60} (?:in|over|during|of) (?:(?:an?|one|his|her|their|its|your|the) )?(?:(?:whole|entire|average|human|working) )*(?:lifetime|life|career)(?!\\p{L})|how many [^?]{2,60} would (?:have to|need to) (?:be )?|(?:please )?(?:(?:can|could) you )?(?:estimate|make an estimate|give (?:me )?an estimate|make a rough (?:guess|estimate))(?! (?:the (?:cost|price|value)|my|our|this|whether))(?!\\p{L})|(?:roughly |about |approximately )?how (?:many|much) [^?]{2,60} (?:fits?|would fit|(?:can|could|will|would) (?:\\p{L}+ )?(?:fit|be stacked|cover)|would it take|would be needed|would you need)(?!\\p{L})|(?:roughly |about |approximately )?how (?:many|much) [^?]{2,60}(?:an? average|the average|a typical|an ordinary)[^?]{2,50} (?:in|over|during|per|each|every|a) ',
    '¿?(?:aproximadamente|más o menos) cuánt[oa]s?|¿?cuánt[oa]s? [^?]{2,60} (?:en (?:toda )?(?:su|la|una) vida|aproximadamente)|(?:por favor )?(?:estima|calcula aproximadamente|haz una estimación)(?!\\p{L})|¿?cuánt[oa]s? [^?]{2,60} (?:caben|cabrían|harían falta|se necesitarían)',
    '(?:environ|à peu près) combien|combien [^?]{2,60} (?:dans (?:une|sa|toute une) vie|au cours d.une vie|environ)|(?:estime|estimez|fais une estimation|faites une estimation)(?!\\p{L})|combien d[^?]{2,60} (?:tiennent|tiendraient|rentrent|faudrait-il)|combien faudrait-il',
    '(?:ungefähr|etwa|circa) wie ?viele?|wie ?viele? [^?]{0,60}(?:ungefähr|in (?:ein|sein|ihr)em (?:ganzen )?leben|im laufe (?:eines|des|seines|ihres) lebens)|(?:bitte )?(?:schätze?|schätzen sie)(?! ein)(?!\\p{L})|wie ?viele? [^?]{2,60} (?:passen|würden passen|bräuchte man|wären nötig|würde man brauchen)',
    '(?:aproximadamente|cerca de|mais ou menos) quant[oa]s?|quant[oa]s? [^?]{2,60} (?:ao longo d[ae] (?:sua )?vida|n?uma vida|na vida|aproximadamente)|(?:por favor )?(?:estime|estima|faça uma estimativa)(?!\\p{L})|quant[oa]s? [^?]{2,60} (?:cabem|caberiam|seriam necessári[oa]s|seriam precis[oa]s)',
    '(?:circa|all.incirca|più o meno) quant[ieoa]|quant[ieoa] [^?]{2,60} (?:in (?:tutta )?(?:la|una) vita|nella vita|all.incirca)|(?:per favore )?(?:stima|stimate|fai una stima)(?!\\p{L})|quant[ieoa] [^?]{2,60} (?:entrano|entrerebbero|ci stanno|starebbero|servirebbero|ci vorrebbero)',
    '(?:cam|aproximativ) câ(?:ți|te|tă|t)|câ(?:ți|te|tă|t) [^?]{2,60} (?:într-o viață|de-a lungul vieții|în toată viața)|(?:te rog )?(?:estimează|estimați|fă o estimare)(?!\\p{L})|câ(?:ți|te|tă|t) [^?]{2,60} (?:încap|ar încăpea|ar fi nevoie|ar fi necesar\\p{L}*|ar trebui)',
    '[^，。？?]{0,24}(?:大约|大概|大致|估计)(?:有|要|需要)?(?:多少|几)|[^，。？?]{0,16}一生[^，。？?]{0,14}多少|(?:请)?(?:估算|估计|估一下|粗略估)|[^，。？?]{0,20}(?:能|可以|可)(?:装|放|容纳|塞)(?:得下|下|进)?(?:多少|几)|[^，。？?]{0,20}(?:大约|大概)?需要(?:多少|几)[个只颗本枚张块][^，。？?]{1,12}才能',
    '[^、。？?]{0,30}(?:およそ|だいたい|おおよそ)(?:何|いくつ|どれ|どの)|[^、。？?]{0,12}一生[^。？?]{0,20}(?:何|いくつ|どれ|どの)|[^、。？?]{1,30}(?:には|に)[^、。？?]{0,16}(?:何[個本枚冊台]|いくつ|どれくらい|どのくらい)(?:入|詰|収ま|必要)|[^、。？?]{1,40}(?:見積もって|概算して|推定して)',
    'كم تقريبا|كم [^؟]{2,50} (?:تقريبا|في حياته|طوال حياته|خلال حياته)|(?:من فضلك )?(?:قدر|قدّر|خمن|خمّن) (?:عدد|كم|كمية|حجم)|كم [^؟]{2,50} (?:تتسع|يتسع|تسع|يسع|نحتاج|يلزم|تلزم|يكفي)',
  ],
  { atStart: true },
);
export const isEstimated = (folded: string): boolean =>
  (folded.match(FIGURES)?.length ?? 0) <= 1 && ESTIMATED.test(folded);

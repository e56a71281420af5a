import { anyWord } from './any-word.js';

/** What is not the case is supposed, and the course of the world is asked for; what you or I would do is another matter. */
const SUPPOSED = anyWord(
  [
    "(?:suppose|supposing|assume|assuming|imagine|let's (?:say|suppose|assume)|say)(?: that)?,? (?!you |i |we |an? man|there |my |your )[^.?!]{4,140} (?:had|hadn't|never|were|did not|didn't|does not|no longer)(?!\\p{L})[^?]{0,160}(?:how|what|which|who|in what way)s? [^?]{0,60}(?:would|might|could)(?!\\p{L})(?! (?:you|i|we)(?!\\p{L}))|what (?:would|might|could) (?!you |i |we |he |she |happen )[^?]{3,60} (?:look like|be like|be different|change)[^?]{0,40} if [^?]{3,}|what would happen (?:to [^?]{3,60} )?if [^?]{2,60} (?:had|hadn't|never|did not|didn't|were|stopped|disappeared|doubled|vanished)(?!\\p{L})|(?:how|in what ways?) (?:would|might|could) (?!you |i |we |he |she )[^?]{3,90} if [^?]{2,60} (?:had|hadn't|never|did not|didn't|were)(?!\\p{L})",
    '(?:supón|suponga|supongamos|imagina|imagine|imaginemos) que (?!eres |tienes )[^.?!¿]{4,140} (?:hubier\\p{L}*|hubies\\p{L}*|fuer\\p{L}|no)(?!\\p{L})[^?]{0,160}(?:cómo|qué) (?:sería|habría|hubiera|cambiaría|pasaría|ocurriría)',
    "(?:supposons|suppose|imaginons|imagine|imaginez) qu(?:e |')(?!tu |vous )[^.?!]{4,140} (?:ait|aient|avait|avaient|soit|n'\\p{L}+)(?!\\p{L})[^?]{0,160}(?:comment|que|quelles?) [^?]{0,40}(?:serait|aurait|changerait|passerait)",
    '(?:angenommen|stell dir vor|nehmen wir an|nimm an),? (?!du |ich |wir )[^.?!]{4,140} (?:hätten?|wären?|würden?)(?!\\p{L})[^?]{0,160}(?:wie|was|welche\\p{L}*) [^?]{0,60}(?:hätten?|wären?|würden?|sähe)',
    '(?:suponha|suponhamos|supõe|imagine|imagina|imaginemos) que (?!você |é |és )[^.?!]{4,140} (?:tivess\\p{L}*|foss\\p{L}*|não|nunca)(?!\\p{L})[^?]{0,160}(?:como|o que|que) (?:seria|teria|mudaria|aconteceria)',
    '(?:supponi|supponiamo|immagina|immaginiamo) che (?!tu )[^.?!]{4,140} (?:foss\\p{L}*|avess\\p{L}*|non|mai)(?!\\p{L})[^?]{0,160}(?:come|cosa|che cosa) (?:sarebbe|avrebbe|cambierebbe|succederebbe)',
    '(?:presupune|să presupunem|imaginează-ți|să zicem) că (?!ești |ai )[^.?!]{4,140} (?:ar fi|n-ar fi|ar|nu ar)(?!\\p{L})[^?]{0,160}(?:cum|ce) (?:ar|s-ar)(?!\\p{L})',
    '(?:لنفترض|افترض|تخيل|لنتخيل) (?:أن |لو )(?!ك )[^.؟!]{4,140}[^؟]{0,80}(?:كيف|ماذا|ما الذي) (?:كان|كانت|س\\p{L}+|سيكون|لكان)|لو (?!كنت|كنا|كان ل[يدن]|سمحت|تكرمت|ان[يكن]|عندي|لدي|احد|\\p{L}+ني |\\p{L}+ت ل)[^.؟!]{4,140}[،,] ?(?:كيف|ماذا|ما الذي|بم|اي) (?:\\p{L}+ )?(?:كان|كانت|سي(?!حدث لي)\\p{L}+|ست(?!فعل|تصرف|شعر|ختار|نصح|جيب|قول)\\p{L}+)',
  ],
  { atStart: true },
);

export const isCounterfactual = (folded: string): boolean => SUPPOSED.test(folded);

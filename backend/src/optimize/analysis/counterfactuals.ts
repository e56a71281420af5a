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

/** "What is it, why does it matter, and what would happen if …": what is supposed is only the last of several questions. */
export const SUPPOSES_LAST = anyWord(
  [
    '(?:what (?!if|would|will|might|could|happens)|why (?!would)|how (?!would|might|could|different)|who |which |explain |describe )[^?]{8,}(?:,? and|[?.,]) (?:then )?(?:what|how) (?:would|could|might|will)(?!\\p{L})',
    '¿?(?:qué (?!pasa|ocurr|suced|hubiera|habría)|por qué|cómo (?!sería|habría)|explica |describe )[^?]{8,}(?: y|[?.,]) ¿?(?:qué|cómo) (?:pasaría|ocurriría|sucedería|sería)',
    "(?:qu'est-ce que (?!se)|quel|pourquoi|comment (?!serait)|explique)[^?]{8,}(?: et|[?.,]) (?:que|qu'|comment) ?(?:se passerait|arriverait|adviendrait|serait)",
    '(?:was (?:ist|sind)|warum|wie (?!wäre|sähe)|welche|erkläre?)[^?]{8,}(?: und|[?.,]) (?:was|wie) (?:würde|wäre|geschähe|passierte)',
    '(?:o que é|o que são|por que|como (?!seria)|qual|explique)[^?]{8,}(?: e|[?.,]) (?:o que|como) (?:aconteceria|seria|ocorreria)',
    "(?:(?:che )?cos(?:a è|'è)|perché|come (?!sarebbe)|quale|spiega)[^?]{8,}(?: e|[?.,]) (?:che )?(?:cosa|come) (?:succederebbe|accadrebbe|sarebbe)",
    '(?:ce (?:este|e|sunt)|de ce|cum (?!ar)|care|explică)[^?]{8,}(?: și|[?.,]) (?:ce|cum) (?:s-ar|ar)',
    '(?:什么是|[^，。？]{2,12}是什么|为什么)[^？]{4,}如果',
  ],
  { atStart: true },
);

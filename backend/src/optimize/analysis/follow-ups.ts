import { anyWord } from './any-word.js';
import { asksToExplainAgain } from './shapes/asking.js';
import { lean } from './lean.js';

/** Said of the answer before: what is to be different in the next one. */
const FOLLOW_UP = anyWord(
  [
    "(?:(?:ok|okay|no|hmm|thanks|thank you|great|good|nice|perfect|please|pls|can you|could you|now|and|but|actually)[,.!]? )*(?:make (?:it|them|that)(?! (?:easy|possible|clear that))(?!\\p{L})|again(?!\\p{L})|try (?:it )?again|redo (?:it|that|this)|do (?:it|that) again|more like (?:this|that)|(?:a bit |a little |a lot |much |even |slightly )?(?:shorter|longer|simpler|funnier|clearer|warmer|softer|better|more (?:formal|casual|concise|detailed|detail|details|specific|personal|natural|professional|friendly)|less (?:formal|wordy|cheesy|technical))(?: (?:please|pls|version))?(?:[.!]*$|,? (?:and|but|with|without|for) )|now (?:in|as|for|with|do|make|give|write|the same|translate (?:it|that)|turn it|shorten it)(?!\\p{L})|(?:the )?same (?:thing |one )?(?:but|for|in|again)(?!\\p{L})|(?:that|this|it)(?:'?s| is) (?:not (?:what|right|it|quite)|too \\p{L}+(?:[.!]*$|[,.;] |,? (?:and|but|for|because) )|wrong|incorrect)|you (?:forgot|missed|didn'?t|ignored|misunderstood)|not (?:what i|quite|like that)|another (?:one|version|option)(?!\\p{L})|(?:this|like (?:this|that)),? but|i (?:don'?t|didn'?t) like (?:it|that|this)|(?:please |pls )?not (?:that|so|as|quite so|too) (?:long|short|formal|casual|cheesy|complicated|detailed|technical|much|many|stiff|dry|salesy)[^:]{0,20}$|(?:(?:give|show|write|do|put|send)(?: me)? )?(?:it|that|this|the same(?: thing)?|everything)(?: again)? (?:in|as|into) (?:an? )?(?:table|list|bullet(?: point)?s|english|spanish|french|german|italian|portuguese|one (?:sentence|paragraph|line)|simpler words|json|csv|markdown|points)[^:]{0,12}$|too (?:long|short|formal|generic|vague|cheesy|complicated|wordy)[.!]*$|(?:shorten|simplify|expand|rewrite|translate) (?:it|that)(?!\\p{L}))",
    '(?:(?:no|vale|ahora|por favor|gracias|ok)[,.]? )*(?:hazl[oa] (?:más|menos)|ponl[oa]|(?:un poco )?más (?:cort[oa]|larg[oa]|breve|formal|simple|sencill[oa])(?:,? por favor)?[.!]*$|otra vez|inténtalo|lo mismo pero|igual pero|ahora en|eso no es|no era eso|(?:es )?demasiado (?:larg[oa]|cort[oa]|formal)|otra (?:versión|opción)|acórtal[oa]|tradúcel[oa])',
    "(?:(?:non|ok|merci|maintenant|s'il te plaît)[,.]? )*(?:(?:un peu )?plus (?:court|long|simple|formel|détaillé|drôle)e?[.!]*$|refais|recommence|encore une fois|la même chose|pareil mais|maintenant en|en (?:plus|moins) (?:court|long|formel)|ce n'est pas (?:ce que|ça)|(?:c'est )?trop (?:long|court|formel)|une autre version|fais (?:la|une) version (?!de )|raccourcis(?:-l[ea]|-moi (?:ça|cela)| un peu| et|[.!]*$)|(?:enlève|retire|supprime) les|traduis-l[ea]|rends-l[ea])",
    '(?:(?:nein|ok|danke|bitte|jetzt)[,.]? )*(?:mach (?:es|das|ihn|sie) (?:\\p{L}+ )?\\p{L}+er(?!\\p{L})|(?:etwas |viel |noch )?(?:kürzer|länger|einfacher|lockerer|formeller|lustiger|ausführlicher)(?: bitte)?[.!]*$|nochmal|noch ?einmal|jetzt (?:auf|als|in|für)(?!\\p{L})|das gleiche|dasselbe|das ist (?:nicht (?:das|was)|zu (?:lang|kurz)|falsch)|zu (?:lang|kurz|förmlich)[.!]*$|eine andere version|kürze? es|übersetze? es)',
    '(?:(?:não|ok|obrigad[oa]|agora|por favor)[,.]? )*(?:(?:um pouco )?mais (?:curt[oa]|long[oa]|formal|simples|engraçad[oa])[.!]*$|deix[ae] mais|de novo|tent[ae] de novo|a mesma coisa|agora em|não era isso|isso não|(?:está )?muito (?:long[oa]|curt[oa]|formal)|outra (?:versão|opção)|encurt[ae] isso|traduz(?:a)? isso)',
    "(?:(?:no|ok|grazie|adesso|ora|per favore)[,.]? )*(?:(?:un po' )?più (?:cort[oa]|breve|lung[oa]|formale|semplice|divertente)[.!]*$|rifall[oa]|riprova|di nuovo|ancora una volta|lo stesso ma|(?:adesso|ora) in|non è quello|(?:è )?troppo (?:lung[oa]|cort[oa]|formale)|un'altra versione|accorcial[oa]|traducil[oa]|fall[oa] (?:più|in))",
    '(?:(?:nu|ok|mersi|mulțumesc|acum|te rog)[,.]? )*(?:mai (?:scurt|lung|formal|simplu|amuzant)ă?[.!]*$|fă-[lo] mai|încă o dată|din nou|mai încearcă|la fel dar|același lucru|acum în|nu asta|(?:e |este )?prea (?:lung|scurt|formal)|altă (?:versiune|variantă)|scurteaz-?[ăl]|tradu-l)',
    '(?:再(?:短|长|简|正式|详细|来一|试|写一|改)|(?:写得?)?(?:短|长|简短|简单|正式|详细|口语|活泼|委婉)一?点(?:$|[儿。！,，\\s])|更(?:短|正式|幽默|简单|详细|口语)|换(?:一个|个|成|种)|重(?:写|来|新写)|不是这个意思|不对[，,]|太(?:长|短|正式|官方)了|还有吗|同样的)',
    '(?:もっと(?:短く|長く|丁寧に|簡単に|詳しく|面白く)|もう(?:一度|一回|少し)|別の(?:案|バージョン)|やり直し|違います|そうじゃなく|長すぎ|短すぎ|同じ(?:の|もの)を)',
    '(?:اجعله|اجعلها|أقصر|أطول|أعد المحاولة|مرة أخرى|حاول مجددا|نفس الشيء|الآن بال|ليس هذا|طويل جدا|نسخة أخرى|اختصره|ترجمه)(?!\\p{L})',
  ],
  { atStart: true },
);

/** The verb and a pronoun: what it stands for was said before. */
const ABOUT_IT = lean(
  /^(?:(?:ok|okay|no|please|pls|can you|could you|now|and|but|then|por favor|ahora|maintenant|bitte|agora|adesso|acum|te rog|请|能不能|من فضلك)[,.]? )*(?:(?:explain|say|write|put|describe|summari[sz]e|translate|rewrite|format|tell|give|send|show) (?:it|them)(?! (?:to (?:her|him|them|my)|up))(?!\p{L})|(?:explica|escribe|redacta|resume|traduce)(?:me)?l[oa]s?(?!\p{L})|(?:explique|ecris|resume|traduis|mets|fais|reecris|reformule)(?:-moi)?-l[ea]s?(?!\p{L})|(?:erklar|schreib|fass|ubersetz|formulier)e? es(?!\p{L})|(?:explic[ae]|escrev[ae]|resum[ae]|traduz[a]?)(?:-[oa]| isso)(?!\p{L})|(?:spiega|scrivi|riassumi|traduci|riscrivi)(?:me)?l[oa](?!\p{L})|(?:explica|scrie|rezuma|tradu|refa)-(?:mi-)?[lo](?!\p{L})|把它|将它|(?:再|重新)(?:解释|说|翻译|总结)|(?:それ|これ)を.{0,12}(?:して|書いて|説明)|(?:اكتب|لخص|اشرح|ترجم|اختصر|اجعل|صغ|عدل|حسن)(?:ها|ه)(?!\p{L}))/u,
);

const GO_ON =
  /^(?:(?:please|pls|ok|and|bitte|por favor|te rog) )*(?:continue|go on|keep going|carry on|sigue|continua|continuez|continue|weiter|mach weiter|fahre? fort|vai avanti|prosegui|mai departe|继续|接着写|続けて|続き|تابع|استمر|اكمل)(?: (?:please|pls|writing|bitte|por favor))?(?:ください|下さい)?\s*[.!。！…]*$/u;

const MOST_WORDS = 18;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const MOST_SIGNS = 24;

const isBrief = (folded: string): boolean =>
  WITHOUT_SPACES.test(folded) ? [...folded].length <= MOST_SIGNS : folded.split(/\s+/u).length <= MOST_WORDS;

/** "Make it shorter", "now in French": without the answer before it there is nothing to work on. */
export const isFollowUp = (folded: string): boolean =>
  isBrief(folded) &&
  !/[:：]\s*\S/u.test(folded) &&
  (FOLLOW_UP.test(folded) || ABOUT_IT.test(folded) || asksToExplainAgain(folded));

/** "Continue": what is wanted is what comes next. */
export const wantsMore = (folded: string): boolean => GO_ON.test(folded);

import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Words for somebody are looked for: to ask, to tell, to refuse, to answer. */
const SAY_IT = anyWord([
  'how (?:do|can|should|could|would) (?:i|we) (?:\\p{L}+ )?(?:tell|ask|say|word|phrase|break (?:it|the news)|bring up|turn down|decline|refuse|respond|reply|apologi[sz]e)(?!\\p{L})|how to (?:\\p{L}+ )?(?:tell|ask|say no|turn down|decline|refuse|respond to|reply to|apologi[sz]e|break it to|break up with)(?!\\p{L})',
  'cómo (?:le |les |se lo |lo )?(?:digo|pido|cuento|respondo|contesto|rechazo|explico a)(?!\\p{L})|cómo (?:decir|pedir|contar|responder|rechazar|contestar)(?:le|les|se|lo|selo)* (?:a|un|el|que)',
  "comment (?:lui |leur )?(?:(?:je )?(?:dire|annoncer|demander|avouer)(?:[ -]\\p{L}+)? (?:à|au|que)|dire non|refuser|répondre à|m’excuser|m'excuser)",
  'wie (?:sag(?:e|s)?|frag(?:e)?|bitt(?:e)?|antwort(?:e)?|lehn(?:e)?|bring(?:e)? ich (?:es|das)|formulier(?:e)?|entschuldig(?:e)?) (?:ich|man|wir)?',
  'como (?:é que )?(?:eu )?(?:lhe )?(?:digo|falo (?:para|pra|pro|com|ao|à|que)|peço|conto (?:para|pra|pro|ao|à)|respondo|recuso|nego)(?!\\p{L})|como (?:dizer|falar|pedir|contar|recusar) (?:para|pra|pro|ao|à|a|que|um)(?!\\p{L})',
  'come (?:gli |le |lo )?(?:dico|chiedo|rispondo|rifiuto|spiego a|racconto)(?!\\p{L})|come (?:dire|chiedere|dirlo|dirgli|dirle|rispondere|rifiutare) (?:a|al|alla|ai|di|che|un)(?!\\p{L})',
  'cum (?:îi |le |i-o |să îi |să-i )?(?:spun|cer|răspund|refuz|zic|anunț)(?!\\p{L})',
  '(?:怎么|如何|怎样)(?:跟|和|对|向|给).{1,10}(?:说|讲|开口|提|解释|回|谈|请)|(?:怎么|如何|怎样)(?:开口|拒绝|回绝|道歉|表白|回复|回答|回应|婉拒)',
  '(?:どう|なんて|何て)(?:断|謝|伝え|言え|言った|切り出|返事|返信|答え)',
  'كيف (?:أقول|اقول|أخبر|اخبر|أطلب .{0,24}من|اطلب .{0,24}من|أرد|ارد|أرفض|ارفض|أعتذر|اعتذر|أصارح|اصارح)',
]);

/** How a word is said in another language is no conversation. */
const IN_A_LANGUAGE = lean(
  /(?<![\p{L}])(?:in|en|auf|em|em|in) (?:english|spanish|french|german|ingles|frances|aleman|espanol|anglais|espagnol|allemand|englisch|spanisch|franzosisch|ingles|inglese|francese|tedesco|engleza|franceza|germana)|英语|英文|日语|法语|英語|日本語|بالانجليزي|dupa gust/u,
);

/** Not the way to say it is asked for, but to be given it. */
const HELP_TO_SAY = anyWord([
  'help me (?:to )?(?:tell|break it to|break the news to|say (?:no|goodbye|sorry) to|turn down|ask) (?:my|our|the|a|him|her|them|his|her)(?!\\p{L})',
  'ayúdame a (?:decir|pedir|contar|avisar|rechazar|responder)(?:le|les|selo)? (?:a|al|que)(?!\\p{L})',
  "(?:aide[rz]?[ -]moi|m'aider|nous aider) à (?:dire|annoncer|demander|avouer|prévenir|répondre)(?: non)? (?:à|au|aux|que|mon|ma|mes)(?!\\p{L})",
  '(?:hilf mir|helfen sie mir|mir (?:dabei )?helfen)[^.?\\n]{0,80}(?:zu sagen|beizubringen|mitzuteilen|zu bitten|abzusagen)',
  '(?:me ajud[ae]r?|ajud[ae]r?-me) (?:a|pra|para) (?:dizer|contar|avisar|pedir|falar|responder) (?:a|à|ao|aos|pro|pra|para|com|que)(?!\\p{L})',
  '(?:aiutami|aiutarmi|mi aiuti) a (?:dire|comunicare|chiedere|rispondere|confessare) (?:a|al|alla|ai|alle|che|di)(?!\\p{L})',
  '(?:ajută-mă|ajutați-mă|mă ajut[ai]|mă poți ajuta|mă puteți ajuta) să (?:îi |le |i )?-?(?:spun|zic|cer|anunț|răspund)|(?:ajută-mă|ajutați-mă|mă ajuți|mă poți ajuta|mă puteți ajuta) să-i (?:spun|zic|cer|răspund)',
  '帮我(?:跟|和|对|向).{1,12}(?:说|讲|开口|解释|道歉|提出)|帮我(?:委婉地?)?(?:告诉|回绝|转告)',
  '(?:に|へ).{1,30}(?:伝え|断り|謝り|打ち明け)たい(?:ので|のですが|んですが|です)?.{0,14}(?:手伝|言葉|言い方|文章|文面)',
  'ساعد(?:ني|يني) (?:في |على |أن )?(?:أقول|أخبر|أصارح|أعتذر|أطلب|قول|إخبار|إبلاغ|مصارحة)',
]);
export const helpsToSay = (folded: string): boolean => HELP_TO_SAY.test(folded) && !IN_A_LANGUAGE.test(folded);

/** It has to be said, and how is not known. */
const AT_A_LOSS = anyWord([
  "(?:don'?t|do not|no idea|not sure|unsure|idk)(?: know)? how (?:to|i (?:should|can)) (?:\\p{L}+ ){0,2}?(?:put it|say|word|phrase|tell|break|bring (?:it|this|that) up|explain it|ask|turn (?:it|him|her|them) down)(?!\\p{L})",
  'no sé cómo (?:decír|ponér|contár|explicár|plantear|planteár|pedír|sacár|dar)\\p{L}*|no sé cómo (?:se lo |le |les |lo )?(?:digo|decir|explico|explicar|pido|pedir|planteo|plantear)(?!\\p{L})',
  "(?:je )?(?:ne )?sais pas (?:trop )?comment (?:le |la |lui |leur |l')*(?:dire|annoncer|formuler|tourner|expliquer|demander|avouer|présenter)(?!\\p{L})",
  '(?:weiß|weiss) nicht,? wie ich (?:(?:es|das|ihr|ihm|ihnen|meine[rm]?|der|dem|\\p{L}+) ){0,4}(?:sagen|sage|beibringen|beibringe|formulieren|formuliere|erklären|erkläre|mitteilen|ausdrücken|fragen)(?!\\p{L})',
  'não sei como (?:(?:lhe|isso|te) )?(?:dizer|falar|contar|explicar|pedir|colocar|dar a notícia)(?!\\p{L})',
  'non so come (?:dir|metter|spiegar|comunicar|chieder|formular|affrontar)\\p{L}*',
  'nu știu cum să (?:-i |îi |i-o |i |o |le )?(?:spun|zic|formulez|explic|cer|anunț|dau vestea)(?!\\p{L})|nu știu cum să-(?:i|le|mi) (?:spun|zic|explic|cer)',
  '不知道(?:该|要)?(?:怎么|如何|怎样)(?:跟|和|对|向|给)?[^，。]{0,8}(?:说|开口|讲|提|表达|解释|拒绝)',
  '(?:どう|なんて|何て|どのように)(?:言え|言っ|伝え|切り出|説明)[^。]{0,10}(?:わから|分から|悩|迷|困)',
  '(?:لا أعرف|ما أعرف|ما اعرف|مو عارف|مش عارف|لا أدري|محتار) (?:كيف|شلون|إزاي|ازاي) (?:أقول|اقول|أخبر|اخبر|أبلغ|أفاتح|أصارح|أعتذر|أشرح|أفتح|أطلب)',
]);
/** "What can I say to him?", "How should I explain it?": words for a talk that is coming. */
const WORDS_WANTED = anyWord([
  'what (?:can|could|should|do|would|shall) (?:i|we) (?:best |even )?(?:say|tell|answer|reply|respond)(?! (?:from|of|more|if|unless|to the data|about (?:the|an?|these|those|how|what))(?!\\p{L}))(?!\\p{L})|what do you (?:even )?say (?:to|when|if) (?:somebody|someone|an?|my|your)(?!\\p{L})|how (?:should|do|can|could|would) (?:i|we) (?:\\p{L}+ )?(?:(?:explain|justify|answer|address|talk about|raise|bring up) (?:it|this|that|my|why i|the gap|what happened)(?!\\p{L})|put (?:it|this|that)(?= (?:to|in|without|politely|nicely|so)(?!\\p{L})|[?.,]|$))',
  '(?:qué|que) se (?:le )?dice (?:cuando|a)(?!\\p{L})|(?:qué|que) (?:le |les )?(?:puedo|podría|debo|debería|podemos) (?:decir|responder|contestar|contar)(?:le|les)?(?!\\p{L}| (?:de|del|sobre) )|(?:qué|que) (?:le|les) (?:digo|respondo|contesto)(?!\\p{L})|cómo (?:lo |la |se lo |le )?(?:puedo |debo |debería )?(?:explicar?|justificar?|explico|justifico|planteo)(?:lo|la|selo|le)?(?= (?:mi|en (?:la|una) entrevista|por qué (?:no |me |dejé|estuve)|esto|eso|a mi)|\\?|$)',
  "(?:que dit-on|qu'est-ce qu'on dit) (?:quand|à)(?!\\p{L})|(?:qu'est-ce que je (?:peux|dois|pourrais|devrais)|que (?:puis|dois|pourrais|devrais)-je) (?:lui |leur )?(?:dire|répondre)(?!\\p{L}| (?:de|du|des|sur) )|(?:quoi|que) (?:lui|leur) (?:dire|répondre)(?!\\p{L})|qu'est-ce que je (?:lui|leur) (?:dis|réponds)(?!\\p{L})|comment (?:le |la |l')?(?:lui|leur) (?:dire|annoncer)(?!\\p{L})|comment (?:je (?:peux|dois|devrais) |puis-je |dois-je |devrais-je )?(?:l'|le lui |lui |leur )?(?:expliquer?|justifier?)(?= (?:mon |ma |mes |cela|ça|à m|en entretien|pourquoi j)|\\s?\\?|$)",
  'was sag(?:e)? ich(?:(?! zu)(?= (?:ihm|ihr|ihnen|da|dann|ihr|meine\\p{L}*|dem|der))|\\?|$)|was sagt man (?:wenn|zu|jemandem|einem|einer|bei)(?!\\p{L})|was (?:kann|soll|sollte|könnte|darf) ich (?:(?!über|mit)\\p{L}+ ){0,7}(?:sagen|antworten|erwidern|entgegnen)(?!\\p{L})|was (?:sage|antworte) ich(?!\\p{L})|wie (?:soll|kann|sollte) ich (?:das|es|ihm|ihr|ihnen|die|den|meine?n?)(?: \\p{L}+){0,6} (?:erklären|begründen|sagen|formulieren|rechtfertigen)(?!\\p{L})|wie (?:erkläre|begründe) ich (?:das|es|ihm|ihr|ihnen|meine?n?)(?!\\p{L})',
  'o que se diz (?:quando|a|para)(?!\\p{L})|o que (?:eu |é que )?(?:posso|devo|deveria|podia) (?:lhe )?(?:dizer|responder|falar)(?!\\p{L}| (?:de|do|da|sobre) )|o que (?:lhe |eu )(?:digo|respondo|falo)(?!\\p{L})|como (?:é que )?(?:eu )?(?:(?:posso|devo) )?(?:explico|explicar|justifico|justificar) (?:isso|isto|o meu|a minha|meu|minha|na entrevista|por que (?:eu|não))',
  '(?:che )?cosa si dice (?:quando|a)(?!\\p{L})|(?:che )?cosa (?:(?:gli|le|vi) )?(?:posso|devo|dovrei|potrei) (?:dire|rispondere|dirgli|dirle|rispondergli|risponderle)(?!\\p{L}| (?:di|del|della|su|sul|sulla) )|(?:che )?cosa (?:gli|le) (?:dico|rispondo)(?!\\p{L})|come (?:lo |glielo |la )?(?:posso |dovrei |devo )?(?:spiego|giustifico|spiegare|giustificare|spiegarlo|giustificarlo)(?= (?:al colloquio|in (?:un )?colloquio|il mio|la mia|questo|che non|perché (?:non |ho))|\\?|$)',
  'ce (?:îi )?se spune (?:când|cuiva|la)(?!\\p{L})|ce (?:(?:îi|le) )?(?:pot|ar trebui|aș putea) (?:să )?(?:îi |le |-i )?(?:spun|spune|zic|zice|răspund|răspunde)(?!\\p{L}| despre )|ce să (?:îi |le |-i )?(?:spun|zic|răspund)(?!\\p{L})|ce (?:îi|le) (?:spun|zic|răspund)(?!\\p{L})|cum (?:(?:îl|o|îi) )?(?:ar trebui să |pot să |să )?(?:explic|justific|motivez)(?= (?:asta|la interviu|pauza|golul|lipsa|că|de ce nu)|\\?|$)',
  '(?:给|来|写|提供|准备|有没有)[^，。]{0,10}(?<!直播|带货|销售|营销|推销|客服|电话)话术|(?:该|应该|要|可以|能)(?:怎么|如何|怎样)(?:跟[^，。]{1,6}|对[^，。]{1,6})?(?:回答|解释|说|回应|交代)(?![明文])|(?:该|应该|可以|能)(?:跟|和|对|向)?[^，。]{0,6}说(?:什么|些什么|点什么)',
  '(?:面接|上司|相手|親|先生|お客|子ども|子供|彼|彼女|医者|警察|会社|妻|夫|娘|息子|友達|友人)[^。]{0,16}(?:どう|どのように)説明(?:すれば|したら)|(?:何と|なんと|何て|なんて)(?:言え|言っ|答え|返せ|説明)',
  '(?:ماذا|ما الذي|ايش|إيش|شو|وش) (?:يمكنني |أستطيع |استطيع |أقدر |اقدر |علي )?(?:أن |ان )?(?:أقول|اقول|أرد|ارد|أجيب|اجيب|أرد عليه)(?!\\p{L})|كيف (?:أشرح|اشرح|أبرر|ابرر|أوضح|اوضح|أفسر|افسر)(?:ها|ه)? (?:له|لها|لهم|ذلك|هذا|في المقابلة|أنني|أني|سبب)',
]);
/** It is to be written down and sent. */
const SENT = anyWord([
  '(?:in|by|via|per|over|as) (?:an? |my |the )?(?:short |polite )?(?:e-?mail|mail|text(?: message)?|letter|message|note|whatsapp|sms)|(?:the|an?|my) (?:short |polite )?(?:e-?mail|letter|text message|whatsapp message) (?:to|for)',
  '(?:en|por|con) (?:un |una |el |la )?(?:correo|e-?mail|mensaje|carta|whatsapp|sms)',
  '(?:par|dans|en|sur) (?:un |une |le |mon )?(?:mail|e-?mail|courriel|message|lettre|sms|texto|whatsapp)',
  '(?:in|per|mit|als) (?:einer? |der |meiner )?(?:kurzen )?(?:e-?mail|mail|nachricht|brief|whatsapp|sms)|in einem (?:kurzen )?brief|(?:ich|wir) (?:muss|müssen|will|möchte|soll|sollte)(?!\\p{L})[^.?!\\n]{3,50}(?<!be|unter|ab|auf|um|vor)schreiben(?!\\p{L})',
  '(?:em|por|num|numa|no|na) (?:um |uma )?(?:e-?mail|mensagem|carta|whatsapp|sms)',
  '(?:in|per|via|con|su) (?:un. ?|una |l.)?(?:e-?mail|mail|messaggio|lettera|whatsapp|sms)',
  '(?:în|prin|pe|într-un|într-o) (?:un |o )?(?:e-?mail|mail|mesaj|scrisoare|whatsapp|sms)',
  '(?:写|发|用|在|回)[^，。]{0,6}(?:邮件|短信|微信|信(?!用|息)|消息)|邮件(?:里|中|该|怎么)',
  '(?:メール|手紙|line|ライン|チャット|メッセージ)(?:で|に|を|では)',
  '(?:في|عبر|عن طريق|ب)(?:ال)? ?(?:بريد|إيميل|ايميل|رسالة|الإيميل|البريد|واتساب)',
]);
/** "What should I write to her?" */
const TO_WRITE = anyWord([
  'what (?:should|can|do|could) (?:i|we) (?:write|text)(?: back)?(?! (?:about|on|in|for|my|a|an)(?!\\p{L}))(?!\\p{L})',
  'qué (?:le|les) (?:puedo |debo )?(?:escribo|escribir)(?!\\p{L})|qué (?:puedo|debo) escribirle',
  "(?:qu'est-ce que je (?:peux|dois)|que (?:puis|dois)-je|quoi|que) (?:lui|leur) écrire",
  'was (?:soll|kann|sollte) ich (?:ihm|ihr|ihnen|da|am besten|zurück) (?:\\p{L}+ )?schreiben|was schreibe ich (?:ihm|ihr|ihnen|da|am besten)',
  'o que (?:é que )?(?:eu )?lhe (?:posso |devo )?(?:escrevo|escrever)(?!\\p{L})',
  '(?:che )?cosa (?:gli|le) (?:posso |devo )?(?:scrivo|scrivere)(?!\\p{L})|cosa (?:posso|devo) scriver(?:gli|le)',
  'ce (?:să )?(?:îi|i|le) (?:scriu|răspund)(?!\\p{L})|ce să-(?:i|le) (?:scriu|răspund)(?!\\p{L})',
  '(?:该|要|应该)(?:怎么|如何)写(?:给|这[封条])',
  '(?:何|なん)(?:と|て)(?:書け|返信|送れ)',
  '(?:ماذا|وش|ايش|إيش|شو|ايه|شنو) (?:أكتب|اكتب|أرد|ارد|أقول|اقول|أرسل) (?:له|لها|لهم|عليه|عليها|عليهم)(?!\\p{L})|(?:كيف|شلون) (?:أرد|ارد) (?:عليه|عليها|عليهم)(?!\\p{L})',
]);
export const asksWhatToWrite = (folded: string): boolean => TO_WRITE.test(folded);

export const isSent = (folded: string): boolean => SENT.test(folded);

export const wantsWords = (folded: string): boolean => WORDS_WANTED.test(folded);

export const asksForWordsToSay = (folded: string): boolean =>
  (AT_A_LOSS.test(folded) || WORDS_WANTED.test(folded)) && !IN_A_LANGUAGE.test(folded);

export const asksWhatToSay = (folded: string): boolean =>
  (SAY_IT.test(folded) || HELP_TO_SAY.test(folded) || AT_A_LOSS.test(folded) || WORDS_WANTED.test(folded)) &&
  !IN_A_LANGUAGE.test(folded);

/** "How do I get …": something to do, and no idea to be explained. */
export const HOW_I = anyWord(
  [
    '(?:so )?how (?:do|can|should|could) (?:i|we)(?!\\p{L})',
    '¿?cómo (?:(?:me|te|se|le|les|lo|la|los|las) ){0,2}(?:puedo|podemos|hago|consigo|logro|debo|debería|quito|saco|evito|arreglo|convenzo|gano|dejo|preparo|\\p{L}{2,}zco)(?!\\p{L})',
    "comment (?:je |j'|puis-je |faire pour |on fait pour |est-ce que je |me |m')",
    'wie \\p{L}+ (?:ich|wir|man)(?!\\p{L})',
    'como (?:é que )?(?:eu )?(?:(?:me|te|se|lhe) )?(?:posso|podemos|faço|consigo|devo|tiro|evito|convenço|ganho|paro|deixo|preparo|peço)(?!\\p{L})',
    'come (?:(?:mi|ti|si|gli|le|lo|la) )?(?:posso|possiamo|faccio|riesco|devo|dovrei|tolgo|evito|convinco|guadagno|smetto|preparo)(?!\\p{L})',
    'cum (?:(?:îmi|îl|îi|o|le|mă|să) )?(?:pot|putem|fac|scap|conving|reușesc|evit|scot|câștig|mă las|pregătesc)(?!\\p{L})',
    '(?:怎么|怎样|如何)(?:才能|能|可以|让|使|去|把)',
    '.{1,24}(?:には|ためには)?どう(?:したら|すれば|やって)',
    'كيف (?:أقنع|اقنع|أجعل|اجعل|أخلي|اخلي|أقدر|اقدر|أستطيع|استطيع|أتخلص|اتخلص|أزيل|ازيل)',
  ],
  { atStart: true },
);

/** Between people there is no one order of steps. */
export const NEAR_ONES = lean(
  /(?<![\p{L}])(?:boss|manager|husband|wife|boyfriend|girlfriend|partner|mum|mom|dad|parents?|kids?|child(?:ren)?|son|daughter|toddler|teenager|neighbou?rs?|roommate|colleagues?|coworkers?|friends?|jef[ea]|marido|mujer|novi[oa]|padres|hij[oa]s?|nin[oa]s?|vecin[oa]s?|companer[oa]s?|amig[oa]s?|suegr[oa]|chef|mari|femme|copain|copine|parents|fils|fille|enfants?|ados?|voisins?|collegues?|amie?s?|chefin?|mann|frau|freundin?|eltern|sohn|tochter|kind(?:er)?|nachbarn?|kolleg(?:e|in|en)|mitbewohner|chefe|namorad[oa]|pais|filh[oa]s?|crianca|vizinh[oa]s?|colegas?|sogra|capo|marito|moglie|ragazz[oa]|fidanzat[oa]|genitori|figli[oa]?|bambin[oaie]|vicin[oi]|colleg(?:a|hi)|amic[oahie]+|suocera|sef(?:ul|ului|a)?|sot(?:ul|ia)|iubit(?:ul|a)?|parinti\p{L}*|fi(?:ul|ica)|copil\p{L}*|vecin\p{L}*|coleg\p{L}*|prieten\p{L}*|soacra\p{L}*)(?![\p{L}])|老板|老公|老婆|男朋友|女朋友|爸|妈|孩子|儿子|女儿|宝宝|邻居|同事|朋友|室友|婆婆|上司|夫|妻|彼氏|彼女|親|息子|娘|子供|子ども|隣|同僚|友達|友人|(?:^|\s)(?:مدير|زوج|ابن|بنت|اولاد|طفل|جار|صديق|زميل|اهل|ام|اب)(?:ي|تي|نا|ه|ها)?(?=\s|$)/u,
);

/** Something hurts or is not as it should be in a body, a person's or an animal's. */
export const AILING = anyWord([
  "(?:(?:hasn'?t|won'?t|isn'?t|not|stopped) eat(?:en|ing)?|can'?t sleep|throwing up|vomit\\p{L}*|cough\\p{L}*|fever|rash|swollen|bleed\\p{L}*|dizzy|(?:head|tooth|stomach|back|ear)aches?|hurts?(?! (?:that|my feelings))|(?:abdominal|stomach|belly|chest|back|knee|joint|muscle) (?:pains?|discomfort)|limping|sneezing|diarrh\\p{L}*|pregnan\\p{L}*)(?!\\p{L})",
  '(?:no (?:quiere )?come(?:r)?|no (?:puedo|logro|consigo) dormir|vomit\\p{L}*|tos(?:e)?|fiebre|sarpullido|hinchad\\p{L}*|sangr[ae]\\p{L}*|mareos?|duele\\p{L}*(?! que)|malestar|dolor\\p{L}*|cojea|diarrea|embaraz\\p{L}*|esguince)(?!\\p{L})',
  '(?:(?:ne )?mange (?:plus|pas|rien)|(?:arrive (?:pas|plus) à|peux (?:pas|plus)) dormir|vomi\\p{L}*|tousse|toux|fièvre|boutons|gonflé\\p{L}*|saigne\\p{L}*|vertiges?|douleurs?|mal (?:au|à la|aux)|boite|diarrhée|enceinte|entorse|foulure)(?!\\p{L})',
  '(?:frisst (?:nicht|nichts|seit|kaum)|isst (?:nicht|nichts)|kann nicht (?:ein)?schlafen|erbr(?:ech|ich)\\p{L}*|hust\\p{L}*|fieber|ausschlag|geschwollen\\p{L}*|blutet|schwindel\\p{L}*|\\p{L}*schmerz\\p{L}*|tut (?:mir )?weh(?!,? dass)|humpelt|durchfall|verstaucht|prellung|schwanger\\p{L}*)(?!\\p{L})',
  '(?:não (?:quer )?come(?:r)?|não consigo dormir|vomit\\p{L}*|tosse|febre|manchas na pele|inchad\\p{L}*|sangr\\p{L}*|tontura\\p{L}*|dor(?:es)?(?!\\p{L})|dói|desconforto|doendo|mancando|diarreia|grávida|torção|entorse|torci)(?!\\p{L})',
  '(?:non (?:vuole )?mangia(?:re)?|non riesco a dormire|vomit\\p{L}*|tosse|febbre|sfogo|gonfi[oa]\\p{L}*|sanguin\\p{L}*|capogir\\p{L}*|mal di (?:testa|schiena|pancia|denti|gola)|fa male|fastidio addominale|dolor\\p{L}*|zoppica|diarrea|incinta|distorsione|storta)(?!\\p{L})',
  '(?:nu (?:mai )?(?:vrea să )?mănânc\\p{L}*|nu (?:pot|reușesc să) (?:să )?(?:adorm|dorm)|vomit\\p{L}*|vars[ăa]|tuș\\p{L}*|febr\\p{L}*|umflat\\p{L}*|sângereaz\\p{L}*|amețe\\p{L}*|disconfort\\p{L}*|(?:mă|îl|o) doare(?! (?:ca|că) )|dureri?|șchiop\\p{L}*|diaree|însărcinată)(?!\\p{L})',
  '不吃(?:东西|饭|猫粮|狗粮)?|吃不下|睡不着|失眠|呕吐|咳嗽|发烧|皮疹|红肿|流血|头晕|疼|打喷嚏|流眼泪|拉肚子|腹泻|不爱说话|不会说话|怀孕|孕妇',
  '食べない|食欲がない|眠れない|吐(?:い|く|き)|咳|熱が|発疹|腫れ|血が|めまい|痛い|痛み|痛く|くしゃみ|下痢|妊娠|元気がない',
  '(?:(?:ما|لا) (?:يتكلم|تتكلم)|(?:لا|ما|مو) ?(?:يأكل|تأكل|ياكل|تاكل)|(?:لا|ما) (?:أنام|انام|أستطيع النوم|اقدر انام)|يستفرغ|تقيؤ|سعال|كحة|حرارة(?=[^.]{0,20}(?:طفل|ابن|بنت|مرتفعة))|طفح|تورم|نزيف|دوخة|وجع|ألم|يؤلمني|يوجعني|إسهال|حامل)(?!\\p{L})',
]);

/** The question goes on from what was said before. */
const GOES_ON = lean(
  [
    '^(?:(?:ok|okay|hmm|but|so|thanks)[, ]+)*(?:and|but) (?:if|what|why|how|when|where|for|in)(?![\\p{L}])',
    '^(?:(?:ok|vale|bueno|pero|gracias)[, ]+)*(?:¿ ?)?(?:y|pero) (?:si|que pasa|por que|porque|como|cuando|cuanto|para|en)(?![\\p{L}])',
    "^(?:(?:ok|mais|merci|d'accord)[, ]+)*et (?:si|s'il|s'ils|si elle|pourquoi|comment|quand|pour|en)(?![\\p{L}])|^et s'",
    '^(?:(?:ok|okay|aber|danke)[, ]+)*(?:und|aber) (?:was|wenn|wie|warum|wieso|wann|wo|falls|bei|fur)(?![\\p{L}])',
    '^(?:(?:ok|ta|mas|obrigad[oa])[, ]+)*(?:e|mas) (?:se|quando|como|quanto|por que|porque|pra|para)(?![\\p{L}])',
    '^(?:(?:ok|ma|grazie)[, ]+)*(?:e|ma) (?:se|quando|come|quanto|perche|per)(?![\\p{L}])',
    '^(?:(?:ok|dar|mersi)[, ]+)*(?:si|dar) (?:daca|cand|cum|cat|de ce|pentru)(?![\\p{L}])',
    '^(?:那|那么|可是|但是)(?!里|边|个|种|些).{0,20}(?:呢|吗|怎么办|怎么样)[?？]?$|^为什么[?？]?$',
    '^(?:それって|それは|じゃあ|では).{0,14}[?？]?$|^(?:なんで|なぜ|どうして)(?:なの|ですか)?[?？]?$|^.{1,10}なかったら[?？]?$',
    '^(?:طيب |اوكي? |بس )*و(?:اذا|لو|ليش|ليه|كيف|ماذا|متي|كم)(?![\\p{L}])',
  ].join('|'),
  'u',
);
const MOST_WORDS_OF_A_QUESTION = 14;

export const goesOn = (folded: string): boolean =>
  folded.split(/\s+/u).length <= MOST_WORDS_OF_A_QUESTION && !/[:：\n]/u.test(folded) && GOES_ON.test(folded);

/** What was explained was not understood. */
const EXPLAIN_AGAIN = anyWord([
  "(?:explain|say|put) (?:it|that|this)(?: to me)? (?:again|more simply|simpler|differently|in (?:a )?simpler|in (?:plain|easier))|(?:i )?(?:still )?(?:don'?t|do not|didn'?t) (?:get|understand)(?: it| that)?[.!?]*$",
  '(?:me )?(?:lo )?(?:explic\\p{L}*)(?:me)?(?:lo)? (?:otra vez|de nuevo|mejor|(?:un poco )?más (?:fácil|simple|sencillo|claro))|no (?:lo |te )?(?:entiendo|entendí|he entendido)[.!?]*$',
  "(?:expliqu\\p{L}*|réexpliqu\\p{L}*)(?:[- ](?:moi|le|la|ça|nous))* ?(?:(?:ça|cela) )?(?:encore|à nouveau|autrement|plus (?:simplement|clairement)|mieux)|(?:j'ai|je n'ai|je) ?(?:rien |pas )?(?:compris|comprends pas)[.!?]*$",
  '(?:nochmal|noch ?einmal|einfacher|anders|besser)(?: (?:und )?\\p{L}+)? erklär\\p{L}*|erklär\\p{L}* (?:mir )?(?:das |es )?(?:bitte )?(?:nochmal|noch ?einmal|einfacher|anders|besser)|(?:versteh\\p{L}*|kapier\\p{L}*) (?:ich )?(?:das |es )?(?:immer noch |noch )?nicht[.!?]*$',
  '(?:me )?explic\\p{L}*(?:-me)?(?: isso| isto)? (?:de novo|outra vez|melhor|(?:de (?:um jeito|uma forma) )?mais (?:simples|fácil|claro))|não (?:entendi|percebi|estou entendendo)(?: nada)?[.!?]*$',
  '(?:rispieg\\p{L}*|spieg\\p{L}*(?:melo|mi)? (?:di nuovo|ancora|meglio|in (?:un )?(?:altro|modo)|(?:in modo )?più (?:semplice|facile|semplicemente)))|non (?:ho )?capi(?:to|sco)(?: niente)?[.!?]*$',
  'mai (?:zi|spune|explică)(?:-mi)? o dată|explic\\p{L}*(?:-mi| mi)? (?:asta )?(?:din nou|încă o dată|altfel|mai (?:simplu|clar|pe înțeles|bine))|nu (?:am )?înțele\\p{L}*(?: nimic)?[.!?]*$',
  '(?:再|重新)(?:给我)?(?:解释|讲|说)(?:一遍|一下|一次|得)|(?:没|沒)(?:看|听|聽)?懂|还是不(?:太)?(?:懂|明白)|(?:讲|说|解释)得?(?:更|再)?简单(?:一?点|些)',
  'もう(?:一度|一回|少し).{0,8}(?:説明|わかりやす|分かりやす|簡単に)|(?:もっと|別の言い方で).{0,6}(?:わかりやすく|分かりやすく|簡単に)(?:説明)?|(?:よく|まだ)(?:わから|分から)(?:ない|ん|なかった)(?:です)?。?$',
  '(?:اشرح|فسر|وضح|عيد|أعد)(?:ه|ها|لي|لي إياه)?(?: الشرح)? (?:مرة (?:أخرى|ثانية)|أبسط|ببساطة|أسهل|بشكل (?:أبسط|أسهل)|بطريقة (?:أبسط|أسهل|ثانية))|(?:ما|لم|مش|مو) (?:فهمت|أفهم|افهم|فاهم)[.!؟]*$',
]);
const MOST_WORDS_OF_A_WISH = 9;

export const asksToExplainAgain = (folded: string): boolean =>
  folded.split(/\s+/u).length <= MOST_WORDS_OF_A_WISH && !/[:：\n]/u.test(folded) && EXPLAIN_AGAIN.test(folded);

/** A verdict on one thing, for the person who asks. */
export const WORTH_IT = anyWord([
  '(?:is|are) .{2,60} worth (?:it|buying|getting)|(?:is it|would it be) worth',
  'vale(?:n)? la pena|merece(?:n)? la pena|(?:me )?conviene|sale a cuenta',
  '(?:ça |cela )?(?:en )?vaut(?:-il| il)? (?:vraiment )?(?:le coup|la peine)',
  'lohnt (?:es )?sich|lohnt das|rentiert sich',
  'vale(?:m)? a pena|compensa(?!\\p{L})',
  'vale la pena|(?:mi |ci )?conviene(?! di più)',
  'merită|se merită|are rost',
  '值得|划算吗|划不划算|值不值|要不要去|要不要看|有必要|用不用|需不需要|该不该',
  '価値(?:が|は)?ある|価値(?:が|は)?あり|するべき(?:ですか|\\?|？)|必要(?:が)?ある|必要(?:が)?あり|した(?:ほう|方)がいい(?:の|ですか|\\?|？)',
  'تستاهل|يستاهل|هل يستحق|هل تستحق|يسوى',
]);

/** What a town has to offer in the time there is. */
export const WHAT_TO_SEE = anyWord([
  '(?:what|things) to (?:see|do|visit) in(?! (?:the (?:morning|evening|afternoon|summer|winter|spring|fall|autumn|garden|kitchen|dark|car|office|event|first|last|next)|an? |my |your |our |case|order|bed|life|class|summer|winter|spring|autumn))|what (?:can|should) (?:i|we) (?:see|visit|do) in \\p{L}+ (?:in|for|over)',
  'qué (?:ver|visitar|hacer) en|cosas (?:que|para) (?:ver|hacer) en',
  '(?:que|quoi) (?:voir|visiter|faire) (?:à|au|en|aux|dans)(?!\\p{L})(?! (?:manger|cuisine))',
  'was (?:kann|könnte|soll|muss) (?:man|ich) .{0,40}(?:sehen|anschauen|besichtigen|unternehmen|machen) (?=.*(?:tag|wochenende|stunden|kind))|was (?:kann|könnte|soll|muss) (?:man|ich) (?:in|auf) .{2,60}(?:sehen|anschauen|besichtigen|unternehmen)',
  'o que (?:ver|visitar|fazer) (?:em|no|na|nos|nas)(?!\\p{L})(?! casa)',
  '(?:che )?(?:cosa|cose da) (?:vedere|visitare|fare) (?:a|in|al|nel|nelle)(?!\\p{L})(?! (?:casa|caso))',
  'ce (?:să )?(?:vezi|văd|vedem|vizitez|vizităm|vizitezi|faci|facem) (?:în|la|prin)(?!\\p{L})',
  '[一二两三四五六七\\p{Nd}]天[一二两三四五六七\\p{Nd}][夜晚]|.{1,16}(?:玩|逛)(?:一天|两天|[一二两三四五六七\\p{Nd}]天).{0,10}|(?:有什么|哪些)(?:好玩|景点|值得(?:去|看|逛))',
  '(?:観光|日帰り|旅行).{0,8}(?:どこ|何|プラン|モデルコース)|.{1,12}(?:で|の)(?:見どころ|観光スポット)',
  '(?:وش|ايش|شو|ماذا|إيه|ايه) (?:أزور|ازور|نزور|أشوف|اشوف|نشوف|أفعل|اعمل) في|أماكن (?:سياحية|للزيارة)',
]);

/** Days and what is done on them: for an exam, a race or a body. */
export const STUDY_OR_TRAINING_PLAN = anyWord([
  '(?:study|revision|learning|training|workout|gym|running) (?:plan|schedule|routine|programme?)|(?:\\p{Nd}+[- ]day )?(?:gym|workout|training) (?:routine|split)',
  'plan(?:ning)? de (?:estudios?|entrenamiento)|rutina de (?:gimnasio|gym|ejercicios?|entrenamiento|pesas|estudio)|tabla de ejercicios',
  '(?:planning|programme|plan) de (?:révisions?|musculation|musculaire|sport|course|entraînement|travail pour)|programme (?:sport|muscu)',
  '(?:lern|trainings|übungs|lauf|fitness)plan',
  'plano de (?:estudos?|treinos?)|cronograma de estudos?|treino (?:de|da|na|pra|para|em) (?:academia|ginásio|casa|iniciante)|ficha de treino',
  'piano (?:di )?(?:studio|allenamento)|scheda (?:di )?(?:palestra|allenamento)|programma (?:di )?(?:allenamento|studio|palestra)',
  'plan de (?:învățat|învățare|studiu|antrenament|sală)|program de (?:sală|antrenament|învățat)',
  '(?:复习|学习|健身|训练|跑步|备考)(?:计划|安排|表)',
  '(?:勉強|学習|トレーニング|ランニング)(?:の)?(?:計画|プラン|スケジュール)|(?:ジム|筋トレ|トレーニング)(?:の)?メニュー',
  '(?:برنامج|جدول|خطة) (?:ال)?(?:جيم|تمارين|تدريب\\p{L}*|رياض\\p{L}*|مذاكرة|دراسة|مراجعة)',
]);

/** Something that is learned over weeks, and no question yet. */
export const WANTS_TO_LEARN = anyWord(
  [
    "(?:hi,? )?(?:i(?:'d| would)? (?:want|like|love|need) to|i wanna) (?:learn|get (?:better|good) at|practi[cs]e)(?!\\p{L})",
    '(?:quiero|quisiera|me gustaría|necesito) aprender(?!\\p{L})',
    "(?:je veux|je voudrais|j'aimerais|j'ai envie d')(?: ?)apprendre(?!\\p{L})",
    'ich (?:will|möchte|muss|würde gern(?:e)?) .{2,60}lernen',
    '(?:eu )?(?:quero|queria|gostaria de|preciso) (?:de )?aprender(?!\\p{L})',
    '(?:voglio|vorrei|mi piacerebbe|devo) imparare(?!\\p{L})',
    '(?:vreau|aș vrea|mi-ar plăcea|trebuie) să (?:învăț|mă apuc de)',
    '我?(?:想|打算|准备)(?:要|从零|自学|开始)?学',
    '.{1,16}(?:を)?(?:学び|習い|勉強し|身につけ)(?:たい|始めたい)',
    '(?:عايز|عاوز|أريد|اريد|أبغى|ابغى|ابغي|بدي|حابب|ودي|نفسي)(?: أن)? (?:أتعلم|اتعلم|نتعلم)',
  ],
  { atStart: true },
);

/** Something that is opened or founded, which takes phases. */
export const WANTS_TO_START = anyWord(
  [
    "(?:i(?:'d| would)? (?:want|like) to|i wanna|thinking of|i'm thinking of) (?:open|start|launch|set up|build)(?:ing)? (?:an?|my|our) (?!conversation|fight|game|blog post)",
    '(?:quiero|quisiera|me gustaría|pienso) (?:abrir|montar|poner|empezar|lanzar|crear) (?:un|una|mi)(?!\\p{L})',
    "(?:je veux|je voudrais|j'aimerais) (?:ouvrir|monter|lancer|créer) (?:un|une|mon|ma)(?!\\p{L})",
    'ich (?:will|möchte|würde gern(?:e)?) (?:ein|eine|einen|meinen|mein) .{2,60}(?:aufmachen|eröffnen|gründen|starten|aufbauen)',
    '(?:eu )?(?:quero|queria|gostaria de|penso em) (?:abrir|montar|começar|criar|lançar) (?:um|uma|o meu|meu|minha)(?!\\p{L})',
    '(?:voglio|vorrei|mi piacerebbe) (?:aprire|avviare|lanciare|creare) (?:un|una|il mio|la mia)(?!\\p{L})',
    '(?:vreau|aș vrea) să (?:deschid|pornesc|lansez|încep) (?:un|o)(?!\\p{L})',
    '我?(?:想|打算|准备)(?:要|自己)?(?:开|创办|做)一?(?:个|家|间).{0,16}(?:店|公司|网店|工作室|餐厅|咖啡馆|生意)',
    '.{1,20}(?:ショップ|店|カフェ|会社|教室|事業|ビジネス)(?:を)?(?:始め|開き|作り|立ち上げ)たい',
    '(?:عايز|عاوز|أريد|اريد|أبغى|ابغى|ابغي|بدي|حابب|ودي)(?: أن)? (?:أفتح|افتح|أبدأ|ابدا|أسوي|اسوي|أنشئ|انشئ) (?:متجر|مشروع|محل|مطعم|شركة|مقهى|كافيه)',
  ],
  { atStart: true },
);
/** What speaks for it and what against it. */
export const BOTH_SIDES =
  /وجهتي النظر|وجهات النظر|الرايين|两方面的?(?:看法|观点|意见)|正反(?:两)?(?:方|面)|(?:両方|双方)の(?:立場|意見|観点)|賛否/u;
/** From here to there in so many months. */
export const ASKS_FOR_A_WAY_THERE = lean(
  /[\p{Nd}一二两三四五六七八九十半](?:个月|周|年|天)[^。？]{0,16}(?:提[到高升]|考[到过上]|减掉?|瘦|学[会完]|练|存[到够])[^。？]{0,24}(?:怎么|如何|该怎样)(?:安排|规划|计划|分配)|(?:ヶ月|か月|カ月|週間|年)で[^。]{2,40}(?:どう|どのように)(?:計画|進め|組)|(?:خلال|في) (?:\p{L}+ )?(?:اشهر|شهر|شهرين|اسابيع|سنه)[^.]{0,40}كيف (?:اخطط|انظم|ارتب|اقسم)/u,
);
export const ASKS_HOW_TO_START = lean(
  /(?<![\p{L}])(?:de donde|por donde|donde empiezo|par ou|par quoi|wo fange?|wie fange?|womit|por onde|da dove|de unde|where do i (?:start|begin)|how do i start|what do i need)(?![\p{L}])|从(?:哪|何)|怎么开始|何から|どこから|من وين|من اين|كيف ابدا|بماذا ابدا/u,
);

/** Questions with answers to choose from. */
export const CHOICE_QUESTIONS = anyWord([
  'multiple[- ]choice (?:questions?|quiz|test)|mcqs?',
  'preguntas? (?:tipo test|de opción múltiple|de selección)|tipo test',
  'qcm|questions? à choix multiples?',
  'multiple[- ]choice[- ]?(?:fragen|test|quiz)',
  '(?:questões|perguntas) de (?:múltipla )?escolha(?: múltipla)?|múltipla escolha|escolha múltipla',
  '(?:domande|quiz) a (?:risposta|scelta) multipla|a risposta multipla',
  'întrebări (?:tip )?grilă|test grilă|grile',
  '(?:道|个)?(?:单选|多选|选择)题',
  '(?:選択|四択|三択|択一)(?:式)?(?:の)?問題|選択問題|4択',
  '(?:أسئلة|سؤال) (?:ال)?(?:اختيار|اختيارات|خيارات) (?:من )?متعدد',
]);

export const CAPTION_FOR = anyWord([
  '(?:instagram|insta|photo) captions?',
  'pie de foto|texto para (?:la |una |mi )?foto',
  'légende (?:pour |de )?(?:ma |une |la )?(?:photo|insta)',
  'bildunterschrift|(?:instagram|insta) (?:text|spruch)',
  'legenda (?:pra|para|de|pro) (?:a |minha |uma )?(?:foto|insta|post)',
  'didascalia (?:per|di|insta)|frase per (?:la |una )?foto',
  '(?:descriere|text) (?:de |pentru )?(?:o )?(?:poză|poza|instagram|insta)',
  '(?:朋友圈|照片|合照|自拍).{0,10}文案',
  '(?:写真|インスタ).{0,8}(?:キャプション|投稿文|一言)',
  '(?:كابشن|وصف) (?:ل|انستا|إنستا|صورة|للصورة)',
]);

export const TALE = anyWord(
  [
    "(?:(?:a|an|tell me|short|little|funny|spooky|scary|bedtime|horror|children'?s|write|me) )*(?:story|fairy ?tale|fable)(?!\\p{L})",
    '(?:(?:un|cuéntame|escribe|breve|corto) )*cuento(?!s|\\p{L})',
    "(?:(?:une|raconte-moi|écris|petite|courte) )*(?:histoire (?:courte|du soir|drôle|pour (?:enfants?|dormir)|d'horreur|d'amour|qui fait peur|d'un|d'une)|conte(?!\\p{L}))",
    '(?:(?:eine|kurze|kleine|lustige|schreib|erzähl|mir) )*(?:\\p{L}*geschichte|märchen)(?= (?:über|von|im|in|mit|für|auf|vom|zum))',
    '(?:(?:uma?|conta|escreve|pequen[oa]|curt[oa]) )*(?:história (?:de dormir|curta|infantil|de terror|pra|para|engraçada|sobre|de (?:um|uma))|conto(?!\\p{L}))',
    '(?:(?:una?|raccontami|scrivi|breve) )*(?:favola|fiaba|racconto|storia (?:breve|della buonanotte|dell.?orrore|d.?amore|di (?:un|una)|su|per))(?!\\p{L})',
    '(?:(?:o|spune-mi|scrie|scurtă) )*(?:poveste|povestire|basm)(?!\\p{L})',
    '(?:给我)?(?:讲|写|编)?(?:一?个)?.{0,6}(?:睡前|恐怖|童话|科幻|小)?(?:故事|小说)',
    '.{0,24}(?:短編|ショートショート|短い(?:ホラー|物語|話|小説|お話)|寝る前のお話|童話)',
    '(?:اكتب |احك |احكي )?(?:لي )?(?:قصة|حكاية)(?!\\p{L})',
  ],
  { atStart: true },
);
export const NO_TALE = lean(
  /[:：?？؟]|(?<![\p{L}])(?:summary|resumen|resume|why|ideas?|idees|sentences?|frases?|phrases?|satz(?:en?)?|frasi|propoziti\p{L}*|words|lines)(?![\p{L}])|一句|两句|一文|二文|成语故事|道理|启示/u,
);

/** Sent to an employer or a landlord to end something, named without a verb. */
export const NOTICE = anyWord(
  [
    '(?:(?:a|short|formal|brief|simple) )*(?:resignation|notice) letter',
    '(?:carta de (?:renuncia|dimisión|baja))',
    'lettre de (?:démission|résiliation)',
    '(?:(?:eine|kurze|einfache|formlose) )*kündigung(?:sschreiben)?(?!\\p{L})(?!.{0,30}\\?)',
    'carta de (?:demissão|rescisão)',
    'lettera di (?:dimissioni|disdetta)',
    '(?:cerere de )?demisie(?!\\p{L})',
    '(?:帮我)?写?(?:个|封|一封)?辞职信',
    '退職(?:届|願)',
    '(?:خطاب|رسالة) استقالة',
  ],
  { atStart: true },
);

export const PROS_AND_CONS = anyWord([
  'pros (?:and|&) cons(?! of (?:\\p{L}+ing|a|my))|advantages and disadvantages|arguments for and against',
  'pros y contras|ventajas (?:y|e) (?:desventajas|inconvenientes)|argumentos a favor y en contra',
  'avantages et (?:les )?(?:inconvénients|désavantages)|pour et (?:le )?contre',
  'pro (?:und|&|/) ?contra|vor- und nachteile|vorteile und nachteile',
  'prós e contras|vantagens e desvantagens',
  'pro e contro|vantaggi e svantaggi',
  'avantaje(?:le)? și dezavantaje(?:le)?|pro și contra',
  '优缺点|利弊|好处和坏处|优点和缺点',
  'メリット(?:と|・|、)?デメリット|長所と短所|賛成と反対',
  'إيجابيات وسلبيات|مزايا وعيوب|مميزات وعيوب',
]);

/** A page or two on a subject, for school; or said aloud in front of a class. */
export const SCHOOL_TALK = anyWord(
  [
    'exposé (?:sur|à propos)',
    'referat über',
    'exposición (?:oral )?sobre',
    'apresentação (?:oral )?sobre',
    'esposizione (?:orale )?(?:su|sul|sulla)',
    '发表|课堂展示|演讲',
  ],
  { atStart: true },
);
export const SCHOOL_ESSAY = anyWord(
  [
    '(?:escribe |haz |haceme )?(?:una? )?(?:redacción|ensayo|trabajo) sobre',
    '(?:écris |fais )?(?:une )?(?:dissertation|rédaction) sur',
    '(?:eine )?erörterung (?:über|zu|zum)|aufsatz über',
    '(?:faz |faça |escreve |escreva )?(?:uma )?redação sobre',
    '(?:scrivi |fai )?(?:un )?tema su(?:l|lla|i|gli|lle)?',
    '(?:scrie |fă )?(?:o |un )?(?:compunere|eseu|referat) (?:despre|cu titlul)',
    '(?:写|帮我写)一?篇?.{0,12}议论文',
    '.{1,20}(?:についての(?:作文|レポート)|の?小論文)',
    '(?:اكتب )?(?:لي )?(?:موضوع تعبير|مقال(?:ا)? (?:قصير(?:ا)? )?عن|تعبير عن)',
  ],
  { atStart: true },
);

/** Named with its summary first: "resumen de …", "ملخص …". */
export const SUMMARY_OF = anyWord(
  [
    'summary of',
    'resumen de',
    'résumé d',
    'zusammenfassung (?:von|des|der|zu)',
    'resumo d',
    'riassunto (?:di|de)',
    'rezumat (?:la|al|despre|pentru)',
    '.{1,16}(?:的)?(?:概括|梗概|内容简介)$',
    '.{0,24}(?:のあらすじ|の要約)',
    'ملخص',
  ],
  { atStart: true },
);

/** How it is done, as a noun of Japanese. */
export const WAY_IN_JAPANESE =
  /(?:落とし|消し|取り|作り|直し|外し|洗い|使い|付け|やり|開け|育て|治し|焼き|茹で|剥き|畳み|しまい|選び|始め|辞め|書き)方(?:を|って|は)?(?:教えて(?:ください)?)?[?？。]?$/u;
export const CHOSEN_OR_WRITTEN = /選び方|書き方|考え方/u;

/** What is to happen in a sheet, told without a verb of asking. */
export const IN_A_SHEET =
  /^(?:excel|エクセル|スプレッドシート|google ?(?:sheets?|スプレッドシート)|اكسل|wps|表格)[^?？]{6,}/u;

/** Something named as an error by its program. */
export const PROGRAM_ERROR = lean(
  /\p{Lu}\p{L}+(?:Error|Exception)(?![\p{L}])|Traceback|NullPointer|segfault|undefined is not/u,
);

/** Asked what a thing is, in so many words. */
export const WHAT_IS_IT =
  /(?:到底|究竟)是(?:啥|什么)|^(?:什么是|啥是|啥叫|什么叫).{2,20}[?？]?$|说人话|大白话|通俗(?:地|一点|易懂)/u;
export const EXPLAINED =
  /(?:解释|讲解|讲讲|讲一?下|说明)(?:一下)?.{2,}|.{2,}(?:を|について).{0,16}(?:説明|解説|教えて)/u;

/** Something is wrong at home, told without a question. */
export const DOES_NOT_WORK = lean(
  /(?:臭い|臭う|くさい|動かない|つかない|直らない|取れない|落ちない|うるさい|出ない|開かない|入らない|閉まらない|壊れた|遅い|重い|つながらない|切れる|消えない|鳴る)(?:んだけど|んですが|のですが|んです|です)?[。！!]?$|(?:一直|老是|总是|突然).{1,14}(?:响|掉|卡|黑屏|漏水|断|慢|亮|不停|打不开|连不上|发热|发烫)|(?:打不开|连不上|用不了|开不了机|没反应|不工作)了?$|(?<![\p{L}])(?:no (?:funciona|enciende|carga|arranca|prende|anda)|(?:ne )?(?:marche|fonctionne|demarre|s'allume|charge) (?:plus|pas)|geht nicht(?: mehr)?(?: an)?|funktioniert nicht|startet nicht|nao (?:funciona|liga|carrega|pega)|non (?:funziona|si accende|parte|carica|va)|nu (?:merge|porneste|functioneaza|se aprinde|se incarca))(?![\p{L}])|(?:يسخن|يفصل|يعلق|يهنج|بطيء|بطي|لا يعمل|ما يشتغل|مو شغال|ما يشحن|يطفي)(?= |$)/u,
);
export const TO_BE_WRITTEN = lean(
  /(?<![\p{L}])(?:mail|e-mail|correo|message|mensaje|mensagem|messaggio|mesaj|nachricht|brief|carta|lettre|lettera|whatsapp)(?![\p{L}])|邮件|信|メール|رساله|ايميل/u,
);

import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** A grievance put down for a firm or an authority. */
export const COMPLAINT = anyWord([
  '(?:write|draft|help me (?:write|with)).{0,24}complaint',
  '(?:redact|escrib|haz|hacer|prepar)\\p{L}* .{0,12}(?:queja|reclamaci[oó]n|reclamo|denuncia)',
  '(?:écri|rédig|fai|aide-moi)\\p{L}* .{0,16}(?:réclamation|plainte|mise en demeure)',
  '(?:schreib|verfass|formulier|hilf)\\p{L}* .{0,20}(?:beschwerde|reklamation|widerspruch|mängelanzeige)',
  '(?:escrev|redig|faz|faç|ajud)\\p{L}* .{0,20}(?:reclamação|queixa)',
  '(?:scriv|redig|aiut|prepar)\\p{L}* .{0,20}(?:reclamo|lamentela|diffida)',
  '(?:scri|redact|fă|ajut)\\p{L}* .{0,20}(?:reclamație|plângere|sesizare|contestație)',
  '(?:写|起草).{0,8}(?:投诉|申诉)(?:信|书|邮件)?',
  '(?:クレーム|苦情|異議).{0,6}(?:文|メール|手紙)',
  '(?:اكتب|صغ|ساعدني).{0,16}شكوى',
]);

/** What an expression says, in so many words. */
export const MEANS = anyWord(
  [
    'what does .{2,40} mean',
    '(?:¿)?(?:qu?é?) (?:significa|quiere decir)(?: cuando)?',
    "(?:c'est quoi|ça veut dire quoi|que veut dire|que signifie)",
    'was (?:heißt|bedeutet|meint man mit)',
    '(?:o que|oq) (?:significa|quer dizer|é)',
    '(?:che )?cosa (?:significa|vuol dire)',
    'ce (?:înseamnă|vrea să zică)',
    '.{1,20}(?:是|啥|什么)意思',
    '.{1,24}(?:って|とは)(?:どういう意味|どんな意味|何)',
    '(?:ايش|وش|شو|ما|ماذا|إيه) (?:معنى|يعني|تعني)',
  ],
  { atStart: true },
);

/** Asked of somebody who has something to tell, or by somebody who decides on a job. */
export const ASKED_OF_SOMEBODY = anyWord([
  'questions (?:to|i (?:can|could|should)) ask (?:my|a|an|the)(?!\\p{L})|(?:job )?interview questions',
  'preguntas (?:para|que) (?:hacerle|hacer|preguntarle)(?: a)?|preguntas (?:de|para) (?:la |una )?entrevista',
  "questions à (?:poser|lui poser)|questions d'entretien",
  'fragen (?:an|für) (?:meine|meinen|die|den|mein)(?!\\p{L})|(?:vorstellungsgespräch|bewerbungsgespräch|interview)\\p{L}* fragen|interviewfragen',
  'perguntas (?:pra|para) (?:fazer|perguntar)|perguntas de entrevista',
  'domande da (?:fare|porre)|domande (?:di|da|per) (?:un )?colloquio',
  'întrebări (?:pe care să le pun|de pus|pentru) (?:bunic|mama|tata|un interviu|interviu)\\p{L}*|întrebări de interviu',
  '面试(?:题|问题)|问.{1,8}的问题|采访.{1,8}的问题',
  '面接(?:の|で聞かれる|で聞く)?質問|に聞(?:く|きたい)(?:こと|質問)',
  '(?:أسئلة|اسئلة) (?:ال)?(?:مقابلة|مقابلات)',
]);

/** One of two is to be the better one. */
export const BETTER_OF_TWO = lean(
  /(?<![\p{L}])(?:better|cheaper|conviene|mejor|mieux|besser|gunstiger|guenstiger|melhor|compensa|meglio|mai bine|merita)(?![\p{L}]).{2,60} (?:or|o|ou|oder|sau) .{2,}/u,
);

/** A day is asked for, and no advice. */
export const ASKS_WHEN = lean(
  /(?<![\p{L}])(?:when can i|when should i|cuando (?:puedo|debo|tengo que)|quand (?:puis-je|je peux|dois-je|est-ce que)|wann (?:darf|kann|soll|muss) (?:ich|man)|quando (?:posso|devo)|cand (?:pot|trebuie))(?![\p{L}])|(?:peux|dois|pourrai) .{2,24} quand$|什么时候(?:可以|能|该|要)|いつ(?:から|まで|頃)|(?:^|\s)متي(?=\s|$)/u,
);

/** Machines of a household, and what they no longer do. */
export const HOUSEHOLD = lean(
  /(?<![\p{L}])(?:washing machine|dishwasher|fridge|freezer|oven|dryer|boiler|heating|vacuum|tap|toilet|lavadora|lavavajillas|nevera|heladera|horno|secadora|caldera|calefaccion|grifo|vater|machine a laver|lave-(?:linge|vaisselle)|frigo|four|seche-linge|chaudiere|chauffage|robinet|waschmaschine|spulmaschine|geschirrspuler|kuhlschrank|ofen|trockner|heizung|wasserhahn|toilette|maquina de lavar|lava-?loucas?|geladeira|frigorifico|forno|chuveiro|torneira|lavatrice|lavastoviglie|frigorifero|asciugatrice|caldaia|termosifone|rubinetto|masina de spalat|frigider|cuptor|centrala|robinet|boiler)(?:ul|a)?(?![\p{L}])|洗衣机|洗碗机|冰箱|烤箱|空调|热水器|水龙头|马桶|洗濯機|食洗機|冷蔵庫|エアコン|給湯器|蛇口|トイレ|غساله|ثلاجه|فرن|مكيف|سخان/u,
);
export const NO_LONGER = lean(
  /(?<![\p{L}])(?:no longer|won'?t|doesn'?t|isn'?t|keeps?|leak\p{L}*|ya no|no (?:centrifuga|enfria|desagua|calienta|sale)|pierde|gotea|ne .{1,16} (?:plus|pas)|(?:\p{L}+) plus|fuit|nicht(?: mehr)?|tropft|leckt|stinkt|nao \p{L}+(?: mais)?|pinga|vaza|non \p{L}+(?: piu)?|perde|gocciola|nu (?:mai )?\p{L}+|curge|picura)(?![\p{L}])|不(?:转|制冷|热|出水|脱水|排水|动)|漏水|没反应|動かない|冷えない|止まらない|出ない|漏れ|لا ي|ما ي|ما ت|يسرب/u,
);

/** A visit or a thing bought, told to others. */
export const PUBLIC_REVIEW = anyWord(
  [
    '(?:write|make|leave) .{0,20}review',
    '(?:escrib|redact|haz)\\p{L}* .{0,12}reseña',
    '(?:écri|rédig|fai)\\p{L}* .{0,12}avis(?! de décès)',
    '(?:schreib|verfass|mach)\\p{L}* .{0,16}(?:\\p{L}*bewertung|rezension)',
    '(?:escrev|faz|faç)\\p{L}* .{0,12}avaliação',
    '(?:scriv|fa)\\p{L}* .{0,12}recensione',
    '(?:scri|fă)\\p{L}* .{0,12}recenzie',
    '(?:帮我)?写(?:一?[条个篇])?.{0,6}(?:好评|差评|评价|点评)',
    '.{1,24}(?:口コミ|レビュー)(?:を)?(?:書|作)',
    '(?:اكتب|اكتبلي)(?: لي)? .{0,8}(?:تقييم|مراجعة)',
  ],
  { atStart: true },
);

export const EXERCISES_AGAINST = anyWord(
  [
    '(?:exercises|stretches) (?:for|against|to)',
    '(?:ejercicios|estiramientos) (?:para|contra)',
    'exercices (?:pour|contre)',
    '(?:übungen|dehnübungen) (?:gegen|für|bei)',
    '(?:exercícios|alongamentos) (?:para|pra|contra)',
    '(?:esercizi|stretching) (?:per|contro)',
    'exerciții (?:pentru|contra|împotriva)',
    '(?:缓解|改善|治疗?).{1,8}(?:动作|拉伸|运动)',
    '.{1,10}(?:解消|改善|予防)(?:の)?(?:ストレッチ|体操|運動)',
    'تمارين (?:ل|لعلاج|لتخفيف|ضد)',
  ],
  { atStart: true },
);

/** A part of a page, named by what it is made with. */
export const COMPONENT = lean(
  /(?<![\p{L}])(?:react|vue|angular|svelte|flutter|next\.?js|tailwind)(?![\p{L}]).{0,20}(?:k|c)omponent\p{L}*|componente? (?:de |en |em |in )?(?:react|vue|angular)|(?:react|vue|angular|flutter).{0,8}(?:组件|コンポーネント|مكون)/u,
);

export const BEST_PRODUCT_IN_ARABIC =
  /(?:احسن|افضل) (?:لاب ?توب|لابتوب|جوال|موبايل|تلفون|هاتف|كاميرا|سماعه|سماعات|تابلت|شاشه|سياره|مطعم|فندق|تطبيق|كتاب|جهاز|ماركه|نوع)/u;

/** What does not come about, told with nothing asked. */
export const FAILS_TO =
  /(?:できない|られない|してしまう|ちゃう|くれない|続かない|進まない|起きられない|やめられない)(?:んだけど|んです|のですが|です)?[。！]?$/u;

/** What to choose for oneself, asked in the order of speech. */
export const WHAT_DO_I = lean(
  /^was (?:zieh|trag|schenk|nehm|sag|schreib|bring|mach)e? ich(?![\p{L}])|^(?:que|qu'est-ce que) je (?:mets|porte|offre|cuisine|dis|fais)(?![\p{L}])|^(?:che|cosa|che cosa) (?:mi metto|indosso|regalo|cucino|porto)(?![\p{L}])|^ce (?:imbrac|port|duc)(?![\p{L}])|^(?:o que|oq) (?:eu )?(?:visto|levo|dou)(?![\p{L}])|(?:che|cosa|ce|que|qu'est-ce que je|was soll ich|o que eu|o que) (?:faccio|fac|hago|fais|machen|faco)[?]?$/u,
);

export const PAIR_PARTED = lean(
  /(?<![\p{L}])(?:we broke up|dumped me|lo dejamos|(?:termine|corte) con mi|me dejo mi|on s'est separes?|j'ai rompu|m'a (?:quitte|largue)e?|schluss gemacht|haben uns getrennt|terminei com|terminamos|levei um fora|ci siamo lasciati|mi ha lasciat[oa]|ne-am despartit|m-am despartit|m-a parasit)(?![\p{L}])|分手了|被甩了|別れた|振られた|انفصلنا|تركني|تركتني/u,
);
export const ASKS_SOMETHING = lean(
  /[?？؟:：]|(?<![\p{L}])(?:what|how|que hago|como|comment|was|wie|o que|cosa|ce fac|cum|write|escrib\p{L}*|escrev\p{L}*|schreib\p{L}*|scri\p{L}*)(?![\p{L}])|怎么|写|どう|書|كيف|اكتب/u,
);

/** Something to watch, to read or to play, asked for by its kind. */
export const WHAT_TO_WATCH = lean(
  /^(?:que|qual|quais|quelle?s?|che|quale|ce|welche[nrs]?|cual) (?:series?|seriale?|filme?s?|peliculas?|livros?|libr[oi]s?|livres?|carti|carte|buch|bucher|romane?|jogos?|juegos?|jeux?|spiele?|gioc[oh]i?|joc(?:uri)?|podcasts?) .{0,20}(?:assistir|ver|ler|jogar|leer|jugar|regarder|voir|lire|jouer|ecouter|guardare|vedere|leggere|giocare|vad|citesc|joc|schauen|lesen|spielen|horen)(?![\p{L}])/u,
);

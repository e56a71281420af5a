import { anyWord } from './any-word.js';
import { lean } from './lean.js';
import type { TaskKind } from './task-kinds.js';

/** What else is asked for beside what the wording serves. */
export const WISHES_BESIDE = [
  'translation',
  'summary',
  'explanation',
  'verdict',
  'piece',
  'questions',
  'title',
  'sentences',
  'each',
  'sum',
  'else',
] as const;
export type WishBeside = (typeof WISHES_BESIDE)[number];

const EXPLAINING: readonly TaskKind[] = [
  'explain',
  'describe',
  'why',
  'teach',
  'process',
  'meaning',
  'overview',
  'event',
  'effects',
];
const HARDLY_READ: readonly TaskKind[] = ['small', 'plain', 'unknown'];
const LISTING: readonly TaskKind[] = ['list', 'entries', 'points', 'timeline', 'roster'];
const OF_A_TEXT: readonly TaskKind[] = [
  'summarise',
  'sumup',
  'insentence',
  'translate',
  'extract',
  'classify',
  'rewrite',
];

/** Where each of them would be forgotten; everywhere else the wording has it, or the verb belongs to the matter. */
const FORGOTTEN_BY: Readonly<Record<WishBeside, ReadonlySet<TaskKind>>> = {
  translation: new Set<TaskKind>([
    'meaning',
    'interpret',
    'explain',
    'summarise',
    'rewrite',
    'correct',
    'reply',
    'grammar',
    'twofold',
  ]),
  summary: new Set<TaskKind>([
    'headlines',
    'reply',
    'email',
    'message',
    'translate',
    'quiz',
    'extract',
    'evaluate',
    'judge',
    'classify',
    'discuss',
    'tags',
  ]),
  explanation: new Set<TaskKind>([
    'translate',
    'rewrite',
    'change',
    'grammar',
    'quiz',
    'poem',
    'amuse',
    'math',
    'puzzle',
    'story',
    'pairs',
  ]),
  verdict: new Set<TaskKind>([...EXPLAINING, ...HARDLY_READ, ...LISTING, 'compare', 'summarise', 'question']),
  piece: new Set<TaskKind>([
    ...EXPLAINING,
    ...LISTING,
    ...OF_A_TEXT,
    'compare',
    'question',
    'fact',
    'discuss',
    'decide',
    'recommend',
    'correct',
  ]),
  questions: new Set<TaskKind>([...EXPLAINING, ...LISTING, ...OF_A_TEXT, 'compare', 'question']),
  title: new Set<TaskKind>([
    'summarise',
    'sumup',
    'insentence',
    'rewrite',
    'translate',
    'correct',
    'extend',
    'extract',
    'classify',
  ]),
  sentences: new Set<TaskKind>([
    'list',
    'entries',
    'describing',
    'rhymes',
    'meaning',
    'translate',
    'extract',
    'select',
  ]),
  each: new Set<TaskKind>(['extract', 'list', 'entries', 'roster', 'select', 'arrange', 'classify', 'rhymes', 'names']),
  sum: new Set<TaskKind>([
    'change',
    'markup',
    'extract',
    'list',
    'entries',
    'arrange',
    'summarise',
    'classify',
    'rewrite',
  ]),
  else: new Set<TaskKind>([
    'story',
    'poem',
    'dialogue',
    'speech',
    'scenery',
    'portrait',
    'narrative',
    'text',
    'copy',
    'caption',
    'essay',
    'article',
    'review',
    'message',
    'email',
    'recipe',
    'names',
    'debug',
    'readcode',
    'extract',
    'classify',
    'summarise',
    'translate',
    'persona',
    'acting',
  ]),
};

type Verbs = Readonly<Record<Exclude<WishBeside, 'else'>, string>>;

/** One language a line; folded. The verbs stand where a clause begins. */
const VERBS: Readonly<Record<string, Verbs>> = {
  en: {
    translation: 'translate',
    summary: 'summari[sz]e|sum up|give (?:me )?an? (?:[a-z-]+ )?summary',
    explanation:
      'explain|what (?:is|are) [^?]{3,60}[?] .|(?:tell me|say|describe|show|name) (?:why|how|which (?:rule|words?|mistakes?)|the (?:rule|reason))',
    verdict:
      '(?:say|tell me|decide|state|argue|judge|conclude|explain|discuss|recommend|suggest|choose|give your opinion on) (?:which|whether|who)|(?:give|state) (?:me )?your (?:opinion|view|verdict|recommendation|pick)',
    piece:
      '(?:write|draft|compose)(?! (?:down|it|the (?:answer|code|result|solution|equation)))(?: me| a| an| the| one| two| three| some| short| brief|[ -][0-9]+)[^.?!:]{0,40}(?:texts?|messages?|e-?mails?|letters?|notes?|stor(?:y|ies)|tales?|fables?|poems?|haikus?|dialogues?|paragraphs?|recommendations?|posts?|tweets?|speech|scripts?|scenes?|reviews?|repl(?:y|ies)|essays?|articles?|descriptions?|slogans?|examples?)(?![a-z])',
    questions:
      '(?:write|create|design|make|give me|add|set|prepare|come up with|propose)(?: [a-z0-9-]+){0,4} (?:quiz|(?:[a-z-]+ )?(?:questions|problems|exercises)|(?:exam|test|quiz) question)',
    title:
      '(?:suggest|give(?: it| me)?|propose|add|write|come up with)(?: it)? (?:a|an|the|one|two|three|[0-9]+)(?: [a-z-]+)? (?:titles?|headlines?|subject lines?)',
    sentences:
      '(?:use|put) (?:each|every one|it|them|both)(?: [a-z]+){0,3} in (?:an?|one|two) (?:[a-z-]+ )?sentences?|(?:write|make|give|form|add|construct)(?: me)? (?:an?|one|two|three)(?: [a-z-]+)? (?:example |sample )?sentences? (?:with|for|using) (?:each|every|it|them)',
    each: '(?:give|write|state|provide|name|note|add|include|indicate|find|mark|specify|mention)(?: me)?(?: down)? (?:their (?!names?)|(?:the|its|one|an?) [a-z -]{2,36} (?:of|for|to|next to|beside) (?:each|every))',
    sum: '(?:calculate|compute|work out|add up|determine) (?:the|its|their|how|what|my|our|your) ',
  },
  es: {
    translation: 'traduc[ei]\\p{L}*',
    summary: 'resum[ea]\\p{L}*',
    explanation:
      '(?:explica|di|dime|indica|nombra|senala)\\p{L}* (?:por que|como|que (?:regla|error)|la (?:regla|razon)|el (?:motivo|error))|explica\\p{L}*',
    verdict:
      '(?:di|dime|indica|decide|argumenta|explica|recomienda|sugiere|elige|valora|discute)\\p{L}* (?:cual|si|quien|que (?:opcion|es mejor))|da(?:me)? tu opinion',
    piece:
      '(?:escrib|redact)\\p{L}* (?:un[ao]?s?|dos|tres|[0-9]+) [^.?!:]{0,40}(?:textos?|mensajes?|correos?|cartas?|notas?|cuentos?|historias?|poemas?|dialogos?|parrafos?|recomendacion|respuestas?|publicacion|discurso|resena|descripcion|ejemplos?)(?![\\p{L}])',
    questions:
      '(?:escrib|cre|prepar|propon|anad|redact|da|dame|plante|formul)\\p{L}* (?:\\p{L}+ ){0,3}(?:preguntas?|problemas|ejercicios|cuestionario|test)',
    title:
      '(?:propon|sugier|da|pon|anad|escrib|busc)\\p{L}* (?:un|dos|tres|[0-9]+) (?:\\p{L}+ )?(?:titulos?|titulares?|asuntos?)',
    sentences:
      '(?:us|emple|utili[cz])\\p{L}* (?:cada un[oa]|cada palabra|[a-z]+)? ?en una (?:frase|oracion)|(?:escrib|form|haz|pon|da)\\p{L}* (?:una|dos) (?:frases?|oracion(?:es)?)(?: de ejemplo)? (?:con|para) cada',
    each: '(?:da|dame|escrib|indic|anad|pon|senal|mencion|especific)\\p{L}* (?:sus? |(?:el|la|los|las|un|una) [^.,]{2,36} de cada)',
    sum: 'calcul\\p{L}* (?:el|la|los|las|cuanto|su|mi) ',
  },
  fr: {
    translation: 'tradui\\p{L}*',
    summary: 'resume\\p{L}*',
    explanation:
      'expliqu\\p{L}*|(?:dis|indique|nomme|montre)\\p{L}*(?:-moi)? (?:pourquoi|comment|quelle regle|la regle|la raison)',
    verdict:
      '(?:dis|dites|indique|decide|argumente|explique|recommande|conseille|choisis|discute)\\p{L}*(?:-moi)? (?:lequel|laquelle|lesquels|si|qui|quel\\p{L}*)|donne\\p{L}*(?:-moi)? (?:ton|votre) avis',
    piece:
      '(?:ecri|redig|compos)\\p{L}*(?:-moi)? (?:une?|deux|trois|des|[0-9]+) [^.?!:]{0,40}(?:textes?|messages?|e?-?mails?|lettres?|mots?|histoires?|contes?|poemes?|dialogues?|paragraphes?|recommandation|reponses?|publication|discours|critique|description|exemples?)(?![\\p{L}])',
    questions:
      '(?:ecri|cre|prepar|propos|ajout|redig|donn|pos|formul)\\p{L}*(?:-moi)? (?:\\p{L}+ ){0,3}(?:questions?|problemes|exercices|quiz|qcm)',
    title:
      '(?:propos|sugger|donn|ajout|trouv|ecri)\\p{L}*(?:-lui|-moi)? (?:un|deux|trois|[0-9]+) (?:\\p{L}+ )?(?:titres?|objets?)',
    sentences:
      "(?:emploi|utilis|emploie)\\p{L}*(?:-l[ea]s?)? (?:chacun\\p{L}* )?(?:\\p{L}+ )?dans une phrase|(?:ecri|form|fai|donn)\\p{L}* (?:une|deux) phrases?(?: d'exemple)? (?:avec|pour) cha",
    each: '(?:donn|ecri|indiqu|ajout|precis|mentionn|not)\\p{L}* (?:leurs? |(?:le|la|les|un|une) [^.,]{2,36} de chac?)',
    sum: "calcul\\p{L}* (?:le|la|les|l'|combien|son|mon)",
  },
  de: {
    translation: 'ubersetz\\p{L}*',
    summary: 'fass\\p{L}* [^.?!]{1,60}zusammen|(?:gib|schreib)\\p{L}* (?:mir )?eine (?:kurze )?zusammenfassung',
    explanation: 'erklar\\p{L}*|(?:sag|nenn|zeig)\\p{L}*(?: mir)?,? (?:warum|wie|welche regel|die regel|den grund)',
    verdict:
      '(?:sag|entscheid|begrund|erklar|empfiehl|empfehl|beurteil|diskutier|erorter|wahl)\\p{L}*(?: mir)?,? (?:welche[rsnm]?|ob|wer)|gib (?:mir )?deine meinung',
    piece:
      '(?:schreib|verfass|formulier|dicht)\\p{L}*(?: mir)? (?:ein(?:e[nm]?)?|zwei|drei|[0-9]+) [^.?!:]{0,40}(?:text|nachricht|\\p{L}*mail|brief|notiz|\\p{L}*geschichten?|marchen|gedicht|dialog|absatz|empfehlung|antwort|beitrag|rede|szene|rezension|beschreibung|beispiele?)(?![\\p{L}])',
    questions:
      '(?:schreib|erstell|stell|formulier|verfass|gib|entwirf|uberleg|bereit)\\p{L}*(?: mir)? (?:\\p{L}+ ){0,3}(?:\\p{L}*fragen?|\\p{L}*aufgaben?|quiz|ubungen)',
    title:
      '(?:schlag|gib|find|nenn|schreib|formulier)\\p{L}*(?: mir)? (?:ein(?:e[nm]?)?|zwei|drei|[0-9]+) (?:\\p{L}+ )?(?:titel|uberschrift\\p{L}*|schlagzeilen?|betreffzeilen?)',
    sentences:
      '(?:verwend|benutz|gebrauch)\\p{L}* (?:\\p{L}+ ){0,3}in einem satz|(?:bild|schreib|gib|formulier)\\p{L}* (?:mir )?(?:(?:zu|mit) jede[mr]|jeweils|je) (?:\\p{L}+ ){0,2}(?:beispiel)?satz',
    each: '(?:nenn|gib|schreib|erganz|notier|nenne)\\p{L}* (?:ihre?n? |(?:zu|fur|von) jede[mrs]?|jeweils )',
    sum: '(?:berechn|errechn|rechn)\\p{L}* (?:die|den|das|wie|daraus|mir)',
  },
  pt: {
    translation: 'tradu[zc]\\p{L}*',
    summary: 'resum[ae]\\p{L}*',
    explanation:
      'expli(?:que|ca)\\p{L}*|(?:diga|diz|indique|mostre)\\p{L}*(?:-me)? (?:por que|como|qual (?:a )?regra|a regra|o motivo)',
    verdict:
      '(?:diga|diz|indique|decida|argumente|explique|recomende|sugira|escolha|discuta)\\p{L}*(?:-me)? (?:qual|quais|se|quem)|de (?:a )?sua opiniao',
    piece:
      '(?:escrev|redij)\\p{L}*(?:-me)? (?:uma?|dois|duas|tres|[0-9]+) [^.?!:]{0,40}(?:textos?|mensage\\p{L}+|e-?mails?|cartas?|bilhetes?|contos?|historias?|poemas?|dialogos?|paragrafos?|recomendacao|respostas?|publicacao|discurso|resenha|descricao|exemplos?)(?![\\p{L}])',
    questions:
      '(?:escrev|cri|prepar|propo|elabor|formul|de|adicion)\\p{L}* (?:\\p{L}+ ){0,3}(?:perguntas?|questoes|problemas|exercicios|quiz)',
    title:
      '(?:propo|sugir|sugest|de|escrev|adicion|crie)\\p{L}* (?:um|dois|tres|[0-9]+) (?:\\p{L}+ )?(?:titulos?|manchetes?|assuntos?)',
    sentences:
      '(?:us|empreg|utiliz)\\p{L}* (?:cada um[a]?|cada palavra|[a-z]+)? ?em uma (?:frase|oracao)|(?:escrev|form|fac|de|crie)\\p{L}* (?:uma|duas) (?:frases?|oracao)(?: de exemplo)? (?:com|para) cada',
    each: '(?:de|escrev|indiqu|acrescent|adicion|mencion|anot)\\p{L}* (?:seus? |suas? |(?:o|a|os|as|um|uma) [^.,]{2,36} de cada)',
    sum: 'calcul\\p{L}* (?:o|a|os|as|quanto|seu|meu) ',
  },
  it: {
    translation: 'traduc\\p{L}*|tradur\\p{L}*',
    summary: 'riassum\\p{L}*',
    explanation:
      "spieg\\p{L}*|(?:di'|dimmi|indica\\p{L}*|mostra\\p{L}*) (?:perche|come|quale regola|la regola|il motivo)",
    verdict:
      "(?:di'|dimmi|indica|decidi|argomenta|spiega|consiglia|suggerisci|scegli|discuti)\\p{L}* (?:quale|quali|se|chi)|da(?:mmi)? (?:la tua|un') ?opinione",
    piece:
      "(?:scriv|redig|compon)\\p{L}* (?:un[ao']?|due|tre|[0-9]+) ?[^.?!:]{0,40}(?:test[oi]|messaggi[o]?|e-?mail|letter[ae]|bigliett[oi]|raccont[oi]|stori[ae]|favol[ae]|poesi[ae]|dialog[oh]i?|paragraf[oi]|raccomandazione|rispost[ae]|post|discorso|recensione|descrizione|esempi[o]?)(?![\\p{L}])",
    questions:
      '(?:scriv|crea|prepar|propon|aggiung|formul|da|dammi)\\p{L}* (?:\\p{L}+ ){0,3}(?:domand[ae]|problemi|esercizi|quiz)',
    title:
      '(?:propon|sugger|da|dammi|aggiung|scriv|trova)\\p{L}* (?:un|due|tre|[0-9]+) (?:\\p{L}+ )?(?:titol[oi]|oggett[oi])',
    sentences:
      "(?:us|utilizz)\\p{L}* (?:ognun\\p{L}*|ciascun\\p{L}*|[a-z]+)? ?in una frase|(?:scriv|form|fa|da)\\p{L}* (?:una|due) fras[ei](?: d'esempio)? (?:con|per) (?:ogn|ciascun)",
    each: '(?:da|dai|scriv|indic|aggiung|menzion|annot|specific)\\p{L}* (?:(?:il|la|i|le) loro |(?:il|la|i|le|un|una) [^.,]{2,36} di (?:ogni|ciascun))',
    sum: "calcol\\p{L}* (?:il|la|i|le|lo|l'|quanto|quanti)",
  },
  ro: {
    translation: 'tradu(?:c\\p{L}*)?',
    summary: 'rezum\\p{L}*',
    explanation:
      'explic\\p{L}*(?:-mi)?|(?:spune|arata|numeste|indica)(?:ti)?(?:-mi)? (?:de ce|cum|ce regula|care regula|regula|motivul)',
    verdict:
      '(?:spune|arata|decide|argumenteaza|explica|recomanda|sugereaza|alege|discuta|stabileste)(?:ti)?(?:-mi)? (?:care|daca|cine|pe care)|(?:spune|da)(?:-mi|-ti)? (?:parerea|opinia)',
    piece:
      '(?:scrie|scrieti|redacteaza|redactati|compune|compuneti)(?:-mi)? (?:un|o|doua|doi|trei|niste|[0-9]+) ?[^.?!:]{0,40}(?:text|mesaj|e-?mail|scrisoare|bilet|povest\\p{L}*|poezi[ei]|dialog|paragraf|recomandare|raspuns|postare|discurs|recenzie|descriere|exempl[ue]\\p{L}*)(?![\\p{L}])',
    questions:
      '(?:scrie|creeaza|pregateste|propune|adauga|formuleaza|da|compune|alcatuieste)(?:ti)?(?:-mi)? (?:\\p{L}+ ){0,3}(?:intrebar\\p{L}*|problem[ae]|exercitii|test|chestionar)',
    title:
      '(?:propune|sugereaza|da|adauga|scrie|gaseste)(?:ti)?(?:-i|-mi)? (?:un|doua|trei|[0-9]+) (?:\\p{L}+ )?(?:titlu\\p{L}*|titluri)',
    sentences:
      '(?:folos|utiliz)\\p{L}* (?:\\p{L}+ ){0,3}(?:intr-o|in cate o) (?:propozitie|fraza)|(?:scri|formul|alcatui|da)\\p{L}* cate (?:o|doua) (?:propoziti\\p{L}*|enunt\\p{L}*|fraz\\p{L}*)',
    each: '(?:da|dati|scri|indic|adaug|mention|not|preciz)\\p{L}* (?:\\p{L}+ ){1,3}(?:lor|fiecarui|fiecareia)',
    sum: 'calcul\\p{L}* (?:cat|cati|cate|\\p{L}+(?:ul|a|ele|urile|ile))(?!\\p{L})',
  },
  ar: {
    translation: 'ترجم\\p{L}*',
    summary: 'لخص\\p{L}*',
    explanation: 'اشرح\\p{L}*|(?:اذكر|بين|وضح) (?:ال)?(?:سبب|قاعده|لماذا|كيف)|علل',
    verdict: '(?:اذكر|قل|بين|حدد|قرر|ناقش|اقترح|رجح|اختر) (?:ايهما|ايها|ايهم|اي |ما اذا|هل |من منهما)|ابد رايك',
    piece:
      'اكتب (?:لي )?(?:ايضا )?(?:نصا?|رسال\\p{L}*|قص\\p{L}*|حكاي\\p{L}*|قصيد\\p{L}*|حوارا?|فقر\\p{L}*|منشورا?|خطاب\\p{L}*|كلم\\p{L}*|ردا?|توصي\\p{L}*|وصفا?|مثالا|تغريد\\p{L}*)(?![\\p{L}])',
    questions:
      '(?:اكتب|ضع|اقترح|صغ|اعد|انشي|اعطني|اعطيني|عطني|هات|قدم|اساله|اسالني) (?:لي )?(?:\\p{L}+ ){0,2}?(?:سوال\\p{L}*|اسئل\\p{L}*|مسال\\p{L}*|مسايل|مسائل|تمارين|تمرين\\p{L}*|اختبارا?)',
    title: '(?:اقترح|ضع|اكتب|اختر) (?:له |لها )?(?:عنوان\\p{L}*|ثلاثه عناوين|عناوين)',
    sentences:
      '(?:استعمل|استخدم|ضع)\\p{L}* (?:\\p{L}+ ){0,2}في جمل\\p{L}*|(?:كون|اكتب) (?:جمله|جملتين) (?:لكل|على كل|بكل)',
    each: '(?:اذكر|اكتب|حدد|بين|اضف) (?:\\p{L}+ ){0,3}(?:كل منها|كل واحد\\p{L}*|لكل|\\p{L}+ها|\\p{L}+هم)(?!\\p{L})',
    sum: 'احسب (?:ال)?\\p{L}+',
  },
  zh: {
    translation: '翻译|译成|译为',
    summary: '总结|概括|归纳',
    explanation:
      '(?:说明|解释|指出|讲讲|分析)[^，。；]{0,14}(?:为什么|原因|理由|难|规则|错在|用法|意思|含义)|解释(?:一下)?',
    verdict:
      '(?:说明|指出|判断|讨论|推荐|建议|选出|说出|谈谈)[^，。；]{0,10}(?:哪[一个种]|是否|谁|更适合|更合适|最重要|你的看法)',
    piece:
      '写(?:一|两|三|几)?[个篇段首封条份则]?[^，。；：]{0,16}(?:故事|短文|短信|邮件|信|诗|对话|段落|推荐|推荐语|文案|朋友圈|演讲稿|回复|评论|例子|小故事)',
    questions: '(?:出|设计|编|写)(?:[0-9]+|[一二两三四五六七八十几])(?:道|个|份)[^，。；：]{0,10}(?:题|练习|测验|问题)',
    title: '(?:拟|起|取|想|写|给出|提出)[^，。；：]{0,6}(?:标题|题目)',
    sentences: '(?:各|分别|逐个|并|再)[^，。；]{0,6}(?:造|写|举)(?:一|两|三)?(?:个|句|条)?(?:句子|句(?!话)|例句)|造句',
    each: '(?:写出|给出|说出|列出|标出|标明|注明|注上|附上|指出|说明|介绍|写明)(?:它们|他们|她们|其(?!中|他|余)|每[个种条项道位座本部颗首只]|各自|各个|各[个种条项]|相应|对应)|(?:并|再|然后)(?:把[^，。]{0,6})?(?:替换|改|换|翻译|译)(?:成|为)|各(?:自)?(?:有|代表|是)(?:什么|哪些|怎样)',
    sum: '(?:计算|算出|求出|算一下|算算|统计出?)[^，。；]{0,16}(?:总|平均|合计|多少|差|率|额|数量|价|利润|罚|费)',
  },
  ja: {
    translation: '翻訳|(?:英語|日本語|中国語|フランス語)に訳',
    summary: '要約|まとめ',
    explanation: '(?:理由|なぜ|どの規則|違い|意味)[^。、]{0,12}(?:説明|教え|述べ)',
    verdict: '(?:どちら|どれ|どの|かどうか)[^。、]{0,20}(?:述べ|答え|選|論じ|判断|勧め|教え)',
    piece:
      '(?:物語|短文|メール|手紙|詩|対話|会話|段落|推薦文|投稿|返信|例文)[^。、]{0,6}(?:を|も)[^。、]{0,4}(?:書|作)',
    questions: '(?:問題|クイズ|練習|質問)[^。、]{0,6}(?:を|も)[^。、]{0,4}(?:作|出|書)',
    title: '(?:見出し|タイトル|題名?)[^。、]{0,6}(?:を|も)[^。、]{0,4}(?:付け|つけ|考え|提案|書)',
    sentences: '(?:それぞれ|各)[^。、]{0,12}(?:例文|短文|文)[^。、]{0,6}(?:を|も)[^。、]{0,4}(?:作|書|挙げ)',
    each: '(?:それぞれ|各々|その)(?:の)?[^。、]{1,16}(?:も|を)[^。、]{0,6}(?:書|挙げ|示|答え|教え|付け)',
    sum: '(?:合計|平均|総額|差額|割合|金額|罰金|利益)[^。、]{0,8}(?:を|も)[^。、]{0,6}(?:計算|求め|出し)',
  },
};

const WITHOUT_SPACES: ReadonlySet<string> = new Set(['zh', 'ja']);
/** At the start, behind a mark, or behind a word that adds a clause; Arabic writes its "and" together with the verb. */
const CLAUSE =
  '(?:^|[.!?;:,،؛؟\\n"”»)] ?|(?<![\\p{L}])(?:and|then|also|y|e|et|puis|ensuite|und|dann|luego|despues|tambien|depois|poi|si|apoi|ثم) (?:then |also |luego |tambien |aussi |dann |auch |depois |tambem |poi |anche |apoi |si )?|(?<=\\s)و)';

/** "… then list three questions", "… and suggest a title": behind the first order in the same sentence. */
const ANYTHING_ELSE = anyWord([
  '(?<=[^.?!\\n]{10}(?:,? (?:and )?then |, and |,? and also ))(?:list|add|suggest|propose|name|state|identify|mention|rate|convert|calculate|justify|rank|write (?:an?|the|two|three|\\p{Nd}+)|say (?:what|why|how|which|whether|who|when)|give (?:it|an?|the|two|three|four|five|\\p{Nd}+)|provide|show|ask|answer|fix|make|turn|draw|come up with|note|point out)(?!\\p{L})|(?<=[^.?!\\n]{10}[^,;] and )(?:list (?:the|two|three|four|five|all|\\p{Nd}+)|suggest (?:an?|the|two|three|how|some|\\p{Nd}+)|propose (?:an?|the|two|three)|name (?:the|two|three|one)|identify (?:the|two|three|one|which)|rate (?:it|them|each|the)|justify (?:your|the)|say (?:what|why|which|whether|who|when)|write (?:an?|two|three|\\p{Nd}+)|point out (?:one|an?|the|two|which)|tell me (?:which|why|what|how|whether)|fix it|a (?:tag ?line|title|slogan|caption|headline)|give (?:it|an?|two|three|four|five|\\p{Nd}+) )(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:y )?(?:luego|después|además) |, y ))(?:enumera|añade|sugiere|propón|nombra|indica|menciona|califica|calcula|justifica|escribe|da|haz|muestra)(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:et )?(?:puis|ensuite|aussi) |, et ))(?:liste|ajoute|suggère|propose|nomme|indique|mentionne|note|calcule|justifie|écris|donne|fais|montre)z?(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:und )?(?:dann|danach|außerdem) |, und |[^,;] und ))(?:liste|füge?|schlage?|nenne?|gib|bewerte?|berechne?|begründe?|schreibe?|zeige?|stelle?)(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:e )?(?:depois|também|em seguida) |, e ))(?:liste|acrescente|sugira|proponha|nomeie|indique|mencione|avalie|calcule|justifique|escreva|dê|faça|mostre)(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:e )?(?:poi|anche|inoltre) |, e ))(?:elenca|aggiungi|suggerisci|proponi|nomina|indica|menziona|valuta|calcola|giustifica|scrivi|dai|fai|mostra)(?!\\p{L})',
  '(?<=[^.?!\\n]{10}(?:,? (?:și )?(?:apoi|de asemenea) |,? și ))(?:enumeră|adaugă|sugerează|propune|numește|indică|menționează|evaluează|calculează|justifică|scrie|dă|fă|arată)(?!\\p{L})',
  '(?:然后|再|并|最后)(?:列出|加上|提出|建议|给出|写出|指出|计算|附上)',
  '(?:さらに|また|次に|そのうえで)[^。]{2,30}(?:を|も)(?:挙げ|加え|提案|示|書|付け)',
  'ثم (?:اذكر|أضف|اقترح|اكتب|أعط|احسب|بين|اسأل)(?!\\p{L})',
]);

/** What decides a label or a place is said beside it by the wording itself. */
const WHAT_DECIDES = lean(
  /justif\p{L}*|giustif\p{L}*|begrund\p{L}*|argument\p{L}*|(?:give|state|add|provide|name|quote|list|mention|write|note|include)(?: me| down)? (?:[\p{L}-]+ ){0,3}?(?:reasons?|words?|phrases?|evidence|grounds|criteri\p{L}+)(?![\p{L}])|(?:da|indic|di|mencion|menzion|cit|donn|nenn|gib|nomm|scri|spun|dig|de|aggiung|anad|ajout|adaug|acrescent)\p{L}*(?:-\p{L}+)? (?:\p{L}+ ){0,3}?(?:razon|motiv|raison|grund|ragion|razao|palabras|mots|worter?|palavras|parole|cuvinte)\p{L}*|[^，。]{0,6}(?:理由|原因|依据)|理由[^。、]{0,6}(?:を|も)[^。、]{0,6}|(?:اذكر|بين|اكتب|اضف) (?:\p{L}+ ){0,2}?(?:ال)?سبب\p{L}*/u,
);

/** "… and write the steps": a part the wording has lines for anyhow, and no second thing. */
const OWN_PARTS: Partial<Readonly<Record<TaskKind, RegExp>>> = {
  classify: WHAT_DECIDES,
  arrange: WHAT_DECIDES,
  recipe: anyWord([
    '(?:list|give|provide|show|note|name|write)(?: down| out| me)? (?:[\\p{L}-]+ ){0,4}?(?:steps?|ingredients?|method|instructions|directions|quantities|substitut\\p{L}+)(?!\\p{L})',
    '(?:enumera|indica|menciona|escribe|da|muestra) (?:\\p{L}+ ){0,3}?(?:pasos|ingredientes|preparación|cantidades)(?!\\p{L})',
    "(?:liste|indique|mentionne|note|écris|donne|montre)z? (?:\\p{L}+ ){0,3}?(?:l')?(?:étapes|ingrédients|préparation|quantités)(?!\\p{L})",
    '(?:liste|nenne?|gib|schreibe?|zeige?) (?:\\p{L}+ ){0,3}?(?:schritte|zutaten|zubereitung\\p{L}*|mengen|anleitung)(?!\\p{L})',
    '(?:liste|indique|mencione|escreva|dê|mostre) (?:\\p{L}+ ){0,3}?(?:passos|ingredientes|(?:modo de )?preparo|preparação|quantidades)(?!\\p{L})',
    '(?:elenca|indica|menziona|scrivi|dai|mostra) (?:\\p{L}+ ){0,3}?(?:passaggi|ingredienti|procedimento|preparazione|dosi)(?!\\p{L})',
    '(?:enumeră|indică|menționează|scrie|dă|arată) (?:\\p{L}+ ){0,3}?(?:pași\\p{L}*|ingrediente\\p{L}*|cantități\\p{L}*|mod\\p{L}* de preparare)(?!\\p{L})',
    '(?:然后|再|并|最后)(?:列出|给出|写出|附上|指出)[^，。；]{0,8}(?:步骤|做法|用料|食材|配料|分量|用量)',
    '(?:手順|作り方|材料|分量)[^。、]{0,4}(?:を|も)(?:挙げ|示|書|付け)',
    '(?:اذكر|اكتب|أعط|بين) (?:\\p{L}+ ){0,2}?(?:ال)?(?:خطوات|مكونات|مقادير|طريقة)(?!\\p{L})',
  ]),
  essay: anyWord([
    '(?:write|give|provide|add|draw) (?:an?|the|your) (?:[\\p{L}-]+ ){0,2}?(?:conclusion|introduction|thesis)(?!\\p{L})',
    '(?:escribe|da|añade) (?:una|la) (?:\\p{L}+ )?(?:conclusión|introducción|tesis)(?!\\p{L})',
    '(?:écris|donne|ajoute)z? (?:une|la) (?:\\p{L}+ )?(?:conclusion|introduction|thèse)(?!\\p{L})',
    '(?:schreibe?|gib|füge?) (?:eine?n?|das|die) (?:\\p{L}+ )?(?:fazit|schluss\\p{L}*|einleitung|these)(?!\\p{L})',
    '(?:escreva|dê|acrescente) (?:uma|a) (?:\\p{L}+ )?(?:conclusão|introdução|tese)(?!\\p{L})',
    '(?:scrivi|dai|aggiungi) (?:una|la) (?:\\p{L}+ )?(?:conclusione|introduzione|tesi)(?!\\p{L})',
    '(?:scrie|dă|adaugă) (?:o )?(?:\\p{L}+ )?(?:concluzi\\p{L}*|introducere\\p{L}*|tez[ăa])(?!\\p{L})',
    '(?:然后|再|并|最后)(?:列出|加上|提出|给出|写出)[^，。；]{0,6}(?:结论|引言|论点)',
    '(?:結論|序論|主張)[^。、]{0,4}(?:を|も)(?:加え|示|書|付け)',
    '(?:اكتب|أضف|اذكر) (?:ال)?(?:خاتمة|مقدمة|خلاصة)(?!\\p{L})',
  ]),
};
const withoutOwnParts = (folded: string, wording: TaskKind): string => {
  const own = OWN_PARTS[wording];
  return own ? folded.replace(new RegExp(own.source, `${own.flags.replace('g', '')}g`), ' ') : folded;
};

/** A sentence that says how the thing is to be; what it names belongs to it and stands among the requirements already. */
const CONDITION = lean(
  /(?<=[.!?] )(?:mention|include|use|keep|make|it|they|the|each|end|start|begin|give|add|avoid|do not|don't|one|write it|incluye|usa|inclus|inclu[es]z?|utilise|nutze|verwende|use|includi|include|foloseste)(?![\p{L}])[^.?!]*[.?!]?/gu,
);

/** "Read the review and list …": what is done first is no wish of its own. */
const READ_FIRST = lean(
  /^(?:please )?(?:read|look at|go through|lee|lis|lies|leia|leggi|citeste) [^.?!:]{2,60}? (?:and|y|et|und|e|si) (?=\p{L})/u,
);

const PATTERNS = new Map<string, Readonly<Record<WishBeside, RegExp>>>();

function patternsOf(code: string, verbs: Verbs): Readonly<Record<WishBeside, RegExp>> {
  let patterns = PATTERNS.get(code);
  if (!patterns) {
    const start = WITHOUT_SPACES.has(code) ? '' : CLAUSE;
    const compiled = Object.entries(verbs).map(([wish, verb]) => [wish, lean(`${start}(?:${verb})`)] as const);
    patterns = { ...Object.fromEntries(compiled), else: ANYTHING_ELSE } as Record<WishBeside, RegExp>;
    PATTERNS.set(code, patterns);
  }
  return patterns;
}

/** Questions to put to somebody are what is wanted, and have no solutions. */
const TO_BE_ASKED =
  /questions? (?:to ask|for (?:the|an?|my|our) (?:interview|landlord|doctor|team|client))|preguntas? (?:para|que) (?:hacer|le)|questions? a poser|fragen an |perguntas? (?:para|a) fazer|domande da (?:fare|porre)|intrebari (?:de pus|pentru)|(?:to|for me to|so i can) solve (?:it |them )?(?:by )?(?:myself|on my own)|rezolv singur|ich (?:es )?selbst|بنفسي|要问|聞きたい|質問したい/u;

/** Where something is solved or told, only what is asked for behind it is a second thing, and not how it was solved. */
const SOLVED_OR_TOLD: ReadonlySet<TaskKind> = new Set<TaskKind>(['math', 'puzzle', 'story', 'amuse']);
const OWN_WORKING = anyWord([
  '(?:explain|describe|show|tell me|say|name) (?:how you|what you did|why you|(?:all |each |every )?(?:of )?(?:your|the|each|every|all) (?:\\p{L}+ )?(?:answers?|reasoning|reasons|steps?|solutions?|working|work|approach|thinking|thought|method|logic|calculations?|choice)|it(?!\\p{L})|step|in detail|why[.?]?$)|what (?:is|are)(?!\\p{L})',
  '(?:explica|describe|muestra|di)(?:me)? (?:cómo (?:lo|llegas|has)|(?:tu|tus|el|los|cada) (?:\\p{L}+ )?(?:respuestas?|razonamiento|pasos?|solución|método|cálculos?)|por qué[.?]?$|paso)',
  '(?:explique|décris|montre|dis)z?(?:-moi)? (?:comment (?:tu|vous)|(?:ton|ta|tes|votre|vos|le|la|les|chaque) (?:\\p{L}+ )?(?:réponses?|raisonnement|étapes?|démarche|solution|méthode|calculs?)|pourquoi[.?]?$|étape)',
  '(?:erklär|beschreib|zeig|sag|nenn)\\p{L}*(?: sie| mir)?,? (?:wie (?:du|sie)|(?:dein|ihr|den|die|das|jeden)\\p{L}* (?:\\p{L}+ )?(?:antwort\\p{L}*|überlegung\\p{L}*|schritte?|lösung\\p{L}*|rechen\\p{L}+|vorgehen|gedanken\\p{L}*)|warum[.?]?$|schritt)',
  '(?:explique|descreva|mostre|diga) (?:como (?:chegou|você)|(?:a|o|os|as|seu|sua|seus|cada) (?:\\p{L}+ )?(?:respostas?|raciocínio|passos?|solução|método|cálculos?)|por ?quê[.?]?$|passo)',
  '(?:spiega|descrivi|mostra|di) (?:come (?:hai|ci|sei)|(?:la|il|i|le|tuo|tua|tuoi|ogni) (?:\\p{L}+ )?(?:rispost[ae]|ragionamento|passagg[io]|soluzione|metodo|calcol[io])|perché[.?]?$|passo)',
  '(?:explic|descri|arat|spun)\\p{L}* (?:cum ai|(?:răspuns|raționament|paș|soluți|metod|calcul)\\p{L}*|de ce[.?]?$|pas)',
  '(?:说明|解释|写出)[^，。]{0,6}(?:步骤|过程|推理|理由|思路)',
  '(?:考え方|手順|過程|途中|理由)[^。、]{0,8}(?:説明|示|述べ)',
  '(?:اشرح|بين|وضح) (?:خطوات|طريقة|كيف|السبب|إجابتك|الحل)\\p{L}*',
]);

const MOST = 2;
/** Whatever stands at the very start is the first wish; only these may have been passed over for the second. */
const MAY_COME_FIRST: ReadonlySet<WishBeside> = new Set(['translation', 'summary', 'explanation']);
const FIRST_CHARACTERS = { spaced: 12, unspaced: 4 } as const;

/** What the request asks for in a clause of its own, and its wording says nothing of: a translation, a quiz, a verdict. */
export function wishesBeside(code: string, wording: TaskKind, folded: string): readonly WishBeside[] {
  const verbs = Object.hasOwn(VERBS, code) ? VERBS[code] : undefined;
  if (!verbs) return [];
  const forgotten = WISHES_BESIDE.filter((wish) => FORGOTTEN_BY[wish].has(wording));
  if (forgotten.length === 0) return [];
  const patterns = patternsOf(code, verbs);
  const first = WITHOUT_SPACES.has(code) ? FIRST_CHARACTERS.unspaced : FIRST_CHARACTERS.spaced;
  const isSolved = SOLVED_OR_TOLD.has(wording);
  const isBeside = (wish: WishBeside) => {
    if (wish === 'else')
      return patterns.else.test(withoutOwnParts(folded.replace(CONDITION, '').replace(READ_FIRST, ''), wording));
    const at = (wish === 'each' ? withoutOwnParts(folded, wording) : folded).search(patterns[wish]);
    return at >= (MAY_COME_FIRST.has(wish) && !isSolved ? 0 : first) && !(isSolved && OWN_WORKING.test(folded));
  };
  return forgotten
    .filter((wish) => isBeside(wish) && !(wish === 'questions' && TO_BE_ASKED.test(folded)))
    .filter((wish, _, found) => wish !== 'else' || found.length === 1)
    .slice(0, MOST);
}

import { lean } from '../analysis/lean.js';

/** "Recommend one film", "un seul titre": one result, whatever else could be offered. */
const ONE_OF_THEM = lean(
  /(?<![\p{L}])(?:recommend|suggest|name|choose|pick|give|propose|find|tell|write|create|come up with|think of|devise|provide|select|offer)(?: me| us)? (?:just |only |exactly )?(?:one|a single) (?!of (?:each|the following)|or (?:two|more)|to |for each|per |by one|sentence|line|paragraph|page)\p{L}|(?<![\p{L}])(?:recommend|suggest)(?: me| us)? an? (?!list|few|couple|number|set|series|variety|range|plan|schedule|routine|way|lot|good way|menu|playlist|itinerary|selection|mix)\p{L}|(?<![\p{L}])(?:recom[ie]+nd|sugi[er]|propon|elig|escog|elij|escoj)\p{L}* (?:solo |solamente )?(?:un solo|una sola|un|una) (?!list|par|serie|conjunto|plan|menu|vari)\p{L}|(?<![\p{L}])(?:recommand|conseill|sugger|propos|choisi)\p{L}*(?:-moi|-nous)? (?:un seul|une seule|un|une) (?!list|serie|ensemble|plan|programme|menu)\p{L}|(?<![\p{L}])(?:empfiehl|empfehl|schlag|nenn|wahl)\p{L}* (?:mir |uns |sie mir )?(?:genau |nur )?(?:ein|eine|einen|genau einen) (?!liste|reihe|paar|auswahl|plan|ubersicht)\p{L}|(?<![\p{L}])(?:recomend|sugir|sugere|indiqu|proponh|escolh)\p{L}*(?:-me)? (?:apenas |so )?(?:um|uma) (?!lista|par|serie|conjunto|plano|cardapio)\p{L}|(?<![\p{L}])(?:consigli|suggeri|raccomand|propon|scegl)\p{L}* (?:mi |ci )?(?:solo )?(?:un|uno|una) (?!list|paio|serie|insieme|piano|menu)\p{L}|(?<![\p{L}])(?:recomand|suger|propun|aleg)\p{L}*(?:-mi| mi)? (?:un singur|o singura|un|o) (?!list|set|serie|plan|meniu)\p{L}|(?:推荐|建议|选出?|给出|提出|挑)(?:给我)?一(?:部|本|款|首|家|种|道|条|句|位|只|座|个(?!列表|清单|计划|方案))(?!些)|(?:写|想|拟|起|取|来|设计)(?:出)?一(?:句|条|则|个)[^，。：:]{0,14}(?:广告语|口号|标语|宣传语|标题|名字|slogan|座右铭|金句|文案|签名|推文|微博)|(?:一つ|ひとつ|1つ|一冊|1冊|一本|1本|一曲|1曲|一品|一人)(?:だけ)?(?:を)?(?:選|挙|推薦|おすすめ|提案|教え|勧め|すすめ|考え)|(?:رشح|اقترح|اوص|اختر|انصح|اذكر|اعط)\p{L}* (?:لي |لنا |علي )?(?:\p{L}+ )?\p{L}+ واحد(?:ا|ه)?(?![\p{L}])|(?:رشح|اقترح|اختر) (?:لي |لنا |علي )?(?:كتابا|فيلما|مطعما|مكانا|هديه|وجبه|وصفه|لعبه|روايه|طبقا)(?![\p{L}])/u,
);

/** "a slogan and a logo", "un titre et un chapô": one of each. */
const ONE_OF_EACH = lean(
  /(?<![\p{L}])(?:(?:write|create|give|suggest|provide|come up with|propose|need|design)(?: me| us)? (?:an?|the|one) (?:\p{L}+ )?(?:slogan|title|headline|tagline|name|caption|subject line) and (?:an?|the|one)? ?(?:\p{L}+ )?(?:slogan|title|headline|subtitle|tagline|logo|caption|sentence|description|subheading|motto|paragraph|idea|line)|(?:un|une) (?:titre|slogan|nom|accroche) et (?:un|une) \p{L}|(?:un|una) (?:titulo|titular|eslogan|lema|nombre) y (?:un|una) \p{L}|(?:eine?n?) (?:titel|slogan|uberschrift|schlagzeile|namen?) und (?:eine?n?) \p{L}|(?:um|uma) (?:titulo|slogan|nome|manchete) e (?:um|uma) \p{L}|(?:un|uno|una) (?:titolo|slogan|nome) e (?:un|uno|una) \p{L}|(?:un|o) (?:titlu|slogan|nume) si (?:un|o) \p{L})|一个(?:标题|口号|名字|标语)和一(?:个|句|段)|(?:عنوانا|شعارا|اسما) و(?:شعارا|عنوانا|جمله|وصفا|فقره)/u,
);

/** "for every review", "each of the following": so many results as there are things given. */
const ONE_APIECE = lean(
  /(?<![\p{L}])(?:(?:for|of|to|in) (?:each|every)(?: one)?(?: of)?|each of|(?:classify|label|rate|categori[sz]e|tag|sort) (?:each|every|the following)|(?:para|de|a) cada|cada un[oa] d\p{L}+|(?:pour|a|de) chaque|chacun\p{L}* des|(?:fur|von) jede\p{L}*|jede[rsn]? der|per ciascun\p{L}*|per ogni|ciascun\p{L}* de\p{L}+|pentru fiecare|fiecare dintre|(?:pentru|a) fiecarui\p{L}*)(?![\p{L}])|(?:为|给|对|把|判断|将)?(?:下面|以下|下列)?每(?:条|个|句|一|项|种|段)|それぞれ|各(?:文|項目|レビュー|語|行)|لكل من |(?:ل|من )?كل (?:واحد|واحده|جمله|تعليق|مراجعه|رساله|كلمه|عباره|عنصر|سطر)/u,
);

/** One sentence, one word, yes or no, a separator: the answer is as short or as laid out as this says. */
const IN_THAT_FORM = lean(
  /(?<![\p{L}])(?:(?:in|with|as|using|into|to) (?:only |just |exactly )?(?:one|a single|1) (?:short |simple |single )?(?:word|sentence|line|phrase)|(?:one|single)-(?:word|sentence|line)|(?:answer|reply|respond|say|state)\p{L}* (?:only |just |simply )?(?:with )?(?:yes or no|true or false)|separated (?:by|with)|comma[- ]separated|(?:en|con) una sola (?:palabra|frase|oracion|linea)|en una (?:palabra|frase|oracion|linea)|si o no|separad[oa]s (?:por|con)|en (?:un seul|une seule|un|une) (?:mot|phrase|ligne)|(?:oui ou non)|separe\p{L}* par|(?:in|mit) eine[mr] (?:einzigen )?(?:wort|satz|zeile)|ja oder nein|(?:durch|mit) (?:komma\p{L}*|semikolon|strichpunkt\p{L}*) getrennt|(?:em|com|numa|num) (?:uma? )?(?:so |unica )?(?:palavra|frase|linha)|sim ou nao|in una (?:sola )?(?:parola|frase|riga)|si oppure no|separat[ie] da|intr-(?:un|o) (?:singur |singura )?(?:cuvant|propozitie|fraza|rand)|da sau nu|(?:separate|despartite) (?:prin|de|cu))(?![\p{L}])|用一(?:句话|个词|行)|一句话(?:概括|总结|说明|回答|介绍)|(?:只|仅)?(?:回答|用)[“"「]?是[”"」]?(?:或|还是)[“"「]?(?:否|不是)|(?:逗号|分号|顿号)(?:分隔|隔开|分开)|一文で|一言で|一語で|一行で|はいかいいえ|(?:カンマ|読点|セミコロン)(?:で)?区切|(?:في|ب)?(?:جمله|كلمه|سطر) واحد(?:ه)?(?![\p{L}])|(?:ب)?نعم او (?:ب)?لا|مفصول\p{L}* (?:بينها )?ب/u,
);

/** "Recommend a podcast" leaves room for two more; for something given, or with the number said, one is wanted. */
const NUMBER_SAID = /one|single|sol[oa]|seule?|genau|nur|apenas|singur|一|واحد|つ|1/u;

export const wantsOne = (folded: string, hasMaterial: boolean): boolean => {
  const [named] = ONE_OF_THEM.exec(folded) ?? [];
  return (named !== undefined && (hasMaterial || NUMBER_SAID.test(named))) || ONE_OF_EACH.test(folded);
};
/** "Recommend me a film": one is named, though two or three more are welcome. */
export const namesOne = (folded: string): boolean => ONE_OF_THEM.test(folded);
export const wantsOneApiece = (folded: string): boolean => ONE_APIECE.test(folded);
export const wantsThatForm = (folded: string): boolean => IN_THAT_FORM.test(folded);

import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Somebody is to be fed who comes for it. */
export const HOSTED = anyWord([
  '(?:guests|dinner party|in-laws|having (?:people|friends|family|everyone) (?:over|round)|(?:coming|come) (?:over|round|for (?:dinner|lunch|brunch)|to (?:dinner|lunch|ours|us)|on \\p{L}+day)|hosting|(?:two|three|four|five|six|[2-7])[- ]course|(?:[6-9]|\\p{Nd}{2}) (?:people|friends|guests))(?!\\p{L})',
  '(?:invitad[oa]s|tengo visita|vienen? (?:a (?:cenar|comer|casa)|mis|unos)|(?:[6-9]|\\p{Nd}{2}) (?:personas|comensales)|menú de (?:dos|tres|cuatro|cinco|\\p{Nd}) (?:platos|tiempos)|cena (?:formal|de gala))',
  '(?:invités|je reçois|on reçoit|viennent (?:manger|dîner|déjeuner|à la maison)|(?:[6-9]|\\p{Nd}{2}) (?:personnes|convives)|menu (?:en|de|à) (?:deux|trois|quatre|cinq|\\p{Nd}) (?:plats|services))',
  '(?:gäste|besuch (?:kommt|bekomm)|bekomm\\p{L}* besuch|kommen (?:zum essen|zu besuch|zu uns|am \\p{L}+tag)|eingeladen|(?:[6-9]|\\p{Nd}{2}) (?:personen|leute|gäste)|(?:zwei|drei|vier|fünf|\\p{Nd})[- ]?gänge\\p{L}*|(?:zwei|drei|vier|fünf)gängig\\p{L}*)',
  '(?:convidad[oa]s|tenho visita|v[êe]m? (?:jantar|almoçar|cá em casa|aqui em casa)|receber (?:amigos|visitas)|(?:[6-9]|\\p{Nd}{2}) (?:pessoas|convidados)|(?:jantar|menu|almoço) de (?:dois|três|quatro|\\p{Nd}) pratos)',
  '(?:ospiti|invitati|vengono (?:a (?:cena|pranzo|casa|mangiare)|i |le )|(?:[6-9]|\\p{Nd}{2}) (?:persone|ospiti)|(?:due|tre|quattro|cinque|\\p{Nd}) portate)',
  '(?:musafiri|oaspeți|invitați|vin (?:la (?:masă|cină|noi)|părinții|socrii|prietenii)|(?:[6-9]|\\p{Nd}{2})(?: de)? (?:persoane|invitați)|(?:meniu|cină|prânz) (?:cu|din|de) (?:două|trei|patru|\\p{Nd}) feluri)',
  '客人|请客|宴客|家宴|聚餐|来(?:我?家|做客|吃饭)|(?:[6-9]|\\p{Nd}{2}|[六七八九十]+)个人|[两三四五六]道菜',
  'お客|来客|ゲスト|おもてなし|招(?:待|く|いて)|(?:[6-9]|\\p{Nd}{2})人(?:分)?|(?:友達|両親|義父母|義両親|家族)が(?:家に)?(?:来|遊びに)|(?:フル)?コース料理',
  'ضيوف|عزومة|عزيمة|معازيم|وليمة|زوار|(?:[٦-٩6-9]|\\p{Nd}{2}) ?(?:شخص|أشخاص|ضيف)',
]);

/** One meal of several courses, whatever it is asked by. */
export const COURSES = anyWord([
  '(?:suggest|plan|put together|need|want|make|create|design|propose|recommend|come up with)(?: me| us| for me)? (?:an? |the )?(?:\\p{L}+ ){0,2}(?:two|three|four|five|six|[2-7])[- ]course(?:d)? (?:\\p{L}+ ){0,2}(?:dinner|lunch|meal|menu|supper|brunch)',
  '(?:sugiere|propón|propon|recomienda|prepara|planea|necesito|quiero)(?:me)? (?:un |una )?(?:menú|cena|comida)[^.?]{0,20} de (?:dos|tres|cuatro|cinco|\\p{Nd}) (?:platos|tiempos)',
  '(?:propose|suggère|prépare|imagine|compose)(?:[ -]?moi|[ -]?nous)? un (?:menu|repas|dîner)[^.?]{0,20} (?:en|de|à) (?:deux|trois|quatre|cinq|\\p{Nd}) (?:plats|services)',
  '(?:schlag|plane|stell|empfiehl|brauche|mach|erstell)\\p{L}*[^.?]{0,20}(?:(?:zwei|drei|vier|fünf|\\p{Nd})[- ]?gänge|(?:zwei|drei|vier|fünf)gängig)',
  '(?:sugira|sugere|proponha|planeje|monte|preciso|quero)(?:-me)?[^.?]{0,10}(?:menu|jantar|almoço)[^.?]{0,20} de (?:dois|três|quatro|\\p{Nd}) pratos',
  '(?:suggerisci|proponi|consiglia|prepara|componi)(?:mi)? [^.?]{0,10}(?:menù|menu|cena|pranzo)[^.?]{0,20} (?:di|da|con) (?:due|tre|quattro|cinque|\\p{Nd}) portate',
  '(?:sugerează|propune|recomandă|fă|alcătuiește)(?:-mi)? [^.?]{0,10}(?:meniu|cină|prânz)[^.?]{0,20} (?:cu|din|de) (?:două|trei|patru|\\p{Nd}) feluri',
  '(?:推荐|建议|设计|搭配|安排|来)[^。？]{0,10}[两三四五六]道(?:菜|式)[^。？]{0,6}(?:晚餐|晚饭|午餐|套餐|菜单|家宴)',
  '(?:[二三四五2-5]品|コース)の?(?:ディナー|夕食|献立|コース|料理)[^。]{0,10}(?:提案|考え|教え|おすすめ)',
  '(?:اقترح|خطط|جهز)[^.؟]{0,12}(?:عشاء|غداء|قائمة)[^.؟]{0,12}(?:من )?(?:ثلاثة|ثلاث|أربعة|\\p{Nd}) (?:أطباق|أصناف)',
]);

export const OVER_A_WEEK = lean(
  /(?<![\p{L}])(?:this|the|next|each|every|all|a|whole|per) week(?!end)|weekdays|(?<!fin de |fim de )semana|semaine(?![\p{L}])|woche(?!n?ende)|(?<!fine )settimana|(?<!sfarsit de )saptaman\p{L}*|(?:这|一|本|下|每)(?:周(?!末|[一二三四五六日])|(?:个)?(?:星期|礼拜)(?![一二三四五六日天]))|一?週間|今週|(?:^|\s)(?:ال)?اسبوع/u,
);

const FRIDGE = lean(
  /(?<![\p{L}])(?:fridge|freezer|pantry|cupboards?|left ?-?overs?|left over|use up|nevera|heladera|refri\p{L}*|despensa|sobras|frigo|congelateur|placard|restes|kuhlschrank|gefrier\p{L}*|reste|vorrat\p{L}*|geladeira|frigorifico|sobrou|dispensa|avanzi|frigider|camara|resturi)(?![\p{L}])|冰箱|剩|冷蔵庫|残り|余っ|余り|冷凍|الثلاجه|بقايا/u,
);
/** A time, people and an ailment are had as well, and nothing is cooked from them. */
const HAD = anyWord([
  "(?:i|we)(?: only| just|'ve| have|'ve got| have got)? ?(?:have|got|'ve)(?: only| just| got| some)*(?= )(?! (?:an? )?(?:\\p{Nd}+ |half |no |nothing|to |been|never|type|high|low|diabet|allerg|celiac|coeliac|ibs|a cold|the flu|people|friends|guests|kids|family|toddler|picky|little time|not much|time|idea|air fryer|microwave|grill|date))|(?:with|using|from) (?!my|our|out|friends|people|kids|guests|family|the (?:kids|in-laws|family)|an? (?:toddler|baby)|diabet|type|high|low|no |allerg|celiac|coeliac|less|little|few|it|that|them)\\p{L}",
  '(?:tengo|tenemos|solo hay|me queda[n]?|nos queda[n]?)(?! (?:\\p{Nd}+ (?:min|hor|invit|pers)|poco tiempo|invitad|visita|diabet|que |una cena|alergi|celia|gente|hijos|niños))|con (?!mi|mis|diabet|aler|poco|invit|ni|qué|los niños|amig)\\p{L}',
  "(?:j'ai|on a|nous avons|il (?:me|nous) reste)(?! (?:\\p{Nd}+ (?:min|heur|invit|pers)|peu de temps|des invités|du diab|besoin|diné|le diab|des enfants))|avec (?!mes|mon|ma|du diab|des invit|peu|des amis|les enfants)\\p{L}",
  '(?:habe|haben|hab)(?! (?:ich |wir )?(?:nur |noch )?(?:\\p{Nd}+ (?:min|stund|gäst|pers|leut)|wenig zeit|keine zeit|gäste|besuch|diabetes|eine allerg|zöliak|kinder))|mit (?!mein|diabet|aller|wenig|gäst|kind|freund|besuch|zöliak)\\p{L}|aus (?!mein)\\p{L}',
  '(?:tenho|temos|só tem|sobrou)(?! (?:\\p{Nd}+ (?:min|hor|conv|pess)|pouco tempo|visita|convid|diabet|que |alerg|gente|filhos))|com (?!meu|minha|diabet|alerg|pouco|convid|os |as crian|amig)\\p{L}',
  "(?:ho|abbiamo|mi resta(?:no)?|c'è|ci sono)(?! (?:\\p{Nd}+ (?:min|or[ae]|ospit|pers)|poco tempo|ospiti|il diab|invitat|bisogno|figli))|con (?!mi[oae]|il diab|diabet|aller|poco|gli ospit|ospit|amic|i bambini)\\p{L}",
  '(?:am|avem|mai am|mi-a(?:u)? rămas)(?! (?:\\p{Nd}+ (?:de )?(?:min|or|invit|pers)|puțin timp|musafir|oaspe|diabet|invitați|copii|nevoie))|cu (?!mea|mele|diabet|alerg|puțin|musafir|oaspe|copii|prieten)\\p{L}',
  '(?:有|只有|还有|剩)(?!客|人|没有|什么|啥|\\p{Nd}+(?:个人|分钟)|糖尿|高血|过敏|时间|[两三四五六七八九十]+个?人|点|空)|用(?!什么|时)',
  '(?:がある|しかない|があります|を使って|で(?:何|作))',
  '(?:عندي|لدي|معي|فيه)(?! (?:عزومة|عزيمة|ضيوف|سكر|حساسية|ضغط|وقت|\\p{Nd}+ (?:شخص|دقيق|ضيف)|معازيم|وليمة|ناس))',
]);

const AILMENT = lean(
  /(?<![\p{L}])(?:diabet\p{L}*|cholesterol|colesterol\p{L}*|blood pressure|hipertens\p{L}*|hypertens\p{L}*|bluthochdruck|tension|gout|gota|reflux\p{L}*|ibs|kidney|celiac\p{L}*|coeliac|celiaqu\p{L}*|zoliakie|pregnan\p{L}*|embaraz\p{L}*|enceinte|schwanger|gravida|incinta|insarcinat\p{L}*|vegan\p{L}*|veget\p{L}*|gluten\p{L}*|la[ck]tos\p{L}*|lattosio|halal|kosher|allerg\p{L}*|alerg\p{L}*|keto|low[- ]carb)(?![\p{L}])|糖尿病|高血压|高血脂|痛风|怀孕|孕|素食|吃素|过敏|糖尿|高血圧|痛風|妊娠|ベジタリアン|ヴィーガン|アレルギー|グルテン|السكري|سكري|ضغط الدم|حامل|نباتي|حساسيه|جلوتين|كوليسترول/u,
);

/** What a dish is asked for by: those who eat it, how long it is to last, and what there is. */
export function mealSigns(folded: string): Record<'hosted' | 'overWeek' | 'dieted' | 'stocked', boolean> {
  const hosted = HOSTED.test(folded) || COURSES.test(folded);
  const dieted = AILMENT.test(folded);
  const overWeek = OVER_A_WEEK.test(folded);
  return { hosted, overWeek, dieted, stocked: FRIDGE.test(folded) || (!hosted && !dieted && HAD.test(folded)) };
}

import { foldWords } from './fold.js';
import { lean } from './lean.js';

/** What kind of thing a list is asked of; what is worth saying of each entry depends on it. */
export type ListedKind = 'living' | 'places' | 'people' | 'firms' | 'dishes' | 'pastimes';

/** Nouns in the plural, folded: in front of what says more about them. */
const NOUNS: readonly (readonly [ListedKind, RegExp])[] = [
  [
    'people',
    lean(
      /(?<![\p{L}])(?:presidents|kings|queens|emperors|pharaohs|popes|actors|actresses|authors|writers|novelists|poets|playwrights|singers|musicians|rappers|bands|composers|players|footballers|athletes|boxers|drivers|scientists|physicists|chemists|mathematicians|inventors|painters|artists|sculptors|architects|directors|filmmakers|comedians|philosophers|explorers|astronauts|generals|leaders|politicians|(?:viol(?:in)?|pian|guitar|cell|flaut|organ|vocal|novel|art|econom|journal|activ|femin|cycl|biolog|geolog|psycholog|solo)ists|drummers|dancers|swimmers|skaters|goalkeepers|coaches|mountaineers|pirates|monarchs|sultans|saints|nobel (?:prize )?(?:winners|laureates)|gods|goddesses|prime ministers|economists|entrepreneurs|chefs|designers|presidentes|reyes|reinas|actores|actrices|autores|escritor[ea]s|poetas|cantantes|musicos|compositores|jugadores|futbolistas|cientificos|cientificas|inventores|pintor[ea]s|artistas|directores|filosofos|exploradores|rois|reines|acteurs|auteurs|ecrivains|poetes|chanteurs|chanteuses|musiciens|compositeurs|joueurs|footballeurs|scientifiques|inventeurs|peintres|artistes|realisateurs|philosophes|explorateurs|prasidenten|konige|koniginnen|kaiser|schauspieler(?:innen)?|autor(?:en|innen)|schriftsteller(?:innen)?|dichter(?:innen)?|sanger(?:innen)?|musiker|komponisten|komponistinnen|spieler|fusballer|wissenschaftler(?:innen)?|physiker|erfinder(?:innen)?|maler(?:innen)?|kunstler(?:innen)?|regisseure|philosophen|entdecker|reis|rainhas|atores|atrizes|escritor[ea]s|cantores|cantoras|jogadores|cientistas|pintor[ea]s|diretores|re|regine|attori|attrici|autori|scrittor[ie]|scrittrici|poeti|cantanti|musicisti|compositori|giocatori|calciatori|scienziat[ie]|inventori|pittori|pittrici|artisti|registi|filosofi|esploratori|presedinti|regi|regine|actori|actrite|autori|scriitori|scriitoare|poeti|cantareti|muzicieni|compozitori|jucatori|fotbalisti|oameni de stiinta|inventatori|pictori|pictorite|artisti|regizori|filosofi|filozofi|exploratori)(?![\p{L}])|(?:总统|皇帝|国王|演员|作家|诗人|歌手|音乐家|作曲家|球员|运动员|科学家|物理学家|数学家|发明家|画家|艺术家|导演|哲学家|探险家|宇航员|人物)$|(?:大統領|国王|俳優|女優|作家|詩人|歌手|音楽家|作曲家|選手|科学者|物理学者|発明家|画家|芸術家|映画監督|監督|哲学者|探検家|武将|人物)$|(?:^|\s)(?:رؤساء|ملوك|ممثلين|ممثلات|مؤلفين|كتاب عرب|ادباء|شعراء|مطربين|مغنين|موسيقيين|ملحنين|لاعبين|علماء|مخترعين|رسامين|فنانين|مخرجين|فلاسفه|مستكشفين|رواد فضاء)(?![\p{L}])/u,
    ),
  ],
  [
    'firms',
    lean(
      /(?<![\p{L}])(?:compan(?:y|ies)|firms|corporations|startups|brands|manufacturers|automakers|carmakers|banks|airlines|retailers|supermarkets|publishers|studios|empresas|companias|marcas|fabricantes|bancos|aerolineas|entreprises|societes|marques|fabricants|constructeurs|banques|compagnies|firmen|unternehmen|marken|hersteller|autohersteller|automarken|banken|fluggesellschaften|companhias|montadoras|aziende|imprese|societa|marche|marchi|produttori|case automobilistiche|banche|compagnie|companii|firme|marci|branduri|producatori|banci)(?![\p{L}])|(?:公司|企业|品牌|厂商|车企|银行|航空公司)$|(?:会社|企業|ブランド|メーカー|銀行|航空会社)$|(?:^|\s)(?:شركات|ماركات|علامات تجاريه|مصانع|بنوك|مصارف)(?![\p{L}])/u,
    ),
  ],
  [
    'living',
    lean(
      /(?<![\p{L}])(?:animals|mammals|birds|reptiles|amphibians|insects|spiders|fishes|fish|sharks|whales|dinosaurs|primates|predators|breeds|plants|houseplants|trees|flowers|shrubs|herbs|mushrooms|vegetables|fruits|berries|species|butterflies|snakes|animales|mamiferos|aves|pajaros|reptiles|anfibios|insectos|peces|razas|plantas|arboles|flores|hierbas|setas|verduras|hortalizas|frutas|especies|animaux|mammiferes|oiseaux|amphibiens|insectes|poissons|races|plantes|arbres|fleurs|herbes|champignons|legumes|especes|tiere|\p{L}+tiere|vogel|\p{L}+vogel|reptilien|amphibien|insekten|fische|hunderassen|katzenrassen|pflanzen|\p{L}+pflanzen|baume|\p{L}+baume|blumen|krauter|pilze|gemusesorten|obstsorten|animais|passaros|repteis|peixes|racas|arvores|ervas|cogumelos|legumes|animali|mammiferi|uccelli|rettili|anfibi|insetti|pesci|razze|piante|alberi|fiori|erbe|funghi|verdure|ortaggi|frutti|specie|animale|mamifere|pasari|reptile|amfibieni|insecte|pesti|rase|plante|copaci|arbori|flori|ierburi|ciuperci|legume|fructe|specii)(?![\p{L}])|(?:动物|哺乳动物|鸟类?|昆虫|鱼类?|植物|树木?|花卉?|蔬菜|水果|品种|物种|恐龙)$|(?:動物|哺乳類|鳥|昆虫|魚|植物|木|花|野菜|果物|犬種|猫種|恐竜)$|(?:^|\s)(?:حيوانات|ثدييات|طيور|زواحف|حشرات|اسماك|سلالات|نباتات|اشجار|ازهار|زهور|اعشاب|خضروات|خضراوات|فواكه|انواع الطيور)(?![\p{L}])/u,
    ),
  ],
  [
    'places',
    lean(
      /(?<![\p{L}])(?:countries|cities|towns|villages|capitals|states|provinces|rivers|lakes|mountains|volcanoes|islands|deserts|oceans|seas|waterfalls|canyons|national parks|castles|palaces|cathedrals|lighthouses|forests|beaches|harbou?rs|ports|universities|temples|churches|gardens|glaciers|caves|valleys|bridges|skyscrapers|stadiums|museums|landmarks|monuments|paises|ciudades|pueblos|capitales|estados|provincias|rios|lagos|montanas|volcanes|islas|desiertos|oceanos|mares|cascadas|castillos|palacios|puentes|museos|monumentos|pays|villes|villages|capitales|provinces|fleuves|rivieres|lacs|montagnes|volcans|iles|deserts|chateaux|palais|ponts|musees|monuments|lander|stadte|dorfer|hauptstadte|bundeslander|flusse|seen|berge|vulkane|inseln|wusten|ozeane|meere|burgen|schlosser|brucken|museen|sehenswurdigkeiten|cidades|capitais|montanhas|vulcoes|ilhas|desertos|castelos|pontes|museus|paesi|citta|borghi|capitali|fiumi|laghi|montagne|vulcani|isole|deserti|oceani|mari|castelli|palazzi|ponti|musei|monumenti|tari|orase|sate|capitale|judete|rauri|fluvii|lacuri|munti|vulcani|insule|deserturi|oceane|mari|cascade|castele|palate|poduri|muzee|monumente)(?![\p{L}])|(?:国家|城市|省份|首都|河流|湖泊|山脉?|山峰|火山|岛屿|沙漠|海洋|瀑布|国家公园|城堡|宫殿|桥梁?|博物馆|古迹|景点)$|(?:国|都市|県|首都|川|河川|湖|山|火山|島|砂漠|海洋|滝|国立公園|城|宮殿|橋|博物館|名所)$|(?:^|\s)(?:دول|بلدان|مدن|عواصم|ولايات|محافظات|انهار|بحيرات|جبال|براكين|جزر|صحاري|محيطات|بحار|شلالات|قلاع|قصور|جسور|متاحف|معالم)(?![\p{L}])/u,
    ),
  ],
  [
    'dishes',
    lean(
      /(?<![\p{L}])(?:dishes|desserts|soups|stews|salads|sauces|cheeses|breads|pastries|cakes|cookies|pastas|curries|cocktails|drinks|beverages|wines|beers|teas|spices|delicacies|street foods|foods from|platos|postres|sopas|ensaladas|salsas|quesos|panes|pasteles|cocteles|bebidas|vinos|cervezas|especias|plats|soupes|salades|sauces|fromages|pains|patisseries|gateaux|boissons|vins|bieres|epices|gerichte|speisen|nachspeisen|suppen|eintopfe|salate|sosen|kasesorten|brote|kuchen|getranke|weine|biere|gewurze|pratos|sobremesas|saladas|molhos|queijos|paes|bolos|doces|vinhos|cervejas|temperos|piatti|dolci|zuppe|insalate|salse|formaggi|pani|torte|bevande|vini|birre|spezie|mancaruri|feluri|deserturi traditionale|ciorbe|supe|salate|sosuri|branzeturi|paini|prajituri|bauturi|vinuri|beri|condimente)(?![\p{L}])|(?:菜|名菜|小吃|甜点|甜品|汤|奶酪|糕点|点心|饮料|酒|香料|美食)$|(?:料理|デザート|スープ|サラダ|チーズ|パン|お菓子|和菓子|飲み物|お酒|香辛料|郷土料理)$|(?:^|\s)(?:اطباق|اكلات|حلويات|شوربات|سلطات|صلصات|اجبان|مخبوزات|مشروبات|توابل|بهارات)(?![\p{L}])/u,
    ),
  ],
  [
    'pastimes',
    lean(
      /(?<![\p{L}])(?:games|sports|hobbies|pastimes|crafts|icebreakers|dances|(?:magic|card|coin|party|yo-?yo) tricks|experiments|yoga poses|dance moves|trucos de magia|tours de magie|zaubertricks|kartentricks|truques de magica|trucchi di magia|giochi di prestigio|trucuri de magie|juegos|deportes|aficiones|pasatiempos|manualidades|bailes|jeux|sports|loisirs|danses|spiele|\p{L}+spiele|sportarten|hobbys|tanze|jogos|esportes|desportos|passatempos|dancas|giochi|sport|hobby|passatempi|danze|balli|jocuri|sporturi|hobby-uri|pasiuni|dansuri)(?![\p{L}])|(?:游戏|桌游|运动|爱好|手工|舞蹈|魔术|实验)$|(?:ゲーム|遊び|スポーツ|趣味|ダンス|手品|実験)$|(?:^|\s)(?:العاب|رياضات|هوايات|رقصات|حرف يدويه)(?![\p{L}])/u,
    ),
  ],
];

/** Behind these stands what the things are for or where they are, and no longer what they are. */
const MORE_OF_THEM = lean(
  /(?<=\p{L}\p{L})(?:\s(?:that|which|who|whose|for|to|in|on|from|with|without|by|about|you|i|we|found|known|used|native|starting|beginning|que|para|en|con|sin|sobre|del|qui|pour|dans|avec|sans|sur|en|au|aux|die|fur|mit|ohne|aus|uber|im|in|auf|com|sem|no|na|nos|nas|che|per|con|senza|nel|nella|in|dalla|care|pentru|cu|din|fara|in|la|al|ale|مع|التي|الذين|من)(?![\p{L}])|[,;:(.?!]).*$/su,
);
const SIGN_OF_HAN = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);

/** "列出五种会飞的哺乳动物。", "日本の川を5つ挙げてください。": what is asked for stands at the end, or before its particle. */
function headsOfHan(folded: string): string[] {
  const clause = folded.split(/[。？?！!\n：:，]/u)[0] ?? folded;
  const behindWhich = /(?:哪些|什么|几[种个])(.{1,12})$/u.exec(clause)?.[1];
  const beforeParticle = /^(.{1,30}?)(?:を|は|には|にはどんな)/u.exec(clause)?.[1];
  return [behindWhich, beforeParticle, clause.replace(/(?:是?(?:有)?哪些|是什么|的名[字称])$/u, '')]
    .filter((head) => head !== undefined)
    .map((head) => head.replace(/[\s\p{Nd}]+[つ個種]?$/u, ''));
}

/** Asked only what they are called, or by their letters, nobody wants to know more of them. */
const ONLY_NAMED = lean(
  /(?<![\p{L}])(?:(?:high|highest|rich|richest|low) in|only (?:the )?names?|just (?:the )?names?|names? (?:only|for|of(?! (?:\p{L}+ )?(?:famous|well-known|notable|important|great|popular|major|real)(?![\p{L}])))|starting with|that start with|begin(?:ning)? with|alphabetical\p{L}*|rhyme\p{L}*|one word|comma[- ]separated|solo (?:los )?nombres|nombres (?:para|de)|empie\p{L}+ (?:por|con)|seulement les noms|noms (?:de|pour)|commencant par|nur (?:die )?namen|namen (?:fur|von)|beginnen(?:d)? mit|apenas (?:os )?nomes|nomes (?:para|de)|comecam com|solo (?:i )?nomi|nomi (?:per|di)|iniziano (?:per|con)|doar numele|nume (?:de|pentru)|incep cu)(?![\p{L}])|只(?:要|列|写|说)名|开头的|名字|で始まる|名前だけ|تبدا بحرف|الاسماء فقط|اسماء/u,
);

/** The kind of the things listed, if what each of them is, is worth a word. */
export function listedKind(instruction: string): ListedKind | undefined {
  const folded = foldWords(instruction).trim();
  if (ONLY_NAMED.test(folded)) return undefined;
  const heads = SIGN_OF_HAN.test(folded) ? headsOfHan(folded) : [folded.replace(MORE_OF_THEM, '')];
  return NOUNS.find(([, nouns]) => heads.some((head) => nouns.test(head)))?.[0];
}

import type { Trait } from './draft-analysis.js';
import { anyWord } from './any-word.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** A reading that is only kept if the draft has what it needs, and nothing that speaks against it. */
interface Doubt {
  kind: TaskKind;
  /** Without any of these the reading is given up. */
  needs?: RegExp;
  /** With any of these it is, too. */
  not?: RegExp;
  /** The reading that fits more, and says less. */
  instead: TaskKind;
}

/** What one takes, buys, reads, watches, eats or goes to: only there do taste and budget come in. */
const TO_CHOOSE = anyWord([
  'recommend (?:me )?(?:an?|some|any|a few) (?:good |great |decent |cheap )?(?!ways?|names?|titles?|approach|method|solution|strateg|course of|treatment|changes?|improvement|answer|plan)\\p{L}{3,}|books?|novels?|movies?|films?|shows?|series|games?|apps?|laptops?|phones?|cameras?|tablets?|headphones|gifts?|presents?|restaurants?|cafes?|bars?|hotels?|places?|beach|cit(?:y|ies)|destinations?|courses?|podcasts?|songs?|albums?|playlist|music|tools?|software|websites?|brands?|cars?|bikes?|shoes|cream|shampoo|products?|wines?|beers?|coffee|dish(?:es)?|food|snacks?|toys?|hobb(?:y|ies)|pets?|dogs?|breeds?|plants?|schools?|universit|majors?|bank|credit card|programming language|framework|librar(?:y|ies)|editor|mattress|printer|monitor|tv|watch(?:es)?|perfume|author|anime|manga|documentar|channels?|blogs?|magazines?|museums?|trails?|hikes?|parks?|neighbou?rhoods?|areas?|countr(?:y|ies)|cruise|airline|resort|outfits?|dress|color|colour|font|read|buy|eat|wear|visit|listen|go (?:for|on|in)|stay|audiobooks?|recipes?|activit|things to do|drinks?|cocktails?|sunscreen|vacuum|chairs?|backpack|suitcase|resources?|exercises?',
  'libros?|novelas?|películas?|series?|juegos?|apps?|portátil|móvil|celular|cámara|regalos?|restaurantes?|hotel|lugares?|sitios?|playas?|ciudad|cursos?|canciones|música|herramientas?|coches?|zapatos|productos?|vinos?|comer|leer|ver|comprar|visitar|planes|actividades|marca',
  'livres?|romans?|films?|séries?|jeux?|applis?|ordinateur|téléphone|appareil|cadeaux?|restaurants?|hôtel|endroits?|plages?|villes?|cours|chansons?|musique|outils?|voiture|chaussures|produits?|vins?|manger|lire|regarder|acheter|visiter|activités|marque',
  'bücher|buch|romane?|filme?|serien?|spiele?|app|laptop|handy|kamera|geschenke?|restaurants?|hotels?|orte?|strand|städte|stadt|kurse?|lieder|musik|werkzeug|auto|schuhe|produkte?|weine?|essen|lesen|schauen|kaufen|besuchen|aktivitäten|marke',
  'livros?|romances?|filmes?|séries?|jogos?|apps?|notebook|celular|câmera|presentes?|restaurantes?|hotel|lugares?|praias?|cidades?|cursos?|músicas?|ferramentas?|carro|sapatos|produtos?|vinhos?|comer|ler|assistir|comprar|visitar|atividades|marca',
  'libr[oi]|romanz[oi]|film|serie|gioch[io]|app|portatile|cellulare|fotocamera|regal[oi]|ristorant[ei]|hotel|post[oi]|spiagg|città|cors[oi]|canzon|musica|strument|auto|scarpe|prodott[oi]|vin[oi]|mangiare|leggere|guardare|comprare|visitare|attività|marca',
  'cărți|carte|romane?|filme?|seriale?|jocuri|aplicați|laptop|telefon|cameră|cadou|restaurant|hotel|locuri|plaj|oraș|cursuri|melodii|muzică|unelte|mașin|pantofi|produse|vinuri|mănânc|citesc|vizionez|cumpăr|vizitez|activități|marcă',
  '书|小说|电影|电视剧|剧|游戏|软件|应用|笔记本|手机|相机|耳机|礼物|餐厅|饭店|酒店|地方|景点|海滩|城市|课程|歌|音乐|工具|车|鞋|产品|酒|好吃|美食|买|看什么|玩|牌子|品牌|防晒|专业|学校|零食|茶|咖啡|植物|花|护肤|猫粮|狗粮|推荐$',
  '本|小説|映画|ドラマ|ゲーム|アプリ|パソコン|スマホ|カメラ|プレゼント|レストラン|店|ホテル|場所|観光|ビーチ|都市|講座|曲|音楽|道具|車|靴|商品|ワイン|食べ|買|お土産|おすすめ|趣味|服',
  'كتب|كتاب|رواي|أفلام|فيلم|مسلسل|ألعاب|تطبيق|حاسوب|لابتوب|هاتف|جوال|كاميرا|هدية|هدايا|مطعم|مطاعم|فندق|أماكن|مكان|شاطئ|مدينة|مدن|دورات|أغاني|موسيقى|أدوات|سيارة|حذاء|منتج|عطر|أشتري|أقرأ|أشاهد',
]);

/** Written to somebody one loves, or to nobody who has to do anything. */
const PERSONAL = anyWord([
  'future self|santa|(?:my|our) (?:girlfriend|boyfriend|wife|husband|mom|mum|mother|dad|father|grand\\w+|best friend|crush|ex|son|daughter|sister|brother|partner|fianc\\w+)|penpal|pen pal|good morning|good night|love you|miss(?:es|ing)? (?:you|him|her)',
  'papá noel|reyes magos|mi (?:novi[oa]|espos[oa]|marido|mujer|madre|mamá|padre|papá|abuel[oa]|mejor amig[oa]|herman[oa]|hij[oa]|crush)|buenos días|buenas noches|te quiero',
  'père noël|mon (?:copain|mari|père|papa|frère|fils|meilleur ami)|ma (?:copine|femme|mère|maman|sœur|fille|meilleure amie|grand-mère)|bonne nuit',
  'weihnachtsmann|christkind|mein(?:e|en|em|er)? (?:freundin|frau|mann|mutter|mama|vater|papa|oma|opa|schwester|bruder|tochter|sohn|schatz|beste)|guten morgen|gute nacht',
  'papai noel|pai natal|(?:meu|minha) (?:namorad[oa]|espos[oa]|marido|mulher|mãe|pai|av[óô]|melhor amig[oa]|irmã[o]?|filh[oa]|amor)|bom dia|boa noite',
  'babbo natale|(?:il mio|la mia|mi[oa]) (?:ragazz[oa]|fidanzat[oa]|moglie|marito|madre|mamma|padre|papà|nonn[oa]|miglior[e]? amic[oa]|sorella|fratello|figli[oa])|buongiorno|buonanotte',
  'moș crăciun|(?:iubit(?:a|ul|ei|ului)|soți(?:a|ei)|soțul(?:ui)?|mama|mamei|tata|tatălui|bunic\\p{L}*|sora|surorii|fratele|fratelui|prieten(?:a|ei) mea|fiul|fiica) m(?:ea|eu|ele)|bună dimineața|noapte bună',
  '女朋友|男朋友|老婆|老公|妈妈|爸爸|奶奶|爷爷|闺蜜|未来的自己|圣诞老人|早安|晚安|异地恋',
  '彼女に|彼氏に|妻に|夫に|母に|父に|祖母に|親友に|未来の自分|サンタ|おはよう|おやすみ',
  'حبيبتي|حبيبي|زوجتي|زوجي|أمي|أبي|جدتي|صديقتي|نفسي في المستقبل|صباح الخير|تصبح على خير',
]);
const BUSINESS = anyWord([
  'teachers?|doctor|sick|absen|work|job|customers?|clients?|invoice|school|rent|landlord|refund|boss|order|contract|deposit',
  'maestr[oa]|profesor|médico|enferm[oa]|trabajo|cliente|factura|alquiler',
  'maître|maîtresse|professeur|médecin|malade|travail|client|facture|loyer',
  'lehrer|schule|arzt|krank|arbeit|kunde|rechnung|miete|vertrag',
  'professor|médico|doente|trabalho|cliente|aluguel',
  'maestr[oa]|professor|medico|malat[oa]|lavoro|cliente|affitto',
  'profesor|învățăto|medic|bolnav|serviciu|client|factură|chirie',
  '老师|请假|公司|客户|合同|发票',
  '会社|取引|契約',
  'عمل|عميل|فاتورة',
]);

/** Nobody is repaired. */
const SOMEBODY = lean(
  /(?<![\p{L}])(?:teacher|professor|coach|tutor|instructor|examiner|maestr[oa]|profesora?|entrenador|professeure?|prof|entraineur|lehrer(?:in)?|trainer(?:in)?|professora|treinador|insegnante|allenatore|profesoara|antrenorul|boss|manager|husband|wife|boyfriend|girlfriend|partner|mom|mum|dad|mother|father|parents?|kids?|sons?|daughters?|toddlers?|teenagers?|neighbou?rs?|roommates?|coworkers?|colleagues?|friends?|jefe|marido|mujer|hij[oa]s?|vecin[oa]s?|chef|mari|femme|fils|fille|voisins?|mein mann|meine frau|nachbarn?|kollegen?|chefe|filh[oa]s?|vizinh[oa]s?|capo|marito|moglie|figli[oa]?|vicin[oi]|seful|sotul|sotia|vecinul|copilul)(?![\p{L}])|老板|老公|老婆|孩子|邻居|同事|上司|夫が|妻が|子供|مدير|زوج|ابن/u,
);
/** What one gets better at by practice, and no fix. */
const TRAINED = lean(
  /(?<![\p{L}])(?:\p{Nd}+ ?k (?:time|run|pace|race)|(?:run(?:ning)? time|time|pace|best) (?:for|over|on) (?:(?:the|a|my) )?(?:\p{Nd}+ ?k|half|marathon|mile)|marathon|plateau(?:ed)?|deadlift|bench press|squat|pull-?ups?|elo|ielts|toefl|wpm|words per minute|weight loss|vocabulary)(?![\p{L}])/u,
);
const DEVICES =
  /phone|laptop|computer|pc|wifi|router|printer|app|car|tv|website|account|password|e-?mail|movil|coche|telephone|voiture|handy|auto\b|celular|carro|macchina|telefon|masina|手机|电脑|スマホ|هاتف/u;

const BODY = lean(
  /(?<![\p{L}])(?:back|pain|knees?|neck|core|abs|stretch|muscles?|weight|belly|body|glutes?|posture|shoulders?|hips?|legs?|arms?|chest|sciatica|flexib|espalda|dolor|rodilla|dos|douleur|genou|rucken|schmerz|knie|costas|dor|joelho|schiena|dolore|ginocchio|spate|durer|genunchi)|腰|背|颈|膝|腹|肩|首|ظهر|رقب/u,
);
const ASKED_SUM = lean(
  /\p{Nd}|equation|integral|derivative|probab|matrix|matrice|triangle|formula|ecuaci|equac|equazi|ecuati|gleichung|ableitung|wahrscheinlich|derivad|integrale|fracti|bruch|sum of|average|方程|积分|导数|概率|三角|分数|数列|矩阵|方程式|積分|微分|確率|معادل|تكامل|مشتق|احتمال|[一二三四五六七八九十]/u,
);

/** "A recipe for success": nobody cooks it. */
const FOR_NO_DISH = lean(
  /recipes? (?:for|of|to) (?:(?:an?|the|our|your|my|more|lasting|long|happy|business|real) ){0,3}(?:success|disaster|failure|happiness|happy|growth|victory|love|trouble|chaos|peace|prosperity|marriage|life|longevity|teamwork|innovation|productivity)(?![\p{L}])|(?:receta|ricetta) (?:del|de la|para el|para la|per il|per la|della) (?:exito|felicidad|amor|fracaso|desastre|vida|successo|felicita|fallimento|vita)(?![\p{L}])|receita (?:do|da|para o|para a) (?:sucesso|felicidade|amor|fracasso|desastre)|recette (?:du|de la|pour le|pour la) (?:succes|reussite|bonheur|echec|catastrophe)|rezept (?:fur|zum) (?:den |das |die )?(?:erfolg|gluck|scheitern|desaster|liebe)|(?:ricetta|receta|receita|recette|reteta) (?:electoral[ae]?|elettorale|politic[ao]|politique|economic[ao]|economique|neoliberal[ae]?|vincente|ganadora|castigatoare)(?![\p{L}])|reteta (?:succesului|fericirii|esecului|dezastrului|pentru (?:succes|fericire|dezastru))|(?:成功|幸福|快乐|失败|长寿)的?(?:配方|秘方)|(?:成功|幸せ|失敗)のレシピ|وصفه (?:لل|ال)?(?:نجاح|سعاده|فشل)/u,
);

/** "Name a river in France": one of them is wanted, whichever it is. */
const NAMES_ONE = lean(
  /^(?:please |can you |could you )*(?:name|state|identify|mention|cite)(?: me)? (?:(?:just |only )?(?:one|a single)|an?) (?!few|couple|number|list|set|series|variety|range|of (?:each|the following)|or (?:two|more)|for each|per )\p{L}(?!.* (?:and|or) (?:explain|describe|why|how|an?|one) )|^(?:nombra|menciona|cita|indica) (?:solo )?(?:un|una) (?!lista|par|serie|conjunto|ejemplo)\p{L}|^(?:nomme|cite|mentionne)(?:z)?(?:[- ]moi)? (?:un|une) (?!liste|serie|exemple)\p{L}|^(?:nenne?|nennen sie)(?: mir)? (?:nur )?eine?[nrs]? (?!liste|reihe|paar|beispiel)\p{L}|^(?:cite|nomeie|mencione|indique) (?:apenas )?(?:um|uma) (?!lista|par|serie|exemplo)\p{L}|^(?:nomina|cita|indica) (?:solo )?(?:un|uno|una) (?!lista|serie|paio|esempio)\p{L}|^(?:numeste|numiti|mentioneaza) (?:doar )?(?:un|o) (?!lista|serie|exemplu)\p{L}|^(?:请)?(?:说出|写出|列举|举出|列出)(?:一个|一种|一位|一座|一条|1个)(?!例子)|^اذكر (?:\p{L}+ )(?:واحدا|واحده)(?!\p{L})/u,
);

/** In the order in which they are asked; each kind once or more. */
const DOUBTS: readonly Doubt[] = [
  { kind: 'troubleshoot', not: /[吃喝]什么|能[吃喝]/u, instead: 'list' },
  {
    kind: 'formula',
    not: lean(/(?<![\p{L}])(?:apps?|websites?|games?|landing page)(?![\p{L}])|小游戏|网站|アプリ/u),
    instead: 'app',
  },
  {
    kind: 'recommend',
    not: /(?:write|draft|need|help).{0,24}(?:linkedin |letter of )?recommendation(?! (?:for|on) (?:a |an )?(?:good|book|movie|film))|recommendation letter|lettre de recommandation|carta de recomendacion|empfehlungsschreiben|carta de recomendacao|lettera di raccomandazione|scrisoare de recomandare|推荐信|推薦状|خطاب توصيه/u,
    instead: 'text',
  },
  { kind: 'recommend', needs: TO_CHOOSE, instead: 'question' },
  { kind: 'quiz', not: BODY, instead: 'advice' },
  {
    kind: 'plan',
    not: lean(/(?:into|in|by) (?:\p{L}+ )?(?:categories|groups|types|piles)(?![\p{L}])/u),
    instead: 'classify',
  },
  {
    kind: 'speech',
    not: /villain|monologue|monolog|character|hero(?:ine)?|queen|king|movie|film|play\b/u,
    instead: 'text',
  },
  {
    kind: 'dialogue',
    not: lean(/(?<![\p{L}])(?:youtube|videos?|vlog|tiktok|reels?|podcast|shorts)(?![\p{L}])|视频|動画|فيديو/u),
    instead: 'speech',
  },
  { kind: 'extend', not: lean(/_{2,}|(?<![\p{L}])blanks?(?![\p{L}])|\(\s*\)|（\s*）/u), instead: 'complete' },
  {
    kind: 'copy',
    not: /give away|free to a good home|rehom|a donner|gratuit|regal[oa] (?:gat|perr|cachor)|zu verschenken|verschenke|para (?:adopcion|adocao)|adopt|adott|adot|adopti|领养|免费送|里親|譲ります|للتبني/u,
    instead: 'text',
  },
  {
    kind: 'meaning',
    not: lean(
      /(?<![\p{L}])(?:apis?|rest|http|sql|code|programming|python|java\w*|react|docker|git|linux|statistics|math|physics|chemistry|biology|medicine|medical|blood|finance|economics|accounting|law|contract|machine learning|ai)(?![\p{L}])|编程|统计|医学|金融|プログラミング|統計|医学|برمج|احصاء/u,
    ),
    instead: 'describe',
  },
  {
    kind: 'reply',
    not: /review|complain|customer|client|tripadvisor|yelp|resena|opinion negativa|avis|reclamation|bewertung|beschwerde|avaliac|recension|recenzi|差评|评价|投诉|口コミ|クレーム|レビュー|تقييم|شكو/u,
    instead: 'email',
  },
  {
    kind: 'trip',
    not: /request|responder|out of office|e-?mail|letter|caption|essay|song|poem|story|speech|solicitud|correo|demande|urlaubsantrag|pedido|richiesta|cerere|请假|申请/u,
    instead: 'email',
  },
  {
    kind: 'plan',
    needs:
      /plan|roadmap|strateg|organi|milestone|onboarding|campaign|program|prepar|project|launch|goal|lanza|lanc|schedule|event|party|fiesta|fete|feier|festa|petrecere|umzug|move|mudanza|计划|方案|规划|策划|安排|筹备|計画|プラン|企画|準備|خط[هة]|نظم|تنظيم|برنامج/u,
    not: lean(
      /(?<![\p{L}])(?:vows?|votos|v(?:oe|œ)ux|gelubde|voti|juramint\p{L}*|websites?|invit\p{L}*|hashtags?|dress|hairstyles?)(?![\p{L}])/u,
    ),
    instead: 'unknown',
  },
  {
    kind: 'document',
    not: lean(
      /(?<![\p{L}])(?:reports?|white ?paper|case study|informe|rapport|bericht|relatorio|relazione|raport) (?:\p{L}+ )?(?:about|on|sobre|sur|uber|su|sui|despre)(?![\p{L}])|关于.{1,20}的?(?:报告|调研)|についてのレポート|تقرير عن/u,
    ),
    instead: 'text',
  },
  {
    kind: 'app',
    not: /(?:grant|job|visa|loan|college|university|school|scholarship|funding|planning|patent|membership|rental|mortgage) applications?/u,
    instead: 'text',
  },
  {
    kind: 'document',
    not: lean(/(?<![\p{L}])user stor(?:y|ies)(?![\p{L}])/u),
    instead: 'unknown',
  },
  {
    kind: 'copy',
    not: lean(
      /(?<![\p{L}])(?:job|position|vacancy|hiring|empleo|puesto|emploi|poste|stellen\p{L}*|vaga|emprego|lavoro|posizione|job|angajare)(?![\p{L}])|招聘|求人|وظيف/u,
    ),
    instead: 'document',
  },
  {
    kind: 'caption',
    not: /alt[ -]?text|texto alternativo|texte alternatif|alternativtext|testo alternativo/u,
    instead: 'unknown',
  },
  {
    kind: 'essay',
    needs:
      /essay|thesis|paper|dissertation|statement|literature review|argument|ensayo|tesis|essai|dissertation|these|aufsatz|erorterung|hausarbeit|redacao|dissertacao|ensaio|tese|tema|saggio|tesi|eseu|lucrare|referat|议论文|论文|论述|観|論文|小論文|レポート|مقال|بحث|رساله/u,
    instead: 'article',
  },
  { kind: 'recipe', not: FOR_NO_DISH, instead: 'question' },
  {
    kind: 'recipe',
    not: /一周|每周|每日|七天|7天|减脂|减肥|一週間|献立|(?:weekly|daily|week'?s?|diet|meal) (?:plan|menu|meals)|semanal|de la semaine|wochen|settimanale|saptamanal|لمده اسبوع|اسبوعي/u,
    instead: 'meals',
  },
  {
    kind: 'formula',
    not: /chemical|chemistry|molecul|baby formula|skincare|cosmetic|quimic|chimi|chemisch|化学|كيميائي|(?:area|volume|distance|speed|interest|circle|triangle|physics|kinetic|math)\b/u,
    instead: 'fact',
  },
  {
    kind: 'code',
    not: /^(?:html|css|latex|markdown|git|regex|excel) (?!.*(?:function|script|program|class that))/u,
    instead: 'formula',
  },
  {
    kind: 'names',
    not: lean(/(?:test|sample|dummy|fake|mock) data|csv|rows?(?![\p{L}])|columns?|name,|, ?name(?![\p{L}])/u),
    instead: 'unknown',
  },
  {
    kind: 'story',
    not: lean(
      /^(?:\p{L}+ ){0,2}?(?:create|design|invent|make|build|give me|crea|cree|erstelle|crie|creaza) (?:an? |un[ae]? |ein[e]?n? |um[a]? |me an? )?(?:\p{L}+ )?(?:character|villain|hero|protagonist|world|map|title|name|cover|plot twist|twist|ending|opening line|first line|personaje|personnage|figur|personagem|personaggio|personaj)/u,
    ),
    instead: 'unknown',
  },
  {
    kind: 'howto',
    not: /(?:politely|nicely|tactfully|gracefully) (?:decline|say no|refuse|ask|tell|turn down|reject|remind|cancel)/u,
    instead: 'email',
  },
  {
    kind: 'evaluate',
    not: lean(
      /^(?:(?:please|pls|write|leave|a|an|my|short|honest|nice|good|bad|positive|negative|five|5|4|3|2|1|star|stars|google|airbnb|amazon|yelp|tripadvisor|booking) )*reviews? (?:for|about|of (?:a|an|the)) |^(?:escrib|redact|ecri|redig|schreib|verfass|escrev|scriv|scri)\p{L}*(?:[ -]\p{L}+){0,3} (?:resena|avis|critique|bewertung|rezension|avaliacao|recensione|recenzi)\p{L}*|写.{0,4}(?:好评|差评|评价|影评|书评|点评)|(?:レビュー|口コミ|書評)を?書|^اكتب (?:لي )?(?:تقييم|مراجعه)/u,
    ),
    instead: 'text',
  },
  {
    kind: 'describe',
    not: lean(
      /^(?:\p{L}+ ){0,2}?(?:descri\p{L}*|decri\p{L}*|beschreib\p{L}*|describe) (?:\p{L}+ ){0,2}?(?:product|listing|producto|produit|produkt|produto|prodotto|produs)\p{L}*\s?[:：]|产品描述|商品説明/u,
    ),
    instead: 'copy',
  },
  { kind: 'math', needs: ASKED_SUM, instead: 'howto' },
  {
    kind: 'howto',
    not: lean(
      /(?:how (?:do i|to|can i|should i)|como|comment|wie|come|cum) (?:\p{L}+ )?(?:choose|pick|select|elegir|escoger|choisir|wahle|auswahle|escolher|scegliere|aleg)(?![\p{L}])|(?:怎么|怎样|如何)(?:挑|选)|كيف (?:اختار|نختار|تختار)|の?選び方/u,
    ),
    instead: 'advice',
  },
  { kind: 'howto', not: lean(/倍.{0,6}[加减]|等于\s?\p{Nd}/u), instead: 'math' },
  {
    kind: 'code',
    not: lean(
      /(?:programme|programa|programma|program) (?:de|d'|di|para|per|pentru) (?!\p{L}*(?:ordinat|comput|calcul|ordenador|inform))(?!.*(?:python|java|c\+\+|php|code|codigo|codice|cod |script|algorit|funci|fonction|funzion|functi|bucle|boucle|array))/u,
    ),
    instead: 'plan',
  },
  { kind: 'entries', not: NAMES_ONE, instead: 'fact' },
  { kind: 'list', not: NAMES_ONE, instead: 'fact' },
  { kind: 'decide', not: lean(/^(?:\p{L}+ ){0,3}?calculator|explained$/u), instead: 'explain' },
];

/**
 * What the words suggested, looked at once more: a reading that asks for particular things is only kept where they fit,
 * because a quieter version serves people better than a wrong one.
 */
export function takeSecondLook(task: TaskKind, request: string, traits: readonly Trait[]): TaskKind {
  if ((task === 'email' || task === 'text') && PERSONAL.test(request) && !BUSINESS.test(request) && isMessage(request))
    return 'greeting';
  if (task === 'troubleshoot' && MESSAGE_FIRST.test(request)) return 'email';
  if (task === 'troubleshoot' && TRAINED.test(request)) return 'advice';
  if (task === 'troubleshoot' && SOMEBODY.test(request) && !DEVICES.test(request)) return 'advice';
  if (task === 'recommend' && traits.includes('travel')) return task;
  const doubt = DOUBTS.find(
    ({ kind, needs, not }) => kind === task && (not?.test(request) || (needs !== undefined && !needs.test(request))),
  );
  return doubt?.instead ?? task;
}

const MESSAGE =
  'whatsapp|sms|texts?|messages?|msg|nachricht|mensajes?|mensagem|messaggio|mesaj|e-?mails?|correo|letters?|brief|cartas?|lettres?|lettera|scrisoare|note';
const MESSAGE_FIRST = lean(
  `^(?:\\p{L}+ ){0,3}?(?:${MESSAGE})(?: (?:${MESSAGE}))? (?:to|for|an|para|pour|a|al|alla|catre|pra|zu|ao)(?![\\p{L}])|^(?:给|帮我给).{1,10}(?:发|写)|^رساله`,
  'u',
);
const ANY_MESSAGE = lean(`(?<![\\p{L}])(?:${MESSAGE})(?![\\p{L}])|信|短信|消息|手紙|メッセージ|رساله`, 'u');
const isMessage = (request: string) => ANY_MESSAGE.test(request);

import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

export const PACKING = anyWord([
  'packing list|(?:camping|travel|moving) checklist',
  'lista (?:de|para) (?:equipaje|la maleta|maleta|viaje)',
  'liste (?:de|des|pour les) (?:bagages|valise)',
  'packliste',
  'lista (?:de|para a|da) (?:mala|bagagem)',
  'lista (?:della|per la) valigia',
  'listă (?:de|pentru) bagaj\\p{L}*',
  '(?:行李|打包|出行|露营)清单',
  '持ち物リスト|荷造りリスト',
  'قائمة (?:أمتعة|الأمتعة|أغراض السفر|حقيبة)',
]);

/** So many things to see or to do in a place that is named: none leads to the next, as the stops of a journey do. */
const SIGHTS = anyWord(
  [
    '(?:(?:give me|tell me|name|list|suggest|what are|recommend)(?: me)? )?(?:the |some |any )?(?:(?:top|best) )?(?:\\p{Nd}{1,2}|two|three|four|five|six|seven|eight|ten|a few|some)(?: \\p{L}+)? (?:(?:things|places|spots|activities|sights|attractions) (?:worth |(?:i|we|you) (?:can |could |should )|to )(?:do|see|visit|doing|seeing|visiting)|sights|attractions) (?:in|around|near) (?!an? |my |your |our |case|order|bed|life|class|the (?!city|old|capital|area|\\p{L}+ (?:of|alps|islands?)))',
    '(?:(?:dime|dame|nombra|recomiéndame|sugiere) )?(?:\\p{Nd}{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|diez|unas|algunas) (?:\\p{L}+ )?(?:cosas|lugares|sitios|planes)(?: \\p{L}+)? (?:que|para|por|de) (?:hacer|ver|visitar) en (?!casa|el |la |los |las |una? |mi |tu |verano|invierno|clase)',
    '(?:(?:donne-moi|cite|propose(?:-moi)?) )?(?:\\p{Nd}{1,2}|deux|trois|quatre|cinq|six|sept|huit|dix|quelques) (?:\\p{L}+ )?(?:choses|lieux|endroits|activités|visites) à (?:faire|voir|visiter) (?:à (?!la |l[^\\p{L}]|cause|partir)|au |en (?!une? |classe|cas|hiver|été|attendant))',
    '(?:(?:nenn(?:e|t)?|gib|sag)(?: mir)? )?(?:\\p{Nd}{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|ein paar|einige) (?:\\p{L}+ )?(?:(?:dinge|orte|sachen|aktivitäten),? die (?:man|ich|wir) in (?!der |de[mn] |eine|mein)|sehenswürdigkeiten in |ausflugsziele )',
    '(?:(?:diga|dê|sugira|me dê|cite)(?:-me)? )?(?:\\p{Nd}{1,2}|duas|dois|três|quatro|cinco|seis|sete|oito|dez|algumas) (?:\\p{L}+ )?(?:coisas|lugares|sítios|passeios)(?: \\p{L}+)? (?:para|a|que) (?:fazer|ver|visitar) em (?!casa|uma? |caso|sala|família)',
    '(?:(?:dimmi|dammi|consigliami|suggeriscimi|elenca) )?(?:\\p{Nd}{1,2}|due|tre|quattro|cinque|sei|sette|otto|dieci|alcune) (?:\\p{L}+ )?(?:cose|posti|luoghi|attività) da (?:fare|vedere|visitare) a (?!casa|una? |tavola|letto|scuola)',
    '(?:(?:spune-mi|dă-mi|recomandă-mi|numește) )?(?:\\p{Nd}{1,2}|două|trei|patru|cinci|șase|șapte|opt|zece|câteva) (?:\\p{L}+ )?(?:lucruri|locuri|activități|obiective) (?:de (?:făcut|vizitat|văzut)|pe care să le (?:fac|facem|văd|vedem|vizitez|vizităm)) în (?!casă|clasă|una? |timpul|fiecare|caz)',
    '(?:(?:اذكر|اقترح|اعطني|أعطني)(?: لي)? )?(?:\\p{Nd}{1,2}|ثلاثة|أربعة|خمسة|ستة|سبعة|عشرة) (?:أماكن|معالم)(?: \\p{L}+){0,2} في (?!البيت|المنزل|المدرسة|حياتي)',
  ],
  { atStart: true },
);
/** Days to be filled, a way to be followed or a purse to be kept to: that is planned. */
const IS_PLANNED = lean(
  /(?<![\p{L}])(?:itinerar\p{L}*|plan(?!e?s que)\p{L}*|rout\p{L}*|schedule|budget|day by day|dia a dia|jour par jour|tag fur tag|giorno per giorno|pe zile|ruta|tagesplan)(?![\p{L}])/u,
);

export const isSights = (folded: string): boolean => SIGHTS.test(folded) && !IS_PLANNED.test(folded);

export const TRIP = anyWord(
  [
    '(?:(?:a|long|romantic|short) )*(?:week-?end|\\p{Nd}+ (?:days?|nights?)|\\p{Nd}+-day trip) (?:trip )?(?:in|to|at) \\p{L}{3,}',
    '(?:un )?(?:finde|fin de semana|escapada|\\p{Nd}+ días) (?:romántic[oa] )?(?:en|a|por) \\p{L}{3,}',
    '(?:un )?(?:week-?end|\\p{Nd}+ jours) (?:romantique |en amoureux )?(?:à|au|aux|en|dans) \\p{L}{3,}',
    '(?:ein )?(?:wochenende|\\p{Nd}+ tage|städtetrip) (?:in|nach|an|auf) \\p{L}{3,}',
    '(?:um )?(?:fim de semana|\\p{Nd}+ dias) (?:em|no|na|por) \\p{L}{3,}',
    '(?:un )?(?:weekend|fine settimana|\\p{Nd}+ giorni) (?:a|in|al|nel) \\p{L}{3,}',
    '(?:un )?(?:weekend|city ?break|\\p{Nd}+ zile) (?:la|în|prin) \\p{L}{3,}',
    '.{0,24}(?:去|到).{1,8}[\\p{Nd}一二三四五六七两]+[天日]|(?:.{0,6})(?:去|到).{1,10}(?:玩|旅游|旅行|自由行|自驾|度假)|.{2,8}[\\p{Nd}一二三四五六七两]+[天日](?:游|自由行|攻略|行程)',
    '.{0,20}(?:\\p{Nd}+泊(?:\\p{Nd}+日)?|日帰り).{0,12}(?:旅行|旅|プラン|観光)',
    'رحلة (?:إلى|الى|ل)|سفرة (?:إلى|الى|ل)',
  ],
  { atStart: true },
);
export const NO_TRIP =
  /pack|caption|essay|diary|weather|how much|cost of|e-?mail|invit|equipaje|valise|mala|valigia|bagaj|出差|实习|文案|日记|作文|请假|通知|公告|放假|带(?:什么|啥)|多少钱|签证|朋友圈|持ち物|日記|قائمه|مقال/u;

export const COOK = anyWord([
  'what (?:can|should|do|could) (?:i|we) (?:make|cook|eat) (?:for (?:dinner|lunch|breakfast|tea)|with|tonight)|what to (?:cook|make for (?:dinner|lunch))',
  'qué (?:cocino|ceno|puedo cocinar|preparo|hago (?:de|para) (?:cenar|comer|cena|comida|la cena))',
  "(?:quoi|qu'est-ce que je (?:peux|pourrais)|que) (?:cuisiner|faire à manger|manger ce soir|préparer (?:pour|avec|ce))",
  'was (?:koche ich|soll ich .{0,24}kochen|kann ich .{0,40}kochen)',
  'o que (?:fazer|cozinhar|eu faço|faço|posso fazer) (?:para|pro|de|no) ?(?:o )?(?:jantar|almoço)|o que cozinhar',
  '(?:che )?cosa (?:cucino|posso cucinare|preparo (?:per|a|con))',
  'ce (?:gătesc|să gătesc|pot (?:să )?găti|pot să gătesc|fac de mâncare|fac la cină)',
  '(?:晚饭|午饭|晚餐|午餐|早餐|早饭|夜宵|今晚|晚上|中午).{0,6}(?:做|煮|吃)点?(?:啥|什么)|(?:能|可以)(?:做|炒)(?:啥|什么)(?:菜|吃的)',
  '(?:夕飯|夕食|晩ご飯|昼ご飯|お昼|朝ご飯|ご飯|お弁当).{0,10}(?:何|なに).{0,6}(?:作|しよ|いい)|何(?:を)?作れ',
  '(?:ايش|وش|شو|ماذا|إيه|ايه) (?:أسوي|اسوي|أطبخ|اطبخ|أعمل|اعمل) .{0,16}(?:عشا|غدا|فطور|أكل|طبخ)|(?:ماذا|ايش|وش|شو) أطبخ',
]);
export const NO_COOKING = /减肥|感冒|药|生病|怀孕|长高|补|治|餐厅|外卖|restaurant|takeaway|ダイエット|店/u;

export const DECIDE = anyWord([
  'should (?:i|we) .{3,80} or (?!not)',
  '(?:me (?:mudo|quedo|compro|voy)|acepto|alquilo|compro|elijo|sigo) .{2,60} o (?:me |sigo|no )?\\p{L}+',
  'je (?:prends|reste|pars|choisis|achète|accepte|loue|garde|déménage) .{2,60} ou (?!pas)',
  '(?:soll ich|nehme ich|kaufe ich|bleibe ich|ziehe ich) .{2,80} oder (?!nicht)',
  '(?:me mudo|fico|aceito|compro|alugo|escolho) .{2,60} ou ',
  '(?:mi trasferisco|resto|accetto|compro|affitto|scelgo|prendo) .{2,60} o ',
  '(?:mă mut|ma mut|rămân|raman|accept|cumpăr|cumpar|aleg|închiriez|plec|iau) .{2,60} sau ',
  '^(?:.{0,16})(?:要不要|该不该|值不值得)|(?:选|买|去|留|租|学|读|考).{0,16}还是.{1,20}',
  'べきか.{0,10}(?:迷|悩)|か.{1,20}(?:か|どちら)(?:で|に)?(?:迷|悩)',
  '(?:محتار|أشتري|اشتري|أقبل|اقبل|أختار|اروح|أدرس|ادرس|أستأجر) .{2,60} (?:ولا|أم|ام|أو) ',
]);

/** "Rent or buy in Manchester": both sides of it, and no verb. */
/** In Portuguese and Romanian "o" behind a verb is an article. */
export const ONE_OR_THE_OTHER = lean(
  /^(?!\p{L}+ o (?:que|seu|meu|nosso)(?![\p{L}])|(?:explique|escrev\p{L}*|fac?a|crie|diga|liste|descreva|defina|resuma|traduza|corrija|analise|mostre|conte|cite|invente|sugira|indique|compare|identifique|calcule|escolha|encontre|complete|leia|monte|planeje|prepare|gere|elabore|redija|organize|classifique|ordene|reescreva|transforme|melhore|scrie\p{L}*|creeaza|creati|spune\p{L}*|redact\p{L}*|alcatui\p{L}*|formul\p{L}*|compun\p{L}*|invent\p{L}*|gener\p{L}*|propun\p{L}*|recomand\p{L}*|planific\p{L}*|pregat\p{L}*|descri\p{L}*|explic\p{L}*|tradu\p{L}*|gas\p{L}*|alege\p{L}*|numes\p{L}*|sugere\p{L}*|vreau|este|imagine\p{L}*) o )\p{L}{3,14} (?:or|o|ou|oder|sau) (?!not)\p{L}{3,14}(?=[ ,.:?]|$)/u,
);

export const NUMBERED_QUESTIONS = lean(
  /\p{Nd}+ (?:\p{L}+ )?(?:questions?|domande|preguntas|\p{L}*fragen|perguntas|intrebari)(?![\p{L}])/u,
);
export const FOR_A_CLASS = lean(
  /(?:for|per|para|pour|fur|pentru) (?:(?:my|the|a|la|i|mi|el|mes|ma|die|meine|os|as|le) )?(?:\p{L}+ )?(?:class|students|pupils|year \p{Nd}|grade|media|elementare|studenti|clase|alumnos|classe|eleves|klasse|schuler|alunos|clasa|elevi)/u,
);

/** Money is put by, and nobody trains. */
export const SAVINGS = lean(
  /(?<![\p{L}])(?:saving?s?|save|debts?|ahorr\p{L}*|deudas?|epargn\p{L}*|dettes?|sparen|sparplan|schulden|poupan\p{L}*|dividas?|risparmi\p{L}*|debiti|econom\p{L}*|datorii)(?![\p{L}])|存钱|攒钱|储蓄|还债|貯金|返済|ادخار|توفير|ديون/u,
);

export const DEVICE = lean(
  /(?<![\p{L}])(?:phone|laptop|computer|pc|wi-?fi|wlan|router|printer|tv|tablet|android|iphone|movil|celular|portatil|ordenador|telephone|ordinateur|imprimante|handy|rechner|drucker|telefon\p{L}*|laptop\p{L}*|calculator\p{L}*|impressora|notebook|stampante|computer|telefonino|masina|car|auto|coche|voiture)(?![\p{L}])|手机|电脑|打印机|网络|スマホ|パソコン|プリンタ|جوال|لابتوب|كمبيوتر|طابعه/u,
);
export const FAILS_US = lean(
  /(?<![\p{L}])(?:slow|freez\p{L}*|crash\p{L}*|lento|lenta|se congela|se cuelga|lent|plante|rame|langsam|hangt|absturzt|trava|travando|si blocca|lento|ingheata|se blocheaza|merge greu|nu porneste|overheat\p{L}*|hot|noise|drain\p{L}*)(?![\p{L}])|卡|慢|死机|发热|固まる|遅い|落ちる|بطي|يعلق|يسخن/u,
);

export const GIFT = anyWord([
  'what (?:to|should i|can i) (?:get|give|buy) (?:my|for|a|an)',
  'qué (?:le |les )?(?:regalo|regalar|puedo regalar)',
  '(?:que|quoi|qu’est-ce que je peux) offrir',
  'was (?:schenke|kann ich .{0,30}schenken|soll ich .{0,30}schenken)',
  'o que (?:dar|comprar) (?:de presente|para (?:o|a|meu|minha))',
  'cosa (?:regalo|regalare|posso regalare)',
  'ce (?:cadou|îi iau|să îi iau|îi cumpăr)',
  '送.{1,16}(?:什么|啥)(?:礼物|好)?',
  '(?:何|なに)を?(?:あげ|贈)',
  '(?:ماذا|ايش|وش|شو) (?:أهدي|اهدي)',
]);

export const THANKS =
  /(?:text|texte|texto|testo|nachricht|message|mensaje|mensagem|messaggio|mesaj|words|mot|palabras|parole|worte).{0,24}(?:thank|remerci|agradec|dank|ringrazi|multum)/u;

export const GRAMMAR_CHECK = anyWord([
  '(?:check|proofread|look over) .{0,40}(?:grammar|spelling|mistakes|typos)',
  '(?:revisa|comprueba) .{0,30}(?:gramática|ortografía|errores|faltas)',
  '(?:vérifie|relis) .{0,30}(?:grammaire|orthographe|fautes)',
  '(?:prüf|überprüf|schau)\\p{L}* .{0,40}(?:grammatik|rechtschreibung|fehler)',
  '(?:verifique|revise|veja) .{0,30}(?:gramática|ortografia|erros)',
  '(?:controlla|verifica) .{0,30}(?:grammatica|ortografia|errori)',
  '(?:verifică|verifica) .{0,30}(?:gramatic|ortografi|greșeli)',
  '(?:检查|看看|看一下).{0,16}(?:语法|错别字|病句)',
  '(?:文法|誤字|スペル).{0,10}(?:チェック|確認)',
  '(?:دقق|راجع) .{0,20}(?:نحو|إملاء|لغوي)',
]);

export const GAME_MASTER = lean(
  /(?<![\p{L}])(?:dungeon master|game master|text adventure|interactive (?:story|fiction|adventure)|juego de rol|maitre du jeu|spielleiter|mestre (?:de|do) jogo|avventura testuale)(?![\p{L}])|跑团|文字冒险|互动小说|ゲームマスター|テキストアドベンチャー/u,
);

/** "3 Tage Wien mit Oma": no preposition, but somebody comes along. */
export const TRIP_WITH = lean(
  /^\p{Nd}+ (?:days?|dias?|jours|tage|giorni|zile) \p{L}{3,}(?: \p{L}+)? (?:with|con|avec|mit|com|cu) /u,
);

/** What the law gives somebody is looked up; there is nothing to choose from. */
export const RIGHTS = lean(
  /(?<![\p{L}])(?:(?:my|our) rights|am i (?:entitled|allowed)|mis derechos|mes droits|meine rechte|meus direitos|miei diritti|drepturi(?:le)? (?:am|mele))(?![\p{L}])|(?:什么|哪些)权利|権利|حقوقي/u,
);

export const LEARNING = lean(
  /(?<![\p{L}])(?:learn|aprender|apprendre|lernen|imparare|invat|sa invat)(?![\p{L}])|学(?!校|生)|習|始めたい|اتعلم|تعلم/u,
);

export const FORMAL_LETTER = anyWord([
  '(?:cancellation|resignation|termination|complaint) (?:letter|e-?mail|notice)|(?:letter|e-?mail) (?:to cancel|cancell?ing|of resignation|of complaint)|(?:write|draft|file) (?:me )?an? (?:formal )?complaint (?:about|to|for|against)',
  '(?:correo|mail|e-?mail) para (?:cancelar|dar de baja)|carta (?:de|para) (?:baja|renuncia|reclama|cancela|rescisi|dar de baja)',
  '(?:lettre|courrier|courriel|mail) (?:de|pour) (?:annuler (?:mon|un) (?:abonnement|contrat)|résili|démission|réclam)|résiliation (?:de |du |d’)?(?:mon |ma )?(?:contrat|abonnement|bail|salle)',
  'kündigung\\p{L}* .{0,60}(?:schreib|verfass|formulier)|kündigung(?:sschreiben)? (?:für |fürs |vom |des |der |meine[sr]? )?(?:fitness|handy|miet|wohnung|vertrag|abo|versicherung|job|arbeit|verein|internet)|widerspruch .{0,40}(?:schreib|verfass)',
  'e-?mail para cancelar|carta (?:de|para) (?:cancelamento|rescis|demiss|reclama)|pedido de (?:demissão|cancelamento)',
  '(?:mail|e-?mail|lettera) per (?:disdire|annullare)|(?:lettera|mail|e-?mail) di (?:disdetta|dimission|reclamo)|disdetta (?:della |del |dell’)?(?:palestra|contratto|abbonamento)',
  '(?:cerere|scrisoare|notificare|mail) (?:de|pentru) (?:reziliere|rezilierea|demisie|încetare|reclama)',
  '辞职信|辞职报告|解约(?:函|信)|退(?:租|订|会)(?:函|信|通知|申请)|投诉信',
  '退職届|退職願|解約(?:届|通知|の(?:手紙|メール|文))|退会の?(?:メール|連絡|届)',
  '(?:خطاب|رسالة|طلب) (?:استقالة|إلغاء|إنهاء|شكوى|فسخ)',
]);

/** Somebody has to do something: no word between friends. */
export const OFFICIAL_MAIL = lean(
  /^(?:\p{L}+[- ]){0,4}?(?:e-?mails?|letter|correo|carta|mail|courriel|lettre|brief|lettera|scrisoare) (?:to|an|a|al|au|para|ao|catre|pentru|pour|per|fur|alla|all') ?(?:\p{L}+ )?(?:landlord|landlady|bank|insurance|insurer|council|school|hr|boss|manager|supplier|seller|airline|hotel|casero|arrendador|banco|jefa?|seguro|proprietaire|banque|patron|assurance|vermieter\p{L}*|bank|versicherung|chef|proprietario|senhorio|chefe|padrone di casa|banca|capo|proprietar\p{L}*|sef\p{L}*|banc\p{L}*)(?![\p{L}])|^(?:帮我)?(?:给|跟)?.{0,4}(?:房东|银行|老板|领导|客服).{0,8}(?:邮件|信)/u,
);

/** What is to be sent stands last, and only a noun says so. */
export const TO_BE_SENT =
  /(?:送る|伝える|断る|頼む|謝る|お願いする|返す)(?:文面?|メッセージ|メール|ライン|line)(?:$|[、。，,])|^(?:发给|给|跟).{1,10}的(?:微信|消息|短信|信息)(?:$|[，,。])/u;

export const REPLY_TO_CUSTOMER = anyWord([
  '(?:reply|respond|response|answer|write back) to (?:this |an? |our |my |the )?(?:\\p{L}+ )?(?:customer|client|guest|review|complaint)',
  '(?:responde|respuesta|contesta|responder|contestar) (?:a|al) (?:un[a]? |este |esta |la |mi )?(?:client|queja|reseña)',
  '(?:réponds|réponse|répondre) (?:à|au) (?:un |une |ce |cette |la |mon |ma )?(?:client|avis|réclamation)',
  '(?:antwort\\p{L}*) (?:an|auf) (?:eine[nr]? |diese[nr]? |die |den )?(?:\\p{L}+ )?(?:kund|beschwerde|bewertung)|antworte (?:diesem |einem )?\\p{L}* ?kunden',
  '(?:responda|resposta|responder) (?:a|ao|para) (?:um[a]? |este |esta |esse )?(?:cliente|reclama|avalia)',
  '(?:rispondi|risposta|rispondere) (?:a|al|alla) (?:un |una |questo |questa )?(?:client|recension|reclamo)',
  'răspun\\p{L}* (?:la|către|unui|unei|pentru) (?:un |o |acest |acestui )?(?:client|recenzi|reclama)|răspunde-i (?:unui |acestui )?client',
  '(?:回复|回|答复)(?:一?[个下位]|这个|这位|一下)?.{0,8}(?:客户|顾客|差评|投诉|买家)',
  '(?:お客様|お客さん|顧客|クレーム|口コミ|レビュー).{0,16}(?:返信|返事|返答|回答)',
  '(?:رد|الرد|أرد|ارد)(?: لي)? (?:على|علي|ل) ?(?:هذا )?(?:ال)?(?:عميل|زبون|شكوى|تقييم)',
]);

export const POST = anyWord([
  '(?:(?:write|make|create|draft|need|want|give me|help me write) )*(?:an? |my |our )?(?:short )?(?:facebook|linkedin|insta(?:gram)?|social(?: media)?|fb) (?:post|announcement|update)(?!\\p{L})|post (?:for|on) (?:facebook|linkedin|instagram|fb)',
  '(?:post|publicación) (?:de|en|para) (?:facebook|linkedin|instagram|insta|redes)',
  '(?:post|publication) (?:pour |sur )?(?:facebook|linkedin|instagram|insta)',
  '(?:facebook|linkedin|instagram|insta)-?(?:post|beitrag)|(?:post|beitrag) (?:für|auf) (?:facebook|linkedin|instagram|insta)',
  '(?:post|postagem|publicação) (?:para|no|do|de) (?:facebook|linkedin|instagram|insta)',
  '(?:post|pubblicazione) (?:per|su|di) (?:facebook|linkedin|instagram|insta)',
  '(?:post|postare) (?:de|pe|pentru) (?:facebook|linkedin|instagram|insta)',
  '小红书(?:文案|笔记|帖)|(?:公众号|微信)推文|(?:微博|朋友圈)推广',
  '(?:インスタ|フェイスブック|facebook|linkedin|sns|x)(?:の|に|用の?)?投稿',
  'منشور (?:ل|على |في |عن )?(?:فيسبوك|انستا|إنستغرام|لينكد|تويتر)',
]);
export const SEVERAL_POSTS = lean(
  /(?<![\p{L}])(?:posts|ideas|captions|calendar|strategy|schedule|ideen|idees|idei|publicaciones|postagens|hashtags)(?![\p{L}])|\p{Nd}\s?[个条つ篇]|日历|アイデア/u,
);
export const SELLS = lean(
  /gratis|gratuit|free shipping|frete|envio|livraison|versand|(?<![\p{L}])(?:shop|loja|tienda|boutique|laden|negozio|magazin)|包邮|送料無料|[$€£¥%]|\p{Nd}\s?(?:lei|ron|eur|euros?|usd|dollars?|pounds?|reais|元|块|円|ريال|درهم|جنيه)|\p{L}*(?:order|sale|discount|offer|shop|buy|oferta|pedido|promo|rabatt|angebot|commande|soldes|sconto|comenzi|reducere)|推|卖|折|优惠|下单|新品|発売|割引|セール|خصم|عرض|اطلب/u,
);

export const ANALYSE = anyWord([
  '(?:analy[sz]e|interpret|look at|what stands out|what do you see)(?!\\p{L})',
  '(?:analiza|interpreta|qué destaca)',
  '(?:analyse|interprète|que ressort)',
  '(?:analysiere|werte .{0,30}aus|was fällt .{0,12}auf)',
  '(?:analise|analisa|interprete)',
  '(?:analizza|interpreta)',
  '(?:analizează|interpretează)',
  '分析|解读|看看.{0,8}(?:数据|数字)',
  '分析|読み取',
  '(?:حلل|تحليل)',
]);
export const FIGURES = lean(/(?:\p{Nd}+(?:[.,]\p{Nd}+)*[^\p{Nd}]+){3,}\p{Nd}/u);

/** "What should we use, and how do we launch it": a recommendation, and a way to carry it out. */
export const WHICH_AND_HOW = anyWord([
  '(?:what|which) .{2,80}(?:should|would|can) (?:we|i) .{0,60} and how (?:do|can|should|would) (?:we|i)',
  'qué (?!es |son ).{4,80} y cómo (?:lo |la )?(?:lanz|empez|organiz|implement|hac|hag|mont)',
  '(?:quel|quelle) .{4,80} et comment (?:le |la |on |nous |je )',
  '(?:welche[nsr]?|was(?! (?:ist|sind|bedeutet))) .{4,80} und wie (?:führen|starten|setzen|gehen|bauen|mache|fange)',
  '(?:qual|que)(?! (?:é|são|significa)) .{4,80} e como (?:o |a |eu |lan|implement|faz|coloc)',
  '(?:quale|che)(?! (?:è|cos)) .{4,80} e come (?:lo |la |lanci|organizz|facc|avvi)',
  '(?:ce|care)(?! (?:este|e|sunt|înseamnă|reprezintă|a fost) ) .{4,80} și cum (?:îl |o |să |lans|organiz|implement)',
  '(?:用|选)(?:什么|哪个|哪种).{2,60}(?:怎么|如何)(?:上线|推广|落地|启动|实施|做)',
  '(?:何|どの).{2,60}、?どう(?:導入|始め|進め|立ち上げ)',
  '(?:ما|أي) .{2,60}(?:نستخدم|أستخدم|نختار|أختار|نستعمل|يناسبنا|يناسبني).{0,60} وكيف (?:ن|أ)',
]);

export const START = anyWord([
  'where (?:do|should) (?:i|we) (?:start|begin)|what (?:do|should) (?:i|we) do first',
  '(?:por )?dónde (?:empiezo|empezar|comienzo)|qué hago primero',
  'par (?:où|quoi) (?:commencer|je commence)',
  '(?:wo|womit) (?:fange ich|anfangen|soll ich)',
  'por onde (?:começo|começar|eu começo)',
  'da dove (?:inizio|comincio|partire|si comincia)',
  'de unde (?:încep|să încep|începem)|cu ce (?:încep|să încep)',
  '从(?:哪|何)(?:里|儿|处)?(?:开始|入手|着手)|先(?:做|干)(?:什么|啥)',
  '(?:何|どこ)から(?:始め|手を付け|やれ|準備)|まず何を',
  'من أين أبدأ|بماذا أبدأ',
]);
export const EVENT = lean(
  /(?<![\p{L}])(?:party|wedding|event|reunion|picnic|bbq|conference|fundraiser|fiesta|boda|evento|fete|mariage|evenement|pot de|feier|hochzeit|fest|veranstaltung|festa|casamento|matrimonio|petrecere|nunta|botez|eveniment)(?![\p{L}])|聚会|婚礼|活动|年会|团建|聚餐|歓迎会|送別会|飲み会|忘年会|新年会|幹事|結婚式|パーティ|イベント|حفل|عرس|زفاف|مناسب/u,
);

export const WEIGHT = anyWord([
  'lose (?:weight|\\p{Nd}+ ?(?:kg|kilos?|lbs?|pounds))|weight[- ]loss|slim down',
  'adelgaz|bajar (?:de peso|\\p{Nd}+ kilos?)|perder (?:peso|\\p{Nd}+ kilos?)',
  'maigrir|perdre (?:du poids|\\p{Nd}+ kilos?)',
  'abnehm|abzunehmen|gewicht verlieren',
  'emagrec|perder (?:peso|\\p{Nd}+ quilos?)',
  'dimagri|perdere (?:peso|\\p{Nd}+ chili)',
  'slăbi|slăbesc|slabi',
  '减肥|减重|减脂|瘦(?:身|\\p{Nd}|到)',
  'ダイエット|痩せ|減量',
  'تخسيس|إنقاص|انقاص|أنحف|خسارة الوزن',
]);
export const EXERCISES = lean(
  /(?<![\p{L}])(?:workout|exercis\p{L}*|gym|train\p{L}*|run(?:ning)?|entren\p{L}*|ejercici\p{L}*|entraine\p{L}*|seances?|sport|ubung\p{L}*|fitness|trein\p{L}*|exercici\p{L}*|allenament\p{L}*|antren\p{L}*|exerciti\p{L}*|sala)(?![\p{L}])|健身|训练|运动|跑步|筋トレ|運動|トレーニング|تمرين|تمارين|رياض/u,
);
export const EATING = lean(
  /(?<![\p{L}])(?:diet plan|meal plan|menu|dieta|plan de comidas|regime|ernahrungsplan|essensplan|plano alimentar|piano alimentare|plan alimentar|meniu)(?![\p{L}])|食谱|菜单|献立|食事プラン|نظام غذائي|وجبات/u,
);

/** Named at the start, whatever is said of it afterwards. */
export const LESSON_PLAN = lean(
  /^(?:\p{L}+ ){0,3}?(?:lesson plan|plan de (?:clase|cours|lectie)|unterrichts(?:plan|entwurf)|stundenentwurf|plano de aula|piano (?:di|della) lezione)(?![\p{L}])|教案|指導案|خطه درس/u,
);
export const SPEECH = lean(
  /^(?:(?:write|short|brief|funny|an?|me|my|our|opening|closing|welcome|wedding|farewell|un|una|une|ein|eine|kurze|um|scurt|breve|court|\p{Nd}+[- ]minutes?) )*(?:speech|toast|eulogy|discurso|brindis|discours|rede|ansprache|discorso|brindisi|discurs)(?![\p{L}]| (?:therapy|bubble|recognition))|(?:演讲稿|致辞|发言稿)|(?:スピーチ|祝辞|挨拶文)/u,
);

/** Points for a purpose, one by one. */
export const POINTS_FOR = lean(
  /^(?:\p{L}+ )?(?:arguments?|facts|reasons|benefits|advantages|examples|argumentos|datos(?: curiosos)?|razones|ejemplos|faits|raisons|exemples|argumente|fakten|grunde|beispiele|curiosidades|razoes|exemplos|argomenti|curiosita|motivi|esempi|curiozitati|motive|exemple) (?:for|against|about|of|to|para|sobre|contra|de|pour|contre|sur|fur|gegen|uber|per|su|sui|sulla|contro|pentru|despre|impotriva)(?![\p{L}])/u,
);

/** Words for somebody are looked for, and a way to say them. */
export const HELP_TO_SAY = lean(
  /(?:help me (?:ask|tell|say)|ayudame a (?:pedir|decir)|aide-moi a (?:demander|dire)|hilf mir,? .{0,30}(?:bitten|sagen|fragen)|me ajud[ae] a (?:pedir|dizer|falar)|aiutami a (?:chiedere|dire)|ajuta-ma sa (?:cer|spun|ii spun))(?![\p{L}])|帮我(?:跟|和|向).{1,10}(?:说|开口|提)/u,
);

/** What is pasted is put into another form. */
export const INTO_ANOTHER_FORM = lean(
  /^(?:\p{L}+ ){1,4}(?:to|into|as) (?:an? )?(?:\p{L}+ )?(?:action items|to-?dos?|to-?do list|bullet points?|bullets|minutes|table|summary)\s?[:：]/u,
);

/** Two things set against one another by the verb alone. */
export const SET_AGAINST = lean(
  /^(?:(?:please|can you) )*(?:compare|compara|comparez?|vergleiche?|confronta|paragona)(?![\p{L}])|^(?:对比|比较)(?:一下)?|^قارن /u,
);

export const OUTLINE = lean(
  /^(?:\p{L}+ ){0,2}?(?:outline (?:for|of)|esquema (?:de|para)|gliederung (?:fur|zu)|scaletta (?:per|di))(?![\p{L}])/u,
);

/** Where something is found in a program. */
export const IN_A_PROGRAM = /(?:excel|word|ppt|wps|powerpoint|photoshop)(?:里|中)?(?:怎么|如何|怎样)/u;

/** "Viaje a Oporto en tren, 2 noches": named, and how long it takes. */
export const TRIP_TO = lean(
  /^(?:trip to|viaje a|voyage (?:a|en|au)|reise nach|viagem (?:a|para)|viaggio (?:a|in)|calatorie (?:la|in)) .*\p{Nd}+ (?:nights?|days?|noches|dias|nuits|jours|nachte|tage|noites|notti|giorni|nopti|zile)/u,
);

/** What something could be used for: ideas, and no list of what there is. */
const USES_TO_FIND = anyWord(
  [
    '(?:what are |list |name |give (?:me )?|think of |find )?(?:\\p{L}+ )?(?:\\p{Nd}+|three|four|five|six|seven|ten|some|several)(?: \\p{L}+){0,4} (?:ways (?:to|of)|uses (?:for|of)) (?:re-?us|us|repurpos)?\\p{L}* ?(?:an? |old |the |your )',
    '(?:cuáles son |dame |di(?:me)? |propón |piensa )?(?:\\p{L}+ )?(?:\\p{Nd}+|tres|cuatro|cinco|seis|diez)(?: \\p{L}+){0,4} (?:formas|maneras|modos|usos)(?: \\p{L}+){0,3}? (?:de|para) (?:re)?(?:usar|utilizar|aprovechar|un|una)(?!\\p{L})',
    "(?:quelles sont |donne(?:-moi)? |trouve |propose )?(?:\\p{L}+ )?(?:\\p{Nd}+|trois|quatre|cinq|six|dix)(?: \\p{L}+){0,4} (?:façons|manières|usages|utilisations)(?: \\p{L}+){0,3}? (?:d'|de |pour )(?:ré)?(?:utiliser|employer|un|une)(?!\\p{L})",
    '(?:was sind |nenne |gib mir |finde )?(?:\\p{L}+ )?(?:\\p{Nd}+|drei|vier|fünf|sechs|zehn)(?: \\p{L}+){0,4} (?:arten|möglichkeiten|weisen|verwendungen|ideen),? [^?.\\n]{2,50}(?:nutzen|benutzen|verwenden|verwerten|gebrauchen)(?!\\p{L})',
    '(?:quais são |me dê |dê |diga |proponha |pense em )?(?:\\p{L}+ )?(?:\\p{Nd}+|três|quatro|cinco|seis|dez)(?: \\p{L}+){0,4} (?:formas|maneiras|modos|jeitos|usos)(?: \\p{L}+){0,3}? (?:de|para) (?:re)?(?:usar|utilizar|aproveitar|um|uma)(?!\\p{L})',
    '(?:quali sono |dammi |dimmi |proponi |trova |elenca )?(?:\\p{L}+ )?(?:\\p{Nd}+|tre|quattro|cinque|sei|dieci)(?: \\p{L}+){0,4} (?:modi|maniere|usi|utilizzi)(?: \\p{L}+){0,3}? (?:di|per) (?:ri)?(?:usare|utilizzare|riciclare|un|una|uno)(?!\\p{L})',
    '(?:care sunt |dă-mi |spune |propune )?(?:\\p{L}+ )?(?:\\p{Nd}+|trei|patru|cinci|șase|zece)(?: \\p{L}+){0,4} (?:moduri|feluri|utilizări|întrebuințări)(?: \\p{L}+){0,3}? (?:de a|pentru|în care) ',
    '[^。？\\n]{2,24}の(?:[^。？\\n]{0,10})(?:使い道|使い方|活用法|再利用法)を(?:\\p{Nd}+|[一二三四五六十])(?:つ|個|通り)',
  ],
  { atStart: true },
);
export const asksForUses = (folded: string): boolean => USES_TO_FIND.test(folded);

/** The way to do something that is best: how it is done, and no fact. */
const BEST_WAY = anyWord(
  [
    'qual è (?:il|la) (?:modo|maniera|metodo|sistema) (?:migliore|più \\p{L}+) (?:per|di) \\p{L}+r[e]?(?!\\p{L})',
    'qual é (?:a|o) melhor (?:maneira|forma|jeito|modo|método) (?:de|para) \\p{L}+r(?!\\p{L})',
  ],
  { atStart: true },
);
export const asksForBestWay = (folded: string): boolean => BEST_WAY.test(folded);

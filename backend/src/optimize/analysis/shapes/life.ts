import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** One asks, the other answers, for practice. */
export const INTERVIEW_ME = anyWord([
  'interview me|do (?:a )?mock interview',
  '(?:hazme|házmelo|hacerme|haceme) (?:una )?entrevista|entrevístame',
  'fais[- ]moi passer un entretien|fais[- ]moi un entretien|entretien blanc',
  '(?:mach(?:e)?|führ(?:e)?|üb(?:e)?) (?:mit mir )?(?:ein(?:en)? )?(?:vorstellungsgespräch|bewerbungsgespräch|jobinterview)',
  '(?:me )?entrevist(?:a|e)(?:-me)?(?!\\p{L})|(?:faz|faça) uma entrevista comigo',
  '(?:fammi|facciamo|simula) (?:un )?colloquio|intervistami',
  '(?:ia-mi|fă-mi|simulează) (?:un )?interviu|intervievează-mă',
  '面试我|(?:来|做)一?[场次]?模拟面试',
  '面接(?:して(?:$|ください|ほしい)|の練習(?:を)?(?:して|したい))|模擬面接',
  '(?:اعمل|أجر|سوي|سو)(?: لي| معي)* مقابلة',
]);

/** Pasted words are put into another language. */
export const INTO_A_LANGUAGE = anyWord([
  '(?:in|into) (?:english|spanish|french|german|italian|portuguese|romanian|chinese|japanese|arabic|korean|russian)(?!\\p{L})',
  '(?:al|en) (?:inglés|francés|alemán|italiano|portugués|español|catalán|chino|árabe)(?!\\p{L})',
  'en (?:anglais|espagnol|allemand|italien|portugais|français|arabe|chinois)(?!\\p{L})',
  '(?:auf|ins) (?:englisch|englische|spanisch|spanische|französisch|französische|italienisch|deutsch|türkisch)(?!\\p{L})',
  '(?:em|para|pro|pra) (?:o )?(?:inglês|espanhol|francês|alemão|italiano|português)(?!\\p{L})',
  'in (?:inglese|spagnolo|francese|tedesco|portoghese|italiano)(?!\\p{L})',
  'în (?:engleză|franceză|germană|spaniolă|italiană|română)(?!\\p{L})',
  '(?:翻|译|翻译)(?:成|为|到)?(?:地道的)?[英日韩法德俄西中](?:班牙)?[文语]',
  '(?:英語|日本語|中国語|韓国語|フランス語|スペイン語)(?:に|で)(?:して|直して|訳して)?',
  '(?:لل|بال|الى ال|إلى ال)(?:انجليزي|إنجليزي|عربي|فرنسي|الماني|اسباني)\\p{L}*',
]);

/** The words change and what they say does not. */
export const REWORDED = anyWord([
  '(?:rephrase|reword|rewrite)(?!\\p{L})|(?:more )?(?:polite|formal|professional)(?!\\p{L})',
  '(?:reformul|reescrib|redacta de nuevo)\\p{L}*|(?:más )?(?:formal|educad[oa]|profesional|amable)(?!\\p{L})',
  '(?:reformul|réécri)\\p{L}*|plus (?:poli|formel|professionnel|doux)\\p{L}*',
  '(?:um)?formulier\\p{L}*|(?:höflicher|förmlicher|formeller|freundlicher|professioneller)(?!\\p{L})',
  '(?:reformul|reescrev)\\p{L}*|(?:mais )?(?:formal|educad[oa]|profissional)(?!\\p{L})',
  '(?:riformul|riscriv)\\p{L}*|(?:più )?(?:formale|educat[oa]|gentile|professionale)(?!\\p{L})',
  '(?:reformul|rescri)\\p{L}*|(?:mai )?(?:politicos|formal|profesionist|oficial)(?!\\p{L})',
  '润色|改写|(?:正式|礼貌|委婉|客气)(?:一?点|些)|换个说法',
  '敬語|丁寧|言い換え|書き直',
  '(?:أعد|اعد) (?:صياغة|كتابة)|بشكل (?:رسمي|مهذب)|رسمي',
]);

/** For children at school: nobody argues a thesis there. */
export const LOWER_CLASS = lean(
  /clasa a ?(?:[1-8]|i{1,3}|iv|v|vi{1,3})(?:-a)?(?![\p{L}\p{N}])|primaria(?![\p{L}])|\p{Nd}º (?:de )?(?:primaria|ano)|(?<![\p{L}])(?:ce[12]|cm[12]|primaire|grundschule|elementare|ensino fundamental)(?![\p{L}])|(?:[1-6]\. klasse|klasse [1-6])(?!\p{Nd})|(?:prima|seconda|terza|quarta|quinta) elementare|小学|[一二三四五六]年级|للصف (?:ال)?(?:اول|ثاني|ثالث|رابع|خامس|سادس)|ابتدائي|(?:grade|year) [1-6](?!\p{Nd})/u,
);
export const COMPOSITION = lean(
  /compunere|作文|موضوع تعبير|(?<![\p{L}])(?:composicion|composition|aufsatz)(?![\p{L}])/u,
);

export const BUSINESS_PLAN = anyWord(
  [
    'business plan',
    'plan de (?:negocio|negocios|empresa)',
    "business plan|plan d'affaires",
    'businessplan|geschäftsplan',
    'plano de negócios?',
    'business plan|piano (?:aziendale|industriale)',
    'plan de afaceri',
    '(?:创业|商业)计划书?',
    '事業計画(?:書)?',
    'خطة عمل (?:ل|مشروع)|دراسة جدوى',
  ],
  { atStart: true },
);

/** One way to do it is asked for. */
export const BEST_WAY = anyWord([
  "(?:what'?s|whats|what is) the (?:best|easiest|fastest|cheapest) way to|is there (?:a|any) way to",
  '(?:mejor|más fácil|más rápida) (?:forma|manera) de|hay (?:alguna )?(?:forma|manera) de',
  "(?:meilleure|bonne) (?:façon|manière|méthode) (?:de|pour)|(?:y a-t-il|il y a|est-ce qu'il y a) (?:un )?moyen",
  '(?:beste|einfachste|schnellste) (?:art|methode|weg|möglichkeit)|gibt es (?:eine|irgendeine) möglichkeit|wie am besten',
  '(?:melhor|mais fácil) (?:jeito|forma|maneira|modo) (?:de|pra|para)|(?:tem|há) (?:como|jeito|forma|maneira)(?: de)? \\p{L}+r(?!\\p{L})',
  "(?:miglior|migliore|più facile) (?:modo|maniera|metodo) (?:per|di)|c'è (?:un|qualche) modo (?:per|di)",
  '(?:cel mai (?:bun|simplu|rapid)|cea mai (?:bună|simplă)) (?:mod|metodă|fel)|există (?:vreo|vreun|o) (?:cale|metodă|mod)',
  '(?:最好|最快|最简单)的?(?:办法|方法|方式)|有(?:没有|什么)?办法(?:可以)?[^?？]{0,12}(?:吗|恢复|找回|解决)',
  '(?:一番|いちばん)?(?:いい|良い|簡単な|早い)方法|方法(?:は|って)(?:ある|あり)',
  '(?:أحسن|احسن|أفضل|افضل|أسهل|اسهل) (?:طريقة|طريقه)|(?:هل )?(?:هناك|يوجد|في|فيه) (?:طريقة|طريقه)',
]);

/** Something has happened, and now one thing comes after the other. */
export const WHAT_NOW = anyWord([
  'what (?:do|should) (?:i|we) do (?:if|when|after|now)(?!\\p{L})',
  'qué (?:hago|debo hacer|hacer|tengo que hacer) (?:si|cuando|en caso)(?!\\p{L})',
  "que (?:faire|dois-je faire) (?:si|s'|quand|en cas|après)",
  'was (?:tun|mache ich|muss ich (?:tun|machen)|soll ich (?:tun|machen)),? (?:wenn|falls|nach|bei)(?!\\p{L})',
  '(?:o que|oq) (?:eu )?(?:faço|fazer|devo fazer) (?:se|quando|em caso)(?!\\p{L})',
  '(?:che )?cosa (?:faccio|fare|devo fare) (?:se|quando|in caso)(?!\\p{L})',
  'ce (?:fac|să fac|trebuie să fac) (?:dacă|când|în caz)(?!\\p{L})',
  '(?:丢了|被偷|被盗|弄丢|忘带|错过|被骗|摔了).{0,12}(?:怎么办|怎么处理)',
  '(?:なくした|失くした|落とした|盗まれた|遅れた|壊した).{0,6}(?:らどう|場合)',
  '(?:ماذا|ايش|وش|شو) (?:أفعل|افعل|أسوي|اسوي|أعمل|اعمل) (?:إذا|اذا|لو)',
]);

export const WHAT_TO_EAT = anyWord([
  'what (?:are we|should we be|shall we) (?:eating|eat)|(?:only|just) have .{3,60} in (?:the|my) fridge|fridge (?:only )?has',
  'qué (?:comemos|cenamos|hay de (?:cena|comer))|(?:tengo|hay) .{3,60} en (?:la nevera|la heladera|el refri\\p{L}*)',
  "on mange quoi|(?:quoi|qu'est-ce qu'on) mange|manger quoi|dans (?:le|mon) frigo",
  "was (?:essen wir|gibt(?:s|'s)? heute|soll ich (?:heute )?essen)|im kühlschrank",
  '(?:o que|oq) (?:a gente )?(?:come|janta|vamos (?:comer|jantar)|(?:eu )?(?:posso )?(?:fazer|faço|cozinho) (?:de|pro|para o|pra) (?:janta|jantar|almoço|comer))|na geladeira|no frigorífico',
  '(?:che )?cosa (?:si )?mangia(?:mo)?(?! per)|(?:nel|in) frigo',
  'ce (?:mâncăm|mănânc|gătim)(?: (?:azi|diseară|la))|în frigider',
  '(?:今晚|晚上|中午|今天)吃(?:什么|啥)|冰箱里?(?:只|还)?(?:有|剩)',
  '冷蔵庫に.{2,40}(?:ある|しかない|残|余)|(?:今夜|今日|夜ご飯|晩ごはん)(?:は)?何(?:食べ|にしよ)',
  '(?:ايش|وش|شو|ماذا|إيش) (?:نأكل|ناكل|نتعشى|نتغدى|آكل)|في الثلاجة',
]);
export const OVER_TIME_IN_FRIDGE =
  /quanto tempo|cuanto (?:tiempo )?dura|combien de temps|wie lange|quanto dura|cat (?:timp|rezista)|多久|能放|どれくらい|何日|كم (?:يوم|مده)|how long/u;

/** Said from a stage or in a church. */
export const READ_ALOUD = anyWord([
  'to (?:read|say) (?:aloud|out loud|at)(?!\\p{L})',
  'para (?:leer(?:lo)?|decir) (?:en|a) (?:la|el|los|voz)(?!\\p{L})',
  'à (?:lire|dire) (?:à|devant|pendant|au|lors)(?!\\p{L})',
  'zum vorlesen|(?:das|den|die) ich .{0,24}vorlese',
  '(?:pra|para) (?:eu )?(?:ler|falar) (?:na|no|em|nos)(?!\\p{L})',
  'da (?:leggere|dire) (?:a|in|al|alla|durante|davanti)(?!\\p{L})',
  '(?:să|pe care să)(?: îl| o)? (?:citesc|spun) (?:la|în|pe)(?!\\p{L})',
  '(?:上台|当众|在.{1,8})(?:念|朗读|发言)',
  '(?:で|みんなの前で)(?:読む|読み上げる|話す)',
  '(?:لألقيه|لالقيه|ألقيه|أقرأه|لالقائه) (?:في|أمام)',
]);

export const PROFILE_LINE = anyWord([
  'bio(?:grafía)? (?:de|para|en) (?:mi )?(?:instagram|insta|tiktok)',
  'bio (?:pour|de|sur) (?:mon )?(?:compte )?(?:instagram|insta|tiktok)|bio (?:instagram|insta|tiktok)',
  '(?:instagram|insta|tiktok)[- ]bio|bio für (?:instagram|insta)',
  'bio (?:do|no|pro|para o|de) (?:meu )?(?:instagram|insta|tiktok)',
  'bio (?:di|per|su) (?:il mio )?(?:instagram|insta|tiktok)',
  'bio (?:de|pentru|pe) (?:instagram|insta|tiktok)',
  '(?:小红书|抖音|微博|ins)(?:账号)?(?:的)?简介',
  '(?:インスタ|instagram|x|twitter)の?(?:プロフィール|自己紹介)(?:文)?',
  'بايو (?:انستا|إنستا|تويتر|تيك)',
]);

export const CARD_LINE = anyWord([
  '(?:funny |nice |short )?(?:line|message|saying|words) (?:for|on) (?:a |the |my )?(?:\\p{L}+ )?card(?!\\p{L})',
  '(?:frase|mensaje|texto|dedicatoria)(?: \\p{L}+)? para (?:la|una) tarjeta',
  '(?:phrase|mot|message|texte)(?: \\p{L}+)? pour (?:la|une) carte',
  '(?:spruch|text|sätze?|worte)(?: \\p{L}+)? (?:für|in|auf) (?:die|eine) \\p{L}*karte',
  '(?:frase|mensagem|texto)(?: \\p{L}+)? (?:pro|para o|para um|pra) cartão',
  '(?:frase|messaggio|dedica)(?: \\p{L}+)? (?:per|sul) (?:il |un )?bigliett\\p{L}*',
  '(?:mesaj|text|urare)(?: \\p{L}+)? (?:pentru|pe) (?:o )?(?:felicitare|card)',
  '(?:贺卡|卡片)(?:上)?(?:写|的话|祝福)',
  '(?:メッセージ|寄せ書き|色紙)(?:カード)?(?:に|の)(?:一言|書く|文)',
  '(?:عبارة|كلمات|رسالة) (?:ل|على )(?:ال)?بطاقة',
]);

/** How somebody feels, told without a question. */
export const FEELS = anyWord([
  "(?:i'?m|i am|i feel|feeling) (?:so |very |really |super |kinda )*(?:nervous|stressed|anxious|worried|scared|exhausted|unmotivated|lonely|sad|overwhelmed)",
  '(?:estoy|ando|me siento) (?:muy |re |tan |súper |super |bastante )*(?:nervios|ansios|estresad|agobiad|preocupad|asustad|cansad|agotad|trist|desmotivad|mal)\\p{L}*',
  "je (?:stresse|flippe|panique|déprime)|je suis (?:trop |très |super |tellement )*(?:stressé|nerveu|angoissé|inqui|fatigué|épuisé|démotivé|triste)\\p{L}*|j'ai (?:trop |très |tellement )*(?:peur|le trac|le cafard)|j'en peux plus|plus envie de rien",
  'ich (?:bin|fühle? mich) (?:so |voll |total |sehr |echt |gerade |grad )*(?:nervös|aufgeregt|gestresst|ängstlich|müde|traurig|fertig|unmotiviert|überfordert|allein|leer)|ich hab(?:e)? (?:so |voll |totale? |echt )*(?:angst|panik|lampenfieber|keine (?:lust|motivation|kraft))',
  '(?:tô|to|tou|estou|ando|me sinto|sinto-me) (?:muito |tão |super |bem |mega )*(?:ansios|nervos|estressad|stressad|preocupad|cansad|triste|desanimad|exaust|mal|com medo|sem (?:ânimo|vontade))\\p{L}*',
  "(?:sono|mi sento) (?:molto |così |super |troppo |un po' )*(?:agitat|nervos|ansios|stressat|preoccupat|stanc|triste|demotivat|giù|sol)\\p{L}*|ho (?:l'ansia|paura|tanta ansia|una paura)",
  'am (?:mari |mare )*emoții|(?:sunt|mă simt) (?:foarte |atât de |cam |tare )*(?:stresat|nervos|anxios|agitat|îngrijorat|obosit|trist|demotivat|singur)\\p{L}*|mi-e (?:frică|teamă|greu)|n-am chef de nimic',
  '(?:好|很|太|特别|非常|有点|超)(?:紧张|焦虑|害怕|担心|累|难过|难受|烦|丧|迷茫|压抑|委屈|失落|孤独|沮丧|郁闷|伤心|不开心)|提不起(?:劲|精神)|没(?:有)?动力|不想(?:上班|上学|动)$',
  '(?:緊張|不安|心配)(?:する|して|です|だ|で)|やる気(?:が)?(?:出|で|起き)ない|落ち込|しんどい|気が重い|怖い|憂鬱|疲れた',
  '(?:متوتر|قلقان|خايف|خائف|زعلان|مضغوط|محبط|تعبان|حزين)\\p{L}*',
]);
const ASKED_ABOUT_IT = lean(
  /[?？؟:：]|(?<![\p{L}])(?:what|how|que hago|que puedo|como|que faire|comment|was|wie|o que|cosa|come|ce fac|ce sa|cum|write|escrib\p{L}*|ecri\p{L}*|schreib\p{L}*|escrev\p{L}*|scriv\p{L}*|scri\p{L}*)(?![\p{L}])|怎么|什么|吗|写|どう|書|كيف|ماذا|ايش|شو|اكتب|^رد |عميل/u,
);
const MOST_WORDS_OF_A_FEELING = 18;

export const tellsAFeeling = (folded: string): boolean =>
  FEELS.test(folded) && !ASKED_ABOUT_IT.test(folded) && folded.split(/\s+/u).length <= MOST_WORDS_OF_A_FEELING;

/** An opinion on one's own work is wanted, and what would make it better. */
export const REVIEW_THIS = anyWord([
  'what (?:can|could|should) (?:i|be) (?:improved?|change|fix)|(?:have|take) a look at|feedback on (?:my|this)',
  'qué (?:puedo|podría|debería) (?:mejorar|cambiar)|échale un (?:ojo|vistazo)|qué le falta',
  "(?:que|qu'est-ce que je) (?:puis-je|dois-je|peux|pourrais) (?:améliorer|changer)|jette un (?:œil|coup d'œil)",
  'was (?:kann|könnte|sollte) (?:ich|man) (?:daran |da |hier )?(?:verbessern|ändern|besser machen)|schau (?:mal )?(?:drüber|über)',
  'o que (?:posso|dá (?:pra|para)|poderia) (?:melhorar|mudar)|dá uma olhada',
  "(?:che )?cosa (?:posso|potrei|dovrei) (?:migliorare|cambiare)|dai un'occhiata",
  'ce (?:pot|aș putea|ar trebui)(?: să)? (?:îmbunătăț\\p{L}*|schimb)|aruncă o privire',
  '(?:看一下|看看|看下).{0,6}(?:哪里|有什么|怎么样)|哪里(?:可以|需要|要)?改|有什么(?:可以)?改进',
  'どこを直|改善点|添削|見てもらえ',
  'ما الذي يمكن تحسينه|وش أحسن فيه|ألق نظرة',
]);

/** Something to do again and again, or to leave off: a way of living, with no steps to be ticked off. */
const HABIT = anyWord(
  [
    'how (?:can|do|could|should|would|might) (?:i|we|you|one|someone) (?:\\p{L}+ )?(?:get (?:into|out of) the habit|form (?:a|the) habit|get used to|build (?:a|the) habit|develop (?:a|the) habit|break (?:a|the|my|this) habit|make (?:it )?a habit|stick to|stay motivated|stop (?:procrastinating|worrying|overthinking|comparing))',
    'cómo (?:puedo |se puede |podría |hago para )?(?:acostumbrar(?:me|se)|habituar(?:me|se)|crear (?:el|un) hábito|adquirir (?:el|un) hábito|dejar de|mantener la motivación|no perder)(?!\\p{L})',
    "comment (?:puis-je |peut-on |faire pour |je peux )?(?:prendre l'habitude|s'habituer|m'habituer|perdre l'habitude|garder la motivation|arrêter de (?:procrastiner|stresser|m'inquiéter)|ne plus)(?!\\p{L})",
    'wie (?:kann ich mir|kann man sich|gewöhne ich mir|gewöhnt man sich|schaffe ich es|bleibe ich|höre ich auf)(?!\\p{L})',
    'como (?:posso |se pode |eu posso |fazer para |faço para )?(?:criar (?:o|um) hábito|me acostumar|acostumar-me|pegar o hábito|adquirir (?:o|um) hábito|manter a motivação|parar de|deixar de|me habituar|habituar-me)(?!\\p{L})',
    "(?:come|in che modo) (?:posso |si può |potrei |faccio a |fare per )?(?:abituar(?:mi|si)|prendere l'abitudine|perdere l'abitudine|smettere di|mantenere la motivazione|non perdere)(?!\\p{L})",
    'cum (?:pot|aș putea|să|îmi pot|mă pot|reușesc să) (?:\\p{L}+ )?(?:forma obicei\\p{L}*|obișnui|îmi fac obiceiul|renunț|păstra motivația)(?!\\p{L})',
    '(?:怎么|如何|怎样)(?:才能)?(?:养成|坚持|戒掉|改掉|克服)',
    '(?:習慣(?:を|に)(?:つけ|身|する)|続ける|やめる)(?:に)?(?:は)?(?:どう|どのよう)',
    'كيف (?:أستطيع |يمكنني |أقدر )?(?:أن )?(?:أعتاد|أتعود|أتخلص من عادة|أكتسب عادة|أحافظ على|اتعود)',
  ],
  { atStart: true },
);
export const isHabit = (folded: string): boolean => HABIT.test(folded);

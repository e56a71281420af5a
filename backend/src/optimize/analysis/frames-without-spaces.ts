import { foldWords } from './fold.js';
import type { TaskKind } from './task-kinds.js';

interface Draft {
  /** What its words suggest. */
  read: TaskKind;
  folded: string;
  /** Something stands behind a colon, in quotation marks or on lines of its own. */
  isGiven: boolean;
  /** And is set apart as a text to work on. */
  hasMaterial: boolean;
}

interface Frame {
  kind: TaskKind;
  asks: RegExp;
  unless?: RegExp;
  holds?: (draft: Draft) => boolean;
}

const isGiven = ({ isGiven: something }: Draft): boolean => something;
const isMadeAnew = ({ hasMaterial }: Draft): boolean => !hasMaterial;

const HOW = '(?:该|应该?|要|可以|需要)?(?:怎么|怎样|如何)';
/** Told or asked of the person, and nothing to be written down for somebody else. */
const WRITTEN = /写一?[封篇份首个段]|撰写|起草|翻译|改写|書いて|訳して/u;

/** Days and hours, and what is done in them. */
const ARRANGES = '(?:安排|规划|计划|分配|制定|筹划|统筹)';
const STUDIED_OR_TRAINED =
  '(?:训练|练习|锻炼|健身|跑步|跑量|备赛|备战|学习|复习|备考|预习|自学|背单词|刷题|练琴|减肥|减重|减脂|瘦身|增肌)';
const TRAINING = new RegExp(
  [
    `${HOW}(?:合理地?|科学地?)?${ARRANGES}[^，。？?]{0,10}${STUDIED_OR_TRAINED}`,
    `${STUDIED_OR_TRAINED}(?:的)?(?:计划|时间|进度|内容|节奏|强度|课程)?${HOW}(?:合理地?|科学地?)?(?:${ARRANGES}|练|准备|做)`,
    `(?:还有|只剩|剩下|离.{1,12}(?:还|只)有).{0,6}(?:天|周|星期|个月)[^。]{0,40}${HOW}(?:准备|复习|练|学|备考|备赛)`,
    '(?:練習|トレーニング|勉強|学習|復習|筋トレ|運動|稽古)(?:の)?(?:計画|メニュー|スケジュール|予定|時間|ペース|内容)?(?:は|を)?(?:どう|どのように)(?:やって)?(?:組|立て|進め|計画|配分|割り振|すれば|したら|やれば)',
  ].join('|'),
  'u',
);
const TRIP = new RegExp(
  [
    `(?:行程|路线|线路|旅程)(?:该|应该?)?(?:怎么|怎样|如何)?(?:合理地?)?${ARRANGES}|${HOW}${ARRANGES}[^，。？?]{0,8}(?:行程|路线|旅程|旅行|旅游)`,
    '(?:去|到|在).{1,10}(?:玩|旅游|旅行|逛)?[一二两三四五六七八九十\\p{Nd}]+(?:天|日)[^。]{0,20}(?:怎么|怎样|如何)(?:玩|走|逛|安排)',
    '(?:规划|安排|设计|制定|计划)[^，。]{0,20}(?:之旅|之行|自由行|自驾游|[\\p{Nd}一二两三四五六七]日游)',
    '(?:泊|日帰り|旅行|観光)[^？?]{0,30}(?:どう|どのように)(?:回|巡|まわ|過ご|組|計画)',
    '(?:回る|巡る|観光する|旅する)[^。]{0,6}(?:プラン|コース|日程|計画)を',
  ].join('|'),
  'u',
);
const SCHEDULE = new RegExp(
  [
    `${HOW}(?:合理地?|科学地?)?${ARRANGES}(?:好)?(?:自己|孩子|一天|每天|每日|一周|周末|假期|上班族)?(?:里)?的?(?:时间|作息|日程|日常|课表|值班|排班|一天|一周|假期|周末)`,
    `(?:时间|作息|日程|课表|值班表?|排班|一天)${HOW}${ARRANGES}`,
    '(?:一日|一週間|時間|予定|スケジュール|シフト|当番)(?:の(?:使い方|過ごし方|割り振り))?(?:は|を)?(?:どう|どのように)(?:組|立て|配分|割り振|使|過ご)',
  ].join('|'),
  'u',
);
const PLAN = new RegExp(
  `${HOW}(?:合理地?)?(?:安排|规划|筹备|策划|筹划)|(?:婚礼|年会|活动|聚会|搬家|装修|开业|发布会|团建)${HOW}(?:准备|办|组织|搞)|(?:準備|段取り|引っ越し|イベント|結婚式)(?:は|を)(?:どう|どのように)(?:進め|組|計画|準備|すれば)`,
  'u',
);

/** How something is to sound, and nothing of what it says. */
const REGISTER =
  '(?:正式|礼貌|有礼|客气|委婉|婉转|书面|口语|专业|文雅|得体|亲切|温和|柔和|温柔|友好|友善|自然|通顺|流畅|活泼|幽默|热情|诚恳|真诚|严肃|轻松|强硬|简洁|精炼|生动|官方|尊敬|谦虚|俏皮|好听|高级)';
const REWRITE = new RegExp(
  [
    `(?:改|换|变|修改|调整|润色|转换|处理|弄|写|说|表达)(?:写)?(?:得|成|为|的|一下)?[^，。：:]{0,6}${REGISTER}`,
    `(?:让|使|把)[^，。：:]{1,16}${REGISTER}`,
    `用[^，。：:]{0,4}${REGISTER}的?(?:方式|语气|口吻|说法|话|语言|表达)?[^，。：:]{0,6}(?:表达|说|改写|重写|复述|写)`,
    '太(?:生硬|直接|啰嗦|随便|口语|正式|冲|官方|死板|平淡|客套)[^：:]{0,12}(?:改|换|润色|重写)',
    '(?:もっと|より|少し)?(?:丁寧|フォーマル|カジュアル|自然|簡潔|ビジネス|礼儀正し|改ま|くだけ|やさし|優し|柔らか|やわらか|親しみやす|敬語|尊敬語|書き言葉|話し言葉)[^。：:]{0,14}(?:して|直して|書き直|言い換え|変えて|書き換え)',
  ].join('|'),
  'u',
);
const NO_REGISTER =
  /翻[译成]|翻为|英语|日语|译|训练|訳|英語に|(?:写|拟|起草)一?[封篇份首]|(?:語気|语气)是|怎么样|判断|是否/u;

/** What is wrong in a sentence, called by its name. */
const CORRECT =
  /(?:错别字|错字|病句|语病|语法错误|用词不当|搭配不当|标点(?:错误|有误))|(?:誤字|脱字|文法の(?:誤り|間違い)|(?:誤り|間違い)を(?:直|訂正|修正|正し))/u;
const NO_CORRECTION = /(?:写|造|出|举|编|列|设计|给出)[^，。：:]{0,6}(?:病句|错)|什么是|常见|哪些类型|作って|例を/u;

/** Somebody else speaks, once. */
const VOICE = new RegExp(
  [
    '第一人称[^。]{0,40}(?:日记|独白|自述|自白|信|故事|短文|回忆)|(?:日记|独白|自述|自白)[^。]{0,20}第一人称',
    '以[^，。]{1,24}(?:的)?(?:身份|口吻|视角|角度|语气|第一视角)[^。]{0,12}(?:写|讲|记)[^。]{0,16}(?:日记|独白|自述|自白|家书|的一天|心里话|回忆|故事)',
    '(?:日记|独白|自述)[^。]{0,16}(?:主人公|主角|写日记的人)(?:是|为)',
    '[^。]{1,24}(?:の(?:視点|目線|立場|口調)(?:から|で)|になりきって|として)[^。]{0,30}(?:日記|手紙|独白|モノローグ|一日|ひとりごと)[^。]{0,6}(?:書|語|綴)',
  ].join('|'),
  'u',
);
const OWN_VOICE = /以我的|我的(?:身份|口吻)|私の(?:視点|口調)/u;

/** A role that is asked for what it would say. */
const SPOKEN_AS =
  /^(?:作为|身为)(?:一[名位个只条棵]?|[^，。]{0,2})?[^，。]{1,20}[，,]?你(?:会|要|将|想|最)|^(?:如果|假如)[^，。你我]{1,12}会说话|^(?:[^。、]{2,20})として[、,]?[^。]{2,60}(?:言って|話して|語って|励まし|どう(?:自己)?(?:紹介|説明)|説明しますか|話しますか|紹介しますか|伝えますか|言いますか)|(?:あなたが|もし)[^。、]{2,16}(?:だったら|なら)[、,][^。]{2,50}(?:ますか|でしょう)/u;
const ADVISES =
  /医|律师|顾问|分析师|专家|工程师|程序员|营养师|咨询|教练|老师|教师|经理|编辑|面试官|会计|弁護士|専門家|栄養士|エンジニア|コンサル|教師|先生|コーチ|面接官|社会人|学生として|会社として|企业|公司|一个(?:学生|普通人|新手|父母|家长|初学者)|初心者/u;

const WHAT_IF =
  /^(?:如果|假如|要是|倘若|假使|若是|假设)(?!你|我|您|有人|一个数)[^。？?]{1,40}(?:没有?|未|不曾|不需要|不用|不再|只有|可以|早就|从未|已经|当时|从来没|都|就|能|能够|提前|成功|失败|赢了|输了|到达|消失|突然|变成|还活着|被)[^。？?]{0,40}(?:会(?:怎么?样|如何|是什么样|有(?:什么|何)(?:不同|变化|影响)|发生什么|变成什么|出现什么)|将会|会不会)|(?:なかったら|なければ|いたら|あったら|だったら|よかったら|できたら|消えたら|なくなったら|していたら|しなかったら|たとしたら)[^？?]{0,40}(?:どう(?:なって|なった|なり|変わ|なる)|何が(?:変わ|起)|どんな(?:世界|歴史|社会))/u;
const COUNTED = /多少|几[个次只人天种元块]|概率|何[人個本回通円%％]|いくつ|いくら|確率/u;

/** Worked out, and not looked up. */
const SUM_IN_JAPANESE =
  /(?:総当たり|握手|割ると|割った|余り|何通り|確率|時速|％|%|割引|倍|等分|ずつ)[^。]{0,60}(?:いくつ|いくら|何(?:回|通り|人|個|円|本|枚|分|時間|キロ|メートル|番目|%|％|パーセント)|どれだけ|確率は|余りは|面積は)/u;

const TEACH = new RegExp(
  [
    `(?:${HOW}|请)?(?:用[^，。]{1,24})?(?:给|向|对|跟|为)[^，。]{0,8}(?:孩子|小孩|儿童|小朋友|小学生|幼儿园|外行|奶奶|爷爷|老人|外婆|岁的)[^，。]{0,6}(?:解释|讲解|讲明白|讲清楚|说明)(?!为什么(?:要|不能)).{2,}`,
    '[^。]{2,40}(?:子ども|子供|小学生|幼稚園児|[\\p{Nd}一二三四五六七八九十]+歳児?|祖母|おばあちゃん|素人)(?:に|でも|にも)[^。]{0,14}(?:説明|わかるように|分かるように)',
  ].join('|'),
  'u',
);
/** Told with care, and no matter of knowledge. */
const DELICATE = /死|去世|离婚|生病|癌|住院|搬家|分手|失业|怀孕|性教育|离世|亡くな|離婚|病気|引っ越/u;

const KNOWN_FOR =
  /(?:以|因|因为|凭)(?:什么|哪些?|何)[^，。？?]{0,4}(?:闻名|著名|出名|著称|知名|有名)|为什么(?:这么|如此|那么)?(?:有名|出名)|(?:何|なに)(?:で|が)(?:有名|知られ)/u;

const OUTLINE = /(?:拟|写|列|做|给出|制定|准备)[^。]{0,30}(?:提纲|大纲|纲要)|(?:アウトライン|構成案|目次|骨子)を/u;
const NO_OUTLINE = /根据[^，。]{0,10}(?:提纲|大纲)|按(?:照)?[^，。]{0,8}(?:提纲|大纲)/u;

const SCENE_IN_JAPANESE =
  /(?:匂い|におい|香り|音|光|色|雰囲気|五感|空気)[^。]{0,24}描写|(?:朝|夕方|夜|市場|街|海|森|駅|祭り|港|路地|商店街)[^。]{0,30}描写(?:して|する文)/u;

const ODD_ONE =
  /(?:哪|谁)[^，。？?]{0,8}(?:和|与|跟)(?:其他|别的|其它|另外|其余)[^，。？?]{0,6}(?:不同|不一样|不是一类|不是同类|不属于|不同类)|(?:和|与|跟)(?:其他|别的|其它|其余)[^，。？?]{0,4}(?:不同|不一样|不是一类|不同类)的/u;

const PASSAGE =
  /^(?:请)?(?:先)?(?:阅读|读|根据|依据)[^，。：:]{0,8}(?:下文|短文|下面|以下|材料|文章|文字|段落|内容)[^。：:]{0,12}(?:回答|答|问)|^(?:次|以下|下)の(?:文章|文|本文)を読[^。]{0,16}(?:答え|質問)/u;

const MOTIVES =
  /为什么(?:还|会|仍然?|总)?有(?:的|些|一些|那么多|很多)?人[^？?]{2,40}|(?:なぜ|どうして)[^？?]{0,40}(?:選ぶ|好む|使う|使い続ける|続ける|選択する|頼る|行く|買う)人(?:が|は|も)/u;
const PAST_OR_NATURE = /灭绝|古代|下雨|地震|打嗝|做梦|过敏/u;

const TELLTALE =
  /(?:迹象|征兆|蛛丝马迹|细节|表现|信号|线索|特征)[^。？?]{0,6}(?:说明|表明|显示|暗示|能看出|可以看出|意味着)|(?:怎么|怎样|如何)(?:才能)?(?:看出|看得出|判断出?|分辨出?|识别出?|辨别出?|察觉)[^，。？?]{2,40}(?:是不是|是否|还是|有没有|在|了|真假|好坏)|(?:見分け|見抜)(?:る|く|ける)(?:に|方法|ポイント|サイン)/u;

/** Done by hand or in a device, one thing after the other. */
const HOWTO =
  /(?:怎么|怎样|如何)(?:才能)?(?:自己|正确地?|安全地?|快速地?)?(?:(?:给|把|将|用|在|从)[^，。？?]{1,24})?(?:换|安装|装|修|拆|洗|擦|去除|做|折|叠|种|养|调节|调|接|取|清|补|打结|缝|剪|贴|设置|设定|导出|恢复|删除|连接|更换|操作|挂|磨|腌|煮|烤)|(?:直す|替える|換える|交換する|作る|取り付ける|洗う|落とす|設定する|育てる|組み立てる|外す)には/u;
const BETWEEN_PEOPLE =
  /说|讲|解释|道歉|沟通|相处|拒绝|请假|开口|做人|做(?:得|好|到|出)|换工作|心态|性格|気持ち|人間関係/u;

/** One of several ways to build something, by what it has to stand. */
const APPROACH =
  /哪种[^，。？?]{0,10}(?:最合适|最适合|最好|更合适|最可行|更可行)|(?:应该?|宜)(?:采用|选择|选用)(?:哪种|什么样的|什么)[^，。？?]{0,8}(?:方案|方法|结构|材料|工艺|技术)|(?:どの|どんな)(?:工法|構造|方式|素材|方法)が(?:最適|最も適|よい|良い)/u;
const BUILT = /桥|隧道|水坝|大坝|地震|地基|承重|电站|管道|工程|海底|高原|冻土|高层|橋|トンネル|ダム|地盤|建設/u;

/** Something that could be, told with people in it and not painted. */
const SCENARIO =
  /(?:描述|设想|描写|构想|举)一个[^。]{2,40}(?:可以|能够?|如何|怎样|帮助|用于|用来|应用|提高|改善|解决)[^。]{1,30}的?(?:场景|情景|情境|例子)|(?:できる|られる|活用|役立|向上|改善)[^。]{0,20}(?:場面|シナリオ|状況)を/u;

const EXPLAINS =
  /^(?:请)?(?:详细|简要|简单)?(?:地)?(?:解释|说明|阐述|阐释|讲解|讲讲)|(?:説明|解説)して(?:ください|下さい|ほしい)/u;
/** Each of so many is explained for itself. */
const COUNTED_THINGS =
  /^[^，。？?]{0,16}(?:[两二三四五六七八]|\p{Nd})(?:个|种|项|条|大|类)|(?:[二三四五六七]|\p{Nd})(?:つ|種類|段階)[^。？]{0,14}(?:説明|述べ|解説)/u;
/** How one thing acts on another, and a second question behind. */
const ACTS_AND_MORE = /(?:如何|怎样|怎么)[^，。？?]{0,6}(?:影响|改变|塑造)[^？?]{2,60}[？?][^？?]{4,}[？?]/u;

/** What is written stands last in its clause, with its measure word behind the verb. */
const PIECES: readonly (readonly [TaskKind, string, string])[] = [
  ['outline', '提纲|大纲', '構成案|アウトライン|目次'],
  ['review', '影评|书评|剧评|乐评|食评', '書評|映画評'],
  ['essay', '议论文|论说文|读后感|观后感', '小論文|意見文'],
  ['article', '文章|科普文|博客|博文|推文|游记|专栏', 'ブログ記事|ブログ|記事|コラム'],
  ['story', '故事|小说|童话|寓言', '物語|小説|童話|お話'],
  ['poem', '诗|诗歌|俳句|绝句|律诗|歌词', '詩|俳句|短歌|川柳'],
  ['speech', '演讲稿?|发言稿|致辞|讲话稿', 'スピーチ|演説'],
  ['dialogue', '对话|剧本|小品|相声', '会話|対話|脚本|台本'],
  ['document', '规定|守则|公约|须知|管理办法|规则|制度|协议|合同|说明书', '規則|規約|マニュアル|契約書|手順書'],
];
const WRITES_ONE = '(?:写|撰写|创作|起草|拟|编写?|来)(?:一?[篇首段份则条个]|出)?';
const WRITTEN_PIECES = PIECES.map(
  ([kind, chinese, japanese]) =>
    [
      kind,
      new RegExp(
        `^(?:请|帮我|请你|为我|给我)*(?:以[^，。]{1,20}为(?:题|主题)[，,]?|为[^，。]{1,16})?${WRITES_ONE}[^，。；：:\\n]{0,40}?(?:${chinese})(?=$|[，。,；：:！!（(])|(?:${japanese})を(?:書|作|綴|詠)`,
        'u',
      ),
    ] as const,
);
/** A noun of the subject was taken for what is wanted. */
const MISTAKEN: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'classify',
  'discuss',
  'decide',
  'compare',
  'explain',
  'evaluate',
  'describe',
  'document',
  'summarise',
  'why',
  'advice',
  'text',
  'list',
  'entries',
  'prove',
  'troubleshoot',
]);
const LETTER =
  /^(?:请|帮我|请你|为我|替我)*(?:给[^，。]{1,12}|向[^，。]{1,12}|以[^，。]{1,12})?(?:写|撰写|起草|拟|发)一?封[^，。：]{0,10}(?:邮件|信|电邮)/u;
const ABOUT_LOVE = /情书|情诗|推荐信|求职信|辞职信|邀请|感谢信|道歉信|表扬信|家书|公开信|倡议/u;

/** The best time, and no journey to be laid out. */
const BEST_TIME =
  /(?:最佳|最好的?|最适合的?|最合适的?)(?:旅游|旅行|观赏|种植|播种|拍摄|出行|参观|游览)?的?(?:时间|季节|时节|月份|时候|时段)|(?:什么时候|几月份?|哪个(?:季节|月))[^，。？?]{1,14}(?:最好|最合适|最佳|最适合|最便宜|最美)|(?:ベスト|一番いい|最適な|おすすめの)(?:シーズン|時期|季節|時間)|(?:いつ|何月)[^。？?]{0,14}(?:のが|が)(?:一番|いちばん|ベスト|最適)/u;

const SUITS =
  /有(?:哪些|什么)(?:比较)?(?:适合|值得|好看的?|好玩的?|好听的?|好用的?|好吃的?|不错的|经典的?|推荐的?)[^？?]{1,24}[？?]?$/u;
const NOT_CHOSEN = /办法|方法|理由|原因|技巧|影响|好处|运动|注意|工作|职业|专业|品质/u;

const NAMED_SO_MANY =
  /^(?:请)?(?:说出|写出|讲出|举出|给出)(?:[两二三四五六七八九十]|\p{Nd})+(?:个|种|部|本|位|名|座|首|条|项)/u;

const HOUSEHOLD =
  /(?:洗衣机|冰箱|空调|热水器|电视|打印机|手机|电脑|笔记本|电动车|汽车|马桶|水管|水龙头|微波炉|烤箱|吸尘器|路由器|耳机|键盘|油烟机)[^。？?]{2,24}(?:什么原因|怎么回事|为什么|为啥)|(?:洗濯機|冷蔵庫|エアコン|給湯器|テレビ|プリンター|スマホ|パソコン|車|トイレ|蛇口|電子レンジ|掃除機|ルーター)[^。？?]{2,24}(?:原因は|なぜ|どうして)/u;
const WORKS_SO = /是怎么|如何工作|原理|发明|要用|制冷|工作的|仕組み/u;

const CELEBRATES = /(?:怎么|怎样|如何)[^，。？?]{0,6}(?:庆祝|庆贺|布置|装饰|度过|过(?:生日|周末|节|年))/u;
const NOT_AFRAID =
  /(?:怎么|怎样|如何)[^。？?]{0,24}(?:不(?:紧张|害怕|怯场|焦虑|拖延|发脾气|分心|生气|后悔|尴尬)|克服|缓解|放松)/u;

/** Typed into a terminal or an editor. */
const TYPED =
  /(?:正则(?:表达式)?|(?<![a-z])(?:git|sql|linux|shell|bash|docker|npm|pip|vim|ssh|crontab|css)(?![a-z]))[^。]{0,36}(?:怎么|如何|怎样)|(?:怎么|如何|怎样)[^。]{0,24}(?:(?<![a-z])(?:git|sql|linux|shell|bash|docker|npm|pip|vim|ssh)(?![a-z])|命令行|正则)|(?<![a-z])(?:git|linux|docker|bash|vim|npm)(?![a-z])[^。]{0,30}(?:には|方法|コマンド)/u;
const LEARNT = /学|入门|区别|原理|工作|優化|优化|为什么|勉強|違い|仕組み/u;

/** How a machine or a protocol is built. */
const TECHNICAL =
  /(?<![a-z])(?:tcp|udp|https?|dns|ip|cpu|gpu|raid|ssl|tls|jvm|api|rest|orm|gc)(?![a-z])|协议|哈希|索引|线程|指针|内存|数据库|缓存|编译|递归|红黑树|排序算法|プロトコル|ハッシュ|インデックス|スレッド|ポインタ|メモリ|データベース|キャッシュ/u;

const SENTENCE_FORM =
  /(?:改|变|换|转换?)(?:写)?(?:成|为)[^，。]{0,4}(?:疑问|否定|反问|被动|陈述|感叹|祈使|双重否定|主动|把字|被字|比喻|拟人|排比|转述)句|(?:疑問|否定|受け身|受動|命令|能動)文(?:に|へ)(?:変|直|書き|して)/u;

const IS_IT_TRUE =
  /真的(?:能|会|可以|有|是|不)[^。？?]{1,30}(?:吗|么)|(?:本当に|というのは本当)[^。]{2,30}(?:ですか|ますか|でしょうか)/u;
const IS_IT_ALLOWED =
  /(?:可以|能|行|要紧|有害|安全|健康|有用|合适|算)吗[？?]?$|(?:可不可以|能不能|会不会|有没有害)[^。？?]{1,20}[？?]?$/u;
const LENGTH_ASKED = /(?:有)?多(?:长|宽|远|高|深|重)[？?]?$/u;

const GAMES =
  /^(?:我们|咱们|来|跟我|和我|陪我|一起)*(?:来)?(?:玩|做|进行)[^，。]{0,10}(?:游戏|接龙|猜|飞花令|二十问|海龟汤|对对子)|しりとり(?:を)?(?:し|やろ|しよう)|(?:なぞなぞ|クイズ|ゲーム|二十の質問)(?:を)?(?:しよう|しましょう|やろう|始め)/u;
const PRACTISES =
  /(?:になって|役で|役をして)[^。]{0,36}(?:練習|会話|やりとり|接客)(?:を)?[^。]{0,8}(?:させて|してください|したい|しよう|付き合)|(?:练习|模拟|演练)(?:一下|一段|一场)?[^，。]{0,10}(?:对话|会话|谈判|电话)[^。]{0,12}(?:你(?:是|当|演|扮)|我(?:是|当|演|扮))/u;

const COUNSELS =
  /(?:担任|扮演|充当|作为|当)(?:一[名位个])?[^，。：]{0,12}(?:顾问|咨询师|教练|医生|律师|营养师|专家|导师|理财师|心理师)[^：:]{0,120}(?:第一个(?:请求|问题|要求)|我的(?:请求|问题))(?:是|：|:)|(?:コンサルタント|カウンセラー|コーチ|専門家|アドバイザー|栄養士|弁護士)(?:として|になって|の役)[^。]{0,60}。?[^。]{0,20}最初の(?:相談|質問|依頼)は/u;

const PERSON = /介绍(?:一下)?[^，。的]{2,8}(?:这个人|其人|的生平)|[^，。]{2,8}的生平(?:介绍|事迹)?[。？?]?$/u;

const BOTH_SIDES =
  /(?:讨论|论述|谈谈|分析|探讨)[^。]{1,24}(?:利与弊|利弊|优缺点|好处与坏处|得失|优势和劣势)|[^。]{2,24}(?:功罪|是非|賛否|メリットとデメリット)(?:について|を)[^。]{0,6}(?:論じ|議論|述べ)/u;

const PASSAGE_BEHIND =
  /^(?:请)?(?:根据|依据|按照|阅读)(?:下面|以下|下列|这段|该)(?:的)?(?:文字|短文|材料|段落|文章|内容|信息|句子)[，,][^？?]{2,40}[？?]\s*\S/u;

/** In the order in which they are asked. */
const FRAMES: readonly Frame[] = [
  { kind: 'passage', asks: PASSAGE_BEHIND },
  { kind: 'consult', asks: COUNSELS },
  { kind: 'turns', asks: GAMES, holds: isMadeAnew },
  { kind: 'roleplay', asks: PRACTISES, holds: isMadeAnew },
  { kind: 'grammar', asks: SENTENCE_FORM, holds: isGiven },
  { kind: 'email', asks: LETTER, unless: ABOUT_LOVE, holds: ({ read }) => read === 'document' || read === 'text' },
  ...WRITTEN_PIECES.map(([kind, asks]): Frame => ({
    kind,
    asks,
    holds: ({ read, hasMaterial }) => !hasMaterial && read !== kind && MISTAKEN.has(read),
  })),
  { kind: 'passage', asks: PASSAGE },
  { kind: 'rewrite', asks: REWRITE, unless: NO_REGISTER, holds: isGiven },
  {
    kind: 'correct',
    asks: CORRECT,
    unless: NO_CORRECTION,
    holds: ({ read }) => read === 'choice' || read === 'change' || read === 'judge' || read === 'question',
  },
  { kind: 'persona', asks: VOICE, unless: OWN_VOICE, holds: isMadeAnew },
  { kind: 'persona', asks: SPOKEN_AS, unless: ADVISES, holds: isMadeAnew },
  { kind: 'whatif', asks: WHAT_IF, unless: COUNTED, holds: isMadeAnew },
  { kind: 'math', asks: SUM_IN_JAPANESE, holds: ({ read }) => read === 'quantity' || read === 'fact' },
  { kind: 'outline', asks: OUTLINE, unless: NO_OUTLINE, holds: isMadeAnew },
  { kind: 'scenery', asks: SCENE_IN_JAPANESE, holds: ({ read }) => read === 'text' || read === 'describe' },
  { kind: 'oddone', asks: ODD_ONE, holds: ({ read }) => read !== 'compare' && read !== 'explain' },
  { kind: 'training', asks: TRAINING, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'trip', asks: TRIP, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'schedule', asks: SCHEDULE, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'plan', asks: PLAN, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'teach', asks: TEACH, unless: DELICATE, holds: isMadeAnew },
  { kind: 'describe', asks: KNOWN_FOR, holds: isMadeAnew },
  { kind: 'who', asks: PERSON, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'question', asks: BEST_TIME, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'snippet', asks: TYPED, unless: LEARNT, holds: isMadeAnew },
  {
    kind: 'technical',
    asks: TECHNICAL,
    holds: ({ read, folded }) => read === 'troubleshoot' && /为什么|なぜ|どうして/u.test(folded),
  },
  { kind: 'troubleshoot', asks: HOUSEHOLD, unless: WORKS_SO, holds: isMadeAnew },
  { kind: 'recommend', asks: SUITS, unless: NOT_CHOSEN, holds: isMadeAnew },
  { kind: 'entries', asks: NAMED_SO_MANY, holds: ({ read }) => read === 'small' || read === 'plain' },
  { kind: 'advice', asks: NOT_AFRAID, holds: ({ read }) => read === 'howto' },
  { kind: 'ideas', asks: CELEBRATES, holds: ({ read }) => read === 'howto' },
  { kind: 'discuss', asks: BOTH_SIDES, holds: isMadeAnew },
  { kind: 'truth', asks: IS_IT_TRUE, holds: ({ read }) => read === 'yesno' || read === 'question' },
  { kind: 'yesno', asks: IS_IT_ALLOWED, holds: ({ read }) => read === 'question' },
  { kind: 'fact', asks: LENGTH_ASKED, holds: ({ read }) => read === 'quantity' },
  { kind: 'motives', asks: MOTIVES, unless: PAST_OR_NATURE, holds: isMadeAnew },
  { kind: 'telltale', asks: TELLTALE, holds: isMadeAnew },
  { kind: 'text', asks: SCENARIO, holds: isMadeAnew },
  { kind: 'approach', asks: APPROACH, holds: ({ folded }) => BUILT.test(folded) },
  {
    kind: 'howto',
    asks: HOWTO,
    unless: BETWEEN_PEOPLE,
    holds: ({ read }) => read === 'question' || read === 'troubleshoot' || read === 'advice' || read === 'suggest',
  },
  { kind: 'explain', asks: ACTS_AND_MORE, holds: ({ read }) => read === 'entries' },
  {
    kind: 'explain',
    asks: EXPLAINS,
    unless: COUNTED_THINGS,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'unknown' || read === 'small' || read === 'plain'),
  },
];

const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const GIVEN = /[:：]\s*\S|["“「『][^"”」』]{4,}|\n\s*\S/u;

/**
 * Where the verb has its fixed place in the sentence and no ending, a frame of two words tells what is asked for, and
 * outrules every noun in between.
 */
export function frameWithoutSpaces(instruction: string, material: string, read: TaskKind): TaskKind | undefined {
  if (!WITHOUT_SPACES.test(instruction)) return undefined;
  const draft: Draft = {
    read,
    folded: foldWords(instruction).trim(),
    hasMaterial: material !== '',
    isGiven: material !== '' || GIVEN.test(instruction),
  };
  return FRAMES.find(
    ({ asks, unless, holds }) =>
      asks.test(draft.folded) && !unless?.test(draft.folded) && (holds === undefined || holds(draft)),
  )?.kind;
}

import type { TaskKind } from '../../task-kinds.js';
import { type Frame, isMadeAnew } from '../frame.js';
import { HOW, WRITTEN } from './plans.js';
import { lean } from '../../lean.js';

const TEACH = new RegExp(
  [
    `(?:${HOW}|请)?(?:用[^，。]{1,24})?(?:给|向|对|跟|为)[^，。]{0,8}(?:孩子|小孩|儿童|小朋友|小学生|幼儿园|外行|奶奶|爷爷|老人|外婆|岁的)[^，。]{0,6}(?:解释|讲解|讲明白|讲清楚|说明)(?!为什么(?:要|不能)).{2,}`,
    '[^。]{2,40}(?:子ども|子供|小学生|幼稚園児|[\\p{Nd}一二三四五六七八九十]+歳児?|祖母|おばあちゃん|素人)(?:に|でも|にも)[^。]{0,14}(?:説明|わかるように|分かるように)',
  ].join('|'),
  'u',
);

/** To whom something is to be made clear who doesn't know it from home. */
const TO_SOMEBODY =
  /^(?:该|应该?)?(?:如何|怎么|怎样)(?:用[^，。]{1,20})?(?:才能)?(?:向|给|对|跟)[^，。]{0,6}(?:外国朋友|外国人|老外|外宾|父母|爸妈|长辈|家人|同学|朋友|客户|新人|新同事)(?:解释|讲解|讲清楚|讲明白|说明)(?!自己|清楚自己|我).{2,}/u;

/** "In words a pupil understands", whatever is to be understood. */
const IN_THEIR_WORDS =
  /(?:用|以)[^，。？?]{0,16}(?:孩子|小孩|儿童|小朋友|小学生|中学生|初中生|高中生|外行人?|老人|奶奶|爷爷|普通人|零基础的人|门外汉)[^，。？?]{0,8}(?:懂|明白|理解)的?[^，。？?]{0,8}(?:方式|话|语言|例子|说法|比喻)/u;
const MADE_CLEAR = /解释|说明|讲|回答|介绍/u;

/** What something has brought about, in the respects that are named. */
const BROUGHT_ABOUT =
  /(?:对|给)[^，。？?]{2,40}(?:产生|造成|带来|起到?|有)(?:了|着|过)?(?:哪些|什么|怎样的?|何种|多大的?)[^，。？?]{0,8}(?:影响|后果|冲击|改变)/u;

const DELICATE = /死|去世|离婚|生病|癌|住院|搬家|分手|失业|怀孕|性教育|离世|亡くな|離婚|病気|引っ越/u;

const KNOWN_FOR =
  /(?:以|因|因为|凭)(?:什么|哪些?|何)[^，。？?]{0,4}(?:闻名|著名|出名|著称|知名|有名)|为什么(?:这么|如此|那么)?(?:有名|出名)|(?:何|なに)(?:で|が)(?:有名|知られ)/u;

const MOTIVES =
  /为什么(?:还|会|仍然?|总)?有(?:的|些|一些|那么多|很多)?人[^？?]{2,40}|(?:なぜ|どうして)[^？?]{0,40}(?:選ぶ|好む|使う|使い続ける|続ける|選択する|頼る|行く|買う)人(?:が|は|も)/u;

/** What a body does, or nature, has causes and no motives. */
const PAST_OR_NATURE =
  /灭绝|古代|下雨|地震|打嗝|做梦|过敏|出汗|流泪|脸红|头[疼痛晕]|发胖|长胖|吃不胖|打鼾|打呼|晕[车船]|口渴|失眠|近视|脱发|长痘|流鼻血|左撇子|酒窝|双眼皮|血型|起鸡皮疙瘩/u;

const TELLTALE =
  /(?:迹象|征兆|蛛丝马迹|细节|表现|信号|线索|特征)[^。？?]{0,6}(?:说明|表明|显示|暗示|能看出|可以看出|意味着)|(?:怎么|怎样|如何)(?:才能)?(?:看出|看得出|判断出?|分辨出?|识别出?|辨别出?|察觉)[^，。？?]{2,40}(?:是不是|是否|还是|有没有|在|了|真假|好坏)|(?:見分け|見抜)(?:る|く|ける)(?:に|方法|ポイント|サイン)/u;

const APPROACH =
  /哪种[^，。？?]{0,10}(?:最合适|最适合|最好|更合适|最可行|更可行)|(?:应该?|宜)(?:采用|选择|选用)(?:哪种|什么样的|什么)[^，。？?]{0,8}(?:方案|方法|结构|材料|工艺|技术)|(?:どの|どんな)(?:工法|構造|方式|素材|方法)が(?:最適|最も適|よい|良い)/u;

const BUILT = /桥|隧道|水坝|大坝|地震|地基|承重|电站|管道|工程|海底|高原|冻土|高层|橋|トンネル|ダム|地盤|建設/u;

const EXPLAINS =
  /^(?:请)?(?:详细|简要|简单)?(?:地)?(?:解释|说明|阐述|阐释|讲解|讲讲)|(?:説明|解説)して(?:ください|下さい|ほしい)/u;

const COUNTED_THINGS = lean(
  /^[^，。？?]{0,16}(?:[两二三四五六七八]|\p{Nd})(?:个|种|项|条|大|类)|(?:[二三四五六七]|\p{Nd})(?:つ|種類|段階)[^。？]{0,14}(?:説明|述べ|解説)/u,
);

const ACTS_AND_MORE = /(?:如何|怎样|怎么)[^，。？?]{0,6}(?:影响|改变|塑造)[^？?]{2,60}[？?][^？?]{4,}[？?]/u;

const BEST_TIME =
  /(?:最佳|最好的?|最适合的?|最合适的?)(?:旅游|旅行|观赏|种植|播种|拍摄|出行|参观|游览)?的?(?:时间|季节|时节|月份|时候|时段)|(?:什么时候|几月份?|哪个(?:季节|月))[^，。？?]{1,14}(?:最好|最合适|最佳|最适合|最便宜|最美)|(?:ベスト|一番いい|最適な|おすすめの)(?:シーズン|時期|季節|時間)|(?:いつ|何月)[^。？?]{0,14}(?:のが|が)(?:一番|いちばん|ベスト|最適)/u;

const SUITS =
  /有(?:哪些|什么)(?:比较)?(?:适合|值得|好看的?|好玩的?|好听的?|好用的?|好吃的?|不错的|经典的?|推荐的?)[^？?]{1,24}[？?]?$/u;

const NOT_CHOSEN = /办法|方法|理由|原因|技巧|影响|好处|运动|注意|工作|职业|专业|品质/u;

/** So many of what exists, and not of what could be done. */
const RECOMMENDED = lean(
  /^(?:请)?(?:你)?(?:给我|帮我|为我|向我)?推荐(?:[一两二三四五六七八九十几]|\p{Nd}+|一些)(?:首|部|本|款|家|集|档|道(?!题)|位|门|支|张专辑)/u,
);

/** One dish, and how it is made. */
const DISH_WITH_RECIPE =
  /(?:一道|一个|几道|[两三]道)[^。]{0,24}(?:菜|汤|点心|甜品|主食|小吃|饮品)[^。]{0,8}(?:附|带|给出|写出|写明|包括|和)[^。]{0,6}(?:做法|菜谱|食谱|步骤)/u;

/** Something to bring or to give. */
const GIFT =
  /(?:送|带|买|挑|准备|选)[^，。？?]{0,12}(?:什么|啥|哪些)(?:样的?)?(?:小?礼物|礼品|礼|伴手礼|见面礼)|(?:什么|啥)(?:小?礼物|礼品|伴手礼)[^。？?]{0,8}(?:好|合适|适合)/u;

/** The sense of one word. */
const SENSE =
  /[“"「][^”"」]{1,12}[”"」](?:这个|一|这)?(?:词|成语|字|说法|俗语|俚语)?[^，。？?]{0,10}(?:是?指|表示|意味着|比喻)(?:的是)?(?:什么|啥)/u;

/** All who belong to it. */
const ALL_WHO = /(?:都有|分别是|包括|指的是?)(?:谁|哪些人|哪几(?:个人|位|人))/u;

const MINDED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'overview',
  'describe',
  'article',
  'text',
  'question',
  'entries',
]);
/** What to mind when something is done. */
const TO_MIND = /(?:需要|应该?|应当|要|得)(?:特别)?注意(?:哪些|什么|哪几|啥)/u;

const NAMED_SO_MANY = lean(
  /^(?:请)?(?:说出|写出|讲出|举出|给出)(?:[两二三四五六七八九十]|\p{Nd})+(?:个|种|部|本|位|名|座|首|条|项)/u,
);

const HOUSEHOLD =
  /(?:洗衣机|冰箱|空调|热水器|电视|打印机|手机|电脑|笔记本|电动车|汽车|马桶|水管|水龙头|微波炉|烤箱|吸尘器|路由器|耳机|键盘|油烟机)[^。？?]{2,24}(?:什么原因|怎么回事|为什么|为啥)|(?:洗濯機|冷蔵庫|エアコン|給湯器|テレビ|プリンター|スマホ|パソコン|車|トイレ|蛇口|電子レンジ|掃除機|ルーター)[^。？?]{2,24}(?:原因は|なぜ|どうして)/u;

const STRUCK =
  /(?:蓝屏|死机|黑屏|闪退|花屏|卡死|自动重启|进水|异响|漏水|跳闸|报错|亮(?:了)?(?:故障|警告)?灯|(?<!\p{Nd})(?:40[0-9]|50[0-4])(?!\p{Nd})|白屏|打不开|跨域|失败)[^。]{0,60}(?:要紧|严重|有事|有问题|怎么回事|正常|要修|危险|怎么办|(?:怎么|如何|怎样)(?:改|修|解决|弄|处理|排查|配置?))/u;

/** What a cell shows instead of a result. */
const CELL_FAULT = /#(?:n\/a|value!?|ref!?|name\?|div\/0!?|num!?)/u;

const WORKS_SO = /是怎么|如何工作|原理|发明|要用|制冷|工作的|仕組み/u;

const TYPED =
  /(?:正则(?:表达式)?|(?<![a-z])(?:git|sql|linux|shell|bash|docker|npm|pip|vim|ssh|crontab|css)(?![a-z]))[^。]{0,36}(?:怎么|如何|怎样)|(?:怎么|如何|怎样)[^。]{0,24}(?:(?<![a-z])(?:git|sql|linux|shell|bash|docker|npm|pip|vim|ssh)(?![a-z])|命令行|正则)|(?<![a-z])(?:git|linux|docker|bash|vim|npm)(?![a-z])[^。]{0,30}(?:には|方法|コマンド)/u;

const LEARNT = /学|入门|区别|原理|工作|優化|优化|为什么|勉強|違い|仕組み/u;

const TECHNICAL =
  /(?<![a-z])(?:tcp|udp|https?|dns|ip|cpu|gpu|raid|ssl|tls|jvm|api|rest|orm|gc)(?![a-z])|协议|哈希|索引|线程|指针|内存|数据库|缓存|编译|递归|红黑树|排序算法|プロトコル|ハッシュ|インデックス|スレッド|ポインタ|メモリ|データベース|キャッシュ/u;

const IS_IT_TRUE =
  /真的(?:能|会|可以|有|是|不)[^。？?]{1,30}(?:吗|么)|(?:本当に|というのは本当)[^。]{2,30}(?:ですか|ますか|でしょうか)/u;

const IS_IT_ALLOWED =
  /(?:可以|能|行|要紧|有害|安全|健康|有用|合适|算)吗[？?]?$|(?:可不可以|能不能|会不会|有没有害)[^。？?]{1,20}[？?]?$/u;

/** How serious something is that has happened: not whether one may. */
const IS_IT_SERIOUS = /(?:要紧|严重|有事|没事)(?:吗|么|吧)[？?]?$/u;

const LENGTH_ASKED = /(?:有)?多(?:长|宽|远|高|深|重)[？?]?$/u;

const PERSON =
  /介绍(?:一下)?[^，。的]{2,8}(?:这个人|其人|的生平)|[^，。]{2,8}的生平(?:介绍|事迹)?[。？?]?$|是(?:一?个)?(?:什么|怎样|啥)样?的?人(?:物)?[。？?]?$/u;

const BOTH_SIDES =
  /(?:讨论|论述|谈谈|分析|探讨)[^。]{1,24}(?:利与弊|利弊|优缺点|好处与坏处|得失|优势和劣势)|[^。]{2,24}(?:功罪|是非|賛否|メリットとデメリット)(?:について|を)[^。]{0,6}(?:論じ|議論|述べ)/u;

/** For and against, and then one's own verdict: not both sides alone. */
const AND_ONE_S_OWN =
  /(?:支持|赞成|赞同|正反|正面|利弊|优缺点|双方)[^？?]{0,50}(?:得出|给出|提出|表明|亮明|说明|阐述|谈谈|说出|形成)[^。？?]{0,6}(?:你|自己)的?(?:结论|观点|看法|立场|判断|意见)|(?:賛成|賛否|両方|双方)[^？?]{0,50}(?:あなた|自分)の(?:考え|意見|結論|立場)/u;

/** What something does, and then what can be done about it. */
const AND_MEASURES =
  /(?:说明|分析|阐述|讨论|介绍|谈谈|概述)[^。？?]{2,40}(?:影响|危害|问题|现状|挑战|困境)[^。？?]{0,10}(?:提出|给出|列出|写出|说出)[^。？?]{0,12}(?:措施|对策|建议|办法|方法|方案)/u;

/** The one at the top of a row. */
const AT_THE_TOP = lean(
  /(?:世界|全球|地球|中国|亚洲|欧洲|非洲|美洲|日本|历史|太阳系|人体)[^，。？?]{0,12}最(?:高|大|长|深|小|短|快|远|古老|早|多|重|热|冷)的?[^，。？?]{1,10}(?:是(?:什么|哪|谁)|叫什么)|(?:[一二三四五\p{Nd}]+番目に|最も|一番|世界一)[^。？?]{1,24}は(?:何|どこ|誰|どれ|どの)/u,
);

/** The first of a row that figures put in order. */
const FIRST_SO_MANY = lean(
  /最(?:高|大|长|深|小|短|快|远|古老|早|多|重|热|冷|广|富|贵)的?(?:前)?(?:[三四五六七八九十两]|\p{Nd}+)(?:个|座|条|位|种|大|家|项)(?!.{0,12}(?:故事|书|电影))|(?:人口|面積|高|大き|長|多|深|速)[^。？?]{0,6}(?:順|上位|トップ)[^。？?]{0,4}(?:[三五十\p{Nd}])/u,
);
const IN_A_ROW: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'entries',
  'list',
  'roster',
  'fact',
  'question',
  'recommend',
]);

/** What a society ought to do, or may come to. */
const DISPUTED =
  /(?:应该|应当|该不该|应不应该)(?:被)?[^，。？?]{0,16}(?:合法化|禁止|废除|取消|强制|普及|免费|立法|推行|允许|征收|限制)[^？?]{0,12}(?:吗|[？?])|(?:应(?:该)?|该)由(?:谁|哪)|责任(?:应该|该|应)?(?:由谁|归谁|在谁)|谁(?:应该|该)(?:负责|承担)|責任(?:は誰|を誰)|誰が責任|(?:会|能)(?:不会)?(?:彻底|完全|最终)?(?:取代|代替|毁灭|超越|消灭)[^？?]{1,12}(?:吗|[？?])|(?:べき(?:でしょうか|ですか|か)|と言える(?:でしょう|の)?か|と言えますか)/u;
const OF_ONE_S_OWN = /我(?!们)|私|僕|うち|買う|行く|転職|就職/u;

const WHERE_TO_GO = /去哪(?:里|儿)?(?:玩|逛|吃|旅游|露营|度假|遛娃)/u;
const OWN_CHOICE =
  /(?:该|应该)?(?:怎么选|选哪(?:个|家|条)|如何选择|如何取舍)[？?]?$|要不要(?:分手|离婚|辞职|跳槽|考研|买房|结婚|转行|搬|接受|去)/u;

/** Asked about a work, and played by nobody. */
const WHY_IN_A_WORK = /^(?:在)?《[^》]{1,20}》(?:里|中|里面)?[，,]?[^。？?]{0,40}(?:为什么|为何)[^。？?]{2,40}[？?]?$/u;

/** May one, and how much of it. */
const ALLOWED_AND_HOW_MUCH = /^[^？?]{2,30}吗[？?][^？?]{0,20}(?:多少|几)[^？?]{0,12}[？?]?$/u;

/** A short account, whatever else is told in it. */
const INTRODUCES =
  /^(?:请)?(?:用[^，。]{1,12})?(?:简单|简要|简短|大致)?(?:地)?介绍(?:一下)?(?!自己|我)[^？?]{2,30}[，,]并?(?:说明|解释|讲)/u;

/** Where a saying comes from. */
const WHERE_FROM =
  /^[^。？?]{0,20}[“"「][^”"」]{1,16}[”"」][^。？?]{0,20}(?:(?:是)?(?:怎么|如何)来的|的?(?:由来|来历|典故)(?:是什么|是)?)[？?]?$/u;

/** What is set side by side, whatever else is said of it. */
const SIDE_BY_SIDE = /^(?:请)?(?:比较|对比|对照)(?:一下|并说明)?[^，。？?]{1,30}(?:和|与|跟|同|、)[^，。？?]{1,40}/u;

/** A world in which something is so, to be spun out and not reckoned with. */
const SPUN_OUT = /想象力|脑洞|畅想|想象一下|大胆想/u;
const SUPPOSED = /^(?:如果|假如|要是|假设|倘若)[^？?]{2,60}(?:会|将)[^？?]{0,20}[？?]/u;

/** One of two for a purpose. */
const WHICH_OF_TWO =
  /[^，。？?]{1,12}(?:和|跟|与|还是)[^，。？?]{1,12}(?:哪一?(?:个|种|座|款|家)|哪里|哪边|谁)[^，。？?]{0,6}(?:更|比较|最)?(?:适合|合适|划算|值得|安全|健康|好|实用|省)/u;

/** What belongs to it, before it begins. */
const TO_GET_READY = /(?:要|需要|该|应该)(?:准备|带|备)(?:些|点|好)?(?:什么|哪些|啥)(?:东西|材料|物品|用品)?[？?]?$/u;
const NO_LIST = /面试|考试|比赛|演讲|心态|心理/u;

/** Done by hand or with a device; whatever else one asks how to do is turned over in one's life or one's team. */
const BY_HAND =
  /(?:怎么|怎样|如何)[^，。？?]{0,16}?(?:换|修|拆|洗|擦|去除|做(?!到|好|人|出|得|大|强)|折|叠|种|养(?!成)|喂|调节|接线|取出|清|补|打(?!动|破|造)|缝|剪|贴|设置|设定|导|删|连接|操作|挂|磨|腌|煮|烤|炒|炖|蒸|煎|泡|写|画|用(?!心)|使用|制作|办|申请|注册|预约|报名|开通|查|下载|关闭|打开|开启|测|量|算|拍|录|传|发|登录|搭|盖|挖|涂|刷|染|切|剥|打包|寄|停车|骑|游泳|起诉|投诉|退|买|卖|存|挑|选|保存|安装|组装|装|到达|去(?!除)|走到|坐|转|建(?!立|设)|辨|计算|证明)|软件|电脑|手机|代码|excel|word|ppt|系统|程序|污渍|密码|账号|微信|伤口/u;
const ASKS_HOW = /怎么|怎样|如何/u;
/** A habit is no step, whatever it is a habit of. */
const OF_THE_MIND =
  /(?:怎么|怎样|如何)[^。？?]{0,24}(?:习惯|心态|自信|信心|兴趣|意识|耐心|勇气|目标|关系|氛围|团队|动力)/u;
const ABSTRACT_HOW_IN_JAPANESE =
  /どう(?:すれば|したら|やって)[^。？?]{0,30}(?:築|保|続け|変え|見つけ|向き合|付き合|身につけ|なれ|増や|減ら|防|高め|伸ば)/u;

const REGEX_WANTED =
  /^(?:请)?(?:帮我)?(?:写|给出|提供)(?:一[个条段])?[^，。]{0,8}(?:正则(?:表达式)?|sql(?:语句|查询)?|excel ?公式|shell ?命令)/u;

const TWO_QUESTIONS = /[？?][^？?]+[？?]|写一?[封篇份首个段]/u;
const ASKED_OF_ONE_S_BODY: ReadonlySet<TaskKind> = new Set<TaskKind>(['harm', 'yesno', 'consult', 'whatif', 'code']);

/** Why something came about, told by an account of the past, and no riddle. */
const CAUSES_OF = /^[^，。？?]{2,30}(?<!可能的?)原因(?:有(?:哪些|什么)|是什么|何在)/u;

/** What is asked about the world. */
export const QUESTIONS: readonly Frame[] = [
  { kind: 'formula', asks: REGEX_WANTED, holds: isMadeAnew },
  {
    kind: 'record',
    asks: AT_THE_TOP,
    holds: ({ read }) => read === 'question' || read === 'describe' || read === 'fact' || read === 'roster',
  },
  {
    kind: 'rank',
    asks: FIRST_SO_MANY,
    unless: WRITTEN,
    holds: ({ read, hasMaterial }) => !hasMaterial && IN_A_ROW.has(read),
  },
  { kind: 'why', asks: CAUSES_OF, holds: ({ read }) => read === 'explanations' },
  { kind: 'effects', asks: AND_MEASURES, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'discuss', asks: DISPUTED, unless: OF_ONE_S_OWN, holds: isMadeAnew },
  {
    kind: 'decide',
    asks: WHICH_OF_TWO,
    unless: WRITTEN,
    holds: ({ read }) => read === 'question' || read === 'fact' || read === 'suggest',
  },
  {
    kind: 'compare',
    asks: SIDE_BY_SIDE,
    unless: WRITTEN,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'discuss' || read === 'decide' || read === 'evaluate'),
  },
  { kind: 'why', asks: WHY_IN_A_WORK, holds: isMadeAnew },
  { kind: 'question', asks: ALLOWED_AND_HOW_MUCH, holds: ({ read }) => read === 'fact' || read === 'quantity' },
  {
    kind: 'describe',
    asks: INTRODUCES,
    unless: WRITTEN,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial &&
      (MINDED.has(read) || read === 'why' || read === 'unknown' || read === 'small' || read === 'plain'),
  },
  {
    kind: 'origin',
    asks: WHERE_FROM,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'explain' || read === 'describe' || read === 'question' || read === 'fact'),
  },
  { kind: 'whatif', asks: SUPPOSED, holds: ({ read, folded }) => read === 'puzzle' && SPUN_OUT.test(folded) },
  { kind: 'recipe', asks: DISH_WITH_RECIPE, holds: isMadeAnew },
  {
    kind: 'recommend',
    asks: RECOMMENDED,
    holds: isMadeAnew,
  },
  { kind: 'recommend', asks: GIFT, unless: WRITTEN, holds: isMadeAnew },
  {
    kind: 'meaning',
    asks: SENSE,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'describe' || read === 'fact' || read === 'question' || read === 'explain'),
  },
  { kind: 'roster', asks: ALL_WHO, holds: ({ read }) => read === 'fact' || read === 'question' || read === 'who' },
  { kind: 'advice', asks: TO_MIND, unless: WRITTEN, holds: ({ read }) => MINDED.has(read) },
  { kind: 'recommend', asks: WHERE_TO_GO, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'decide', asks: OWN_CHOICE, unless: WRITTEN, holds: ({ read }) => read === 'question' || read === 'suggest' },
  { kind: 'checklist', asks: TO_GET_READY, unless: NO_LIST, holds: isMadeAnew },
  {
    kind: 'advice',
    asks: ASKS_HOW,
    holds: ({ read, hasMaterial, folded }) =>
      !hasMaterial && read === 'howto' && (OF_THE_MIND.test(folded) || !BY_HAND.test(folded)),
  },
  { kind: 'advice', asks: ABSTRACT_HOW_IN_JAPANESE, holds: ({ read }) => read === 'howto' },
  {
    kind: 'effects',
    asks: BROUGHT_ABOUT,
    unless: TWO_QUESTIONS,
    holds: ({ read, hasMaterial }) => !hasMaterial && !ASKED_OF_ONE_S_BODY.has(read),
  },
  {
    kind: 'teach',
    asks: IN_THEIR_WORDS,
    unless: DELICATE,
    holds: ({ hasMaterial, folded, read }) =>
      !hasMaterial && read !== 'compare' && read !== 'relation' && MADE_CLEAR.test(folded),
  },
  { kind: 'teach', asks: TEACH, unless: DELICATE, holds: isMadeAnew },
  { kind: 'teach', asks: TO_SOMEBODY, unless: DELICATE, holds: isMadeAnew },
  { kind: 'describe', asks: KNOWN_FOR, holds: isMadeAnew },
  { kind: 'who', asks: PERSON, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'question', asks: BEST_TIME, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'snippet', asks: TYPED, unless: LEARNT, holds: isMadeAnew },
  {
    kind: 'technical',
    asks: TECHNICAL,
    holds: ({ read, folded }) => (read === 'troubleshoot' || read === 'why') && /为什么|なぜ|どうして/u.test(folded),
  },
  {
    kind: 'debug',
    asks: CELL_FAULT,
    unless: WRITTEN,
    holds: ({ read }) => read === 'formula' || read === 'troubleshoot' || read === 'question',
  },
  { kind: 'troubleshoot', asks: STRUCK, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'troubleshoot', asks: HOUSEHOLD, unless: WORKS_SO, holds: isMadeAnew },
  { kind: 'recommend', asks: SUITS, unless: NOT_CHOSEN, holds: isMadeAnew },
  { kind: 'entries', asks: NAMED_SO_MANY, holds: ({ read }) => read === 'small' || read === 'plain' },
  { kind: 'discuss', asks: BOTH_SIDES, holds: isMadeAnew },
  { kind: 'discuss', asks: AND_ONE_S_OWN, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'truth', asks: IS_IT_TRUE, holds: ({ read }) => read === 'yesno' || read === 'question' },
  { kind: 'harm', asks: IS_IT_SERIOUS, holds: ({ read }) => read === 'question' || read === 'yesno' },
  { kind: 'yesno', asks: IS_IT_ALLOWED, holds: ({ read }) => read === 'question' },
  { kind: 'fact', asks: LENGTH_ASKED, holds: ({ read }) => read === 'quantity' },
  { kind: 'motives', asks: MOTIVES, unless: PAST_OR_NATURE, holds: isMadeAnew },
  { kind: 'telltale', asks: TELLTALE, holds: isMadeAnew },
  { kind: 'approach', asks: APPROACH, holds: ({ folded }) => BUILT.test(folded) },
  { kind: 'explain', asks: ACTS_AND_MORE, holds: ({ read }) => read === 'entries' },
  {
    kind: 'explain',
    asks: EXPLAINS,
    unless: COUNTED_THINGS,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'unknown' || read === 'small' || read === 'plain'),
  },
];

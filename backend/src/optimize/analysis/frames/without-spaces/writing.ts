import type { TaskKind } from '../../task-kinds.js';
import { type Frame, isMadeAnew } from '../frame.js';
import { WRITTEN } from './plans.js';
import { lean } from '../../lean.js';

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

const SPOKEN_AS =
  /^(?:作为|身为)(?:一[名位个只条棵]?|[^，。]{0,2})?[^，。]{1,20}[，,]?你(?:会|要|将|想|最)|^(?:如果|假如)[^，。你我]{1,12}会说话|^(?:[^。、]{2,20})として[、,]?[^。]{2,60}(?:言って|話して|語って|励まし|どう(?:自己)?(?:紹介|説明)|説明しますか|話しますか|紹介しますか|伝えますか|言いますか)|(?:あなたが|もし)[^。、]{2,16}(?:だったら|なら)[、,][^。]{2,50}(?:ますか|でしょう)/u;

const ADVISES =
  /医|律师|顾问|分析师|专家|工程师|程序员|营养师|咨询|教练|老师|教师|经理|编辑|面试官|会计|弁護士|専門家|栄養士|エンジニア|コンサル|教師|先生|コーチ|面接官|社会人|学生として|会社として|企业|公司|一个(?:学生|普通人|新手|父母|家长|初学者)|初心者/u;

/** A part that is played while something is made clear: the matter has to be right, and nothing that happened is told. */
const EXPLAINS_IN_A_ROLE =
  /(?:扮演|假设你是|你是|你现在是|作为|以)[^。：:]{2,40}(?:解释|讲解|说明|讲清)(?!自己)|(?:になって|になりきって|として|の立場で)[^。]{2,60}(?:説明|解説)して/u;

/** Played by a class, and planned as a lesson. */
const PLAYED_IN_CLASS =
  /(?:设计|策划|准备|安排)[^。：:]{0,40}(?:角色扮演|情景剧|模拟法庭|模拟联合国|辩论)(?:的)?(?:活动|环节|游戏|课|练习)/u;

/** Whose trade is named, and whose advice is asked for. */
const ASKS_AN_EXPERT =
  /^(?:请)?(?:假设|假如|现在|想象)?你(?:现在)?是(?:一[名位个])?[^，。：:]{0,8}(?:设计师|顾问|规划师|教练|律师|营养师|理财师|园艺师|造型师|摄影师|建筑师|策划师)[^\n]{0,120}(?:给|向|为)[^。，]{0,8}(?:建议|方案|意见|指导)|^あなたは[^。]{0,12}(?:デザイナー|コンサルタント|プランナー|栄養士|コーチ|弁護士|カウンセラー)です[^\n]{0,120}(?:助言|アドバイス|提案)/u;

/** Seen, heard and smelt at one place. */
const BY_THE_SENSES = /(?:描述|描写|刻画)[^。：:？?]{2,40}(?:感官|气味|声音|光线|氛围|气氛|景色|景象)/u;

/** The words themselves, as the one who is played would say them. */
const SAYS_IT_AS =
  /^(?:请)?(?:假设|假如|想象)?你(?:现在)?是[^\n]{2,90}(?:写出|写下|说出|给出)(?:一段)?你[^。，：:]{0,24}(?:会说的?话|要说的话|的(?:开场白|台词|回应|回答|发言|第一句话))/u;

/** Spoken by several who are not here. */
const STAGED_TALK =
  /(?:模拟|写|编|创作|设计|演示|生成|虚构|想象)(?:出|一下)?(?:一(?:场|次|段|个))[^。]{0,40}(?:辩论|对话|访谈|谈判|采访|对谈|争论)/u;
const WITH_ME = /[和跟与]我|我(?:是|来|当|扮|演)|你(?:是|当|扮|演)|方案|流程|赛题|活动/u;
const TAKEN_FOR_A_QUESTION: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'yesno',
  'discuss',
  'question',
  'small',
  'plain',
  'unknown',
  'text',
  'compare',
]);

/** Made known to everybody. */
const MADE_KNOWN = /(?:起草|写|拟|撰写|编写)一?[则份个条][^，。]{0,24}(?:通知|公告|启事|告示)(?=[，。,！]|$)/u;
/** So many beginnings, to choose from. */
const SEVERAL_OPENINGS = lean(
  /(?:[两三四五几]|\p{Nd})(?:个|种|段)[^，。]{0,16}(?:开头|结尾|开场白|过渡句|过渡段)(?=[，。,]|$)/u,
);
const HARDLY_READ: ReadonlySet<TaskKind> = new Set<TaskKind>(['small', 'plain', 'unknown', 'text', 'words', 'essay']);

/** A known tale told again: what happens in it, and no event in the world. */
const RETOLD_TALE =
  /(?:复述|讲述|讲一?讲|概述|简述)[^。]{0,12}《[^》]{1,16}》(?:这个|的|里的)?[^。，]{0,6}(?:故事|情节|内容)/u;

/** Spoken and shown: written like a talk, with what is seen beside it. */
const FILMED =
  /(?:写|设计|创作|编写?|撰写|策划|生成|拟|来)[^，。：:]{0,40}(?:视频|短片|广告片?|宣传片|口播|vlog|播客|直播)的?(?:脚本|文案稿)/u;

/** One thing said in several ways. */
const WAYS_TO_SAY = lean(
  /(?:[两三四五六几]|\p{Nd}+)(?:种|个)(?:不同的?|得体的?|礼貌的?|委婉的?)*(?:方式|说法|语气|表达方式|方法)(?:来|去)?[^，。：:]{0,8}(?:说|表达|表示|告诉|拒绝|回绝|道歉|婉拒|安慰|感谢|夸)/u,
);
const OF_LANGUAGE = /英[语文]|日[语文]|翻译|修辞|文言|方言|改写/u;

/** Somebody who serves others, and one of them who complains. */
const ANSWERS_A_CUSTOMER =
  /^(?:请)?(?:假设|假如)?你(?:现在)?是[^。：:]{2,40}(?:顾客|客户|客人|乘客|家长|住户)[^。：:]{0,40}(?:回应|回复|安抚|说服|劝|解释|怎么说)/u;

const OUTLINE = /(?:拟|写|列|做|给出|制定|准备)[^。]{0,30}(?:提纲|大纲|纲要)|(?:アウトライン|構成案|目次|骨子)を/u;

const NO_OUTLINE = /根据[^，。]{0,10}(?:提纲|大纲)|按(?:照)?[^，。]{0,8}(?:提纲|大纲)/u;

const SCENE_IN_JAPANESE =
  /(?:匂い|におい|香り|音|光|色|雰囲気|五感|空気)[^。]{0,24}描写|(?:朝|夕方|夜|市場|街|海|森|駅|祭り|港|路地|商店街)[^。]{0,30}描写(?:して|する文)/u;

const PIECES: readonly (readonly [TaskKind, string, string])[] = [
  ['outline', '提纲|大纲', '構成案|アウトライン|目次'],
  ['review', '影评|书评|剧评|乐评|食评', '書評|映画評'],
  ['essay', '议论文|论说文|读后感|观后感', '小論文|意見文'],
  ['article', '文章|科普文|博客|博文|推文|游记|专栏', 'ブログ記事|ブログ|記事|コラム'],
  ['story', '故事|小说|童话|寓言', '物語|小説|童話|お話'],
  ['poem', '诗|诗歌|俳句|绝句|律诗|歌词', '詩|俳句|短歌|川柳'],
  ['speech', '演讲稿?|发言稿|致辞|讲话稿', 'スピーチ|演説'],
  ['dialogue', '对话|剧本|小品|相声', '会話|対話|脚本|台本'],
  [
    'document',
    '规定|守则|公约|须知|管理办法|规则|制度|协议|合同|说明书|同意书|告知书|委托书|授权书|承诺书',
    '規則|規約|マニュアル|契約書|手順書',
  ],
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

const LETTER_READ_AS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'document',
  'text',
  'essay',
  'article',
  'unknown',
  'small',
  'plain',
]);

const ABOUT_LOVE = /情书|情诗|推荐信|求职信|辞职信|邀请|感谢信|道歉信|表扬信|家书|公开信|倡议/u;

const SCENARIO =
  /(?:描述|设想|描写|构想|举)一个[^。]{2,40}(?:可以|能够?|如何|怎样|帮助|用于|用来|应用|提高|改善|解决)[^。]{1,30}的?(?:场景|情景|情境|例子)|(?:できる|られる|活用|役立|向上|改善)[^。]{0,20}(?:場面|シナリオ|状況)を/u;

/** So many to choose from. */
const SO_MANY_IDEAS = lean(
  /(?:构想|想|设计|策划|提出|提供|给出|列出|想出)(?:出)?(?:[两三四五六七八九十几]|\p{Nd}+|一些)(?:个|种|项|条|款|套)[^，。：:]{0,16}(?:活动|点子|创意|主意|想法|玩法|小?游戏|主题|惊喜)(?=[。，,！!]|$)|(?:案|アイデア|企画|イベント|遊び|ネタ|過ごし方)を(?:[一二三四五六七八九十\p{Nd}]+つ|いくつか)(?:考え|挙げ|提案|教え|出)/u,
);
const NO_IDEAS = /タイトル|名前|コピー|見出し|スローガン|标题|名字|代码|网页|程序|文案|python|javascript|小程序/u;
const RECOMMENDED_IN_JAPANESE = /おすすめの[^。]{1,24}(?:を|は)/u;
const A_LESSON = /(?:设计|准备|上|策划)(?:一堂|一节|一次)[^。]{0,24}课(?=[。，,！!]|$)/u;
const ASKED_IN_AN_INTERVIEW = /(?:列出|写出|给出|准备|设计)[^。]{0,10}(?:面试|采访|访谈)[^。]{0,20}(?:问题|提问)/u;
const LONGEST_NAME = 24;
const NAMED_SO = lean(
  /(?:想|起|取|拟|给出|提供|提|设计|列出)(?:出)?(?:[一二两三四五六七八九十几]|\p{Nd})+个[^，。：:]{0,8}(?:店名|名字|名称|队名|班名|品牌名|网名|书名|昵称|项目名|产品名|公司名|节目名|频道名|笔名)(?=[，。,！!]|$)|(?:店名|名前|チーム名|商品名|ブランド名|ペンネーム|番組名)を(?:[一二三四五六七八九十\p{Nd}]+(?:つ|個)|いくつか)(?:考え|挙げ|提案)/u,
);
const HASHTAGS = /话题标签|hashtag|ハッシュタグ/u;
/** The tags stand below something that is to be written. */
const POSTED =
  /(?:写|编|发|拟|创作)[^。，：:]{0,16}(?:笔记|文案|帖子?|推文|朋友圈|动态|短文)|^(?:请|麻烦)?(?:给|来|要)我?(?:[一二两三四五六七八九十\p{Nd}]+|几)[条篇个则][^。，：:]{0,16}(?:笔记|文案|帖子?|推文|动态)/u;
/** A few words that stay: nothing in them is to be arranged. */
const WORDS_TO_KEEP =
  /(?:写|来|想|帮)[^。：:]{0,16}(?:留言册|同学录|纪念册|毕业留言|签名册|留念)[^。：:]{0,10}(?:话|留言|寄语|句子)|(?:写|来|想)[^，。：:]{0,8}(?:毕业|临别)(?:留言|赠言)/u;
/** To people one knows, by whatever they read it on. */
const SENT_TO_A_GROUP =
  /(?:写|编|拟|起草)(?:一?[段条则份个])?[^，。：:]{0,4}(?:发给?|发到|发在)[^，。：:]{1,14}(?:的)?[^，。：:]{0,6}(?:道歉|致歉|通知|提醒|告知|感谢|消息|话|解释|说明)/u;
const PONDERED = /写一?篇[^。]{0,40}(?:思辨|议论|论述|评论|说理)性?的?(?:短文|文字|作文|文章)/u;
const PICTURE = /midjourney|stable ?diffusion|dall-?e|(?:ai|人工智能)(?:绘画|作画|绘图)|文生图|画像生成/u;
const IN_TIME = /(?:列出|整理|梳理)[^。]{0,24}(?:时间节点|里程碑|发展历程|大事记|年表)/u;

/** What is to be written, and in whose voice. */
export const WRITING: readonly Frame[] = [
  {
    kind: 'email',
    asks: LETTER,
    unless: ABOUT_LOVE,
    holds: ({ read }) => LETTER_READ_AS.has(read),
  },
  ...WRITTEN_PIECES.map(([kind, asks]): Frame => ({
    kind,
    asks,
    holds: ({ read, hasMaterial }) => !hasMaterial && read !== kind && MISTAKEN.has(read),
  })),
  { kind: 'persona', asks: VOICE, unless: OWN_VOICE, holds: isMadeAnew },
  { kind: 'persona', asks: SPOKEN_AS, unless: ADVISES, holds: isMadeAnew },
  { kind: 'lesson', asks: PLAYED_IN_CLASS, holds: isMadeAnew },
  {
    kind: 'dialogue',
    asks: STAGED_TALK,
    unless: WITH_ME,
    holds: ({ read, hasMaterial }) => !hasMaterial && TAKEN_FOR_A_QUESTION.has(read),
  },
  {
    kind: 'announce',
    asks: MADE_KNOWN,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'entries' || HARDLY_READ.has(read)),
  },
  { kind: 'pieces', asks: SEVERAL_OPENINGS, holds: ({ read, hasMaterial }) => !hasMaterial && HARDLY_READ.has(read) },
  { kind: 'summarise', asks: RETOLD_TALE, holds: isMadeAnew },
  { kind: 'acting', asks: SAYS_IT_AS, holds: isMadeAnew },
  {
    kind: 'speech',
    asks: FILMED,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'small' || read === 'plain' || read === 'unknown'),
  },
  { kind: 'pieces', asks: WAYS_TO_SAY, unless: OF_LANGUAGE, holds: isMadeAnew },
  { kind: 'adviser', asks: ASKS_AN_EXPERT, unless: WRITTEN, holds: isMadeAnew },
  {
    kind: 'scenery',
    asks: BY_THE_SENSES,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'small' || read === 'text' || read === 'describe' || read === 'plain'),
  },
  { kind: 'acting', asks: ANSWERS_A_CUSTOMER, holds: isMadeAnew },
  { kind: 'acting', asks: EXPLAINS_IN_A_ROLE, holds: ({ read }) => read === 'persona' },
  { kind: 'outline', asks: OUTLINE, unless: NO_OUTLINE, holds: isMadeAnew },
  { kind: 'scenery', asks: SCENE_IN_JAPANESE, holds: ({ read }) => read === 'text' || read === 'describe' },
  { kind: 'ideas', asks: SO_MANY_IDEAS, unless: NO_IDEAS, holds: isMadeAnew },
  { kind: 'recommend', asks: RECOMMENDED_IN_JAPANESE, holds: ({ read }) => read === 'story' || read === 'poem' },
  { kind: 'lesson', asks: A_LESSON, holds: isMadeAnew },
  {
    kind: 'interview',
    asks: ASKED_IN_AN_INTERVIEW,
    // What is given may be no more than the name of the post.
    holds: ({ material }) => material.length <= LONGEST_NAME,
  },
  { kind: 'names', asks: NAMED_SO, holds: isMadeAnew },
  { kind: 'caption', asks: POSTED, holds: ({ read, folded }) => read === 'tags' && HASHTAGS.test(folded) },
  { kind: 'tags', asks: HASHTAGS, unless: POSTED, holds: ({ read }) => read === 'caption' },
  { kind: 'greeting', asks: WORDS_TO_KEEP, holds: isMadeAnew },
  {
    kind: 'message',
    asks: SENT_TO_A_GROUP,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'text' || read === 'small' || read === 'plain'),
  },
  { kind: 'essay', asks: PONDERED, holds: ({ read, hasMaterial }) => !hasMaterial && read === 'text' },
  { kind: 'image', asks: PICTURE, holds: ({ read }) => read === 'small' || read === 'text' || read === 'plain' },
  { kind: 'timeline', asks: IN_TIME, holds: isMadeAnew },
  { kind: 'text', asks: SCENARIO, holds: isMadeAnew },
];

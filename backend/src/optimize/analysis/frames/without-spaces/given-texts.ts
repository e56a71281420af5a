import type { TaskKind } from '../../task-kinds.js';
import { type Frame, isGiven } from '../frame.js';
import { lean } from '../../lean.js';

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

const CORRECT =
  /(?:错别字|错字|病句|语病|语法错误|用词不当|搭配不当|标点(?:错误|有误))|(?:誤字|脱字|文法の(?:誤り|間違い)|(?:誤り|間違い)を(?:直|訂正|修正|正し))/u;

const NO_CORRECTION = /(?:写|造|出|举|编|列|设计|给出)[^，。：:]{0,6}(?:病句|错)|什么是|常见|哪些类型|作って|例を/u;

const SENTENCE_FORM =
  /(?:改|变|换|转换?)(?:写)?(?:成|为)[^，。]{0,4}(?:疑问|否定|反问|被动|陈述|感叹|祈使|双重否定|主动|[“"「]?[把被][”"」]?字|比喻|拟人|排比|转述)句|(?:疑問|否定|受け身|受動|命令|能動)文(?:に|へ)(?:変|直|書き|して)/u;

const ODD_ONE =
  /(?:哪|谁)[^，。？?]{0,8}(?:和|与|跟)(?:其他|别的|其它|另外|其余)[^，。？?]{0,6}(?:不同|不一样|不是一类|不是同类|不属于|不同类)|(?:和|与|跟)(?:其他|别的|其它|其余)[^，。？?]{0,4}(?:不同|不一样|不是一类|不同类)的/u;

const PASSAGE =
  /^(?:请)?(?:先)?(?:阅读|读|根据|依据)[^，。：:]{0,8}(?:下文|短文|下面|以下|材料|文章|文字|段落|内容)[^。：:]{0,12}(?:回答|答|问(?!题))|^(?:次|以下|下)の(?:文章|文|本文)を読[^。]{0,16}(?:答え|質問)/u;

const PASSAGE_BEHIND =
  /^(?:请)?(?:根据|依据|按照|阅读)(?:下面|以下|下列|这段|该)(?:的)?(?:文字|短文|材料|段落|文章|内容|信息|句子)[，,][^？?]{2,40}[？?]\s*\S/u;

const WHAT_IS_WRONG =
  /(?:句|句话|说法|这话)(?:哪里|什么地方|有(?:什么|哪些)?)(?:不合逻辑|(?:有)?(?:毛病|问题|错误|错)|不对|不通|矛盾)|(?:句子?|句话|这话)(?:有没有|是否有)(?:毛病|语病|问题|错误|错)/u;
const INTO_ENTRIES = /整理成(?:待办|任务|清单|表格|日程|时间线)/u;
const FILLED = /补全|补充完整|填空|完成(?:下面|以下)?的?(?:句子|诗句|谚语|类比)/u;
const GAP = /_{2,}|＿|（\s*）|\(\s*\)|……/u;
const GOES_ON = /^(?:请)?(?:帮我)?(?:续写|接着写|继续写)/u;
const GOES_ON_BELOW = /(?:接着|继续|接下去|往下|续)(?:写|编|讲)|続きを(?:書|考え|作)/u;
const TRUE_OR_NOT = /正しい(?:です)?か[^。]{0,4}(?:間違|誤り|嘘)|(?:对还是错|是真是假|正确还是错误)/u;
const SCAM = /(?:是不是|是否)(?:诈骗|骗局|垃圾(?:短信|邮件)|谣言|广告)/u;

/** The next line of a known poem, or where a line comes from: looked up, and not written on. */
const KNOWN_LINE =
  /[“"「][^”"」]{4,40}[”"」][^。？?]{0,8}(?:[上下前后](?:一|半)?句(?:诗)?(?:是|怎么|叫|$)|出自(?:哪|谁|何|什么)|是(?:哪|谁)[^。？?]{0,8}(?:诗|词|名句|写的))/u;
const LOOKED_UP: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'extend',
  'passage',
  'complete',
  'question',
  'unknown',
  'small',
  'plain',
]);
const TO_BE_MATCHED = /对联|下联|上联|横批/u;
/** Several fields of each of several entries, in a form that a program reads. */
const INTO_DATA =
  /(?:提取|抽取|整理|识别|列出)[^。]{2,60}(?:返回|输出|给出|整理成|转成|存成|以|用)[^。]{0,8}(?:json|csv|xml|yaml|数组|键值对)/u;
/** Written in other figures: the thing stays what it is. */
const IN_OTHER_FIGURES =
  /(?:转|写|换|改|变)(?:换|写|化)?(?:成|为)[^，。：:]{0,6}(?:大写|小写|罗马数字|阿拉伯数字|繁体|简体|拼音|二进制|十六进制|全角|半角)/u;

/** One of the labels in the brackets is the answer. */
const LABEL_IN_BRACKETS =
  /(?:判断|标注|打标|分类|归类|审核|判定|选择)[^。：:]{0,12}[（(][^）)\p{Nd}]{1,8}(?:[/|、或][^）)]{1,8})+[）)]/u;

/** What stands above a text is worked out from it, and sums nothing up. */
const A_TITLE =
  /(?:给|为|替)[^。：:]{0,14}(?:拟|起|取|写|想|加)(?:出|定|上)?(?:一?个|[两二三四五几]个|\p{Nd}+个)?[^。：:，]{0,8}(?:标题|题目)/u;
const AND_A_SUMMARY = /摘要|概括|总结|大意|主要内容|关键词/u;

/** What ails something by what is told of it: known from elsewhere, and not written there. */
const DIAGNOSED =
  /(?:根据|针对|按照)?[^。]{0,12}(?:症状|描述|情况|现象|表现)[^。]{0,16}(?:判断|诊断|分析|推断|推测)[^。]{0,14}(?:问题|原因|故障|病|毛病)/u;
const ON_CODE: ReadonlySet<TaskKind> = new Set<TaskKind>(['code', 'debug', 'readcode', 'formula']);
/** One of those that stand below behind letters. */
const ONE_IS_RIGHT = /(?:一项|一组|选项|的)是?[（(]\s*[）)]/u;
const LETTERED = /(?:^|[\s\n])a[.、．:：)）]\s*\S[\s\S]*[\s\n]b[.、．:：)）]/iu;
/** Words that are given, for one sentence. */
const INTO_ONE_SENTENCE = /(?:写|造|编|组成|连成|串成)(?:成|出)?一(?:个|句)[^，。]{0,6}(?:句子|话)/u;
/** First whether it is so, and then done better. */
const JUDGED_AND_MENDED =
  /判断[^。]{0,20}(?:是否|有没有|是不是)[^。]{0,20}(?:并|再|然后)(?:把[^，。]{0,6}|将[^，。]{0,6})?(?:改写|修改|改成|重写)/u;

/** What a line lets one feel or think: read out of it, and not found in it. */
const WHAT_IT_CONVEYS =
  /(?:表达|流露|体现|反映|传达|抒发|寄托|透露|暗示)(?:了|出)?[^，。？?]{0,8}(?:什么|怎样|哪种|何种|哪些)[^，。？?]{0,6}(?:情感|感情|心情|情绪|态度|思想|心境|主题|意境|道理|哲理)/u;
/** What a saying has to tell. */
const OF_A_SAYING =
  /[“"「《][^”"」》]{4,40}[”"」》][^？?]{0,10}(?:谈谈|说说|谈一谈|讲讲|聊聊)[^。？?]{0,20}(?:意义|启示|理解|启发|体会|感悟|含义|道理)|(?:谈谈|说说|谈一谈|讲讲|聊聊|如何理解|怎么理解|怎样理解)[^。？?]{0,8}[“"「][^”"」]{4,40}[”"」](?:这|一|的|[。？?]|$)/u;
/** So many words for the whole of it. */
const IN_KEYWORDS = lean(
  /(?:用|提炼|概括|归纳|总结|提取)[^。：:]{0,10}(?:[两三四五六七八十]|\p{Nd}+)个(?:核心)?(?:关键词|词语?(?!语法)|词汇)/u,
);

const WITH_ADVICE =
  /(?:评价|点评|评一评)[^：:]{0,30}(?:优点|不足|缺点|优缺点|修改意见|修改建议|改进)|(?:给出|提出|写出|提)[^：:，。]{0,8}(?:修改意见|修改建议|改进建议|改进意见)/u;
const HOLDS_WATER =
  /(?:论证|论点|推理|论断|主张|观点|说法)[^，。：:]{0,10}(?:是否|是不是|能否|能不能|成不)(?:成立|合理|有效|站得住)/u;

/** What is done with a text that is given. */
export const GIVEN_TEXTS: readonly Frame[] = [
  {
    kind: 'fact',
    asks: KNOWN_LINE,
    unless: TO_BE_MATCHED,
    holds: ({ read, hasMaterial }) => !hasMaterial && LOOKED_UP.has(read),
  },
  {
    kind: 'extract',
    asks: INTO_DATA,
    holds: ({ read, isGiven: given }) => given && (read === 'summarise' || read === 'change' || read === 'input'),
  },
  {
    kind: 'headlines',
    asks: A_TITLE,
    unless: AND_A_SUMMARY,
    holds: ({ read, hasMaterial }) => hasMaterial && read === 'summarise',
  },
  {
    kind: 'change',
    asks: IN_OTHER_FIGURES,
    holds: ({ read, isGiven: given }) =>
      given && (read === 'translate' || read === 'text' || read === 'small' || read === 'plain' || read === 'unknown'),
  },
  { kind: 'classify', asks: LABEL_IN_BRACKETS, holds: ({ hasMaterial }) => hasMaterial },
  { kind: 'passage', asks: PASSAGE_BEHIND },
  {
    kind: 'choice',
    asks: ONE_IS_RIGHT,
    holds: ({ material, folded }) => LETTERED.test(`${folded}\n${material}`),
  },
  {
    kind: 'troubleshoot',
    asks: DIAGNOSED,
    holds: ({ read, hasMaterial }) => hasMaterial && !ON_CODE.has(read),
  },
  { kind: 'insentence', asks: INTO_ONE_SENTENCE, holds: ({ read }) => read === 'tags' || read === 'extract' },
  { kind: 'twofold', asks: JUDGED_AND_MENDED, holds: ({ hasMaterial }) => hasMaterial },
  { kind: 'interpret', asks: WHAT_IT_CONVEYS, holds: isGiven },
  { kind: 'interpret', asks: OF_A_SAYING, holds: ({ read }) => read === 'discuss' || read === 'evaluate' },
  {
    kind: 'tags',
    asks: IN_KEYWORDS,
    holds: ({ read, hasMaterial }) => hasMaterial && (read === 'sumup' || read === 'summarise'),
  },
  { kind: 'evaluate', asks: WITH_ADVICE, holds: ({ read, isGiven: given }) => given && read === 'correct' },
  { kind: 'evaluate', asks: HOLDS_WATER, holds: isGiven },
  { kind: 'grammar', asks: SENTENCE_FORM, holds: isGiven },
  { kind: 'correct', asks: WHAT_IS_WRONG, holds: isGiven },
  { kind: 'change', asks: INTO_ENTRIES, holds: ({ read }) => read === 'summarise' },
  {
    kind: 'complete',
    asks: FILLED,
    holds: ({ read, folded, material }) => read === 'extend' && (GAP.test(folded) || GAP.test(material)),
  },
  {
    kind: 'extend',
    asks: GOES_ON_BELOW,
    holds: ({ read, isGiven }) => isGiven && (read === 'story' || read === 'opening'),
  },
  { kind: 'extend', asks: GOES_ON, holds: ({ read }) => read === 'small' || read === 'unknown' || read === 'change' },
  { kind: 'truth', asks: TRUE_OR_NOT, holds: ({ read }) => read === 'correct' || read === 'classify' },
  { kind: 'classify', asks: SCAM, holds: isGiven },
  { kind: 'passage', asks: PASSAGE },
  { kind: 'rewrite', asks: REWRITE, unless: NO_REGISTER, holds: isGiven },
  {
    kind: 'correct',
    asks: CORRECT,
    unless: NO_CORRECTION,
    holds: ({ read }) => read === 'choice' || read === 'change' || read === 'judge' || read === 'question',
  },
  { kind: 'oddone', asks: ODD_ONE, holds: ({ read }) => read !== 'compare' && read !== 'explain' },
];

import { type Frame, isMadeAnew } from './frame.js';
import { lean } from '../lean.js';

export const HOW = '(?:该|应该?|要|可以|需要)?(?:怎么|怎样|如何)';

export const WRITTEN = /写一?[封篇份首个段]|撰写|起草|翻译|改写|書いて|訳して/u;

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

const HOWTO =
  /(?:怎么|怎样|如何)(?:才能)?(?:自己|正确地?|安全地?|快速地?)?(?:(?:给|把|将|用|在|从)[^，。？?]{1,24})?(?:换|安装|装|修|拆|洗|擦|去除|做|折|叠|种|养(?!成)|调节|调|接|取|清|补|打结|缝|剪|贴|设置|设定|导出|恢复|删除|连接|更换|操作|办理|申请|注册|预约|报名|开通|缴纳|查询|挂号|挂|磨|腌|煮|烤)|(?:直す|替える|換える|交換する|作る|取り付ける|洗う|落とす|設定する|育てる|組み立てる|外す)には/u;

const BETWEEN_PEOPLE =
  /说|讲|解释|道歉|沟通|相处|拒绝|请假|开口|做人|做(?:得|好|到|出)|换工作|心态|性格|気持ち|人間関係/u;

const CELEBRATES = /(?:怎么|怎样|如何)[^，。？?]{0,6}(?:庆祝|庆贺|布置|装饰|度过|过(?:生日|周末|节|年))/u;

const NOT_AFRAID =
  /(?:怎么|怎样|如何)[^。？?]{0,24}(?:不(?:紧张|害怕|怯场|焦虑|拖延|发脾气|分心|生气|后悔|尴尬)|克服|缓解|放松)/u;

/** Movements of the body, one after the other. */
const MOVEMENTS = lean(
  /(?:列出|推荐|给出|设计|教我|介绍)[^。]{0,24}(?:伸展|拉伸|热身|瑜伽|健身|锻炼|放松)(?:的)?(?:运动|动作|体式|操)|(?:ストレッチ|体操|筋トレ|ヨガ)(?:の動き|のポーズ|の種目)?を(?:[二三四五六七八九\p{Nd}]+つ|いくつか)/u,
);

const EXPERIMENT =
  /(?:设计|给出|安排|提出)[^。：:，]{0,30}实验(?!报告|室|班|小学|中学|学校|性|数据|设备)|写(?:一[个份组])?[^。：:，]{0,24}实验(?:方案|设计|步骤|计划)|実験(?:方法|計画|手順)?を[^。：:]{0,12}(?:設計|計画|考え|立て|提案)/u;

/** Days that are to be arranged, and what is done by hand. */
export const PLANS: readonly Frame[] = [
  { kind: 'plan', asks: EXPERIMENT, unless: /小说|故事|代码|程序|物語/u, holds: ({ read }) => read !== 'code' },
  { kind: 'session', asks: MOVEMENTS, holds: isMadeAnew },
  { kind: 'training', asks: TRAINING, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'trip', asks: TRIP, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'schedule', asks: SCHEDULE, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'plan', asks: PLAN, unless: WRITTEN, holds: isMadeAnew },
  { kind: 'advice', asks: NOT_AFRAID, holds: ({ read }) => read === 'howto' },
  { kind: 'ideas', asks: CELEBRATES, holds: ({ read }) => read === 'howto' },
  {
    kind: 'howto',
    asks: HOWTO,
    unless: BETWEEN_PEOPLE,
    holds: ({ read }) => read === 'question' || read === 'troubleshoot' || read === 'advice' || read === 'suggest',
  },
];

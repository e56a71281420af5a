import { CHINESE_EVERYDAY_ORDERS } from './everyday-orders.js';
import { toSimplified } from '../../../analysis/traditional-chinese.js';
import { CHINESE_ASKED } from './asked.js';
import { CHINESE_COURSEWORK } from './coursework.js';
import { CHINESE_EXACT_THINGS } from './exact-things.js';
import { CHINESE_EVERYDAY } from './everyday.js';
import { CHINESE_GIVEN_TEXTS } from './given-texts.js';
import { CHINESE_LIFE } from './life.js';
import { CHINESE_OCCASIONS } from './occasions.js';
import { CHINESE_QUESTIONS } from './questions.js';
import { CHINESE_SCENARIOS } from './scenarios.js';
import { CHINESE_WORK } from './work.js';
import { CHINESE_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { CHINESE_TEXT_WORK } from './text-work.js';

export const CHINESE: Particulars = {
  lead: '请问?|请你|请您|麻烦(?:你|您)?|你好|您好|能不能|可不可以|可以|能否|能|帮我|帮忙|帮|替我|给我|为我|我想要?|我要|我需要|需要|想要?|要|求助?|撰写|写|起草|拟|做|生成|制作|设计|出|来|整|弄|搞|准备|编|列|一下|(?:一|两|三|几)?(?:封|份|篇|个|段|张|条|套|则|首|些|点)|[，,。！! ]',
  notWanted:
    '翻译|译成|解释|讲解|讲讲|什么|怎么|怎样|如何|(?<!讲|写|讨论|说)为什么|为啥|润色|修改|批改|优化|改写|改成|改一下|改改|改得|修一下|看看|看一下|检查|校对|点评|评价(?!语)|评估|打分|总结(?!会|大会)|概括|缩写|扩写|续写|精简|对比|比较|区别|哪个|哪些|多少|是不是|有没有|该不该|要不要|把|将(?!来|军)|对(?!象|方|联|外|接)|(?<!小|解)说(?!明|服|话|唱)|告诉|回复|回一下|忘|刚|昨天|已经|收到|看到|读到|这份|这个|这篇|这封|这段|这条|以下|下面|上面|邮件(?=.{0,8}(?:请|问|说|关于|提醒|催))|[“"「《]',
  notBehind:
    '(?:的|之)(?!模板|范文|例文|框架|大纲|提纲|草稿|初稿|文案|内容|样本|格式模板)|怎么|怎样|如何|是什么|是啥|是否|什么|有哪些|多少|吗|翻译|润色|修改|批改|优化|改写|改得|[^，。：]{0,5}(?:标题|题目|名字)(?![的是：])|点评|评价|检查|校对|英文翻译|范围|字数|里(?!程)|中(?!文|英|秋|学|国|式)|时|后(?!备)|之?前(?!端|台)|和|与|或|被|没(?!东西|什么|内容|经验|思路)|已|不|晚|迟|忘|软件|工具|网站|公司|专业|课程|老师|师',
  withoutSpaces: true,
  spelt: toSimplified,
  known: [
    ...CHINESE_TEXT_WORK,
    ...CHINESE_EXACT_THINGS,
    ...CHINESE_EVERYDAY_ORDERS,
    SWALLOWED.chinese,
    CLOSED_LISTS.chinese,
    AT_WILL.chinese,
    FIRST_STEPS.chinese,
    SINGLE_EXAMPLE.chinese,
    IDEALS.chinese,
    ...CHINESE_COURSEWORK,
    ...CHINESE_EVERYDAY,
    ...CHINESE_GIVEN_TEXTS,
    ...CHINESE_INVENTIONS,
    ...CHINESE_QUESTIONS,
    ...CHINESE_SCENARIOS,
    ...CHINESE_OCCASIONS,
    ...CHINESE_ASKED,
    ...CHINESE_WORK,
    ...CHINESE_LIFE,
  ],
};

import { JAPANESE_EVERYDAY_ORDERS } from './everyday-orders.js';
import { JAPANESE_ASKED } from './asked.js';
import { JAPANESE_COURSEWORK } from './coursework.js';
import { JAPANESE_GIVEN_TEXTS } from './given-texts.js';
import { JAPANESE_LIFE } from './life.js';
import { JAPANESE_OCCASIONS } from './occasions.js';
import { JAPANESE_QUESTIONS } from './questions.js';
import { JAPANESE_SCENARIOS } from './scenarios.js';
import { JAPANESE_WORK } from './work.js';
import { JAPANESE_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { JAPANESE_TEXT_WORK } from './text-work.js';

export const JAPANESE: Particulars = {
  lead: 'すみません(?:が)?|すいません|こんにちは|お願いします|お願い|至急|ちょっと|あの|えっと|[、。,，！! 　]',
  notWanted:
    '翻訳|英訳|和訳|英語に|とは|意味|違い|添削|校正|修正|直して|書き直|要約|まとめ(?!て作)|評価して|比較|チェックして|届い|もらった[^、。]{0,4}(?:を|が|に)|受け取った|読んで|(?<!き|の)この(?!夏|冬|春|秋|度|前|先|間|たび|ため|こと|週)|以下|次の(?!日)|下記|上記|添付|件名|について教|なぜ|どうして|どうすれ|忘れ|昨日|さっき|すでに|もう(?!すぐ)|短くして|なのに|けど|のに(?!合)|[「『【]',
  notBehind:
    'の(?!テンプレ|例文|例|フォーマット|ひな形|雛形|ひながた|文例|下書き|案|文面|サンプル|原稿|構成|作成|本文|文章|文|たたき台|叩き台|アイデア|リスト|内容|メッセージ|骨子|流れ)|について|に関する|に関して|とは|って|を(?:翻訳|英訳|和訳|添削|校正|修正|直し|要約|チェック|確認|評価|見て|見直|読ん|比較|もら|受け取|忘れ|改善|短く|長く|英語|訳|推敲|分析|破棄|提出し(?:た|ま)|送っ(?:た|ても)|書いた(?:の|けど|が|ん)|出した|褒め)|が(?:来た|届|通ら|苦手|嫌い|長い|下手)|で(?:使|落ち|聞かれ|緊張|失敗)|に(?:書|添え|入れ|載せ|貼|記載|返信|つい|ふさわしい|合う|落ち|受か)|と(?!して|か)|は(?:必要|いつ|どう|何|なん|誰)|ソフト|アプリ|ツール|サイト|業者|担当|会社|件名|タイトル|書き方|添削|英訳|翻訳',
  withoutSpaces: true,
  known: [
    ...JAPANESE_TEXT_WORK,
    ...JAPANESE_EVERYDAY_ORDERS,
    SWALLOWED.japanese,
    CLOSED_LISTS.japanese,
    AT_WILL.japanese,
    FIRST_STEPS.japanese,
    SINGLE_EXAMPLE.japanese,
    IDEALS.japanese,
    ...JAPANESE_COURSEWORK,
    ...JAPANESE_GIVEN_TEXTS,
    ...JAPANESE_INVENTIONS,
    ...JAPANESE_QUESTIONS,
    ...JAPANESE_SCENARIOS,
    ...JAPANESE_OCCASIONS,
    ...JAPANESE_ASKED,
    ...JAPANESE_WORK,
    ...JAPANESE_LIFE,
  ],
};

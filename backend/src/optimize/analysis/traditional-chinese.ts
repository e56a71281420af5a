import { isWrittenTraditionally } from '../../contracts/chinese-signs.js';

export { toSimplified } from '../../contracts/chinese-signs.js';

/** The signs of our own wording, and how they are written there. */
const OURS =
  '务问题设内码写点数准确请说条对应来这里给补号标顺动时间从热开简单选还没听过场释后据么测视况会变决于范围独结骤讲备见错误体举编项话检办为验终辞发词语气别远论导区专业术随样较关键荐适显记几长响联实双归类录观细节撑总评价让礼' +
  '针称头绕线读获转着余陈滥调择画夸采构台谈风现难输态处阶际险尽购学习逻辑议运无舍执隐译继续经销征汇报冲医证咨询国虑忆边计买组满规担进紧温两帮趋势异该换种带机与松领钟铺垫争础义断预试谁额书则优创驳须张碍贯衔传洁声绘闻详占赖马' +
  '够约强坏费轻启户认识划权厨历伤资们统门兴浅链纠欢稳诉剧倾盖广觉泼亲达课级纲拟韵胆众顿饮惯贴状迹订龄库环竖横图缩参笔绪贺遗朴赞轮邻并个复系' +
  '万东丧乱产兑党军减凑刚删劳协卖厉压叠吓吗员团圆块坚将尴层属岗师庄弃弥弯当怀恳惧愿扩扫抛护挂损旧桥梦毁毕汤沟润溃烂烦献电禅离积竞签粤纷织绍络绝维缓网罗职胁艺荤药营虚装触讨讳诗诚诺谐谜谢谦负财责败账质贬赚软辩违连迟邮钱镜队静韩页顾频骂鸡齐凭奖励胜挡瞒拥杂担悬乐闹赛尝练惊谬爱窍纳击脚颜览丢牵叹';
const OURS_THERE =
  '務問題設內碼寫點數準確請說條對應來這裡給補號標順動時間從熱開簡單選還沒聽過場釋後據麼測視況會變決於範圍獨結驟講備見錯誤體舉編項話檢辦為驗終辭發詞語氣別遠論導區專業術隨樣較關鍵薦適顯記幾長響聯實雙歸類錄觀細節撐總評價讓禮' +
  '針稱頭繞線讀穫轉著餘陳濫調擇畫誇採構臺談風現難輸態處階際險儘購學習邏輯議運無捨執隱譯繼續經銷徵彙報衝醫證諮詢國慮憶邊計買組滿規擔進緊溫兩幫趨勢異該換種帶機與鬆領鐘鋪墊爭礎義斷預試誰額書則優創駁須張礙貫銜傳潔聲繪聞詳佔賴馬' +
  '夠約強壞費輕啟戶認識劃權廚歷傷資們統門興淺鏈糾歡穩訴劇傾蓋廣覺潑親達課級綱擬韻膽眾頓飲慣貼狀跡訂齡庫環豎橫圖縮參筆緒賀遺樸贊輪鄰並個覆繫' +
  '萬東喪亂產兌黨軍減湊剛刪勞協賣厲壓疊嚇嗎員團圓塊堅將尷層屬崗師莊棄彌彎當懷懇懼願擴掃拋護掛損舊橋夢毀畢湯溝潤潰爛煩獻電禪離積競簽粵紛織紹絡絕維緩網羅職脅藝葷藥營虛裝觸討諱詩誠諾諧謎謝謙負財責敗賬質貶賺軟辯違連遲郵錢鏡隊靜韓頁顧頻罵雞齊憑獎勵勝擋瞞擁雜擔懸樂鬧賽嘗練驚謬愛竅納擊腳顏覽丟牽嘆';

/** Words that are others there, or of which one sign stands for two. */
const WORDS: readonly (readonly [string, string])[] = [
  ['信息', '資訊'],
  ['消息', '訊息'],
  ['代码', '程式碼'],
  ['数据', '資料'],
  ['标签', '標籤'],
  ['链接', '連結'],
  ['屏幕', '螢幕'],
  ['用户', '使用者'],
  ['保存', '儲存'],
  ['运行', '執行'],
  ['示例', '範例'],
  ['合并', '合併'],
  ['系统', '系統'],
  ['关系', '關係'],
  ['重复', '重複'],
  ['复制', '複製'],
  ['复杂', '複雜'],
  ['恢复', '恢復'],
  ['修复', '修復'],
  ['细致', '細緻'],
  ['制作', '製作'],
  ['标注', '標註'],
  ['注明', '註明'],
  ['注释', '註釋'],
  ['备注', '備註'],
  ['附注', '附註'],
  ['旅游', '旅遊'],
  ['游览', '遊覽'],
  ['游戏', '遊戲'],
  ['游记', '遊記'],
];

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((sign, index) => [sign, [...to][index] ?? sign]));
const TO_TRADITIONAL = pairs(OURS, OURS_THERE);
const replaceSigns = (text: string, signs: ReadonlyMap<string, string>): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => signs.get(sign) ?? sign);

/** Written in both, with another meaning. */
const IN_BOTH = new Set('台里后面准采余干并征着舍松只系复制几云表合斗范板布志个了致局向周升群万');
const SIMPLIFIED_ONLY = new Set([...OURS].filter((sign) => !IN_BOTH.has(sign)));

/** More signs of the one script than of the other. */
export function isTraditional(text: string): boolean {
  const signs = text.match(/\p{Script=Han}/gu) ?? [];
  const traditional = signs.filter(isWrittenTraditionally).length;
  return traditional > 0 && traditional > signs.filter((sign) => SIMPLIFIED_ONLY.has(sign)).length;
}

export const toTraditional = (text: string): string =>
  replaceSigns(
    WORDS.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    TO_TRADITIONAL,
  );

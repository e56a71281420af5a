/** Signs as they are written in Taiwan and Hong Kong, and below them what the patterns know them as. */
const TRADITIONAL =
  '丟並乾亂佈併來係俬倉個們偽備傢傳債傷傾僅僞價億儘償優儲兇兒內兩冊別刪則剋剛剝創劃劇勁動務勞勸匯區協厤參員唸問啓啟喪喫單嗎嘍嘔噓噴噹嚮嚴囑國圍圖團埰堅報場塊壓壞壽夢夾奬婦媽孃學寀寢實寫寬寶將專對導屆屬嵗嶽師帶幣幫幷幹幾庫廣' +
  '廳張強彆彈彎彔彙後從復徵悶愛態慮慾憑應懷戀戲戶拚捱捲掃採換摺撐撫擇擔據擬擴攢敎敗敘數斷於昇時晝暈曆曏曬書會朮東査條棊業極榘榦構樂樓標樣機橫檔檢檯欄權歲歷歸殘氣決沒況洩淚減測湯準溝溫滙滸漢潑潔潤潰濟瀉瀏灘為無煉煙煩熱燉燒燙' +
  '營爲爺狀獎獨獻現環產産畢畫異畵當癥發盜盡眞眾睏確碼礎祕禮稅種稱積競筆箇節篩簡簽籌籤糧糰糾紀約紅納紙級細紹終組結絕絡給統絲絶經綜綫維綱網綵緊線緣編緩練緻縣縮總繞繪繫繼續纍纔羅羣義習翫聖聞聯聲職聽肅脩脫脹腦腫腳膚臺與興舉舘華' +
  '菸萬著葯蓆蔘薦藍藝藥處虛號蝦蟲衆術衕袷裏補裝裡製複覈見規視親覺覽觀觸訂計訊討訓記訟訣訪設訴註証評詞詢試詩話該詳詼誌認誕語誠誤說説誰課調談請論諧諮謊謎講謝謠謡證識譜譯議護讀變讓貓負財貨貪買貸費貼賀賅資賞賠賣賬購贈跡蹟車軟軸' +
  '較載輕輛輯輸轄轉辦辭辯迴這連週進遊運過達違遠適遲遶選遺還邊邏郵鄰醃醣醫醬釋針鈡銀銘銷錄錢錯録錶鍊鍛鍵鍼鍾鏈鐘鐵鑑鑒長門閃開間閤閨閱閲闆關闡闢陞陣陳隊階隨險隻雜雞離難雲電靈韆韓韻響頁項順須預頒頓領頭頸頻題顏顔類顧顯風颱飯飲' +
  '餃餅養餘館駕騙驗驚驟體髮鬆鬚鬨鬱魚魯鷄麪麫麯麴麵麼麽點齣龍';
const SIMPLIFIED =
  '丢并干乱布并来系私仓个们伪备家传债伤倾仅伪价亿尽偿优储凶儿内两册别删则克刚剥创划剧劲动务劳劝汇区协历参员念问启启丧吃单吗喽呕嘘喷当向严嘱国围图团采坚报场块压坏寿梦夹奖妇妈娘学采寝实写宽宝将专对导届属岁岳师带币帮并干几库广' +
  '厅张强别弹弯录汇后从复征闷爱态虑欲凭应怀恋戏户拼挨卷扫采换折撑抚择担据拟扩攒教败叙数断于升时昼晕历向晒书会术东查条棋业极矩干构乐楼标样机横档检台栏权岁历归残气决没况泄泪减测汤准沟温汇浒汉泼洁润溃济泻浏滩为无炼烟烦热炖烧烫' +
  '营为爷状奖独献现环产产毕画异画当症发盗尽真众困确码础秘礼税种称积竞笔个节筛简签筹签粮团纠纪约红纳纸级细绍终组结绝络给统丝绝经综线维纲网彩紧线缘编缓练致县缩总绕绘系继续累才罗群义习玩圣闻联声职听肃修脱胀脑肿脚肤台与兴举馆华' +
  '烟万着药席参荐蓝艺药处虚号虾虫众术同夹里补装里制复核见规视亲觉览观触订计讯讨训记讼诀访设诉注证评词询试诗话该详诙志认诞语诚误说说谁课调谈请论谐咨谎谜讲谢谣谣证识谱译议护读变让猫负财货贪买贷费贴贺赅资赏赔卖账购赠迹迹车软轴' +
  '较载轻辆辑输辖转办辞辩回这连周进游运过达违远适迟绕选遗还边逻邮邻腌糖医酱释针钟银铭销录钱错录表炼锻键针钟链钟铁鉴鉴长门闪开间合闺阅阅板关阐辟升阵陈队阶随险只杂鸡离难云电灵千韩韵响页项顺须预颁顿领头颈频题颜颜类顾显风台饭饮' +
  '饺饼养余馆驾骗验惊骤体发松须哄郁鱼鲁鸡面面曲曲面么么点出龙';

/** The signs of our own wording, and how they are written there. */
const OURS =
  '务问题设内码写点数准确请说条对应来这里给补号标顺动时间从热开简单选还没听过场释后据注么测视况会变决于范围独结骤讲备见错误体举编项话检办为验终辞发词语气别远论导区专业术随样较关键荐适显记几长响联实双归类录观细节撑总评价让礼' +
  '针称头绕线读获转着余陈滥调择画夸采构台谈风现难输态处阶际险尽购学习逻辑议运无舍执隐译继续经销征汇报冲医证咨询国虑忆边计买组满规担进紧温两帮趋势异该换种带机与松领钟铺垫争础义断预试谁额书则优创驳须张碍贯衔传洁声绘闻详占赖马' +
  '够约强坏费轻启户认识划权厨历伤资们统门兴浅链纠欢稳诉剧倾盖广觉泼亲达课级纲拟韵胆众顿饮惯贴状迹订龄库环竖横图缩参笔绪贺遗朴赞轮邻并个复系';
const OURS_THERE =
  '務問題設內碼寫點數準確請說條對應來這裡給補號標順動時間從熱開簡單選還沒聽過場釋後據註麼測視況會變決於範圍獨結驟講備見錯誤體舉編項話檢辦為驗終辭發詞語氣別遠論導區專業術隨樣較關鍵薦適顯記幾長響聯實雙歸類錄觀細節撐總評價讓禮' +
  '針稱頭繞線讀穫轉著餘陳濫調擇畫誇採構臺談風現難輸態處階際險儘購學習邏輯議運無捨執隱譯繼續經銷徵彙報衝醫證諮詢國慮憶邊計買組滿規擔進緊溫兩幫趨勢異該換種帶機與鬆領鐘鋪墊爭礎義斷預試誰額書則優創駁須張礙貫銜傳潔聲繪聞詳佔賴馬' +
  '夠約強壞費輕啟戶認識劃權廚歷傷資們統門興淺鏈糾歡穩訴劇傾蓋廣覺潑親達課級綱擬韻膽眾頓飲慣貼狀跡訂齡庫環豎橫圖縮參筆緒賀遺樸贊輪鄰並個覆繫';

/** Words that are others there, or of which one sign stands for two. */
const WORDS: readonly (readonly [string, string])[] = [
  ['信息', '資訊'],
  ['消息', '訊息'],
  ['代码', '程式碼'],
  ['数据', '資料'],
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
];

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((sign, index) => [sign, [...to][index] ?? sign]));
const TO_SIMPLIFIED = pairs(TRADITIONAL, SIMPLIFIED);
const TO_TRADITIONAL = pairs(OURS, OURS_THERE);
const replaceSigns = (text: string, signs: ReadonlyMap<string, string>): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => signs.get(sign) ?? sign);

/** Written in both, with another meaning. */
const IN_BOTH = new Set('台里后面准采余干并征着舍松只系复制几云表合斗范板布志个了致局向周升群');
const SIMPLIFIED_ONLY = new Set([...OURS].filter((sign) => !IN_BOTH.has(sign)));

/** More signs of the one script than of the other. */
export function isTraditional(text: string): boolean {
  const signs = text.match(/\p{Script=Han}/gu) ?? [];
  const traditional = signs.filter((sign) => TO_SIMPLIFIED.has(sign)).length;
  return traditional > 0 && traditional > signs.filter((sign) => SIMPLIFIED_ONLY.has(sign)).length;
}

/** Of the same length, sign by sign, so that an offset in one is an offset in the other. */
export const toSimplified = (text: string): string => replaceSigns(text, TO_SIMPLIFIED);

export const toTraditional = (text: string): string =>
  replaceSigns(
    WORDS.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    TO_TRADITIONAL,
  );

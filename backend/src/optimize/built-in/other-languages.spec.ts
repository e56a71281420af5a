import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { checkVariant } from '../gates/gates.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const WITH_A_WORDING = [
  ['nl', 'schrijf een verjaardagswens voor mijn collega Joost, hij wordt 40'],
  ['nl', 'wat is het verschil tussen hun en hen'],
  ['nl', 'maak een trainingsschema voor 5 km, 3 keer per week, zonder sportschool'],
  ['pl', 'napisz życzenia urodzinowe dla mamy'],
  ['pl', 'jak przestać się stresować przed egzaminem'],
  ['pl', 'Zaplanuj 2 dni w Krakowie z psem, bez muzeów, budżet 400 zł'],
  ['ru', 'поздравь бабушку с юбилеем 75 лет'],
  ['ru', 'почему небо голубое'],
  ['ru', 'Напиши функцию на Python, которая проверяет, простое ли число, без рекурсии'],
  ['uk', 'напиши привітання з днем народження для подруги Олени'],
  ['uk', 'що таке інфляція простими словами'],
  ['uk', 'Як підготуватися до співбесіди на QA за 3 дні?'],
  ['tr', 'anneme doğum günü mesajı yaz'],
  ['tr', "İstanbul'da 2 gün ne yapılır, çocuklu, müze olmasın"],
  ['tr', 'bu cümleyi düzelt: ben dün okula gitmek'],
  ['ko', '친구 결혼식 축사 써줘 3분 이내로'],
  ['ko', '면역력 높이는 방법 알려줘'],
  ['ko', '파이썬으로 중복 제거하는 함수 만들어줘'],
  ['hi', 'मेरे भाई के जन्मदिन पर संदेश लिखो'],
  ['hi', 'ब्याज दर बढ़ने से क्या होता है'],
  ['hi', 'दिल्ली में 2 दिन घूमने की योजना बनाओ, बजट 5000 रुपये'],
  ['sv', 'skriv ett grattiskort till min moster som fyller 60'],
  ['sv', 'hur funkar ränta på ränta'],
  ['sv', 'Ge mig 5 middagsidéer utan gluten, max 30 minuter'],
  ['cs', 'napiš přání k narozeninám pro dědečka'],
  ['cs', 'jaký je rozdíl mezi počasím a podnebím'],
  ['cs', 'Naplánuj víkend v Brně pro 2 osoby, rozpočet 3000 Kč'],
  ['el', 'γράψε μια ευχή για τα γενέθλια του αδερφού μου'],
  ['el', 'πώς λειτουργεί το εμβόλιο'],
  ['el', 'Φτιάξε πρόγραμμα διαβάσματος για 2 εβδομάδες'],
  ['he', 'כתוב ברכה ליום הולדת לאמא שלי בת 60'],
  ['he', 'מה ההבדל בין וירוס לחיידק'],
  ['he', 'תכנן טיול של יומיים בצפון עם ילדים, בלי מוזיאונים'],
  ['vi', 'viết lời chúc sinh nhật cho mẹ tôi'],
  ['vi', 'lạm phát là gì'],
  ['vi', 'Lên kế hoạch du lịch Đà Nẵng 3 ngày, ngân sách 5 triệu, không đi bảo tàng'],
  ['th', 'เขียนคำอวยพรวันเกิดให้แม่'],
  ['th', 'เงินเฟ้อคืออะไร'],
  ['th', 'วางแผนเที่ยวเชียงใหม่ 2 วัน งบ 3000 บาท'],
  ['id', 'tulis ucapan ulang tahun untuk ibu saya'],
  ['id', 'apa itu inflasi'],
  ['id', 'Buatkan rencana belajar 2 minggu untuk ujian TOEFL, maksimal 1 jam sehari'],
  ['hu', 'írj születésnapi köszöntőt a nagymamámnak, 80 éves'],
  ['hu', 'mi a különbség az időjárás és az éghajlat között'],
  ['hu', 'Tervezz 2 napot Budapesten gyerekekkel, múzeum nélkül'],
  ['da', 'skriv en fødselsdagshilsen til min far, han fylder 70'],
  ['da', 'hvordan virker renters rente'],
  ['da', 'Lav en træningsplan for 5 km, 3 gange om ugen'],
  ['no', 'skriv en bursdagshilsen til mamma, hun blir 50'],
  ['no', 'hvorfor er himmelen blå'],
  ['fi', 'kirjoita syntymäpäivätoivotus äidille'],
  ['fi', 'mitä inflaatio tarkoittaa'],
  ['fi', 'Suunnittele viikon ruokalista kasvissyöjälle, enintään 30 minuuttia per ateria'],
  ['fa', 'یک پیام تبریک تولد برای مادرم بنویس'],
  ['fa', 'تورم چیست'],
  ['fa', 'برنامه سفر دو روزه به اصفهان با بودجه 3 میلیون تومان'],
  ['bg', 'напиши поздрав за рожден ден на майка ми'],
  ['bg', 'какво е инфлация'],
  ['bg', 'Направи план за 2 дни в Пловдив с деца'],
  ['hr', 'napiši čestitku za rođendan mojoj mami'],
  ['hr', 'što je inflacija'],
  ['sr', 'напиши честитку за рођендан мојој мами'],
  ['sr', 'шта је инфлација'],
  ['sk', 'napíš prianie k narodeninám pre moju mamu'],
  ['sk', 'čo je inflácia'],
  ['sl', 'napiši voščilo za rojstni dan moje mame'],
  ['sl', 'kaj je inflacija'],
  ['ca', "escriu una felicitació d'aniversari per a la meva mare"],
  ['ca', 'què és la inflació'],
  ['sw', 'andika ujumbe wa siku ya kuzaliwa kwa mama yangu'],
  ['sw', 'mfumuko wa bei ni nini'],
  ['tl', 'sumulat ng mensahe sa kaarawan para sa nanay ko'],
  ['tl', 'ano ang implasyon'],
  ['ms', 'tulis ucapan hari jadi untuk ibu saya'],
  ['ms', 'apakah maksud inflasi'],
  ['bn', 'আমার মায়ের জন্মদিনের জন্য একটি বার্তা লেখো'],
  ['bn', 'মুদ্রাস্ফীতি কী'],
  ['ur', 'میری امی کی سالگرہ کے لیے ایک پیغام لکھو'],
  ['ur', 'افراط زر کیا ہے'],
  ['ta', 'என் அம்மாவின் பிறந்தநாளுக்கு ஒரு வாழ்த்து எழுது'],
  ['ta', 'பணவீக்கம் என்றால் என்ன'],
  ['lt', 'parašyk gimtadienio sveikinimą mano mamai'],
  ['lt', 'kas yra infliacija'],
  ['et', 'kirjuta sünnipäevasoov mu emale'],
  ['et', 'mis on inflatsioon'],
  ['is', 'skrifaðu afmæliskveðju til mömmu minnar'],
  ['is', 'hvað er verðbólga'],
  ['ka', 'დაწერე დაბადების დღის მილოცვა დედაჩემისთვის'],
  ['ka', 'რა არის ინფლაცია'],
  ['hy', 'գրիր ծննդյան շնորհավորանք մայրիկիս համար'],
  ['hy', 'ինչ է գնաճը'],
  ['lv', 'uzraksti dzimšanas dienas apsveikumu manai mammai'],
  ['lv', 'kas ir inflācija'],
  ['eu', 'idatzi zorion mezu bat nire amarentzat'],
  ['eu', 'zer da inflazioa'],
] as const;

const WITHOUT = [
  ['te', 'మా అమ్మ పుట్టినరోజుకు ఒక సందేశం రాయి'],
  ['te', 'ద్రవ్యోల్బణం అంటే ఏమిటి'],
  ['ml', 'അമ്മയുടെ പിറന്നാളിന് ഒരു ആശംസ എഴുതുക'],
  ['am', 'ለእናቴ የልደት መልእክት ጻፍ'],
] as const;

const ENGLISH = /\b(?:Task|Question|Requirements|Work in this order|Give|Say|the|and|with)\b/u;

describe('a language without native phrases', () => {
  it.each([...WITH_A_WORDING, ...WITHOUT])('%s gets no word of English and passes every gate: %s', (language, text) => {
    const draft = analyse(text);
    expect(draft.language.code).toBe(language);
    const variants = rewriteBuiltIn(draft);
    const prompts = variants.map(({ prompt }) => prompt);
    for (const [index, { prompt, strategy, assumptions }] of variants.entries()) {
      expect(prompt).not.toMatch(ENGLISH);
      const siblings = prompts.filter((_, other) => other !== index);
      expect(checkVariant(prompt, draft, siblings, { strategy, assumptions }).failures).toEqual([]);
    }
  });

  it.each(WITH_A_WORDING)('%s gets words, not signs: %s', (_, text) => {
    const letters = (value: string) => value.match(/\p{L}/gu)?.length ?? 0;
    for (const { prompt } of rewriteBuiltIn(analyse(text))) expect(letters(prompt)).toBeGreaterThan(letters(text) + 20);
  });
});

import { describe, expect, it } from '@jest/globals';
import { rewriteBuiltIn } from '../../built-in/built-in-engine.js';
import { analyse } from '../analyse.js';

describe('the same request is read alike in all languages', () => {
  it.each([
    ['howto', 'how do i get mold out of the bathroom'],
    ['howto', 'cómo quito las manchas de café'],
    ['howto', 'comment enlever la moisissure de la salle de bain'],
    ['howto', 'wie bekomme ich schimmel im bad weg'],
    ['howto', 'como tirar mofo do banheiro'],
    ['howto', 'come togliere la muffa dal bagno'],
    ['howto', 'cum scap de mucegai din baie'],
    ['howto', '浴室发霉怎么去除'],
    ['howto', 'お風呂のカビの落とし方'],
    ['howto', 'كيف أزيل العفن من الحمام'],
    ['suggest', "how to tell my boss i'm quitting"],
    ['suggest', 'cómo le digo a mi jefe que renuncio'],
    ['suggest', 'comment dire à mon chef que je démissionne'],
    ['suggest', 'wie sage ich meinem chef dass ich kündige'],
    ['suggest', 'como falo pro meu chefe que vou sair'],
    ['suggest', 'come dico al mio capo che mi licenzio'],
    ['suggest', 'cum îi spun șefului că demisionez'],
    ['suggest', '怎么跟老板说我要辞职'],
    ['suggest', '上司に退職をどう伝えればいい'],
    ['suggest', 'كيف أخبر مديري أني سأستقيل'],
    ['training', '3 day gym routine for a beginner'],
    ['training', 'rutina de gimnasio de 3 días para principiante'],
    ['training', 'programme de musculation 3 jours pour débutant'],
    ['training', 'trainingsplan 3 tage für anfänger'],
    ['training', 'treino de academia 3 dias pra iniciante'],
    ['training', 'scheda palestra 3 giorni per principiante'],
    ['training', 'plan de sala 3 zile pentru incepatori'],
    ['training', '新手一周三天健身计划'],
    ['training', '初心者向け週3日のジムのメニュー'],
    ['training', 'برنامج جيم ٣ أيام للمبتدئين'],
    ['training', 'study plan for the math exam in 5 weeks'],
    ['training', 'plan de estudio para el examen de mates en 5 semanas'],
    ['training', 'planning de révision pour le bac de maths dans 5 semaines'],
    ['training', 'lernplan für die mathe klausur in 5 wochen'],
    ['training', 'plano de estudos pra prova de matemática em 5 semanas'],
    ['training', "piano di studio per l'esame di matematica tra 5 settimane"],
    ['training', 'plan de invatat pentru examenul la mate in 5 saptamani'],
    ['training', '五周后数学考试的复习计划'],
    ['training', '5週間後の数学の試験の勉強計画'],
    ['training', 'خطة مذاكرة لامتحان الرياضيات بعد 5 أسابيع'],
    ['trip', 'what to see in turin in one day with a 4 year old'],
    ['trip', 'qué ver en turín en un día con un niño de 4 años'],
    ['trip', 'que voir à turin en un jour avec un enfant de 4 ans'],
    ['trip', 'was kann man in turin an einem tag mit einem 4jährigen sehen'],
    ['trip', 'o que ver em turim em um dia com criança de 4 anos'],
    ['trip', 'cosa vedere a torino in un giorno con un bambino di 4 anni'],
    ['trip', 'ce sa vezi in torino intr-o zi cu un copil de 4 ani'],
    ['trip', '带4岁孩子在都灵玩一天看什么'],
    ['trip', '4歳の子連れでトリノ1日観光どこ行く'],
    ['trip', 'وش أزور في تورينو في يوم واحد مع طفل عمره 4 سنوات'],
    ['code', 'python script to resize all images in a folder'],
    ['code', 'script de python para redimensionar todas las imágenes de una carpeta'],
    ['code', "script python pour redimensionner toutes les images d'un dossier"],
    ['code', 'python skript um alle bilder in einem ordner zu verkleinern'],
    ['code', 'script python pra redimensionar todas as imagens de uma pasta'],
    ['code', 'script python per ridimensionare tutte le immagini di una cartella'],
    ['code', 'script python care redimensioneaza toate imaginile dintr-un folder'],
    ['code', 'python批量调整文件夹里图片大小的脚本'],
    ['code', 'pythonでフォルダの画像を全部リサイズするスクリプト'],
    ['code', 'سكربت بايثون يصغر كل الصور في مجلد'],
    ['formula', 'excel: color the row green if column b says paid'],
    ['formula', 'excel: poner la fila en verde si la columna b dice pagado'],
    ['formula', 'excel : colorer la ligne en vert si la colonne b contient payé'],
    ['formula', 'excel: zeile grün färben wenn in spalte b bezahlt steht'],
    ['formula', 'excel: deixar a linha verde se a coluna b for pago'],
    ['formula', 'excel: colorare la riga di verde se la colonna b è pagato'],
    ['formula', 'excel: colorez randul verde daca in coloana b scrie platit'],
    ['formula', 'excel里B列是已付时整行变绿'],
    ['formula', 'エクセルでB列が済なら行を緑にする'],
    ['formula', 'اكسل تلوين الصف اخضر إذا العمود B مدفوع'],
    ['story', 'short horror story set in an elevator'],
    ['story', 'cuento corto de terror en un ascensor'],
    ['story', "histoire d'horreur courte dans un ascenseur"],
    ['story', 'kurze gruselgeschichte im aufzug'],
    ['story', 'conto curto de terror num elevador'],
    ['story', "racconto breve dell'orrore in un ascensore"],
    ['story', 'povestire scurta de groaza intr-un lift'],
    ['story', '电梯里的恐怖短故事'],
    ['story', 'エレベーターを舞台にした短いホラー'],
    ['story', 'قصة رعب قصيرة في مصعد'],
    ['caption', 'instagram caption for a beach photo with friends'],
    ['caption', 'pie de foto para instagram en la playa con amigas'],
    ['caption', 'légende instagram pour une photo de plage entre amies'],
    ['caption', 'instagram bildunterschrift strandfoto mit freundinnen'],
    ['caption', 'legenda pra foto na praia com as amigas'],
    ['caption', 'didascalia instagram per foto al mare con le amiche'],
    ['caption', 'descriere instagram pentru poza la mare cu prietenele'],
    ['caption', '和闺蜜海边合照发朋友圈文案'],
    ['caption', '友達と海に行った写真のインスタのキャプション'],
    ['caption', 'كابشن انستا لصورة على البحر مع صديقاتي'],
    ['summarise', 'summary of don quixote for my exam tomorrow'],
    ['summarise', 'resumen de don quijote para el examen de mañana'],
    ['summarise', "résumé de l'étranger pour mon contrôle de demain"],
    ['summarise', 'zusammenfassung von faust für die klausur morgen'],
    ['summarise', 'resumo de dom casmurro pra prova de amanhã'],
    ['summarise', "riassunto dei promessi sposi per l'interrogazione di domani"],
    ['summarise', 'rezumat la ion pentru examenul de maine'],
    ['summarise', '明天考试要用的红楼梦概括'],
    ['summarise', '明日のテストのために走れメロスのあらすじ'],
    ['summarise', 'ملخص كليلة ودمنة لاختبار بكرة'],
    ['explain', "explain derivatives like i'm dumb"],
    ['explain', 'explícame las derivadas como si fuera tonto'],
    ['explain', "explique moi les dérivées comme si j'étais nul"],
    ['explain', 'erklär mir ableitungen als wär ich dumm'],
    ['explain', 'me explica derivada como se eu fosse burro'],
    ['explain', 'spiegami le derivate come se fossi stupido'],
    ['explain', 'explica-mi derivatele de parca as fi prost'],
    ['explain', '用大白话解释导数'],
    ['explain', '微分をバカでもわかるように説明して'],
    ['explain', 'اشرح لي المشتقات كأني غبي'],
    ['quiz', '5 multiple choice questions on photosynthesis'],
    ['quiz', '5 preguntas tipo test sobre la fotosíntesis'],
    ['quiz', '5 questions qcm sur la photosynthèse'],
    ['quiz', '5 multiple choice fragen zur photosynthese'],
    ['quiz', '5 questões de múltipla escolha sobre fotossíntese'],
    ['quiz', '5 domande a risposta multipla sulla fotosintesi'],
    ['quiz', '5 intrebari grila despre fotosinteza'],
    ['quiz', '光合作用的5道选择题'],
    ['quiz', '光合成の選択問題を5問'],
    ['quiz', '5 أسئلة اختيار من متعدد عن البناء الضوئي'],
    ['followup', 'make it shorter and without emojis'],
    ['followup', 'hazlo más corto y sin emojis'],
    ['followup', 'raccourcis et enlève les emojis'],
    ['followup', 'mach es kürzer und ohne emojis'],
    ['followup', 'deixa mais curto e sem emoji'],
    ['followup', 'fallo più corto e senza emoji'],
    ['followup', 'fa-l mai scurt si fara emoji'],
    ['followup', '短一点 不要表情'],
    ['followup', 'もっと短く絵文字なしで'],
    ['followup', 'اجعله أقصر وبدون ايموجي'],
    ['question', "and if he doesn't reply?"],
    ['question', 'y si no contesta?'],
    ['question', "et s'il répond pas ?"],
    ['question', 'und wenn er nicht antwortet?'],
    ['question', 'e se ele não responder?'],
    ['question', 'e se non risponde?'],
    ['question', 'si daca nu raspunde?'],
    ['question', '那他不回呢?'],
    ['question', '返事がなかったら?'],
    ['question', 'وإذا ما رد؟'],
    ['discuss', 'pros and cons of working from home'],
    ['discuss', 'ventajas y desventajas del teletrabajo'],
    ['discuss', 'avantages et inconvénients du télétravail'],
    ['discuss', 'pro und contra homeoffice'],
    ['discuss', 'prós e contras do home office'],
    ['discuss', 'pro e contro dello smart working'],
    ['discuss', 'avantaje si dezavantaje munca de acasa'],
    ['discuss', '在家办公的优缺点'],
    ['discuss', '在宅勤務のメリットとデメリット'],
    ['discuss', 'إيجابيات وسلبيات العمل من البيت'],
    ['email', 'resignation letter, short, last day end of month'],
    ['email', 'carta de renuncia corta, último día fin de mes'],
    ['email', 'lettre de démission courte, dernier jour fin du mois'],
    ['email', 'kurze kündigung, letzter tag monatsende'],
    ['email', 'carta de demissão curta, último dia fim do mês'],
    ['email', 'lettera di dimissioni breve, ultimo giorno fine mese'],
    ['email', 'demisie scurta, ultima zi sfarsitul lunii'],
    ['email', '辞职信 简短 月底走'],
    ['email', '退職届、短く、月末退職'],
    ['email', 'خطاب استقالة قصير آخر يوم نهاية الشهر'],
    ['story', 'bedtime story about a little fox afraid of the dark'],
    ['story', 'cuento para dormir de un zorrito que le teme a la oscuridad'],
    ['story', "histoire du soir d'un petit renard qui a peur du noir"],
    ['story', 'gutenachtgeschichte über einen kleinen fuchs der angst im dunkeln hat'],
    ['story', 'história de dormir de uma raposinha com medo do escuro'],
    ['story', 'favola della buonanotte su una volpina che ha paura del buio'],
    ['story', 'poveste de seara despre un pui de vulpe caruia ii e frica de intuneric'],
    ['story', '睡前故事 主角是怕黑的小狐狸'],
    ['story', '暗いところが怖い子ぎつねの寝る前のお話'],
    ['story', 'قصة قبل النوم عن ثعلب صغير يخاف الظلام'],
  ])('%s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });
});

describe('what was said before', () => {
  const sharp = (draft: string) => rewriteBuiltIn(analyse(draft))[0]?.prompt ?? '';

  it('is explained another way when it was not understood', () => {
    expect(sharp('kannst du das nochmal einfacher erklären')).toContain('Alltagswörter');
    expect(sharp('explícamelo otra vez')).toMatch(/palabras de todos los días|vida diaria/u);
    expect(sharp('没看懂 再讲一遍')).toContain('换一种');
  });

  it('is taken up by a question that goes on from it', () => {
    expect(sharp('si daca vreau varianta mai ieftina?')).toMatch(/până acum|schimbă/u);
    expect(sharp('那他不回呢')).toMatch(/前面|变化/u);
  });
});

describe('a person who is not well', () => {
  it.each([
    ['mi gato no quiere comer desde ayer, q hago', 'ayuda médica'],
    ["j'arrive pas a dormir depuis 3 semaines que faire", 'consulter'],
    ['猫一直打喷嚏流眼泪怎么办', '就医'],
  ])('learns when to see a doctor: %s', (draft, words) => {
    expect(rewriteBuiltIn(analyse(draft))[0]?.prompt).toContain(words);
  });
});

describe('what people ask in the words of every day', () => {
  it.each([
    ['support', 'to muito ansioso com a apresentação de amanhã'],
    ['support', '最近何をしてもやる気が出ない'],
    ['support', 'terminei com meu namorado depois de 5 anos e to perdida'],
    [
      'debug',
      "tu peux m'expliquer ce message d'erreur : TypeError: Cannot read properties of undefined (reading 'map')",
    ],
    ['rewrite', 'passa isso pra formal: oi, não vou conseguir entregar o relatório hj, te mando amanhã cedo blz?'],
    ['translate', '把这句话翻成英文 要正式一点:我们对给您带来的不便深表歉意'],
    ['turns', 'fai finta di essere il mio recruiter e fammi un colloquio in inglese'],
    ['text', 'compunere despre toamna clasa a 4-a'],
    ['plan', 'plan de afaceri pt o spalatorie auto self service'],
    ['cook', 'on mange quoi ce soir'],
    ['howto', 'شو أحسن طريقة لتنضيف الفرن'],
    ['howto', 'ce fac daca am pierdut buletinul in vacanta in grecia'],
    ['speech', 'escreve um texto pro dia das maes pra eu ler na igreja'],
    ['interview', '10 preguntas para hacerle a mi abuela sobre su vida'],
    ['decide', 'me conviene mas alquilar o comprar en Rosario ahora'],
    ['troubleshoot', 'meine waschmaschine schleudert nicht mehr'],
    ['message', '写一份端午节放假通知 6月8日到10日'],
    ['session', 'esercizi per il mal di schiena da fare in ufficio'],
    ['meaning', 'q significa cuando alguien dice que esta en la luna'],
    ['suggest', 'mio figlio di 2 anni morde gli altri bimbi all’asilo'],
  ])('%s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });

  it('is no question for a mark that stands in what is pasted', () => {
    expect(rewriteBuiltIn(analyse('最近何をしてもやる気が出ない'))[0]?.prompt).not.toContain('？');
  });

  it('takes its form of address from the person, and not from what is pasted', () => {
    const [sharp] = rewriteBuiltIn(analyse("reformule en plus poli : J'attends votre réponse depuis deux semaines."));
    expect(sharp?.prompt).not.toMatch(/gardez|renvoyez/iu);
  });
});

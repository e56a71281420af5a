import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (draft: string) => analyse(draft).wording;

describe('a question about the world', () => {
  it.each([
    ['explain', 'Describe how dunes move and discuss why some of them are planted with grass.'],
    ['explain', 'Descrie cum se formează peșterile și discută de ce unele sunt închise publicului.'],
    ['explain', '请说明沙丘如何移动，并讨论为什么要在上面种草。'],
    ['explain', 'اشرح كيف تتحرك الكثبان وناقش أسباب زراعتها.'],
    ['describe', 'What is osmosis and why is it important?'],
    ['effects', 'Care au fost urmările economice ale crizei din 1929 pentru România?'],
    ['effects', '¿Cuáles fueron las consecuencias económicas de la Primera Guerra Mundial para Portugal?'],
    ['effects', 'Was waren die Folgen des Dreißigjährigen Krieges?'],
    ['effects', 'ما هي النتائج الاقتصادية للحرب العالمية الأولى على العراق؟'],
    ['quantity', 'What temperature is the sea in Naxos in May?'],
    ['quantity', 'Ce temperatură are apa la Vama Veche în septembrie?'],
    ['quantity', 'ما هي درجة حرارة البحر في جدة في شهر مارس؟'],
    ['question', 'How many people live in Uruguay and what are its biggest cities?'],
    ['question', 'كم عدد السكان في تونس وما هي أكبر مدنها؟'],
    ['question', 'Quanti abitanti ha la Tunisia e quali sono le città più grandi?'],
    ['evolution', 'Tell me about the history of the sewing machine'],
    ['evolution', '介绍一下钟表的历史'],
    ['evolution', 'Explică istoria cafelei'],
    ['compare', 'Compare petrol and electric cars.'],
    ['summarise', 'Describe the plot of Antigone in a few sentences.'],
    ['entries', 'Give me some names of famous bridges'],
    ['overview', 'Give me a brief overview of the Hanseatic League.'],
    ['origin', 'Where does the expression "to bite the bullet" come from?'],
    ['origin', 'ما قصة المثل «رجع بخفي حنين»؟'],
    ['origin', 'Why was the emperor Nerva called a good one?'],
    ['origin', 'What does the saying "to turn a blind eye" mean and where does it come from?'],
    ['origin', 'Pourquoi dit-on « avoir le cafard » ?'],
    ['origin', 'Warum heißt der Teddybär so?'],
    ['origin', '¿Por qué se llama así la Tierra del Fuego?'],
    ['origin', 'ما سبب تسمية دمشق بالشام؟'],
    ['origin', '为什么叫“炒鱿鱼”？'],
    ['who', 'Who was Mary Anning and what is she known for?'],
    ['origin', '“破釜沉舟”这个成语的由来是什么？'],
    ['sides', 'summarize the arguments for and against nuclear power'],
    ['teach', 'Explain opportunity cost to a class of fourteen year olds who run a snack bar.'],
    ['teach', 'اشرح كيف يعمل الجهاز المناعي لطلاب المرحلة الثانوية.'],
    ['teach', 'Explică inflația unui copil de zece ani.'],
    ['who', 'Who was Ada Lovelace?'],
    ['who', 'Qui était Olympe de Gouges ?'],
    ['fact', 'Which country hosted the first Winter Paralympic Games?'],
    ['record', 'Care este cel mai lung râu din Europa?'],
    ['telltale', 'How can you tell whether a second-hand bicycle has been in a crash?'],
    ['motives', 'Why might somebody prefer renting a home to buying one?'],
    ['motives', 'Why might someone keep writing cheques when every shop takes cards?'],
    ['relation', 'Expand on the relation between inconsistency and ideological thinking'],
    ['relation', '光合作用和呼吸作用之间有什么关系？'],
    ['factors', '¿Cómo influyen la familia, la escuela y los medios en la identidad de los adolescentes?'],
    ['effects', 'Cum ne modelează etapele vieții înțelegerea despre timp și mortalitate?'],
    ['points', 'وصف خمسة مبادئ أساسية في تقييم الحجة في الكتابة التحليلية.'],
    ['game', 'what are the rules of cricket'],
    ['describe', 'What do economists mean by moral hazard? Give two examples.'],
    ['why', 'اذكر أسباب الثورة الفرنسية ونتائجها.'],
    ['telltale', '如何判断一枚古钱币的真伪？'],
    ['effects', 'كيف أثرت الترجمة في العصر العباسي على تطور العلوم؟'],
    ['record', 'ما هي أكبر جزيرة في البحر الأبيض المتوسط؟'],
    ['explain', 'كيف تتكون الغيوم؟'],
    ['effects', 'Give insights into how tariffs affect trade.'],
    ['effects', 'What role did salt play in the growth of medieval cities?'],
    ['factors', 'Discută cauzele Revoluției Franceze. Care dintre ele a fost cea mai importantă?'],
    ['discuss', 'Do animals have a right to privacy?'],
    ['points', 'Give an overview of the main schools of thought in the philosophy of mathematics.'],
  ])('is worded by its shape, here as %s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it.each([
    ['fact', 'Who painted The Night Watch, and where can it be seen today?'],
    ['explain', 'How do volcanoes erupt and what are the different types?'],
    ['fact', 'Who was the president of France when the Eiffel Tower opened?'],
    ['fact', 'من هو مخترع الهاتف؟'],
    ['fact', 'What temperature scale did Celsius replace?'],
    ['fact', 'Who are the main characters in Middlemarch?'],
    ['discuss', 'Is it ever ethical to break a promise made to a dying person?'],
    ['compare', 'what is the difference between a lichen and a moss'],
    ['whatif', 'What if the Library of Alexandria had survived?'],
    ['whatif', '如果月球突然消失，地球会怎么样？'],
    ['entries', '宋朝的“交子”是什么？对后世有什么影响？'],
    ['puzzle', '什么东西越洗越脏？'],
    ['puzzle', 'ما هو الشيء الذي كلما أخذت منه كبر؟'],
    ['discuss', 'هل العمل من المنزل أفضل من المكتب؟ اذكر وجهتي النظر'],
  ])('stays %s where it has no such shape: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it('stays a matter of one’s own where somebody tells of themselves', () => {
    expect(wordingOf('my boyfriend and me had a fight, how does this affect the relationship between us')).not.toBe(
      'relation',
    );
  });
});

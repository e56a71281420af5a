import { anyWord } from '../analysis/any-word.js';
import { foldWords } from '../analysis/fold.js';
import { lean } from '../analysis/lean.js';
import type { GuidedKey } from './languages/language.js';

/** "Topic: the water cycle": a name of a few letters at the head of a sentence or line, and what belongs to it. */
const LABEL = lean(/(?:^|[.!?。！？؟;；\n(]\s*|[,，،]\s)(\p{L}[\p{L} '’-]{1,28}?)\s?[:：]\s?(?=[^\s:：])/gu);

const TOPIC = anyWord([
  '(?:topics?|subjects?|themes?|theme)(?!\\p{L})',
  '(?:temas?|asunto|asignatura)(?!\\p{L})',
  '(?:sujet|themes?|matiere)(?!\\p{L})',
  '(?:thema|themen|fach)(?!\\p{L})',
  '(?:assunto|temas?|disciplina)(?!\\p{L})',
  '(?:argoment[oi]|tem[ai]|materia)(?!\\p{L})',
  '(?:subiect\\p{L}*|tem[ae]\\p{L}*)(?!\\p{L})',
  '主题|话题|题目|内容|课题|知识点',
  'テーマ|トピック|題材|話題|内容',
  '(?:ال)?(?:موضوع|مواضيع)',
]);
const READERS = anyWord([
  '(?:audience|readers?|level|grade|class|age|for|students?|target)(?!\\p{L})',
  '(?:publico|audiencia|lectores|nivel|grado|curso|edad|para)(?!\\p{L})',
  '(?:public|lecteurs?|niveau|classe|age|pour)(?!\\p{L})',
  '(?:zielgruppe|leser|stufe|klasse|niveau|alter|fur)(?!\\p{L})',
  '(?:publico|leitores|nivel|ano|turma|idade|para)(?!\\p{L})',
  '(?:pubblico|lettori|livello|classe|eta|per)(?!\\p{L})',
  '(?:public\\p{L}*|cititori|nivel|clasa|varsta|pentru)(?!\\p{L})',
  '对象|读者|受众|年级|水平|年龄',
  '対象|読者|学年|レベル|年齢',
  '(?:ال)?(?:جمهور|قراء|مستوي|صف|عمر|فيه)',
]);
const INGREDIENTS = anyWord([
  'ingredients?(?!\\p{L})|i have(?!\\p{L})',
  'ingredientes?(?!\\p{L})|tengo(?!\\p{L})',
  "ingredients?(?!\\p{L})|j'ai(?!\\p{L})",
  '(?:zutaten|vorhanden|ich habe)(?!\\p{L})',
  'ingredientes?(?!\\p{L})|tenho(?!\\p{L})',
  'ingredienti?(?!\\p{L})|ho(?!\\p{L})',
  'ingrediente?(?!\\p{L})|am(?!\\p{L})',
  '食材|材料|原料',
  '材料|食材',
  '(?:ال)?مكونات|(?:ال)?مقادير',
]);
const FIGURE = anyWord([
  '(?:main )?(?:characters?|protagonist|hero|heroine|who)(?!\\p{L})',
  '(?:personajes?|protagonista)(?!\\p{L})',
  '(?:personnages?|protagoniste|heros|heroine)(?!\\p{L})',
  '(?:haupt)?(?:figur|figuren|person|held|heldin)(?!\\p{L})',
  '(?:personage(?:m|ns)|protagonista)(?!\\p{L})',
  '(?:personagg[io]+|protagonista)(?!\\p{L})',
  '(?:personaj\\p{L}*|protagonist\\p{L}*)(?!\\p{L})',
  '人物|主角|角色|主人公',
  '人物|主人公|登場人物',
  '(?:ال)?(?:شخصيه|شخصيات|بطل)',
]);
const SETTING = anyWord([
  '(?:setting|place|time|location|where|when)(?!\\p{L})',
  '(?:escenario|lugar|epoca|ambientacion)(?!\\p{L})',
  '(?:cadre|lieu|decor|epoque)(?!\\p{L})',
  '(?:schauplatz|ort|zeit|setting|handlungsort)(?!\\p{L})',
  '(?:cenario|lugar|epoca|ambientacao|local)(?!\\p{L})',
  '(?:ambientazione|luogo|epoca|scenario)(?!\\p{L})',
  '(?:loc\\p{L}*|decor|cadru|epoca)(?!\\p{L})',
  '地点|时间|背景|场景',
  '舞台|場所|時代|場面',
  '(?:ال)?(?:مكان|زمان|زمن|خلفيه)',
]);
const DETAILS = anyWord([
  '(?:notes?|details?|facts?|points?|information|info|keywords?|key words?|features?|data|product|service|event|context|background|bullets?|words?)(?!\\p{L})',
  '(?:notas?|detalles?|datos?|puntos?|informacion|palabras(?: clave)?|caracteristicas|producto|servicio|evento|contexto|palabra)(?!\\p{L})',
  '(?:notes?|details?|faits|points?|informations?|mots(?: cles)?|caracteristiques|produit|service|evenement|contexte|mot)(?!\\p{L})',
  '(?:notizen|details?|fakten|stichpunkte|stichworte|angaben|informationen|produkt|leistung|veranstaltung|eigenschaften|worter|wort|kontext)(?!\\p{L})',
  '(?:notas?|detalhes?|dados?|pontos?|informac(?:ao|oes)|palavras?(?:-chave)?|caracteristicas|produto|servico|evento|contexto)(?!\\p{L})',
  '(?:appunti|note|dettagli|dati|punti|informazioni|parol[ae](?: chiave)?|caratteristiche|prodotto|servizio|evento|contesto)(?!\\p{L})',
  '(?:notit\\p{L}*|note|detalii|date|puncte|informatii|cuv[ai]nt\\p{L}*|caracteristici|produs|serviciu|eveniment|context)(?!\\p{L})',
  '要点|信息|资料|笔记|细节|关键词|产品|商品|特点|活动|背景|词语|词',
  'メモ|要点|情報|詳細|キーワード|商品|製品|特徴|イベント|背景|単語|言葉',
  '(?:ال)?(?:ملاحظات|تفاصيل|معلومات|نقاط|كلمات|كلمه|منتج|خدمه|حدث|مميزات|بيانات)',
]);
const AIM = anyWord([
  '(?:purpose|goal|aim|occasion|use)(?!\\p{L})',
  '(?:objetivo|meta|ocasion|uso|finalidad)(?!\\p{L})',
  '(?:but|objectif|occasion|usage)(?!\\p{L})',
  '(?:ziel|zweck|anlass)(?!\\p{L})',
  '(?:objetivo|meta|ocasiao|uso|finalidade)(?!\\p{L})',
  '(?:scopo|obiettivo|occasione|uso)(?!\\p{L})',
  '(?:scop\\p{L}*|obiectiv\\p{L}*|ocazi\\p{L}*)(?!\\p{L})',
  '目的|目标|用途|场合',
  '目的|目標|用途|場面',
  '(?:ال)?(?:غرض|هدف|مناسبه)',
]);
const HOW_LONG = anyWord([
  '(?:time|duration|length|budget)(?!\\p{L})',
  '(?:tiempo|duracion|presupuesto)(?!\\p{L})',
  '(?:temps|duree|budget)(?!\\p{L})',
  '(?:zeit|dauer|lange|budget)(?!\\p{L})',
  '(?:tempo|duracao|orcamento)(?!\\p{L})',
  '(?:tempo|durata|budget)(?!\\p{L})',
  '(?:timp|durata|buget)\\p{L}*(?!\\p{L})',
  '时间|时长|预算|课时',
  '時間|予算|期間',
  '(?:ال)?(?:وقت|مده|ميزانيه)',
]);

/** What a blank asks for, by the name under which the draft may give it. */
const ASKED_UNDER: Readonly<Partial<Record<GuidedKey, RegExp>>> = {
  wantFromIt: TOPIC,
  coreMessage: TOPIC,
  position: TOPIC,
  learners: READERS,
  groupAge: READERS,
  readers: READERS,
  buyer: READERS,
  courseLevel: READERS,
  levelSlot: READERS,
  readerPurpose: READERS,
  audienceOccasion: READERS,
  forWhom: READERS,
  recipient: READERS,
  athand: INGREDIENTS,
  mainCharacter: FIGURE,
  speakers: FIGURE,
  placeTime: SETTING,
  settingSlot: SETTING,
  keyFacts: DETAILS,
  figuresFacts: DETAILS,
  factsInclude: DETAILS,
  includeLinks: DETAILS,
  proof: DETAILS,
  special: DETAILS,
  purposeSlot: AIM,
  achieve: AIM,
  occasion: AIM,
  goalMeasure: AIM,
  timeBudget: HOW_LONG,
  timeMaterials: HOW_LONG,
  budget: HOW_LONG,
  lengthSlot: HOW_LONG,
};

/** The names under which a draft gives something, in so many words or marks. */
const labelsOf = (text: string): string[] =>
  /[:：]/u.test(text) ? [...foldWords(text).matchAll(LABEL)].map(([, name = '']) => name) : [];

/** Blanks that ask for nothing the draft gives under a name of its own. */
export function withoutLabelled(keys: readonly GuidedKey[], text: string): GuidedKey[] {
  const labels = labelsOf(text);
  if (labels.length === 0) return [...keys];
  return keys.filter((key) => {
    const name = ASKED_UNDER[key];
    return !name || !labels.some((label) => name.test(label));
  });
}

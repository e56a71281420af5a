import { anyWord } from './any-word.js';
import type { TaskKind } from './task-kinds.js';

const OCCASION = anyWord([
  "(?:happy )?(?:birthday|bday|b-day|anniversary)|(?:leaving|going[- ]away|good ?luck) (?:card|gift card|message|note)|farewell|good-?bye|get[- ]well|condolence|sympathy (?:card|note|message)|love (?:letter|note|message|text)|valentine|christmas|new year|mother'?s day|father'?s day|congratulat|congrats|wedding (?:wish|message|card|congrat)|graduation|retirement(?! (?:homes?|communit|villages?|plans?|savings?|accounts?|funds?|age|saving))|newborn|thank[- ]you (?:note|card|message|letter|text)|passed away|whose .{2,20} died|who lost (?:his|her|their)",
  'cumpleaños|felicitaci|aniversario|despedida|pésame|condolencia|carta de amor|san valentín|navidad|año nuevo|día de la madre|día del padre|enhorabuena|que se mejore|agradecimiento|de boda',
  "anniversaire|félicit|adieu|départ (?:à la retraite|d')|condoléance|lettre d'amour|mot doux|saint-valentin|noël|bonne année|fête des mères|fête des pères|remerciement|bon rétablissement|naissance|vœux|voeux|pot de départ",
  'trauerkarte|geburtstag|glückw(?:u|ü)nsch|abschied|beileid|kondolenz|liebesbrief|valentinstag|weihnacht|neujahr|muttertag|vatertag|hochzeitsw(?:u|ü)nsch|gute besserung|genesung|dankes|danksagung|gratulation',
  'aniversário|parabéns|despedida|pêsames|condolência|carta de amor|dia dos namorados|natal|ano novo|dia das mães|dia dos pais|felicitaç|melhoras|agradecimento|(?:de |o )casamento',
  "compleanno|auguri|anniversario|addio|condoglianze|lettera d'amore|san valentino|natale|anno nuovo|festa della mamma|festa del papà|congratulazioni|pronta guarigione|ringraziamento",
  'la mulți ani|zi(?:ua)? de naștere|aniversar|rămas bun|despărțire|condoleanțe|scrisoare de dragoste|crăciun|anul nou|ziua mamei|felicit|însănătoșire|mulțumire|urări?|casă de piatră',
  '生日|祝福|贺卡|告别|离别|情书|表白|新年|春节|圣诞|母亲节|父亲节|恭喜|祝贺|慰问|早日康复|感谢信|结婚祝|毕业(?:赠言|寄语)',
  '寄せ書き|色紙|誕生日|お祝い|お別れ|送別|退職の?ご?挨拶|お悔やみ|ラブレター|バレンタイン|クリスマス|年賀状|新年の|母の日|父の日|おめでとう|お見舞い|お礼の|感謝の(?:手紙|メッセージ)|結婚祝い',
  'عيد ميلاد|تهنئة|وداع|تعزية|رسالة حب|رأس السنة|عيد الأم|مبروك|الشفاء|(?:رسالة|بطاقة) شكر|زفاف',
]);
const FORM = anyWord([
  'messages?|msg|wish(?:es)?|cards?|notes?|text|letter|e-?mail|greetings?|words|post',
  'mensaje|tarjeta|nota|texto|carta|felicitación|palabras|correo|mail|dedicatoria|whatsapp',
  'message|carte|mot|texte|lettre|sms|mail|vœux|voeux|dédicace',
  '\\p{L}*(?:gruß|grüße|wunsch|wünsche|nachricht|karte|text|brief|mail|spruch|worte|sms)(?![\\p{L}])',
  'mensagem|cartão|texto|carta|recado|parabéns|e-?mail',
  'messaggio|biglietto|lettera|testo|auguri|frase|e-?mail|dedica',
  'mesaj|felicitare|scrisoare|urare|urări|text|e-?mail|bilet',
  '祝福|贺卡|贺词|短信|信|话|消息|卡片|微信|邮件|留言|赠言',
  '寄せ書き|色紙|メッセージ|カード|手紙|メール|文面|言葉|挨拶|一言|line',
  'رسالة|بطاقة|كلمات|نص|تهنئة|عبارة',
]);
/** Business, and what is made for the occasion instead of said at it. */
const SOMETHING_ELSE = anyWord([
  'villain|monologue|character|novel|scene|fiction|customers?|clients?|newsletter|interview|recruiter|speech|poem|song|party|cake|gifts?|presents?|ideas?|invit|story|plan\\b|marketing|promo',
  'clientes?|boletín|entrevista|discurso|poema|fiesta|tarta|regalos?|invitación|cuento|plan\\b',
  'clients?|clientèle|entretien|discours|poème|fête (?!des)|gâteau|cadeaux?|idées?|invitation|histoire',
  '\\p{L}*(?:kunden?|newsletter|vorstellungsgespräch|rede|gedicht|feier|torte|geschenk\\p{L}*|ideen|einladung|geschichte|bewerbung)(?![\\p{L}])',
  'cliente|boletim|entrevista|discurso|poema|festa|bolo|presentes?|ideias?|convite|história',
  'clienti?|colloquio|discorso|poesia|festa (?!d)|torta|regal[oi]|idee|invito|storia',
  'clienți?|client|interviu|discurs|poezie|petrecere|tort|cadou\\p{L}*|idei|invitație|poveste',
  '客户|客戶|顾客|面试|演讲|致辞|诗|派对|蛋糕|礼物|点子|邀请|故事|策划',
  'お客様|取引先|面接|スピーチ|祝辞|詩|パーティ|ケーキ|プレゼント|アイデア|招待|物語',
  'عميل|عملاء|زبائن|مقابلة|خطاب|قصيدة|حفلة|كعكة|هدية|أفكار|دعوة|قصة',
]);

const READ_AS: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  undefined,
  'unknown',
  'email',
  'text',
  'caption',
  'reply',
  'plan',
  'copy',
  'document',
  'words',
  'fact',
  'list',
  'question',
  'trip',
  'names',
  'dialogue',
  'chat',
]);
const FEW_WORDS = 14;

/** Wishes for a holiday are wishes, whoever gets them. */
const WISHES =
  /祝福语|拜年|贺词|年賀状|(?:new year|christmas|holiday|eid|easter) (?:wishes|greetings)|felicitacion(?:es)? (?:de navidad|navide)|v(?:oe|œ)ux|weihnachtsgru|neujahrsgru|auguri di (?:natale|buon)|urari de/u;

/** A few words from one person to another for an occasion: no business, no plan and no party. */
export function isPersonalMessage(folded: string, task: TaskKind | undefined): boolean {
  if (READ_AS.has(task) && WISHES.test(folded)) return true;
  if (!READ_AS.has(task) || !OCCASION.test(folded) || SOMETHING_ELSE.test(folded)) return false;
  return FORM.test(folded) || (task === undefined && folded.split(/\s+/u).length <= FEW_WORDS);
}

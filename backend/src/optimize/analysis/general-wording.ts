import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';
import { asksWhatToSay } from './shapes/asking.js';
import { splitSentences } from './segment.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** "Act as …", "you are a …", "pretend …": somebody is to be played or asked for one task. */
const ROLE = anyWord([
  "(?:act|acting|behave) (?:as|like)(?!\\p{L})|pretend (?:to be|(?:that )?you)|imagine (?:that )?you(?:'?re| are)|you(?:'?re| are) (?:now )?(?:an?|the|my) \\p{L}|as if you were|(?:answer|talk|speak|respond|reply|explain \\p{L}+) (?:as|like) an? \\p{L}|think like an? \\p{L}|in the (?:voice|role) of",
  'actúa como|eres (?:un|una|mi) \\p{L}|imagina que eres|finge (?:ser|que eres)|compórtate como|haz de \\p{L}|como si fueras',
  'agis (?:comme|en tant que)|tu es (?:un|une|mon|ma) \\p{L}|vous êtes (?:un|une) \\p{L}|fais comme si tu|imagine que tu es|comme si tu étais|joue le rôle',
  'du bist (?:jetzt )?(?:ein|eine|mein|meine) \\p{L}|stell dir vor,? du bist|tu so,? als|verhalte dich wie|spiel(?:e)? (?:die rolle|einen?) |als wärst du|sie sind (?:ein|eine) \\p{L}',
  'aja como|você é (?:um|uma|meu|minha) \\p{L}|imagine que você é|finja (?:ser|que)|como se (?:você )?fosse',
  'agisci come|sei (?:un|una|il mio|la mia) \\p{L}|comportati come|immagina di essere|fai finta di essere|come se fossi',
  'ești (?:un|o) \\p{L}|comportă-te ca|imaginează-ți că ești|prefă-te că ești|ca și cum ai fi|joacă rolul',
  '你(?:现在)?是(?:一?[名位个]|我的)|扮演|假装你|假设你是|以.{1,10}的身份',
  'あなたは.{1,16}(?:です|だ)(?!か)|になりきって|.{1,12}として(?:答え|書い|説明|アドバイス|教え)',
  'تصرف ك|تخيل (?:أنك|انك)|العب دور|تقمص|بصفتك|(?:أنت|انت) (?:الآن )?(?:خبير|طبيب|معلم|محام|مدرب|مستشار|مهندس|شيف|طباخ|مرشد)',
]);

/** What such a role is asked in passing; anything else it may be asked for has a wording of its own. */
const SAID_IN_A_ROLE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'explain',
  'describe',
  'meaning',
  'question',
  'advice',
  'howto',
  'fact',
  'list',
  'yesno',
  'why',
  'recommend',
  'evaluate',
  'unknown',
  'text',
  'interview',
  'roleplay',
  'persona',
  'consult',
]);

/** One word, code or number that only has to meet conditions. */
const TOKEN = anyWord([
  '(?:pass ?words?|passphrases?|passcodes?|pins?|uuids?|guids?|random (?:\\p{L}+ )?(?:number|string|letters?|digits?|numbers|code))(?!\\p{L})',
  'contraseñas?|números? (?:\\p{L}+ )?(?:aleatorios?|al azar)',
  'mots? de passe|(?:nombre|chiffre)s? (?:aléatoires?|au hasard)',
  'passw(?:ort|örter)|kennw(?:ort|örter)|zufallszahl\\p{L}*|zufällige zahl',
  'senhas?|números? aleatórios?',
  'numer[oi] (?:casual[ei]|a caso)',
  'parol[aăe] (?:\\p{L}+ )?(?:puternic|sigur)|număr (?:aleatoriu|la întâmplare)',
  '密码|口令|随机(?:数|.{0,5}(?:数字|密码|字符))',
  'パスワード|乱数|ランダムな(?:数|文字)',
  'كلمة (?:مرور|سر)|رقم عشوائي',
]);
const MADE_OUT_OF_NOTHING = anyWord([
  'generate|make|create|give|suggest|come up|pick|need|random',
  'genera|crea|dame|haz|necesito|elige|número',
  'génère|crée|donne|invente|choisis',
  'erzeuge|erstelle?|generiere?|gib|mach|brauche|zufall',
  'gere|crie|dê|me dá|preciso|número',
  'genera|crea|dammi|scegli|numero',
  'generează|creează|dă|fă|număr',
  '生成|给我|设置|创建|来一?个|随机',
  '作って|生成|ください|考えて|ランダム',
  'أنشئ|اعطني|أعطني|ولد|اقترح|اختر|اكتب',
]);
const ABOUT_PASSWORDS =
  /forgot|reset|manager|policy|safe|strong enough|change|olvid|oubli|vergessen|esquec|dimentic|uitat|忘|修改|安全吗|忘れ|変更|نسيت/u;

/** What somebody says or puts up in their own name. */
const MY_WORDS = anyWord([
  '(?:(?:a|some|good|quick|short|polite|funny|nice) )*(?:excuses?|messages?|msg|texts?(?= (?:to|for|back|asking|telling|my|message))|notes?|apolog(?:y|ies)|repl(?:y|ies)|responses?|notices?|signs?|announcements?|out[- ]of[- ]office|ooo|auto-?repl(?:y|ies)|bios?|invitations?|invites?|reminders?|voicemail|(?:thank[- ]?you|thanks)(?= (?:note|message|card|text|to|for))|complaints?|(?<!thesis |problem |mission |vision |value |personal )statements?|letters?(?! [a-z](?![a-z]))|e-?mails?|dms?|cards?(?! (?:games?|tricks?))|self[- ]introductions?|posts?|tweets?|farewell|listings?(?= (?:for|of|on|to)|$)|appeals?|testimonials?|whatsapps?(?= (?:to|an|a|al|para|pour|pra|catre|pentru|für))|reviews?(?=$| (?:for|about|of))|(?:good (?:morning|night)|birthday|break-?up|sympathy|love|apology) (?:texts?|messages?)|post-?it|replies|one[- ]?liners?)(?!\\p{L})|^(?:(?:help me|can you|please) )*(?:write (?:back )?to (?:my|our|the|a)|tell|ask|remind|inform|thank|decline|cancel|reschedule|apologi[sz]e|respond|reply|rsvp|cover for me|turn down|say no)(?!\\p{L}| me\\b| us\\b)',
  '(?:excusas?|mensajes?(?! de error)|notas?|disculpas?|respuestas?|avisos?|anuncios?|carteles?|cartel|invitación|invitaciones|recordatorios?|correos?|cartas?|presentación(?! (?:de|del|sobre|oral|en))|publicación|reseñas?|tarjetas?)(?!\\p{L})',
  "(?:excuses?|messages?(?! d'erreur)|mots?|sms|texto|réponses?|avis|annonces?|affiches?|invitations?|rappels?|mails?|lettres?|présentation(?! (?:de|du|des|sur|orale|power))|cartes?|publications?)(?!\\p{L})",
  '(?:ausreden?|nachricht(?:en)?|notiz|entschuldigung\\p{L}*|antworten?|aushang|schild|anzeigen?|\\p{L}*anzeige|einladung\\p{L}*|erinnerung|e-?mails?|briefe|(?<!(?:^| )(?:a|the|very|me|write|provide|give|be|keep|create|and|or) )brief(?! (?:overview|history|summary|description|introduction|explanation|outline|analysis|biography|note|guide|account|paragraph|answer))|abwesenheitsnotiz|vorstellung|karte|beitrag|sms|absage|zusage)(?!\\p{L})',
  '(?:desculpas?|mensage(?:m|ns)|recados?|respostas?|avisos?|anúncios?|cartaz|convites?|lembretes?|e-?mails?|cartas?|apresentação(?! (?:de|do|da|dos|sobre|oral|em|no|na))|cartão|publicação|bilhetes?)(?!\\p{L})',
  '(?:scus[ae]|messaggi(?:o)?|rispost[ae](?! multipla)|avvis[oi]|annunci(?:o)?|cartell[oi]|invit[oi]|promemoria|e-?mail|letter[ae]|presentazione(?! (?:di|del|della|su|orale))|bigliett[oi]|post)(?!\\p{L})',
  '(?:scuz[aăe]|mesaj(?:e|ul)?|bilet|răspuns|anunț(?:uri|ul)?|afiș|invitați[ei]|e-?mail|scrisoare|prezentare(?! (?:de|despre|la|power))|felicitare|postare|sms)(?!\\p{L})',
  '借口|理由(?=.{0,6}(?:请假|不去|迟到))|消息|短信|微信|留言|便条|道歉|回复|通知|公告|启事|邀请|提醒|自我介绍|信(?!息|用|任|号)|请假条|感谢信|朋友圈|怎么(?:说|回)',
  '言い訳|メッセージ|メール|返信|返事|お知らせ|案内|貼り紙|招待|自己紹介|手紙|お礼|断り|一言|投稿',
  'بايو|نبذة|عذر|رسالة|رساله|اعتذار|رد|إعلان|لافتة|دعوة|تذكير|بطاقة|منشور|تعريف',
]);
const NEAR_THE_VERB = 56;
const LONGEST_HEAD = 120;
/** Behind one of these stands what the thing is for or about. */
const MEANT_FOR = /\s(?:for(?! me(?![a-z]))|about|on|para|sobre|pour|sur|fur|uber|per|su|pentru|despre)\s/u;

/** Work on what is given, as opposed to an opinion on it. */
const CHANGES_FIRST = anyWord(
  [
    '(?:(?:please|pls|can you|could you|help me|now) )*(?:convert|turn|transform|change|make (?:this|it|these|that|those|the following|my|the (?:text|sentence|list))|put|rewrite|reword|rephrase|reformat|format|sort|order|alphabeti[sz]e|arrange|fix|correct|spell ?check|proofread|capitali[sz]e|uppercase|lowercase|shorten|condense|trim|expand|simplify|add|remove|delete|replace|clean|tidy|merge|combine|translate|number|round|redact|anonymi[sz]e|punctuate|swap|rearrange|unscramble)(?!\\p{L})|[\\p{L}]+ to [\\p{L}]+$',
    '(?:por favor )?(?:conviert|transform|pasa|cambi|pon(?!\\p{L})|haz(?!\\p{L}|me)|orden|corrig|arregl|acort|simplific|añad|quit|elimin|reemplaz|traduc|reescrib|reformul|formate)',
    '(?:transforme|convertis|change|passe(?!\\p{L})|rends|mets|trie|classe|ordonne|corrige|raccourci|simplifie|ajoute|enlève|supprime|remplace|tradui|réécri|reformule)',
    '(?:bitte )?(?:wandle|verwandle|mach(?:e)? (?:daraus|das|den|die|diese|es)|ändere?|setze?|sortier|ordne|korrigier|verbesser|kürze?|vereinfach|füge|entferne?|lösche?|ersetze?|übersetz|schreib(?:e)? (?:das|den|diese|die|es|um)|formulier|formatier)',
    '(?:convert|transform|mud[ae]|pass[ae](?!\\p{L})|bot[ae](?!\\p{L})|melhor[ae](?!\\p{L})|ponha|põe|coloque|ordene|corrij|arrume|encurt|simplifi|adicion|remov|tire|substitu|traduz|reescrev|reformul|deixe)',
    '(?:converti|trasforma|passa(?!\\p{L})|cambia|metti|ordina|correggi|accorcia|semplifica|aggiungi|togli|elimina|sostituisci|traduci|riscrivi|riformula|rendi)',
    '(?:convert|transform|schimb|trece|treci|pune|sorteaz|ordon|corecteaz|scurt|simplific|adaug|șterge|înlocui|tradu|rescri|reformul|aranj|fă (?:din|asta|textul))',
  ],
  { atStart: true },
);
const CHANGES_ANYWHERE = lean(
  /(?:^|[ ,;])(?:cut|trim|shorten|reduce|condense|tighten)(?: (?:it|this|that))?(?: down)? to \p{Nd}|把|将|改|换成|转换|转成|翻译|排序|排列|按.{1,8}排|修改|纠正|润色|整理|缩短|扩写|变成|直して|変えて|変換|並べ|並び替え|敬語|丁寧に|短く|訂正|修正|にして|翻訳|まとめて|(?:^|\s)(?:حول|رتب|صحح|اختصر|اعد صياغه|اعد كتابه|غير|اضف|احذف|استبدل|ترجم|نسق|اجعل)(?=\s)/u,
);
/** Something of another kind is to be made of it. */
export const INTO_A_PIECE = lean(
  /(?:into|as) an? (?:\p{L}+ )?(?:haiku|poem|couplet|riddle|quiz|recipe|slogan|song|rap|story|joke|limerick|sonnet|fairy ?tale|tweet|post|e-?mail|speech|dialogue|script)(?![\p{L}])|en un (?:poema|haiku|cuento|chiste)|en (?:poeme|haiku|histoire)|ein(?:en?)? (?:gedicht|haiku|geschichte|lied)|num (?:poema|haiku|conto)|in un(?:a)? (?:poesia|haiku|storia)|intr-o? (?:poezie|poveste)|诗|故事|俳句|造句|قصيده|قصه/u,
);
/** "Translate it and tell me how to say it": the translation alone would be half of it. */
export const MORE_WANTED = lean(
  /\b(?:and|then|y|luego|et|puis|und|dann|e|poi|si|apoi) (?:also |then |auch |aussi )?(?:tell|explain|show|give|say|list|name|identify|mark|underline|comment|dime|explica|explicame|dis|dis-moi|explique|sag|erklar\p{L}*|nenne|diga|dimmi|spiega|spune|mostra)\b|(?:并|同时|还要?)(?:说明|解释|告诉|标注|列出)|(?:発音|説明|読み方)も|و(?:اشرح|قل|وضح|اذكر)/u,
);

/** Something stands behind a colon or in quotation marks. */
const GIVEN = /[:：]\s*\S\s?\S|\S["“„«「『][^"”“»」』]{8,}|^["“„«「『][^"”“»」』]{8,}/u;

/** An opinion or a finding on what is given. */
const JUDGES_FIRST = anyWord(
  [
    '(?:(?:please|pls|can you|could you|help me|now) )*(?:check|rate|review|evaluate|assess|judge|grade|score|critique|count|does|do|is|are|tell me (?:if|whether|what)|see if|see whether|spot|guess|identify|which|feedback|your (?:opinion|thoughts)|what do you think|give (?:me )?(?:feedback|your opinion))(?!\\p{L})',
    '(?:revisa|evalúa|cuenta|puntúa|dime si|comprueba|opina|suena)(?!\\p{L})',
    '(?:vérifie|évalue|note|compte|dis-moi si|est-ce|critique)(?!\\p{L})',
    '(?:bitte )?(?:prüfe?|bewerte|zähle?|klingt|ist (?:das|dieser)|sag mir,? ob|beurteile)(?!\\p{L})',
    '(?:revise|avalie|conte|verifique|diga se|confira)(?!\\p{L})',
    '(?:controlla|valuta|conta|verifica|dimmi se|giudica)(?!\\p{L})',
    '(?:verifică|evaluează|numără|spune-mi dacă|apreciază)(?!\\p{L})',
  ],
  { atStart: true },
);
const JUDGES_ANYWHERE =
  /检查|看看|评价|点评|打分|数一数|是否|对不对|吗|確認|チェック|評価|採点|数え|合って|(?:^|\s)(?:تحقق|راجع|قيم|عد|هل)(?=\s)/u;
/** What one thinks of what is given, however the sentence starts. */
const ASKS_OPINION = anyWord([
  "(?:is|are) (?:this|that|it|these|my \\p{L}+) (?:a |an )?(?:good|ok|okay|fine|alright|too \\p{L}+|right|correct|clear|rude|weird|polite|better)(?!\\p{L})|what do you think of (?:this|my)|how(?:'?s| is) (?:this|my)|does (?:this|it|that) (?:sound|look|read|make sense)",
  '(?:está|suena) bien|qué te parece|qué opinas de (?:est|mi)',
  "est-ce (?:que c'est )?(?:bien|correct)|qu'en penses-tu|ça sonne",
  'klingt (?:das|es)|ist das (?:gut|ok|richtig|verständlich)|wie findest du',
  '(?:está|soa) bem|está bom|o que (?:você )?acha',
  'va bene|che ne pensi|suona bene|ti sembra',
  'e bine așa|cum sună|ce părere|sună bine',
  '怎么样|好不好|可以吗|行吗|合适吗',
  'どうですか|どう思|変じゃない|大丈夫ですか',
  'ما رأيك في هذ|هل هذا (?:جيد|مناسب|صحيح)',
]);
const isJudged = (head: string): boolean => JUDGES_FIRST.test(head) || JUDGES_ANYWHERE.test(head);

/** Several of a kind, by name or by number. */
const LISTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['list', 'roster', 'checklist']);
const LISTED = anyWord([
  'list(?!\\p{L})|all (?:the|of the) ',
  'lista|enumera',
  'liste|énumère',
  'liste|auflistung',
  'lista|liste',
  'elenco|elenca|lista',
  'listă|enumeră|lista',
  '列出|列举|清单|几[个种条]|所有|全部|哪些',
  '挙げて|一覧|リスト|\\p{Nd}つ',
  'قائمة|اذكر|^عدد ',
]);

/** What to take along, to prepare or to expect: everything that belongs to it, and not the best three of it. */
const THINGS = anyWord([
  '^(?:(?:good|best|important|useful) )?(?:things|what|stuff|questions) to (?:pack|bring|prepare|check|ask|know)(?!\\p{L})|what \\p{L}+s (?:should|do|will|can) (?:i|we) (?:expect|bring|need|pack|prepare|ask|learn|know)(?!\\p{L})|what (?:do|should) (?:i|we) (?:need to )?(?:pack|bring)(?!\\p{L})',
  '(?:qué|cosas que) (?:llevar|meter en la maleta)',
  '(?:quoi|choses à) (?:emporter|emmener|mettre dans la valise)',
  'was (?:muss|soll) .{0,30}(?:mitnehmen|einpacken)(?!\\p{L})',
  '(?:o que|coisas para) levar (?:na|no|para)',
  '(?:cosa|cose da) (?:portare|mettere in valigia)',
  'ce (?:să iau|iau|să pun) (?:în (?:bagaj|rucsac|geantă|valiză)|cu mine)',
  '要?带(?:什么|哪些)|准备(?:什么|哪些)东西',
  '持ち物|何を持って行',
  'ماذا (?:آخذ معي|أحضر معي)',
]);

/** "Give me 5 hashtags", "3 reasons to …": a number of things, but no length and no time. */
const COUNTED = lean(
  /^(?:(?:please|can you|could you|i|bitte|por favor) )*(?:(?:give|list|name|need|want|suggest|tell|teach|write|find|show|provide|dame|dime|da|cita|nombra|donne[- ]moi|cite|trouve|nenne?|gib|brauche|me de|de|cite|liste|dammi|elenca|da-mi|numeste|spune-mi)(?: me| mir)? )?(?:the |some )?(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|funf|dois|duas|quatro|due|tre|quattro|cinque|doua|trei|patru|cinci) (?!(?:words?|sentences?|paragraphs?|pages?|lines?|bullets?|bullet|minutes?|min|hours?|days?|weeks?|months?|years?|year|people|persons?|euros?|usd|kg|km|characters?|palabras|frases|minutos|horas|dias|semanas|meses|anos|personas|mots|phrases|minutes|heures|jours|semaines|mois|ans|personnes|worte[nr]?|satze[n]?|minuten|stunden|tage[n]?|wochen|monate[n]?|jahre[n]?|personen|palavras|pessoas|parole|frasi|minuti|ore|giorni|settimane|mesi|anni|persone|cuvinte|propozitii|minute|ore|zile|saptamani|luni|ani|persoane)(?![\p{L}]))\p{L}{3,}/u,
);

/** "What are five creative ways to …": so many are wanted, and nothing is judged. */
const COUNTED_QUESTION = lean(
  /^what are (?:\p{L}+ )?(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|some)(?![\p{L}])|^(?:cuales son|quelles sont|was sind|quais sao|quali sono|care sunt) (?:\p{Nd}+|tres|trois|drei|tre|trei|cinco|cinq|funf|cinque|cinci)(?![\p{L}])/u,
);

/** "Name a colour that goes with navy": one is asked for. */
const SINGULAR =
  /^(?:(?:please|can you) )*(?:name|give(?: me)?|tell me|suggest|dime|nombra|nomme|nenne?|cite|dimmi|numeste) (?:an?|one|un|una|une|ein|eine|um|uma|o) /u;

/** Whoever asks so wants to have something to choose from. */
const ASKS_FOR_OPTIONS = anyWord([
  "what (?:can|could|should) (?:i|we|you)(?!\\p{L})|what (?:do|would) (?:i|we) (?!need\\b|call\\b|mean\\b)|what (?:do|would) you (?:suggest|recommend)|what to (?:say|do|write|wear|bring|cook|make|eat|watch|read|give|buy|reply|answer|text)(?!\\p{L})|what(?:'?s| is| are) (?:a|an|some|the best|good) (?:good|nice|polite|funny|easy|quick|cheap|fun|great|way|ways|gift|place|places|things?|idea|ideas|reply|response)|how (?:can|could|should|do|would) (?:i|we) (?:make|keep|get|be|stop|deal|tell|ask|say|improve|entertain|spend|save|celebrate|respond|reply)|how (?:to|do i|should i|can i|would you) (?:\\p{L}+ )?(?:tell|ask|say|word|phrase|respond|reply|decline|turn down|refuse|break the news)(?!\\p{L})(?! cheers)|any (?:ideas|tips|suggestions|advice)|(?:can|could|would) you (?:please )?(?:give|suggest|offer|recommend|share)(?: me| us)? (?:\\p{L}+ ){0,3}(?:ideas|suggestions)|where (?:can|should|could) (?:i|we)(?!\\p{L})",
  'qué (?:decir|hacer|escribir|poner|ponerse|puedo|podemos|hago|debo|le digo|me pongo|regalo|cocino)|cómo (?:le |les |lo )?(?:puedo|podemos|hago|respondo|contesto|digo|pido|trato)|alguna idea|dónde puedo|(?:puedes|podrías|puede) (?:darme|sugerirme|proponerme) (?:\\p{L}+ ){0,3}(?:ideas|sugerencias)',
  "qu'est-ce que je (?:peux|dois|pourrais)|que (?:puis-je|faire|dire|répondre)|comment (?:puis-je|je peux|répondre|dire à|demander)|où (?:puis-je|aller)|quoi (?:faire|dire|répondre)|(?:peux|pourrais|pouvez|pourriez)[- ](?:tu|vous) (?:me |nous )?(?:donner|proposer|suggérer) (?:\\p{L}+ ){0,2}(?:d'|des )?idées",
  'was (?:kann|soll|könnte|mache|sage|sagt|schreibt) (?:ich|man|wir)|wie (?:kann|soll|könnte|antworte|sage|reagiere) (?:ich|man|wir)|wo kann (?:ich|man)|(?:kannst du|könntest du|können sie|könnten sie) mir (?:\\p{L}+ ){0,3}(?:ideen|vorschläge)',
  'o que (?:dizer|fazer|escrever|posso|podemos|devo|eu|faço|fazer|digo|dizer)|como (?:posso|podemos|eu|respondo|digo|peço|lido)|onde posso|(?:pode|poderia|podes) me (?:dar|sugerir) (?:\\p{L}+ ){0,3}(?:ideias|sugestões)',
  '(?:che )?cosa (?:dire|fare|scrivere|posso|possiamo|dovrei|faccio|dico|rispondo)|come (?:posso|possiamo|faccio|rispondo|dico|chiedo|reagisco)|dove posso|(?:puoi|potresti|può) (?:darmi|suggerirmi|propormi) (?:\\p{L}+ ){0,3}(?:idee|suggerimenti)',
  'ce cadou|ce (?:să )?(?:îi|ii) (?:iau|dau|cumpăr|fac)|ce (?:se spune|sa spun|sa scriu|scriu|pot|putem|să|(?:fac|spun)(?= ?[?.!,]| (?:dacă|cu|acum|eu|mai|ca|în|la|pentru|fără|când|de|după|lui|unui|unei)(?!\\p{L})|$)|aș putea|îi)|cum (?:pot|putem|aș putea|îi răspund|răspund|îi spun|cer)|unde pot|(?:poți|ai putea|puteți) să-mi (?:dai|dați|sugerezi|propui) (?:\\p{L}+ ){0,3}(?:idei|sugestii)',
  '怎么办|做什么|送.{0,6}什么|买什么|吃什么|说什么|怎么(?:跟|和|对|向).{1,8}(?:说|开口|解释|提|谈|聊|相处)|怎么(?:回|说|拒绝|安慰|哄)|可以(?:做|去|吃|玩|送)什么|有什么(?:好|推荐|办法|方法)',
  'どうすれば|何を(?:す|し|作|送|食|着|言)|何がいい|おすすめ|どう(?:返|言|断)',
  'ماذا (?:أفعل|افعل|أقول|أطبخ|أهدي)|كيف (?:أرد|أتعامل|أقول|يمكنني)|أين أستطيع|ما أفضل',
]);

/** Of these one wants a few to choose from, and the best of them named. */
const SUGGESTED: ReadonlySet<TaskKind> = new Set<TaskKind>(['recommend', 'ideas', 'names', 'advice']);

/** Work of several parts: one short result would be too little. */
const LARGE = anyWord([
  '(?:plans?|strateg(?:y|ies)|websites?|apps?|essays?|reports?|business|courses?|curriculum|books?|novels?|scripts?|presentations?|campaigns?|research|thesis|itinerar(?:y|ies)|programs?|analysis|budgets?(?! (?:of |is |under |around |max )?[$€£]?\\p{Nd})|projects?|games?|roadmaps?|proposals?|guides?|handbook|policy|policies|schedules?|dashboards?|systems?)(?!\\p{L})',
  'plan(?!\\p{L})|estrategia|sitio web|página web|aplicación|ensayo|informe|negocio|curso|libro|novela|guion|presentación|campaña|investigación|presupuesto(?! (?:de |máximo )?\\p{Nd})|proyecto|guía',
  'plan(?!\\p{L})|stratégie|site web|application|dissertation|rapport|cours|livre|roman|scénario|présentation|campagne|recherche|budget(?! (?:de )?\\p{Nd})|projet|guide',
  '\\p{L}*plan(?!\\p{L})|strategie|webseite|website|aufsatz|bericht|kurs|buch|roman|drehbuch|präsentation|kampagne|haushaltsplan|projekt|leitfaden|konzept',
  'plano(?!\\p{L})|estratégia|site|aplicativo|redação|relatório|negócio|curso|livro|romance|roteiro|apresentação|campanha|pesquisa|orçamento(?! (?:de )?\\p{Nd})|projeto|guia',
  'piano(?!\\p{L})|strategia|sito|saggio|relazione|corso|libro|romanzo|sceneggiatura|presentazione|campagna|ricerca|budget(?! (?:di )?\\p{Nd})|progetto|guida',
  'plan(?:ul)?(?!\\p{L})|strategie|site|aplicație|eseu|raport|curs|carte|roman|scenariu|prezentare|campanie|cercetare|buget(?! (?:de )?\\p{Nd})|proiect|ghid',
  '计划|策略|网站|应用|论文|报告|课程|小说|剧本|演示|活动方案|研究|预算(?!\\p{Nd})|项目|方案|系统',
  '計画|戦略|サイト|アプリ|論文|レポート|講座|小説|脚本|プレゼン|企画|研究|予算',
  'خطة|استراتيجية|موقع|تطبيق|مقال|تقرير|دورة|كتاب|رواية|عرض تقديمي|حملة|بحث|ميزانية|مشروع|دليل',
]);
const SMALL = { words: 18, signs: 40 } as const;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);

export interface Shape {
  task: TaskKind;
  instruction: string;
  hasMaterial: boolean;
  isQuestion: boolean;
  /** Something is asked for, and not only told. */
  asks: () => boolean;
  /** "Settle an argument: is a hot dog a sandwich", "my rent goes up, is that legal" */
  asksBehind: () => boolean;
}

/** What is asked for, in front of what it is about. */
const headOf = (folded: string): string => folded.split(/[:：\n"“„«「『]/u)[0] ?? folded;

/** "…, write the appeal": the order may come last. */
const WRITES =
  /^(?:(?:please|can you|could you|help me|and|so|to|pls) )*(?:write|draft|compose|word|make|escrib|redact|ecri|redig|schreib|verfass|escrev|scriv|scrie|redig)/u;

function isSmall(folded: string): boolean {
  const head = headOf(folded);
  const isShort = WITHOUT_SPACES.test(folded)
    ? [...folded].length <= SMALL.signs
    : folded.split(/\s+/u).length <= SMALL.words;
  return isShort && !LARGE.test(head);
}

/** A role is given, and what it is asked is nothing that is asked of anybody in the same way. */
export const isActed = (task: TaskKind, instruction: string): boolean =>
  SAID_IN_A_ROLE.has(task) && ROLE.test(foldWords(instruction));

/** Something said in the person's own name, named right behind the verb. */
export const isInMyName = (instruction: string): boolean =>
  headOf(foldWords(instruction))
    .split(/[,，、;；.。]\s*/u)
    .some(
      (clause, index) =>
        (index === 0 || WRITES.test(clause)) &&
        MY_WORDS.test((clause.split(MEANT_FOR)[0] ?? '').slice(0, NEAR_THE_VERB)),
    );

/** The work is done on a text, a row or a line of code that is given. */
export const isChange = (instruction: string): boolean =>
  isChangeVerb(headOf(foldWords(instruction)).trim()) && !MORE_WANTED.test(foldWords(instruction));

const isChangeVerb = (head: string): boolean =>
  (CHANGES_FIRST.test(head) || CHANGES_ANYWHERE.test(head)) && !INTO_A_PIECE.test(head);

/** "What to say when somebody has died": no fact and no text, but something to choose from. */
export const wantsOptions = (instruction: string): boolean => ASKS_FOR_OPTIONS.test(foldWords(instruction));

/** Between people there is no one order of steps, and nothing to try out. */
const SAID_TO_SOMEBODY = lean(
  /how (?:(?:do|can|should|could|would) (?:i|we|you)|to) (?:(?:\p{L}+ly|nicely|just|even|best) )?(?:ask|tell|say (?:no|sorry)|talk to|respond|reply|answer|decline|refuse|reject|turn down|apologi[sz]e|confront|convince|persuade|approach|comfort|console|support|thank|break up|deal with|negotiate|set boundaries|bring up)(?![\p{L}])|como (?:le |les |lo |la )?(?:pido|digo|respondo|contesto|rechazo|convenzo|consuelo|agradezco|negocio|peco|recuso|convenco)(?![\p{L}])|comment (?:lui |leur )?(?:demander a|dire a|dire non|repondre|refuser|convaincre|consoler|annoncer|s'excuser|negocier)|wie (?:sage|bitte|frage|antworte|lehne|uberzeuge|troste|spreche|entschuldige|verhandle)(?:n)? (?:ich|man|wir)(?![\p{L}])|come (?:gli |le )?(?:chiedo|dico|rispondo|rifiuto|convinco|consolo|mi scuso)(?![\p{L}])|cum (?:ii |le )?(?:cer|spun|raspund|refuz|conving|consolez|ma scuz)(?![\p{L}])|(?:怎么|如何)(?:跟|和|对|向|劝|说服|安慰|拒绝|回绝|哄|道歉|表白)|(?:どう|どのように)(?:断|謝|伝え|説得|慰め|頼)|كيف (?:اطلب .{0,24}من |اطلب من|اقول ل|ارفض|اعتذر|اقنع|اواسي)/u,
);

export const isSaidToSomebody = (folded: string): boolean => SAID_TO_SOMEBODY.test(folded) || asksWhatToSay(folded);

/** "How do you say … in English": a wording is asked for, and where it fits. */
const SAID = lean(
  /how (?:do (?:you|i|we)|to|would you) (?:say|call)(?![\p{L}])(?! (?:no|yes|sorry|goodbye|it|that|this|thank|thanks|something|anything|to|in on)(?![\p{L}])(?! .*in (?:english|french|spanish|german|italian|japanese|chinese|korean|arabic|portuguese|romanian)))|como se (?:dice|diz)|comment (?:dit-on|on dit)|wie sagt man|come si dice|cum se spune|怎么说$|何と言|كيف نقول/u,
);

/** "Best month to visit Norway": one point in time, without taste or budget. */
const TIME_ASKED = lean(
  /^(?:what(?:'?s| is) )?(?:the )?best (?:time|month|day|hour|age|season|moment)(?![\p{L}])|mejor (?:hora|momento|epoca|mes)|meilleur(?:e)? (?:moment|heure|periode|mois)|beste(?:r|n)? (?:zeit|zeitpunkt|monat)|melhor (?:hora|momento|epoca|mes)|miglior(?:e)? (?:momento|ora|periodo|mese)|cel mai bun (?:moment)|cea mai buna (?:ora|perioada|luna)|最佳时间|最好的时间|什么时候.{0,8}最好|(?:一番|最も)いい(?:時期|時間)|افضل (?:وقت|موسم|شهر)/u,
);

export const asksForTime = (instruction: string): boolean => TIME_ASKED.test(foldWords(instruction));

/** Asked how they are used, these take steps. */
const ABOUT_A_TOOL: ReadonlySet<TaskKind> = new Set<TaskKind>(['formula', 'code', 'app']);
/** Code that is given runs, and too slowly. */
const IMPROVED = lean(
  /(?<![\p{L}])(?:slow|faster|speed (?:it|this|up)|optimi[sz]\p{L}*|lent[aeo]?|langsam|schneller|mai rapid)(?![\p{L}])|慢|优化|卡|遅い|速く|بطيء|بطيئ|اسرع/u,
);
const HOW = lean(
  /^(?:how (?:do|can|should|to)|como|comment|wie|come|cum)(?![\p{L}])|怎么|如何|どう(?:すれば|やって)|の使い方|كيف/u,
);

/** What is told about oneself or somebody near, with nothing asked. */
const TOLD = lean(
  /^(?:(?:help|hi|hey|hello|so|ok)[,!.]? )*(?:my|our|i|i'm|we|he|she|mi|mis|se me|nuestr[ao]|mon|ma|mes|j'ai|j'arrive|on a|mein|meine[nrm]?|mir|ich|wir|je|estoy|estou|to|tou|ando|me (?:siento|sinto|duele|doi)|mi sento|mi (?:si )?(?:fa|e)|ma simt|meu|minha|meus|minhas|nosso|nossa|mi[oae]|miei|il mio|la mia|i miei|le mie|nostr[oa]|ho|abbiamo|he|hemos|tengo|tenho|ich hab|sunt|am|ne-am|mi-am|mi s-a|ma doare|(?:fiul|fiica|copilul|sotul|sotia|mama|tata|pisica|cainele|vecinul|vecina|seful) (?:meu|mea|nostru)?|nu (?:pot|reusesc|mai pot)|no (?:puedo|consigo)|nao (?:consigo|posso)|non (?:riesco|posso))(?![\p{L}])(?! (?:need|want|would like|quiero|necesito|veux|voudrais|brauche|will|mochte|quero|preciso|voglio|vorrei|nevoie|vreau))|^(?:我|孩子|宝宝|儿子|女儿|老公|老婆|猫|狗|室友|邻居)|^(?:うち|私|僕|俺|子ども|子供|息子|娘|夫|妻|猫|犬|彼氏|彼女)[のはが]|^(?:انا|أنا|عندي|لدي|ابني|بنتي|زوجي|زوجتي|جوالي|قطتي|جاري)/u,
);

/** Something is told, and whoever tells it is in it. */
export const isToldAboutOneself = (folded: string): boolean => TOLD.test(folded);

/** The wording for an order that no particular one certainly fits: by its shape, whatever it is about. */
export function generalWording({ task, instruction, hasMaterial, isQuestion, asks, asksBehind }: Shape): TaskKind {
  const folded = foldWords(instruction);
  const head = headOf(folded);
  const isGiven = hasMaterial || GIVEN.test(instruction);
  if (isActed(task, instruction)) return 'acting';
  if (SAID.test(folded)) return 'meaning';
  if (task === 'quantity') return 'fact';
  if (TIME_ASKED.test(folded)) return 'question';
  if (!isGiven && THINGS.test(head.slice(0, LONGEST_HEAD))) return 'entries';
  if ((ASKS_FOR_OPTIONS.test(folded) || (task === 'howto' && isSaidToSomebody(folded))) && !isGiven) return 'suggest';
  if (SUGGESTED.has(task) && !isGiven && !(isQuestion && task === 'ideas' && !COUNTED_QUESTION.test(folded)))
    return 'suggest';
  if (isGiven && ASKS_OPINION.test(head)) return 'judge';
  if (isGiven && head !== folded && !/[?？؟]/u.test(head) && isSmall(head) && isChange(instruction)) return 'change';
  if (isQuestion && hasMaterial && ABOUT_A_TOOL.has(task) && IMPROVED.test(folded)) return 'code';
  if (isQuestion) return ABOUT_A_TOOL.has(task) && HOW.test(folded) ? 'howto' : 'question';
  if (TOKEN.test(folded) && MADE_OUT_OF_NOTHING.test(folded) && !ABOUT_PASSWORDS.test(folded)) return 'token';
  if (isGiven && isSmall(head) && isChange(instruction)) return 'change';
  if (isGiven && MORE_WANTED.test(folded)) return 'unknown';
  // "My boss sent me a message": somebody tells of it, and nobody asks for one.
  const isTale = isToldAboutOneself(folded) && !isSmall(folded) && !asks();
  if (isInMyName(instruction) && !isTale) return 'message';
  if (isGiven && isSmall(head) && isJudged(head.trim())) return 'judge';
  if ((LISTS.has(task) && !SINGULAR.test(head)) || LISTED.test(head) || COUNTED.test(folded)) return 'entries';
  if (!hasMaterial && asksBehind()) return 'question';
  if (!isSmall(isGiven ? head : folded) || splitSentences(instruction).length > 1) return 'unknown';
  if (isGiven || SUGGESTED.has(task) || asks()) return SUGGESTED.has(task) ? 'suggest' : 'small';
  return isToldAboutOneself(folded) ? 'suggest' : 'plain';
}

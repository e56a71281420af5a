import { askedOver } from './particular.js';

/** Told in a hurry: neither a yes or no nor a row of causes, but what to do now and whom to ring. */
const swallowed = askedOver([
  'yesno',
  'question',
  'troubleshoot',
  'suggest',
  'unknown',
  'plain',
  'small',
  'advice',
  'fact',
  'support',
  'howto',
  'harm',
  'quantity',
  'decide',
  'why',
  'effects',
  'whatif',
  'message',
  'chat',
  'text',
  'discuss',
]);

/** "My dog ate a grape", "my son swallowed a coin" */
export const SWALLOWED = {
  english: swallowed(
    "(?:(?:help|urgent|emergency|omg|oh no|so|ok|please|quick)[,!.:? ]*)*(?:(?:i think|i'm afraid) )?(?:(?:my|our|the|a|his|her) )?(?:[\\p{L}\\p{N}-]+ ){0,4}?(?:(?:dog|cat|puppy|kitten|rabbit|hamster|guinea pig|horse|parrot|budgie|ferret|pug|labrador|lab|poodle|beagle|terrier)(?: has| have| just| might have| may have|'s| accidentally| somehow)* (?:ate(?! (?:less|nothing|well|normally|(?:his|her|its) (?:food|dinner|breakfast)))|eaten|licked|drank|swallowed|chewed on|got into)|(?:son|daughter|baby|toddler|kid|child|boy|girl|old|husband|wife|brother|sister|mom|mum|dad|grandma|grandpa|i)(?: has| have| just| might have| may have|'s|'ve| accidentally| somehow)* (?:swallowed(?! (?:his|her|my) (?:pride|anger))|ingested|(?:ate|eaten|drank|drunk|licked|sipped)(?= [^.?!\\n]{0,30}(?:bleach|detergent|soap|shampoo|cleaner|washing|dishwasher|tablets?|pills?|pods?|batter(?:y|ies)|coin|magnet|mould|mold|berries|mushrooms?|plant|leaf|leaves|lily|glue|paint|perfume|sanitizer|antifreeze|vinegar|poison|medicine|lego|marble|crayon))))(?= )(?!.*(?:stop (?:him|her|it|them|my)|prevent|story|poem|homework|excuse))[^\\n]{2,200}",
    'Say in the first sentence how dangerous this is and whether to ring somebody right now and whom, then what to do in the next minutes and what on no account to do, which signs to watch for and for how long, and what to have ready for the call: what it was, how much, when, and the weight.',
    [
      'Danger: in the first sentence, with the amount from which it gets serious',
      'Now: what to do in the next minutes, and what on no account to do',
      'Call: whom to ring and how soon; what to have ready (what, how much, when, weight)',
      'Signs: which to watch for and for how long, and which mean going at once',
    ],
    [
      'Say in one sentence how dangerous this is, and whether to ring somebody at once.',
      'Say what to do now, in order, and what not to do.',
      'Name the signs to watch for, when they would show, and whom to ring then.',
    ],
  ),
  german: swallowed(
    '(?:(?:hilfe|dringend|notfall|omg|oh nein|schnell|bitte)[,!.:? ]*)*(?:(?:mein|unser|der|die|das|meine|unsere|ein|eine) )?(?:[\\p{L}\\p{N}()-]+ ){0,3}?(?:(?:[\\p{L}-]*hund|hundin|welpe|kater|katze|katzchen|hase|kaninchen|hamster|meerschweinchen|pferd) (?:hat|hatte|ist)(?! (?:nicht|nichts|kein)) [^.?!\\n]{1,60}(?:gefressen|gegessen|verschluckt|abgeleckt|geleckt|getrunken|erwischt|angeknabbert)|(?:sohn|tochter|baby|kind|kleinkind|kleine|kleiner|mann|frau|bruder|schwester|oma|opa|ich)(?: ?\\([^)]{1,12}\\))? (?:hat|habe|hab)(?! (?:nicht|nichts|kein)) (?:[^.?!\\n]{1,60}(?:verschluckt|geschluckt)|[^.?!\\n]{0,40}(?:mittel|reiniger|seife|shampoo|tabs?|tablette\\p{L}*|batterie\\p{L}*|munze|magnet\\p{L}*|schimmel\\p{L}*|beere\\p{L}*|pilz\\p{L}*|blatt|blatter|klebstoff|parfum|gift|medikament\\p{L}*|chlor|frostschutz\\p{L}*) [^.?!\\n]{0,20}(?:gegessen|getrunken|gegriffen|abgeleckt)))(?!\\p{L})(?!.*(?:abgewohn|geschichte|gedicht|hausaufgaben))[^\\n]{0,160}',
    '{Sag|Sagen Sie} im ersten Satz, wie gefährlich das ist und ob und wo sofort angerufen werden muss, dann was in den nächsten Minuten zu tun und was auf keinen Fall zu tun ist, auf welche Anzeichen wie lange zu achten ist und was für den Anruf bereitliegen soll: was es war, wie viel, wann und das Gewicht.',
    [
      'Gefahr: im ersten Satz, mit der Menge, ab der es ernst wird',
      'Jetzt: was in den nächsten Minuten zu tun ist und was auf keinen Fall',
      'Anruf: wo und wie bald; was bereitliegen soll (was, wie viel, wann, Gewicht)',
      'Anzeichen: worauf wie lange zu achten ist und welche sofort hinfahren heißen',
    ],
    [
      '{Sag|Sagen Sie} in einem Satz, wie gefährlich das ist und ob sofort anzurufen ist.',
      '{Nenn|Nennen Sie} der Reihe nach, was jetzt zu tun ist und was nicht.',
      '{Nenn|Nennen Sie} die Anzeichen, wann sie sich zeigen würden und wo dann anzurufen ist.',
    ],
  ),
  french: swallowed(
    "(?:(?:urgent|urgence|au secours|a l'aide|help|vite|svp)[,!.:? ]*)*(?:(?:mon|ma|mes|notre|le|la|un|une) )?(?:[\\p{L}\\p{N}-]+ ){0,3}?(?:(?:chien|chienne|chiot|chat|chatte|chaton|lapin|hamster|cochon d'inde|cheval)(?: de [^,.?!]{1,20}?)? (?:a|vient de?|aurait|avait)(?! (?:pas|rien)) (?:\\p{L}+ ){0,2}?(?:mange|manger|avale|avaler|leche|lecher|bu|croque|ingere)|(?:fils|fille|bebe|enfant|petit|petite|mari|femme|frere|soeur|mere|pere|j'ai|ans) ?(?:a |vient d'|aurait |ai )?(?:\\p{L}+ ){0,2}?(?:avale(?!r sa)r?|ingere|(?:mange|bu|leche)(?= [^.?!\\n]{0,30}(?:lessive|javel|savon|shampo|produit|tablette|pastille|pile|piece|aimant|moisi|baies?|champignon|feuille|colle|parfum|poison|medicament|antigel|comprime))))(?!\\p{L})(?!.*(?:histoire|poeme|devoirs))[^\\n]{2,200}",
    '{Dis|Dites} dès la première phrase si c’est dangereux et s’il faut appeler tout de suite et qui, puis ce qu’il faut faire dans les minutes qui suivent et ce qu’il ne faut surtout pas faire, quels signes surveiller et combien de temps, et ce qu’il faut avoir sous la main pour l’appel : quoi, combien, quand, et le poids.',
    [
      'Danger : dès la première phrase, avec la quantité à partir de laquelle c’est grave',
      'Maintenant : ce qu’il faut faire dans les minutes qui suivent, et surtout pas',
      'Appel : qui et dans quel délai ; ce qu’il faut avoir sous la main (quoi, combien, quand, poids)',
      'Signes : lesquels surveiller, combien de temps, et lesquels obligent à partir aussitôt',
    ],
    [
      '{Dis|Dites} en une phrase si c’est dangereux et s’il faut appeler tout de suite.',
      '{Indique|Indiquez} dans l’ordre ce qu’il faut faire maintenant, et ce qu’il ne faut pas faire.',
      '{Nomme|Nommez} les signes à surveiller, quand ils apparaîtraient et qui appeler alors.',
    ],
  ),
  spanish: swallowed(
    '(?:(?:urgente|urgencia|ayuda|auxilio|emergencia|rapido|por favor)[,!.:? ]*)*[¿¡]?(?:(?:mi|mis|nuestr[oa]|el|la|un|una) )?(?:[\\p{L}\\p{N}-]+ ){0,3}?(?:(?:perr[oa]|perrit[oa]|cachorr[oa]|gat[oa]|gatit[oa]|conej[oa]|hamster|cobaya|caballo) (?:(?:se|me|nos|le) ){0,2}(?:(?:ha|acaba de|creo que) )?(?:comido|comio|comerse|comer|tragado|trago|tragarse|lamido|lamio|bebido|bebio|mordio|mordido)|(?:hij[oa]|bebe|nin[oa]|nen[oa]|pequen[oa]|anos|marido|mujer|herman[oa]|madre|padre|abuel[oa]|me) (?:(?:se|me) ){0,2}(?:(?:ha|he|acaba de) )?(?:trag(?:o|ado|arse|ue)|ingirio|ingerido|(?:comi[oó]?|comido|bebi[oó]?|bebido|tome|tomo|tomado|chupado)(?= [^.?!\\n]{0,30}(?:lejia|cloro|detergente|jabon|champu|limpiador|pastilla|pila|moneda|iman|moho|baya|seta|hongo|hoja|pegamento|perfume|veneno|medicamento|medicina|anticongelante))))(?!\\p{L})(?!.*(?:cuento|poema|deberes))[^\\n]{2,200}',
    '{Di|Diga} en la primera frase si es peligroso y si hay que llamar ya y a quién, luego qué hacer en los próximos minutos y qué no hacer de ningún modo, qué señales vigilar y durante cuánto tiempo, y qué tener a mano para la llamada: qué era, cuánto, cuándo y el peso.',
    [
      'Peligro: en la primera frase, con la cantidad a partir de la cual es grave',
      'Ahora: qué hacer en los próximos minutos y qué no hacer de ningún modo',
      'Llamada: a quién y con qué urgencia; qué tener a mano (qué, cuánto, cuándo, peso)',
      'Señales: cuáles vigilar, cuánto tiempo, y cuáles obligan a ir de inmediato',
    ],
    [
      '{Di|Diga} en una frase si es peligroso y si hay que llamar ya.',
      '{Indica|Indique} por orden qué hacer ahora y qué no hacer.',
      '{Nombra|Nombre} las señales que vigilar, cuándo aparecerían y a quién llamar entonces.',
    ],
  ),
  italian: swallowed(
    '(?:(?:urgente|aiuto|emergenza|presto|per favore)[,!.:? ]*)*(?:(?:il|la|i|le|un|una) )?(?:(?:mi[oa]|nostr[oa]) )?(?:[\\p{L}\\p{N}-]+ ){0,2}?(?:(?:cane|cagna|cagnolin[oa]|cucciol[oa]|gatt[oa]|gattin[oa]|coniglio|criceto|cavallo)(?: si)? (?:e|ha|aveva|avrebbe)(?! (?:non|niente)) (?:\\p{L}+ ){0,1}?(?:mangiat[oa]|ingoiat[oa]|inghiottit[oa]|leccat[oa]|bevut[oa]|ingerit[oa])|(?:figli[oa]|bimb[oa]|bambin[oa]|neonat[oa]|piccol[oa]|anni|marito|moglie|fratello|sorella|mamma|papa|nonn[oa]|ho|io)(?: si)? ?(?:ha |ho |e |avrebbe )?(?:\\p{L}+ ){0,1}?(?:ingoiat[oa]|inghiottit[oa]|ingerit[oa]|(?:mangiat[oa]|bevut[oa]|leccat[oa])(?= [^.?!\\n]{0,30}(?:candeggina|detersivo|sapone|shampoo|detergente|pastigli|compress|pila|batteri|moneta|calamita|muffa|bacche|fungh|foglia|colla|profumo|veleno|medicin|farmac|antigelo))))(?!\\p{L})(?!.*(?:storia|poesia|compiti))[^\\n]{2,200}',
    'Di’ nella prima frase quanto è pericoloso e se bisogna chiamare subito e chi, poi che cosa fare nei prossimi minuti e che cosa non fare assolutamente, quali segni osservare e per quanto tempo, e che cosa tenere pronto per la chiamata: che cos’era, quanto, quando e il peso.',
    [
      'Pericolo: nella prima frase, con la quantità da cui diventa serio',
      'Adesso: che cosa fare nei prossimi minuti, e che cosa assolutamente no',
      'Chiamata: chi e con quale urgenza; che cosa tenere pronto (che cosa, quanto, quando, peso)',
      'Segni: quali osservare, per quanto tempo, e quali vogliono dire andare subito',
    ],
    [
      'Di’ in una frase quanto è pericoloso e se bisogna chiamare subito.',
      'Indica in ordine che cosa fare adesso e che cosa no.',
      'Nomina i segni da osservare, quando comparirebbero e chi chiamare allora.',
    ],
  ),
  portuguese: swallowed(
    '(?:(?:urgente|urgencia|socorro|ajuda|emergencia|por favor)[,!.:? ]*)*(?:[oa]s? )?(?:(?:meu|minha|nosso|nossa|um|uma) )?(?:[\\p{L}\\p{N}-]+ ){0,3}?(?:(?:cachorr[oa]|cachorrinh[oa]|cao|cadela|filhote|gat[oa]|gatinh[oa]|coelho|hamster|cavalo) (?:acabou de (?:comer|engolir|lamber|beber)|(?:ja )?(?:comeu|engoliu|lambeu|bebeu|mordeu))|(?:filh[oa]|bebe|crianca|menin[oa]|anos|marido|mulher|irma|irmao|mae|pai|avo|eu)(?: (?:acabou de|ja))? (?:engol\\p{L}+|ingeri\\p{L}*|(?:comeu|comi|bebeu|bebi|tomou|tomei|lambeu)(?= [^.?!\\n]{0,30}(?:agua sanitaria|lixivia|detergente|sabao|shampoo|xampu|produto|pastilha|comprimido|pilha|bateria|moeda|ima|mofo|bolor|bagas?|cogumelo|folha|cola|perfume|veneno|remedio|medicamento|anticongelante))))(?!\\p{L})(?!.*(?:historia|poema|licao))[^\\n]{2,200}',
    'Diga na primeira frase quão perigoso é e se é preciso ligar já e para quem, depois o que fazer nos próximos minutos e o que não fazer de modo nenhum, que sinais vigiar e por quanto tempo, e o que ter à mão para a chamada: o que foi, quanto, quando e o peso.',
    [
      'Perigo: na primeira frase, com a quantidade a partir da qual é grave',
      'Agora: o que fazer nos próximos minutos, e o que não fazer de modo nenhum',
      'Ligar: para quem e com que urgência; o que ter à mão (o quê, quanto, quando, peso)',
      'Sinais: quais vigiar, por quanto tempo, e quais obrigam a ir de imediato',
    ],
    [
      'Diga numa frase quão perigoso é e se é preciso ligar já.',
      'Indique por ordem o que fazer agora e o que não fazer.',
      'Diga que sinais vigiar, quando apareceriam e para quem ligar então.',
    ],
  ),
  romanian: swallowed(
    '(?:(?:urgent|urgenta|ajutor|repede|va rog|te rog)[,!.:? ]*)*(?:(?:un|o|al|a) )?(?:[\\p{L}\\p{N}-]+ ){0,1}?(?:(?:cainele|catelul|cateaua|catelusul|pisica|motanul|pisoiul|iepurele|hamsterul|calul)(?: \\p{L}+){0,2}? (?:tocmai )?(?:a|si-a|mi-a)(?: \\p{L}+)? (?:mancat|inghitit|lins|baut|ros)|(?:copilul|copilas\\p{L}*|baiatul|baietelul|fata|fetita|fiul|fiica|bebelusul|bebe|ani|sotul|sotia|fratele|sora|mama|tata|bunica|bunicul|am)(?: (?:meu|mea|nostru|noastra))? ?(?:tocmai )?(?:a |mi-a )?(?:\\p{L}+ )?(?:inghitit|ingerat|(?:mancat|baut|lins)(?= [^.?!\\n]{0,30}(?:clor|inalbitor|detergent|sapun|sampon|solutie|tableta|pastil|baterie|moneda|magnet|mucegai|fructe de padure|ciuperc|frunz|lipici|parfum|otrava|medicament|antigel))))(?!\\p{L})(?!.*(?:poveste|poezie|tema))[^\\n]{2,200}',
    '{Spune|Spuneți} din prima propoziție cât de periculos este și dacă trebuie sunat imediat și la cine, apoi ce e de făcut în minutele următoare și ce nu trebuie făcut în niciun caz, ce semne sunt de urmărit și cât timp, și ce e bine de avut pregătit la telefon: ce a fost, cât, când și greutatea.',
    [
      'Pericol: în prima propoziție, cu cantitatea de la care devine grav',
      'Acum: ce e de făcut în minutele următoare și ce nu, în niciun caz',
      'Telefon: la cine și cât de repede; ce e de avut pregătit (ce, cât, când, greutatea)',
      'Semne: care sunt de urmărit, cât timp, și care înseamnă plecat pe loc',
    ],
    [
      '{Spune|Spuneți} într-o propoziție cât de periculos este și dacă trebuie sunat imediat.',
      '{Arată|Arătați} în ordine ce e de făcut acum și ce nu.',
      '{Numește|Numiți} semnele de urmărit, când ar apărea și la cine trebuie sunat atunci.',
    ],
  ),
  chinese: swallowed(
    '(?:(?:急|紧急|救命|求助|请问|天哪|在线等)[，！!,。？?：: ]*)*(?:我|我们|咱)?(?:家|们家)?(?:的|里)?[^，。？！\\n]{0,6}?(?:(?:狗狗?|小狗|猫咪?|小猫|金毛|泰迪|柯基|兔子|仓鼠|宠物|汪|喵)(?:刚刚?|不小心|偷|好像|可能)*(?:误食|误吞|偷?吃|吞|舔|喝|咬)(?:了|掉|下|过)|(?:孩子|宝宝|儿子|女儿|小孩|婴儿|娃|岁|老公|老婆|爸|妈|奶奶|爷爷|弟弟?|妹妹?|我)(?:刚刚?|不小心|好像|可能)*(?:误食|误吞|误服|误喝|吞(?:了|下|进)|(?:吃|喝|舔)(?:了|掉|下)(?=[^，。？！\\n]{0,12}(?:洗洁精|洗衣|消毒|漂白|84|肥皂|香皂|洗发|药|电池|硬币|磁|霉|蘑菇|叶|胶水|香水|干燥剂|毒|防冻|樟脑))))(?![^\\n]*(?:故事|作文|作业))[^\\n]{1,120}',
    '第一句就说有多危险、要不要马上打电话、打给谁，再说接下来几分钟该做什么、绝对不能做什么，要观察哪些症状、观察多久，以及打电话前要准备好哪些信息：吃的是什么、多少、什么时候、体重。',
    [
      '危险：第一句写明，并说到多少量才算严重',
      '现在：接下来几分钟做什么，绝对不能做什么',
      '求助：打给谁、多快；准备好哪些信息（什么、多少、何时、体重）',
      '症状：要观察哪些、多久，出现哪些要立刻去医院',
    ],
    [
      '用一句话说有多危险，要不要马上打电话。',
      '按顺序说现在该做什么，不该做什么。',
      '列出要观察的症状、大约何时出现，以及那时该找谁。',
    ],
  ),
  japanese: swallowed(
    '(?:(?:至急|緊急|助けて|大変|急ぎ)[、！!。：: です]*)*(?:うちの|我が家の|私の|家の)?[^、。？！\\n]{0,8}?(?:(?:犬|愛犬|子犬|ワンコ|わんこ|猫|愛猫|子猫|ネコ|うさぎ|ハムスター)(?:が|は)[^。？！\\n]{1,24}(?:食べ|舐め|なめ|飲み込|飲ん|かじ|誤飲)(?:て|で|た|だ|ちゃ|じゃ|し|ん)|(?:子供|子ども|息子|娘|赤ちゃん|幼児|歳児?|歳|夫|妻|母|父|祖母|祖父|私)(?:が|は)[^。？！\\n]{0,24}(?:飲み込ん|誤飲|誤って(?:飲|食)|(?:洗剤|漂白剤|石鹸|シャンプー|薬|電池|硬貨|コイン|磁石|カビ|きのこ|葉|接着剤|香水|乾燥剤|毒)を?(?:少し|一口)?(?:食べ|舐め|なめ|飲ん)))(?![^\\n]*(?:物語|作文|宿題))[^\\n]{1,120}',
    '最初の一文で、どれくらい危険か、今すぐ電話が必要か、どこへかけるかを述べ、続いて数分以内にすること、絶対にしてはいけないこと、どんな症状をいつまで見るか、電話の前に用意しておくこと（何を、どれだけ、いつ、体重）を書いてください。',
    [
      '危険度：最初の一文で、どの量から深刻かも',
      '今すること：数分以内の行動と、絶対にしてはいけないこと',
      '連絡先：どこへ、どれくらい急いで、用意しておくこと（何を、どれだけ、いつ、体重）',
      '症状：何をいつまで見るか、すぐ受診すべきものはどれか',
    ],
    [
      'どれくらい危険か、今すぐ電話が必要かを一文で述べてください。',
      '今すること、してはいけないことを順に挙げてください。',
      '見るべき症状と出る時期、そのときの連絡先を書いてください。',
    ],
  ),
  arabic: swallowed(
    '(?:(?:عاجل|مستعجل|ساعدوني|النجده|ضروري|الحقوني|لو سمحت)[،!. :؟]*)*(?:(?:قطتي|كلبي|كلبتي|قطي|جروي|ارنبي|القطه|الكلب|قط(?:نا|تنا)|كلبنا)(?: \\p{L}+){0,2}? (?:اكل|اكلت|لعق|لعقت|شرب|شربت|بلع|بلعت|ابتلع|ابتلعت)|(?:ابني|ابنتي|بنتي|طفلي|طفلتي|رضيعي|ولدي|الطفل|زوجي|زوجتي|اخي|اختي|امي|ابي|والدي|والدتي|جدتي|جدي|لقد|انا)?(?: \\p{L}+){0,2}? ?(?:بلع|بلعت|ابتلع|ابتلعت|(?:اكل|اكلت|شرب|شربت|لعق|لعقت)(?= [^.؟!\\n]{0,25}(?:كلور|منظف|صابون|شامبو|مبيض|مسحوق|بطاري|عمله|مغناطيس|عفن|فطر|صمغ|عطر|سم|دواء|ادويه|حبوب|حبه دواء|مبيد))))(?!\\p{L})(?![^\\n]*(?:قصه|قصيده))[^\\n]{2,160}',
    'قل في الجملة الأولى ما مدى خطورة ذلك وهل يلزم الاتصال فورًا وبمن، ثم ما يُفعل في الدقائق القادمة وما لا يجوز فعله إطلاقًا، وأي علامات تُراقَب وكم من الوقت، وما يُجهَّز قبل الاتصال: ما هو، والكمية، والوقت، والوزن.',
    [
      'الخطورة: في الجملة الأولى، مع الكمية التي يصبح عندها الأمر جديًا',
      'الآن: ما يُفعل في الدقائق القادمة، وما لا يجوز فعله إطلاقًا',
      'الاتصال: بمن وبأي سرعة؛ وما يُجهَّز له (ما هو، والكمية، والوقت، والوزن)',
      'العلامات: ما يُراقَب وكم من الوقت، وأيها يعني الذهاب فورًا',
    ],
    [
      'قل في جملة واحدة ما مدى خطورة ذلك وهل يلزم الاتصال فورًا.',
      'اذكر بالترتيب ما يُفعل الآن وما لا يُفعل.',
      'اذكر العلامات التي تُراقَب ومتى تظهر وبمن يُتصل حينها.',
    ],
  ),
} as const;

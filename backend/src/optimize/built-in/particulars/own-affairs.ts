import { askedOver } from './particular.js';

const asked = askedOver([
  'entries',
  'list',
  'howto',
  'question',
  'plain',
  'small',
  'unknown',
  'advice',
  'helping',
  'suggest',
  'fact',
  'explain',
  'requirements',
  'quantity',
  'process',
  'plan',
  'support',
  'technical',
  'decide',
  'ideas',
  'recommend',
  'record',
  'discuss',
]);

/** "Which papers do I need for …, and what does it cost?" is no list of things somebody knows about. */
const PAPERS = {
  romanian: asked(
    '(?:[^?\\n]{0,140}[ ,.])?(?:(?:de )?ce|care(?: sunt)?) (?:fel de )?(?:acte|actele|documente|documentele|hartii|hartiile|formulare|formularele)(?: (?!oficial)\\p{L}+){0,3}? (?:trebui|nevoie|necesar|depun|duc|cer|se cer|iau|pregat|le am|obtin)\\p{L}*[^?\\n]{0,130}\\??[^?\\n]{0,60}',
    '{Dă|Dați} actele ca listă de bifat, la fiecare de unde se ia și în ce formă, apoi pașii în ordine, cu locul unde se depun, costul și durata, {spune|spuneți} ce diferă de la caz la caz și ce e bine să verific la instituție, pentru că sumele și termenele se schimbă.',
    [
      'Acte: listă de bifat, la fiecare de unde se ia și în ce formă',
      'Pași: în ordine, cu locul unde se depun',
      'Cost și durată: cu anul pentru care sunt valabile',
      'Altfel: ce se schimbă în funcție de situația mea',
    ],
    [
      '{Pune|Puneți} actele într-un tabel: act, de unde se ia, original sau copie.',
      '{Dă|Dați} drumul pas cu pas, cu costul și durata fiecărui pas.',
      '{Spune|Spuneți} din ce cauză se întorc cel mai des dosarele și ce se verifică înainte.',
    ],
  ),
  arabic: asked(
    '(?:[^؟?\\n]{0,120}[ ،.])?(?:ما|ما هي|وش|ايش|شو|ايه|اي) (?:هي )?(?:ال)?(?:اوراق|مستندات|وثائق)(?: \\p{L}+){0,2}? ?(?:ال)?(?:مطلوب|لازم|ضروري|احتاج|محتاج|نحتاج|يطلب|اجهز|اقدم)\\p{L}*[^؟?\\n]{0,120}',
    'اذكر الأوراق في قائمة يُؤشَّر عليها مع جهة استخراج كل منها وصورتها، ثم الخطوات بالترتيب وأين تُقدَّم، والرسوم والمدة، وبيّن ما يختلف من حالة إلى أخرى وما يلزم التأكد منه لدى الجهة لأن الرسوم والمدد تتغير.',
    [
      'الأوراق: قائمة، مع جهة استخراج كل ورقة وصورتها',
      'الخطوات: بالترتيب، مع مكان التقديم',
      'الرسوم والمدة: مع السنة التي تنطبق عليها',
      'ما يختلف: بحسب البلد أو الحالة',
    ],
    [
      'ضع الأوراق في جدول: الورقة وجهة استخراجها وأصل أو صورة.',
      'اذكر الخطوات بالترتيب مع رسوم كل خطوة ومدتها.',
      'اذكر أكثر ما تُرفض المعاملة بسببه وما يُراجع قبل التقديم.',
    ],
  ),
  german: asked(
    '(?:[^?\\n]{0,120}[ ,.])?(?:welche|was fur|was an) (?:\\p{L}+ )?(?:\\p{L}*unterlagen|\\p{L}*dokumente?|papiere|nachweise|formulare)(?: \\p{L}+){0,6}? (?:brauche?|brauchen|benotige?|benotigt|benotigen|notig|vorlegen|mitbringen|einreichen|erforderlich|muss)(?!\\p{L})[^?\\n]{0,120}\\??[^?\\n]{0,60}',
    '{Gib|Geben Sie} die Unterlagen als Liste zum Abhaken an, jeweils woher man sie bekommt und in welcher Form, dann die Schritte der Reihe nach mit Stelle, Kosten und Dauer, und {sag|sagen Sie}, was vom Fall abhängt und was ich bei der Behörde prüfen sollte, weil sich Gebühren und Fristen ändern.',
    [
      'Unterlagen: Liste zum Abhaken, jeweils woher und in welcher Form',
      'Schritte: der Reihe nach, mit der zuständigen Stelle',
      'Kosten und Dauer: mit dem Jahr, für das sie gelten',
      'Abweichungen: was von meiner Lage oder vom Ort abhängt',
    ],
    [
      '{Stell|Stellen Sie} die Unterlagen in eine Tabelle: was, woher, Original oder Kopie.',
      '{Nenn|Nennen Sie} den Ablauf Schritt für Schritt mit Kosten und Dauer.',
      '{Sag|Sagen Sie}, woran Anträge am häufigsten scheitern und was ich vorher prüfe.',
    ],
  ),
  french: asked(
    "(?:[^?\\n]{0,120}[ ,.])?(?:quel(?:le)?s (?:sont )?(?:les )?|de quels )(?:papiers|documents|pieces|justificatifs|formulaires)(?: (?:justificatives|administratifs|officiels))?(?: [\\p{L}'-]+){0,4}? ?(?:faut|fournir|besoin|necessaires|demandes?|apporter|presenter|preparer|deposer)(?!\\p{L})[^?\\n]{0,120}\\??[^?\\n]{0,60}",
    '{Donne|Donnez} les pièces en liste à cocher, avec pour chacune où l’obtenir et sous quelle forme, puis les étapes dans l’ordre avec le lieu, le coût et le délai, et {dis|dites} ce qui varie selon le cas et ce qu’il faut vérifier auprès de l’administration, car tarifs et délais changent.',
    [
      'Pièces : liste à cocher, avec où obtenir chacune',
      'Étapes : dans l’ordre, avec le lieu du dépôt',
      'Coût et délai : avec l’année pour laquelle ils valent',
      'Variantes : ce qui change selon ma situation',
    ],
    [
      '{Mets|Mettez} les pièces dans un tableau : pièce, où l’obtenir, original ou copie.',
      '{Donne|Donnez} la marche à suivre pas à pas, avec coût et délai.',
      '{Dis|Dites} pourquoi les dossiers sont le plus souvent refusés et quoi vérifier avant.',
    ],
  ),
  spanish: asked(
    '(?:[^?\\n]{0,120}[ ,.¿])?[¿ ]*(?:que|cuales son los) (?:documentos|papeles|requisitos|formularios|documentacion)(?: \\p{L}+){0,4}? ?(?:necesit|hace falta|hacen falta|piden|pide|debo|tengo que|presentar|llevar|son necesarios|se requier)\\p{L}*[^?\\n]{0,120}\\??[^?\\n]{0,60}',
    '{Da|Dé} los documentos en una lista para ir tachando, cada uno con dónde se consigue y en qué forma, luego los pasos en orden con el lugar, el coste y el plazo, y {di|diga} qué cambia según el caso y qué conviene comprobar en la oficina, porque tasas y plazos cambian.',
    [
      'Documentos: lista para tachar, con dónde se consigue cada uno',
      'Pasos: en orden, con el lugar donde se presentan',
      'Coste y plazo: con el año para el que valen',
      'Variantes: qué cambia según mi situación o el país',
    ],
    [
      '{Pon|Ponga} los documentos en una tabla: cuál, dónde se consigue, original o copia.',
      '{Da|Dé} el trámite paso a paso, con coste y plazo.',
      '{Di|Diga} por qué se rechazan más a menudo y qué revisar antes.',
    ],
  ),
};

/** "How can I lower my …" has measures that help more or less, and no steps to do one after the other. */
const LESS_OR_MORE = {
  romanian: asked(
    '(?:[^?\\n]{0,90}[ ,.])?cum (?:pot|as putea|putem|sa|imi|ne|pot sa|am putea|se poate)(?: (?:sa|sa-mi|sa imi|imi|ne|mai bine|sa-si|rapid|natural|eu))* (?:reduc\\p{L}*|scad\\p{L}*|micsor\\p{L}*|diminu\\p{L}*|cresc|creste|cresterea|marim?|maresc|imbunatat\\p{L}*|intar\\p{L}*|stimul\\p{L}*|economis\\p{L}*|tin(?:em)? sub control|prevenim?|prevenirea)(?= (?!o functie|codul|imaginea|fisier|poza|interogar))(?!.*(?:fractie|ecuatie|fisier|excel|python|sql|cod|propozit|textul))[^?\\n]{3,110}',
    '{Pune|Puneți} întâi ce ajută cel mai mult și cam cât, {dă|dați} la fiecare măsură cantitatea sau cât de des, {spune|spuneți} ce se recomandă des și ajută puțin, în cât timp se vede o diferență și când e cazul să cer ajutorul unui specialist.',
    [
      'Măsuri: cea mai eficientă prima, cu efectul aproximativ',
      'Concret: cât, cât de des, cu un exemplu din viața de zi cu zi',
      'Puțin util: ce se recomandă des și ajută puțin',
      'Urmărire: în cât timp se vede și după ce se măsoară',
    ],
    [
      '{Spune|Spuneți} de ce depinde cel mai mult.',
      '{Ia|Luați} măsurile după cât ajută față de efort, cu cantități.',
      '{Spune|Spuneți} cum urmăresc rezultatul și când cer ajutorul unui specialist.',
    ],
  ),
  arabic: asked(
    '(?:[^؟?\\n]{0,80}[ ،.])?(?:كيف|ازاي|شلون|كيفيه|ما (?:هي )?(?:ال)?طرق|طرق) ?(?:يمكنني|يمكن|ممكن|اقدر|استطيع|بدي|لي)?(?: ان)? ?(?:اخفض|اخفف|اقلل|انقص|خفض|تخفيض|تقليل|تخفيف|ازيد|زياده|احسن|تحسين|اقوي|تقويه|ارفع|رفع|انزل|اوفر|نقلل|نخفض|نحسن|نوفر)(?= )(?!.*(?:كود|برنامج|ملف|صوره|دقه|النص|الجمله|معادله|رسال|سيرت))[^؟?\\n]{3,100}',
    'ابدأ بما يفيد أكثر وبمقدار أثره التقريبي، واذكر مع كل إجراء الكمية أو عدد المرات، وما يُنصح به كثيرًا وفائدته قليلة، ومتى يظهر الفرق وبمَ يُقاس، ومتى ألجأ إلى مختص.',
    [
      'الإجراءات: الأكثر فائدة أولًا، مع أثره التقريبي',
      'التطبيق: الكمية أو عدد المرات، بمثال من يوم عادي',
      'قليل الفائدة: ما يُنصح به كثيرًا ولا يغير شيئًا يُذكر',
      'المتابعة: متى يظهر الفرق وبمَ يُقاس',
    ],
    [
      'اذكر أكثر ما يتوقف عليه الأمر.',
      'رتّب الإجراءات بحسب فائدتها مقابل جهدها، مع المقادير.',
      'اذكر كيف أتابع النتيجة ومتى ألجأ إلى مختص.',
    ],
  ),
  german: asked(
    '(?:[^?\\n]{0,80}[ ,.])?wie (?:kann|konnen|konnte|lasst|lassen|soll|schaffe|kriege|bekomme) (?:ich|wir|man|sich|mein\\p{L}*)(?: [\\p{L}-]+){1,8}? ?(?:senken|reduzieren|verringern|verbessern|steigern|erhohen|starken|sparen|vermeiden|vorbeugen|mindern|fordern|einsparen|runterkriegen|runterbringen|in den griff)(?!\\p{L})(?!.*(?:code|datei|bild|funktion|abfrage|text|satz|bruch|gleichung|python|excel))[^?\\n]{0,90}',
    '{Nenn|Nennen Sie} zuerst, was am meisten bringt und ungefähr wie viel, {gib|geben Sie} zu jeder Maßnahme an, wie viel oder wie oft, {sag|sagen Sie}, was oft empfohlen wird und wenig hilft, wann sich ein Unterschied zeigt, woran ich ihn messe und wann Fachleute gefragt sind.',
    [
      'Maßnahmen: die wirksamste zuerst, mit ungefährer Wirkung',
      'Konkret: Menge oder Häufigkeit, mit einem Beispiel aus dem Alltag',
      'Wenig wirksam: was oft empfohlen wird und kaum hilft',
      'Verlauf: ab wann sich etwas zeigt und woran man es misst',
    ],
    [
      '{Sag|Sagen Sie}, wovon es am meisten abhängt.',
      '{Ordne|Ordnen Sie} die Maßnahmen nach Wirkung und Aufwand, mit Mengen.',
      '{Sag|Sagen Sie}, wie ich das Ergebnis verfolge und wann Fachleute gefragt sind.',
    ],
  ),
  french: asked(
    '(?:[^?\\n]{0,80}[ ,.])?comment (?:puis-je|pouvons-nous|peut-on|pourrais-je|je peux|on peut|est-ce que je peux|faire pour)?(?: (?:mieux|naturellement|bien|rapidement))* ?(?:reduire|diminuer|faire baisser|baisser|ameliorer|augmenter|renforcer|economiser|limiter|prevenir|eviter de|stimuler)(?= )(?!.*(?:code|fichier|image|fonction|requete|texte|phrase|fraction|equation|python|excel))[^?\\n]{3,100}',
    '{Donne|Donnez} d’abord ce qui aide le plus et d’environ combien, {indique|indiquez} pour chaque mesure la quantité ou la fréquence, {dis|dites} ce que l’on conseille souvent et qui aide peu, au bout de combien de temps on voit une différence, comment la mesurer et quand consulter un spécialiste.',
    [
      'Mesures : la plus efficace d’abord, avec son effet approximatif',
      'Concret : quantité ou fréquence, avec un exemple du quotidien',
      'Peu utile : ce que l’on conseille souvent et qui aide peu',
      'Suivi : au bout de combien de temps et comment le mesurer',
    ],
    [
      '{Dis|Dites} de quoi cela dépend le plus.',
      '{Classe|Classez} les mesures selon l’effet et l’effort, avec des quantités.',
      '{Dis|Dites} comment suivre le résultat et quand consulter un spécialiste.',
    ],
  ),
  spanish: asked(
    '(?:[^?\\n]{0,80}[ ,.¿])?[¿ ]*como (?:puedo|podemos|se puede|podria|hago para|puede uno|le hago para)?(?: (?:mejor|naturalmente|rapidamente))* ?(?:bajar|reducir|disminuir|mejorar|aumentar|fortalecer|ahorrar|evitar|prevenir|subir|controlar|estimular)(?= )(?!bajar (?:de|la app|un|una|musica|videos))(?!.*(?:codigo|archivo|imagen|funcion|consulta sql|texto|frase|fraccion|ecuacion|python|excel))[^?\\n]{3,100}',
    '{Pon|Ponga} primero lo que más ayuda y más o menos cuánto, {da|dé} con cada medida la cantidad o la frecuencia, {di|diga} qué se recomienda mucho y ayuda poco, en cuánto tiempo se nota, cómo medirlo y cuándo acudir a un especialista.',
    [
      'Medidas: la más eficaz primero, con su efecto aproximado',
      'Concreto: cantidad o frecuencia, con un ejemplo cotidiano',
      'Poco útil: lo que se recomienda mucho y ayuda poco',
      'Seguimiento: en cuánto tiempo se nota y cómo medirlo',
    ],
    [
      '{Di|Diga} de qué depende más.',
      '{Ordena|Ordene} las medidas según efecto y esfuerzo, con cantidades.',
      '{Di|Diga} cómo seguir el resultado y cuándo acudir a un especialista.',
    ],
  ),
};

/** A sum to invest has a purse and a horizon to look at first, and no steps. */
const INVESTED = {
  romanian: asked(
    '(?:[^?\\n]{0,100}[ ,.])?(?:cum|unde|in ce|cum as putea|ce sa fac ca)(?: (?:as|ar|putea|pot|trebui|trebuie|sa|e|este|bine|cel|mai|imi|ii|le|il|o|i-as|le-as|sa-i|sa-l|sa-o|sa-mi))* ?(?:investesc|investi|invest|investim|plasez|pun (?:banii|economiile))(?!\\p{L})[^?\\n]{0,100}',
    '{Spune|Spuneți} întâi ce verific înainte (rezervă, datorii, când îmi trebuie banii), apoi două-trei variante potrivite pentru suma și experiența mea, cu risc, costuri și termen, un exemplu de împărțire și capcanele de ocolit, fără promisiuni de câștig.',
    [
      'Înainte: rezerva, datoriile și când îmi trebuie banii',
      'Variante: două-trei, cu risc, costuri și termen',
      'Exemplu: o împărțire a sumei, cu motivul',
      'Capcane: comisioane ascunse, promisiuni de câștig sigur',
    ],
    [
      '{Pune|Puneți} trei întrebări de care depinde răspunsul și {arată|arătați} ce schimbă fiecare.',
      '{Dă|Dați} o variantă prudentă și una mai îndrăzneață pentru suma aceasta.',
      '{Spune|Spuneți} care ar fi primul pas și ce nu se știe dinainte.',
    ],
  ),
  arabic: asked(
    '(?:[^؟?\\n]{0,100}[ ،.])?(?:كيف|وين|اين|في ماذا|فيم|بايش|ازاي|فين|شلون|وش افضل طريقه|افضل طريقه)(?: \\p{L}+){0,3}? ?(?:ا|ن|ل|ب)?(?:ستثمر|استثمر|استثمار|شغل|اشغل|تشغيل)\\p{L}*[^؟?\\n]{0,100}',
    'ابدأ بما أتحقق منه قبل الاستثمار (مبلغ للطوارئ والديون ومتى أحتاج المال)، ثم خيارين أو ثلاثة تناسب هذا المبلغ والخبرة مع المخاطرة والتكاليف والمدة، ومثال على توزيع المبلغ، وما يُحذر منه، دون وعد بربح.',
    [
      'قبل البدء: مبلغ الطوارئ والديون ومتى أحتاج المال',
      'الخيارات: اثنان أو ثلاثة، مع المخاطرة والتكاليف والمدة',
      'مثال: توزيع المبلغ مع سببه',
      'يُحذر منه: الرسوم الخفية والوعود بربح مضمون',
    ],
    [
      'اطرح ثلاثة أسئلة يتوقف عليها الجواب وبيّن ما يغيره كل منها.',
      'أعطِ توزيعًا حذرًا وآخر أجرأ لهذا المبلغ.',
      'اذكر الخطوة الأولى وما لا يمكن معرفته مسبقًا.',
    ],
  ),
  german: asked(
    '(?:[^?\\n]{0,100}[ ,.])?(?=.*(?:geld|euro|€|erspar|anfanger|etf|aktien|sparen|\\p{Nd}{4}))(?:wie|wo|worin|in was) (?:kann|soll|sollte|konnte|lege?|legt|investiere?)(?: \\p{L}+| \\p{Nd}[\\p{Nd}.]*| €){0,8}? ?(?:anlegen|investieren|lege ich|investiere ich|an)(?!\\p{L})[^?\\n]{0,90}',
    '{Sag|Sagen Sie} zuerst, was vorher zu klären ist (Rücklage, Schulden, wann das Geld gebraucht wird), dann zwei, drei passende Wege mit Risiko, Kosten und Laufzeit, eine Beispielaufteilung der Summe und die üblichen Fallen, ohne Gewinnversprechen.',
    [
      'Vorher: Rücklage, Schulden und wann das Geld gebraucht wird',
      'Wege: zwei, drei mit Risiko, Kosten und Laufzeit',
      'Beispiel: eine Aufteilung der Summe mit Begründung',
      'Fallen: versteckte Gebühren und Versprechen sicherer Gewinne',
    ],
    [
      '{Stell|Stellen Sie} drei Fragen, von denen die Antwort abhängt, und {sag|sagen Sie}, was jede ändert.',
      '{Gib|Geben Sie} eine vorsichtige und eine mutigere Aufteilung.',
      '{Nenn|Nennen Sie} den ersten Schritt und was niemand vorher wissen kann.',
    ],
  ),
  french: asked(
    '(?:[^?\\n]{0,100}[ ,.])?(?:comment|ou|dans quoi)(?: (?:puis-je|je peux|est-ce que je peux|dois-je|je dois|faut-il|les|bien|mieux))* ?(?:investir|placer|investis|place)(?!\\p{L})(?!.*(?:virgule|accent|verbe|mot))[^?\\n]{0,90}',
    '{Dis|Dites} d’abord ce qu’il faut vérifier avant (épargne de précaution, dettes, date à laquelle j’aurai besoin de l’argent), puis deux ou trois voies adaptées avec risque, frais et durée, un exemple de répartition de la somme et les pièges courants, sans promesse de gain.',
    [
      'Avant : épargne de précaution, dettes et horizon',
      'Voies : deux ou trois, avec risque, frais et durée',
      'Exemple : une répartition de la somme et sa raison',
      'Pièges : frais cachés et promesses de gain sûr',
    ],
    [
      '{Pose|Posez} trois questions dont dépend la réponse et {dis|dites} ce que chacune change.',
      '{Donne|Donnez} une répartition prudente et une plus audacieuse.',
      '{Donne|Donnez} le premier pas et ce que personne ne peut savoir d’avance.',
    ],
  ),
};

/** A new trade is weighed by what carries over and how long it takes. */
const NEW_TRADE = {
  romanian: asked(
    '(?=.*(?:reprofil|reconver|schimb\\p{L}* (?:cariera|domeniul|meseria|profesia)|trec (?:de la|din) [^?]{2,40} (?:la|in) |ma mut (?:din|de pe) [^?]{2,30} in ))[^\\n]{4,160}(?:de unde|cum|ce pasi|cu ce|cat (?:ar |as )?dur|merita|sfat|ce (?:sa|ar trebui))[^\\n]{0,120}',
    '{Spune|Spuneți} cât durează realist până la primul loc de muncă, pe etape, ce din experiența mea de acum se poate folosi, cu ce încep chiar săptămâna aceasta, ce costă în bani și timp și ce m-ar face să renunț din timp.',
    [
      'Durată: pe etape, realist, până la primul loc de muncă',
      'Ce am deja: experiența care se poate folosi și rolul potrivit cu ea',
      'Început: primul pas, cu timpul săptămânal',
      'Cost și risc: bani, venituri mai mici, semne că nu merge',
    ],
    [
      '{Numește|Numiți} două-trei roluri spre care drumul este cel mai scurt de unde sunt.',
      '{Dă|Dați} pentru cel mai potrivit etapele, cu durata și dovada că sunt gata.',
      '{Spune|Spuneți} cum verific ieftin, înainte de a renunța la locul de muncă.',
    ],
  ),
  arabic: asked(
    '(?=.*(?:(?:ا|ت|ن)?غير (?:مجال|مهنت|تخصص|وظيفت|كاريري|مساري)|تغيير (?:ال)?(?:مجال|مهن|مسار|وظيف)|(?:ا|ال)?انتق(?:ل|ال) (?:من|الي) [^؟?]{2,40} (?:الي|ل)|احول مجالي))[^\\n]{4,160}(?:كيف|من وين|من اين|بماذا|كم|وش|ماذا|هل)[^\\n]{0,120}',
    'اذكر المدة الواقعية حتى أول وظيفة على مراحل، وما يمكن الاستفادة منه من خبرتي الحالية، وما أبدأ به هذا الأسبوع، والتكلفة مالًا ووقتًا، والعلامات التي تدل مبكرًا على أنه لا يناسبني.',
    [
      'المدة: على مراحل وبواقعية حتى أول وظيفة',
      'ما لدي: خبرتي التي تنفع، والدور الأقرب إليها',
      'البداية: أول خطوة، مع الوقت أسبوعيًا',
      'التكلفة والمخاطرة: المال وانخفاض الدخل وعلامات التوقف',
    ],
    [
      'اذكر دورين أو ثلاثة هي الأقرب إلى ما أنا فيه.',
      'أعطِ مراحل أنسبها، مع مدة كل مرحلة ودليل الجاهزية.',
      'بيّن كيف أختبر ذلك بأقل كلفة قبل ترك عملي.',
    ],
  ),
};

/** Matters of one's own that are asked about in the same way in several languages. */
export const OWN_AFFAIRS = {
  romanian: [PAPERS.romanian, NEW_TRADE.romanian, INVESTED.romanian, LESS_OR_MORE.romanian],
  arabic: [PAPERS.arabic, NEW_TRADE.arabic, INVESTED.arabic, LESS_OR_MORE.arabic],
  german: [PAPERS.german, INVESTED.german, LESS_OR_MORE.german],
  french: [PAPERS.french, INVESTED.french, LESS_OR_MORE.french],
  spanish: [PAPERS.spanish, LESS_OR_MORE.spanish],
};

import { anyWord } from '../any-word.js';
import { foldWords } from '../fold.js';
import { lean } from '../lean.js';

/** A piece of a program is to be written, whatever it is for. */
export const CODE_TO_WRITE = anyWord([
  '(?:write|implement|create|develop|build|code|program|design|define|give me|show me|need|provide) (?:me )?(?:an? |the |some )?(?:[^ ,.?]{1,20} ){0,4}?(?:functions?|methods?|algorithms?|subroutine|class(?:es)?|programs?|scripts?|code)(?!\\p{L})(?! (?:of conduct|word|name))',
  '(?:escribe|escribí|implementa|crea|desarrolla|programa|define|necesito) .{0,16}(?:función|método|algoritmo|clase|programa|script|código)',
  '(?:écris|écrivez|implémente\\p{L}*|crée\\p{L}*|développe\\p{L}*|programme\\p{L}*|définis\\p{L}*) .{0,16}(?:fonction|méthode|algorithme|classe|programme|script|code)',
  '(?:schreib\\p{L}*|implementier\\p{L}*|erstell\\p{L}*|entwickl\\p{L}*|programmier\\p{L}*|definier\\p{L}*) .{0,16}(?:funktion|methode|algorithmus|klasse|programm|skript|code)',
  '(?:escreva|implemente|crie|desenvolva|programe|defina|preciso de) .{0,16}(?:função|método|algoritmo|classe|programa|script|código)',
  '(?:scrivi|implementa|crea|sviluppa|programma|definisci) .{0,16}(?:funzione|metodo|algoritmo|classe|programma|script|codice)',
  '(?:scrie|scrieți|implementează|creează|dezvoltă|programează|definește) .{0,16}(?:funcți\\p{L}+|metod\\p{L}+|algoritm\\p{L}*|clas\\p{L}+|program\\p{L}*|script\\p{L}*|cod)',
  '(?:写|编写|编|实现|设计|开发|创建|定义|完成|做)(?:出|个|一个|一段|段|一份)?[^，。,]{0,24}(?:函数|程序(?!员)|脚本|算法|方法|代码|类|数据结构)',
  '(?:関数|プログラム|スクリプト|アルゴリズム|クラス|メソッド|コード)(?:を|の).{0,14}(?:書|作|実装|作成|開発|定義)',
  '(?:اكتب|قم بكتابة|نفّذ|نفذ|قم بتنفيذ|طوّر|طور|قم بتطوير|أنشئ|قم بإنشاء|صمم|برمج|أريد|أعطني) .{0,10}(?:دالة|برنامج|سكربت|سكريبت|كود|شيفرة|خوارزمية|صنف)',
]);

/** Programs for a fitness studio, classes for children and scripts for a film are written in no programming language. */
export const OF_A_COMPUTER = lean(
  /(?<![\p{L}])(?:python|java|javascript|typescript|js|c\+\+|c#|golang|rust|php|ruby|kotlin|swift|matlab|perl|scala|haskell|bash|shell|powershell|sql|vba|html|node(?:\.?js)?|react|c program|in (?:c|go|r))(?![\p{L}])|(?<![\p{L}])(?:arrays?|strings?|integers?|lists?|matri(?:x|ces)|trees?|nodes?|linked|stack|queue|input|output|files?|returns?|prints?|recursi\p{L}*|sort(?:s|ed|ing)?|algorithm\p{L}*|function|o\((?:n|1|log)|palindrom\p{L}*|anagram\p{L}*|fibonacci|primes?|duplicates?|vowels?|parse[sr]?|json|csv|api|arreglo|cadena|lista|arbol|entero|archivo|devuelv\p{L}*|algoritmo|funcion|tableau|chaine|liste|arbre|fichier|renvoi\p{L}*|algorithme|fonction|zeichenkette|liste|baum|datei|zuruckgib\p{L}*|algorithmus|funktion|vetor|arquivo|funcao|stringa|lista|albero|file|funzione|restituisc\p{L}*|sir|lista|listă|arbore|fisier\p{L}*|functi\p{L}+|returneaz\p{L}*|algoritm\p{L}*|c语言)(?![\p{L}])|函数|算法|数组|字符串|列表|链表|二叉树|整数|文件|返回|输入|输出|回文|排序|程序|代码|関数|配列|文字列|アルゴリズム|リスト|整数|ファイル|داله|خوارزمي|مصفوف|سلسله|نص\p{L}* |قائمه|بايثون|جافا|ملف|يقرا|يحسب|شجره|كود|شيفره/u,
);

/** A poem, a lesson or an answer about code is none. */
export const ABOUT_SOMETHING_ELSE = lean(
  /(?<![\p{L}])(?:quiz|lesson|essay|poem|article|blog|email|movie|film|play|story|workout|training program|fitness|school program|code of conduct|tv|podcast|interview|resume|cover letter|fitness|pelicula|entrenamiento|scenario|entrainement|drehbuch|trainingsprogramm|treino|allenamento|antrenament)(?![\p{L}])|电影|剧本|健身|课程表|作文|邮件|映画|作文|فيلم|تمارين|مسرحي|مقال/u,
);

/** What one types into a terminal, an editor or a page. */
const TYPED_TOOLS =
  'git|github|docker|kubectl|npm|yarn|pnpm|pip|conda|bash|zsh|powershell|linux|unix|ubuntu|vim|tmux|ssh|scp|rsync|curl|grep|sed|awk|chmod|cron|ffmpeg|imagemagick|terminal|html5?|css3?|tailwind|latex|markdown|makefile|matplotlib|ggplot2?|seaborn';
/** What data are asked for in. */
const DATA_TOOLS =
  'sql|postgres(?:ql)?|psql|mysql|mariadb|sqlite|oracle|bigquery|mongodb|mongo|redis|pandas|polars|numpy|dplyr|jq|regex|regexp|excel|google sheets|sheets|libreoffice|vba|power ?bi|dax';
export const TYPED = lean(`(?<![\\p{L}])(?:${TYPED_TOOLS})(?![\\p{L}])`, 'u');
export const DATA_ASKED = lean(`(?<![\\p{L}])(?:${DATA_TOOLS})(?![\\p{L}])`, 'u');

/** One thing to do with it. */
export const DONE_WITH_A_TOOL = anyWord([
  "how (?:do|can|would|should|to)(?: (?:i|we|you|one))?(?!\\p{L})|what(?:'s| is) the (?:\\p{L}+ )?(?:command|syntax|code|query|tag|formula|way) |(?:give|show|write)(?: me)? (?:the |an? |some )?(?:\\p{L}+ ){0,2}(?:command|syntax|query|snippet|tag|example|code|one-?liner|formula)|(?:command|syntax|query|code|snippet) (?:to|for|that)|provide an example|(?:center|select|delete|remove|undo|revert|rename|merge|split|find|list|count|group|filter|copy|move|add|insert)\\p{L}* ",
  'cómo (?:se |puedo |hago |borro |elimino |filtro )|(?:comando|sintaxis|consulta|código|fórmula) (?:para|de|que)',
  'comment (?:faire|puis-je|je|on|supprimer|annuler|filtrer|ajouter|afficher)|(?:commande|syntaxe|requête|code|formule) (?:pour|de|qui)',
  'wie (?:kann|mache|lösche|finde|bekomme|filtere|entferne|füge|zentriere|geht)|(?:befehl|abfrage|syntax|code|formel) (?:um|für|zum|der|die)',
  'como (?:faço|posso|se|eu|apagar|desfazer|filtrar|excluir)|(?:comando|sintaxe|consulta|código|fórmula) (?:para|de|que)',
  'come (?:faccio|posso|si|annullo|elimino|filtro)|(?:comando|sintassi|query|codice|formula) (?:per|di|che)',
  'cum (?:pot|fac|se|șterg|anulez|filtrez|elimin|adaug)|(?:comanda|comandă|sintaxa|interogare|cod|formulă) (?:pentru|care|de)',
  '怎么|如何|怎样|命令|语法|(?:查询|语句|公式|代码)',
  '(?:方法|コマンド|クエリ|構文|どう|するには|書き方)',
  'كيف |(?:أمر|استعلام|صيغة|كود|وسم) ',
]);

/** A longer way, or a subject to learn. */
export const TAKES_STEPS = lean(
  /(?<![\p{L}])(?:install|set ?up|configure|deploy|migrate|learn|get started|start with|getting started|best practices?|works?|difference|explain|why|vs|versus|compare|tutorial|course|roadmap|steps?|instala\p{L}*|configur\p{L}*|aprend\p{L}*|funciona|funzione|diferenc\p{L}*|installer|apprendre|fonctionne|installier\p{L}*|einricht\p{L}*|lern\p{L}*|funktioniert|unterschied|warum|imparare|differenza|perche|invat\p{L}*|functioneaza|error|fails?|not working|broken)(?![\p{L}])|安装|配置|部署|学习|区别|为什么|入门|原理|步骤|报错|インストール|設定|学|違い|なぜ|تثبيت|تعلم|الفرق|لماذا|يعمل/u,
);

/** Terms that only somebody who works with them uses. */
export const SPECIALIST = lean(
  /(?<![\p{L}\p{N}])(?:design (?:a|an|the) (?:\p{L}+ ){0,2}(?:database|schema|api|microservices?|cache)|(?:database|schema|system|api) design|(?:quick|merge|heap|insertion|bubble)[ -]?sort|(?:time|space) complexity|worst[- ]case|hash (?:table|map)s?|deadlocks?|race conditions?|mutex(?:es)?|semaphores?|b-?trees?|garbage collect\p{L}+|memory leaks?|q?lora|peft|rlhf|dpo|sft|fine[- ]?tun\p{L}+|batch ?norm\p{L}*|layer ?norm\p{L}*|rms ?norm|softmax|logits?|cross[- ]entropy|kl divergence|attention (?:heads?|masks?|weights?|scores?)|self-attention|kv[- ]?cache|quanti[sz]\p{L}+|vector (?:db|database|store)s?|rerank\p{L}*|tokeni[sz]\p{L}+|bpe|sgd|adamw?|learning rates?|lr|warm-?up steps?|overfit\p{L}*|regulari[sz]\p{L}+|dropout|gradient (?:clipping|checkpointing|accumulation|boosting)|vanishing gradients?|backprop\p{L}*|vram|cuda|3090|4090|a100|h100|fp16|bf16|int8|gguf|llama|mistral|\p{Nd}{1,3}b model|bert|unet|gans?|vaes?|diffusion models?|lstms?|xgboost|lightgbm|random forests?|svms?|pca|t-?sne|umap|k-?means|k-?fold|cross[- ]validation|auc|f1[- ]score|mfccs?|mel[- ]spectrograms?|stft|kubernetes|k8s|kafka|rabbitmq|grpc|graphql|microservices?|event sourcing|cqrs|sharding|mvcc|deadlocks?|race conditions?|mutex\p{L}*|semaphores?|async|event loop|goroutines?|borrow checker|garbage collect\p{L}+|jit|monads?|smart pointers?|vtables?|move semantics|cache invalidation|cors|csrf|xss|jwts?|oauth2?|ssr|hydration|useeffect|usememo|redux|orms?|n\+1|b-?trees?|websockets?|terraform|monorepos?|tcp|udp|http\/[23]|bgp|pytorch|tensorflow|keras|sklearn|scikit-learn|dataloaders?|hugging ?face|airflow|pyspark|heteroscedastic\p{L}*|multicollinearity|p-values?|anova|arima|bayesian|mcmc|kalman|fft|hyperparameters?|embeddings?|cosine similarity|inference latency|batch sizes?|epochs?)(?![\p{L}\p{N}])|梯度(?:消失|爆炸|裁剪|累积)|过拟合|学习率|批归一化|层归一化|交叉熵|注意力(?:机制|头)|微调|量化|显存|死锁|线程安全|协程|分库分表|缓存(?:穿透|雪崩|一致)|過学習|学習率|勾配消失|微調整|量子化|デッドロック|الإفراط في التخصيص|معدل التعلم|تلاشي التدرج/u,
);

/** "What is BERT" is asked by somebody who doesn't know it yet. */
export const WHAT_IS = anyWord(
  [
    "(?:what(?:'s| is| are)|define|explain|describe|tell me about)(?: an?| the)? [^ ]{2,24}(?: [^ ]{2,24}){0,2}$",
    'qu[ée] (?:es|son) [^ ]{2,24}(?: [^ ]{1,24}){0,3}$',
    "(?:qu'est-ce que|c'est quoi) .{0,24}$",
    'was (?:ist|sind) [^ ]{2,24}(?: [^ ]{1,24}){0,3}$',
    '(?:o )?que (?:é|são) [^ ]{2,24}(?: [^ ]{1,24}){0,3}$',
    "(?:che )?cos(?:a|')(?: è|è| sono) [^ ]{2,24}(?: [^ ]{1,24}){0,3}$",
    'ce (?:este|e|sunt) [^ ]{2,24}(?: [^ ]{1,24}){0,3}$',
    '什么是.{1,14}$|.{1,12}是什么[?？]?$',
    '.{1,14}とは(?:何ですか)?[?？。]?$',
    'ما (?:هو|هي) [^ ]{2,24}(?: [^ ]{1,24}){0,1}$',
  ],
  { atStart: true },
);

/** What comes out of it, not what it is for. */
export const OUTPUT_ASKED = lean(
  /(?<![\p{L}])(?:prints?|printed|outputs?|returns?|results?|displayed|value of|imprime|salida|devuelve|resultado|affiche|renvoie|resultat|ausgabe|gibt .{0,20}(?:aus|zuruck)|ergebnis|saida|devolve|stampa|restituisce|risultato|afiseaza|returneaza|rezultatul)(?![\p{L}])|输出|打印|返回|结果|出力|表示され|يطبع|مخرج|ناتج|نتيجه/u,
);

/** Written anew in another programming language. */
export const PORTED = lean(
  String.raw`(?<![\p{L}])(?:convert|translate|port|rewrite|turn|convierte|traduce|reescribe|convertis|traduis|reecris|ubersetze?|wandle|schreibe?|portier\p{L}*|converta|traduza|reescreva|converti|traduci|riscrivi|transforma|converteste|tradu|rescrie|把|将|حول|ترجم).{0,60}(?:(?<![\p{L}])(?:to|into|in|from|a|en|nach|para|per|din|الي)\s|成|为|到|\sل)\s?(?:python|java|javascript|js|typescript|ts|c\+\+|c#|golang|go|rust|php|ruby|kotlin|swift|matlab|r|c|bash|powershell|julia|perl|scala|بايثون|جافا)(?![\p{L}])|(?:python|java|javascript|c\+\+|c#|go|rust|php|ruby|typescript|kotlin|swift)(?:に|へ)(?:書き換|変換|移植|直)`,
  'u',
);

/** Where how it scales is part of the question. */
export const ALGORITHMIC = lean(
  /(?<![\p{L}])o\s?\((?:n|1|log|m)|complexi|komplexit|algorit|binary (?:search|tree)|linked list|stacks?|queues?|deques?|tries?|priority queue|lru cache|union-find|dynamic programming|subsequence|substring|palindrom|anagram|fibonacci|prime numbers?|permutations?|graph|heap|hash|matrix|matri[cz]|recursi|rekursi|sorting algorithm|median|shortest path|arbol binario|lista enlazada|arbre binaire|liste chainee|binarbaum|verkettete|arvore binaria|albero binario|arbore binar|matrice|复杂度|算法|二叉树|链表|动态规划|回文|递归|排序|最短路径|中位数|矩阵|質数|素数|計算量|アルゴリズム|二分木|回文|再帰|تعقيد|خوارزمي|شجره ثنائي|مصفوف|صفيف|متناظر/u,
);

/** More than a line to type. */
export const A_PROGRAM = lean(
  /(?<![\p{L}])(?:s[ck]ripts?|functions?|program(?:s|ma|me|m|mi)?|class|funcion|fonction|funktion|funzione|funcao|functie)(?![\p{L}])|函数|脚本|程序|関数|スクリプト|プログラム|سكر[يب]+ت|داله|برنامج/u,
);

/** The same code, easier to read or quicker. */
export const RESHAPED = anyWord([
  '(?:refactor|restructure|clean up|tidy up|simplif\\p{L}+|shorten|optimi[sz]e|speed up|rewrite|improve|make)(?!\\p{L})[^\\n]{0,60}(?:readab\\p{L}+|clean\\p{L}*|clear\\p{L}*|simpl\\p{L}+|short\\p{L}*|fast\\p{L}*|idiomatic|pythonic|maintainab\\p{L}+|efficien\\p{L}+|(?:this|the|my) (?:code|function|method|class|loop|script|query))|(?:convert|turn|transform|rewrite|change|make)(?!\\p{L})[^\\n]{0,60} (?:into|to|as|using|so that it (?:is|uses)) (?:an? |its |the )?(?:\\p{L}+ )?(?:iterative|recursive|recursion|iteration|one-liner|loops?|while loop|for loop|list comprehensions?|class|generator|arrow functions?|async|functional|object-oriented)(?!\\p{L})|refactor (?:this|the|my|it)|(?:could|can) (?:it )?be (?:simplified|improved|shortened|refactored|made)',
  '(?:refactoriza|simplifica|optimiza|limpia|mejora)\\p{L}*',
  '(?:refactorise|simplifie|optimise|nettoie|améliore)\\p{L}*',
  '(?:refaktorier|refactor|vereinfach|optimier|verbesser|kürz)\\p{L}*',
  '(?:refatore|refatora|simplifique|simplifica|otimize|melhore|limpe)\\p{L}*',
  '(?:rifattorizza|semplifica|ottimizza|migliora|ripulisci)\\p{L}*',
  '(?:refactorizează|refactorizați|simplific|optimiz|îmbunătăț|curăță)\\p{L}*',
  '重构|优化|简化|精简|改(?:得|成)更',
  'リファクタ|最適化|簡潔に|読みやすく|短く',
  '(?:أعد هيكلة|أعد كتابة|بسط|حسن|اختصر)',
]);

/** "Given an array of integers, return …": what is taken in and what comes back is all of it. */
const TAKEN_IN = anyWord(
  [
    'given (?:an?|two|the|three) (?:(?:\\p{L}+|\\p{Nd}+d|\\p{Nd}+) ){0,3}?(?:strings?|arrays?|linked lists?|binary (?:search )?trees?|integer (?:\\p{L}+ )?|matri(?:x|ces) of|lists? of (?:\\p{L}+ )?(?:integers|numbers|strings|intervals|words)|(?:un)?directed graph|graph)(?!\\p{L})',
    'dad[oa]s? (?:un|una|dos) (?:arreglo|array|cadena|árbol binario|lista enlazada|vector|lista de (?:enteros|números))',
    '(?:étant )?donnée?s? (?:un|une|deux) (?:tableau|chaîne|arbre binaire|liste chaînée|liste d.entiers)',
    'gegeben (?:ist|sei|sind)? ?(?:ein|eine|zwei) (?:array|string|zeichenkette|binärbaum|verkettete liste|liste (?:von|ganzer) )',
    'dad[oa]s? (?:um|uma|dois|duas) (?:array|vetor|string|árvore binária|lista (?:encadeada|de (?:inteiros|números)))',
    'dat[oa]? (?:un|una|due) (?:array|stringa|albero binario|lista (?:concatenata|di (?:interi|numeri)))',
    '(?:se dă|dat fiind|fiind dat[ăe]?|având) (?:un|o|două) (?:șir de (?:caractere|numere)|tablou|vector|arbore binar|listă (?:înlănțuită|de (?:numere|întregi)))',
    '给(?:定|你)(?:一个|两个)?.{0,6}(?:字符串|数组|链表|二叉树|矩阵)',
    '(?:整数の|文字列の)?(?:配列|文字列|リスト|二分木)が与えられ',
    '(?:معطى|بالنظر إلى|لديك|أعطيت) (?:مصفوفة|سلسلة نصية|قائمة مترابطة|شجرة ثنائية)',
  ],
  { atStart: true },
);
const COMES_BACK = anyWord([
  'return|find|compute|determine|write|implement|count|check',
  'devuelv\\p{L}*|encuentr\\p{L}*|escrib\\p{L}*|implement\\p{L}*',
  'renvo\\p{L}*|trouve\\p{L}*|écri\\p{L}*|implément\\p{L}*',
  'gib|finde|schreib\\p{L}*|implementier\\p{L}*|bestimme',
  'retorn\\p{L}*|encontr\\p{L}*|escrev\\p{L}*|implement\\p{L}*|devolv\\p{L}*',
  'restituisc\\p{L}*|trova|scriv\\p{L}*|implementa\\p{L}*',
  'return\\p{L}*|găs\\p{L}*|scri\\p{L}*|implement\\p{L}*|determin\\p{L}*',
  '返回|找出|写|实现|判断|求',
  '返|求め|書|実装|見つけ',
  'أعد|أرجع|جد|أوجد|اكتب|احسب',
]);
const LONGEST_TASK = 600;
export const isProgrammingTask = (text: string): boolean => {
  if (text.length > LONGEST_TASK) return false;
  const folded = foldWords(text).trim();
  return TAKEN_IN.test(folded) && COMES_BACK.test(folded);
};

/** To be programmed by its verb, whatever is to be said of the program behind it. */
const IMPLEMENTED = anyWord(
  [
    '(?:please )?(?:implement|code up|program)(?! (?:for|of|with|to) )',
    'implement[ae]',
    'implémente\\p{L}*',
    'implementier\\p{L}*',
    'implement[ae]',
    'implementa\\p{L}*',
    'implementea\\p{L}+|implementați',
    '(?:请)?(?:用\\s?[a-z+#]{1,12}\\s?)?实现',
    '.{1,40}を実装',
    '(?:نفذ|نفّذ|برمج)',
  ],
  { atStart: true },
);
export const isImplemented = (folded: string): boolean =>
  IMPLEMENTED.test(folded) && OF_A_COMPUTER.test(folded) && !ABOUT_SOMETHING_ELSE.test(folded);

/** A task for a program, told as an exercise: its language is named. */
const SOLVED_IN_CODE = anyWord([
  '(?:solution|code|function|program|implementation|answer|solve it|implement it) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solución|código|función|programa|implementación|resuélvelo) (?:\\p{L}+ )?en (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solution|code|fonction|programme|implémentation) (?:\\p{L}+ )?en (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:lösung|code|funktion|programm|implementierung) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solução|código|função|programa|implementação|resolva) (?:\\p{L}+ )?em (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:soluzione|codice|funzione|programma|implementazione) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:soluția|soluție|codul|funcția|funcție|program|implementare) (?:\\p{L}+ )?în (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:用|以) ?(?:java|python|javascript|typescript|c\\+\\+|c#|go|rust|kotlin|php|swift|sql) ?(?:语言)?(?:实现|编写|写|给出|解决)',
  '(?:java|python|javascript|typescript|c\\+\\+|c#|go|rust|kotlin|ruby|php|swift|sql)で(?:[^。\\n]{0,8})(?:解答|実装|書い|解い|作)',
]);
const GIVEN_DATA = anyWord(
  [
    '(?:given|you are given|you have|there is|let|consider)(?!\\p{L})',
    '(?:dad[oa]s?|tienes|considera|sea)(?!\\p{L})',
    '(?:étant donné|on te donne|soit|on a|considère)(?!\\p{L})',
    '(?:gegeben|es ist|du hast|betrachte)(?!\\p{L})',
    '(?:dad[oa]s?|considere|seja)(?!\\p{L})',
    '(?:dat[oaie]|considera|sia)(?!\\p{L})',
    '(?:dat[ăe]?|dată fiind|fie|se dă)(?!\\p{L})',
    '(?:给定|已知)',
    '[^。]{2,40}(?:行列|配列|リスト|文字列|木|グラフ)(?:を|が|で|から)',
  ],
  { atStart: true },
);
export const isSolvedInCode = (folded: string): boolean => SOLVED_IN_CODE.test(folded) && GIVEN_DATA.test(folded);

import { anyWord } from '../any-word.js';

/** As a part of a pattern. */
export const WEIGHTY_IN_ENGLISH =
  "(?:jobs?(?! interview)|career|employer|job offer|salary|promotion|resign|quit|retire|freelanc\\p{L}*|business|start-?up|(?:buy|sell|rent)(?:ing)? (?:a |an |the |our |my )?(?:[\\p{L}-]+ )?(?:house|home|flat|apartment|condo|place|property|car)|mortgage|loan|debt|invest\\p{L}*|savings|pension|stocks|shares|lawsuit|sue|relocat\\p{L}*|emigrat\\p{L}*|moving|move (?:to|in|out|back|abroad)|marry|marriage|divorc\\p{L}*|break up|leave (?:him|her|my (?:wife|husband|partner|boyfriend|girlfriend))|have (?:a |another )?(?:bab(?:y|ies)|kids?|child\\p{L}*)|adopt\\p{L}*|pregnan\\p{L}*|degree|universit\\p{L}*|college|master'?s|phd|(?:law|med(?:ical)?|boarding) school|apprenticeship|drop out|surgery|operation|chemo\\p{L}*|therapy|nursing home|care home)(?!\\p{L})";

/** Where one lives, works, learns, owes or with whom: what is chosen here stays chosen for years. */
const FOR_YEARS = anyWord([
  WEIGHTY_IN_ENGLISH,
  '(?:empleo|puesto de|oferta de|(?:cambiar de|dejar (?:el|mi)|nuevo|aceptar (?:el|un|este)) trabajo|sueldo|carrera|renunci\\p{L}+|jubil\\p{L}+|negocio|(?:comprar|vender|alquilar) (?:\\p{L}+ )?(?:casa|piso|departamento|coche)|hipoteca|préstamo|crédito|deuda|invert\\p{L}+|inversi\\p{L}+|ahorros|mudar\\p{L}*|emigr\\p{L}+|casar(?:me|nos|se)|matrimonio|divorci\\p{L}+|dejar a mi (?:novi|marid|mujer|parej)\\p{L}*|tener (?:otro |un )?hij\\p{L}+|adoptar|embaraz\\p{L}+|grado|máster|universidad|doctorado|oposici\\p{L}+|operar\\p{L}*|cirugía)(?!\\p{L})',
  "(?:emploi|un poste|offre d'emploi|(?:changer de|quitter mon|nouveau) travail|salaire|carrière|démission\\p{L}*|retraite|(?:acheter|vendre|louer) (?:\\p{L}+ )?(?:maison|appartement|voiture)|achat immobilier|prêt|crédit|dette|invest\\p{L}+|épargne|procès|déménag\\p{L}+|émigr\\p{L}+|épous\\p{L}+|mari(?:er|age)|divorc\\p{L}+|quitt\\p{L}+ (?:mon|ma) (?:mari|femme|copain|copine|conjoint\\p{L}*)|avoir (?:un |un autre )?enfants?|adopter|enceinte|licence|master|université|doctorat|études|opér(?:er|ation)|chirurgie|maison de retraite)(?!\\p{L})",
  '(?:job\\p{L}*|stellenangebot|beruf\\p{L}*|arbeitgeber|gehalt|karriere|kündig\\p{L}*|selbstständig|(?:haus|wohnung|auto) (?:\\p{L}+ )?(?:kauf|verkauf|miet)\\p{L}*|hauskauf|kredit|darlehen|schulden|invest\\p{L}*|aktien|klag\\p{L}*|umzieh\\p{L}*|auswander\\p{L}*|heirat\\p{L}*|scheid\\p{L}*|trennen|kinder? (?:bekommen|kriegen)|adopt\\p{L}*|schwanger\\p{L}*|studi\\p{L}*|ausbildung|lehre|master|uni|operier\\p{L}*|operation|pflegeheim)(?!\\p{L})',
  '(?:emprego|vaga|oferta de|(?:mudar de|largar o|novo) trabalho|salário|carreira|demiti\\p{L}*|demissão|aposent\\p{L}+|negócio|(?:comprar|vender|alugar) (?:\\p{L}+ )?(?:casa|apartamento|carro)|financiamento|empréstimo|dívida|invest\\p{L}+|poupança|processar|mudar (?:de|para)|emigr\\p{L}+|casar\\p{L}*|divórci\\p{L}+|divorciar|terminar (?:com|o namoro)|ter (?:outro |um )?filhos?|adotar|grávida|faculdade|universidade|mestrado|doutorado|operar|cirurgia|casa de repouso)(?!\\p{L})',
  '(?:impiego|offerta di|(?:cambiare|lasciare il|nuovo) lavoro|stipendio|carriera|dimission\\p{L}+|licenziar\\p{L}+|pensione|azienda|(?:comprare|vendere|affittare) (?:\\p{L}+ )?(?:casa|appartamento|macchina|auto)|mutuo|prestito|debit\\p{L}+|invest\\p{L}+|risparmi|fare causa|trasferir\\p{L}+|emigr\\p{L}+|sposar\\p{L}+|matrimonio|divorzi\\p{L}+|lasciare (?:lui|lei|il mio|la mia)|avere (?:un )?(?:altro )?figli\\p{L}*|adottare|incinta|laurea|master|università|dottorato|operar\\p{L}+|operazione|intervento|casa di riposo)(?!\\p{L})',
  '(?:job\\p{L}*|serviciu\\p{L}*|ofert\\p{L}+ de|salariu\\p{L}*|carier\\p{L}+|demisi\\p{L}+|pensi\\p{L}+|afacer\\p{L}+|(?:cump[aă]r|v[aâ]nd|închiri)\\p{L}* (?:\\p{L}+ )?(?:cas[aă]|apartament\\p{L}*|mașin[aă])|credit\\p{L}*|împrumut\\p{L}*|datorii|invest\\p{L}+|economii|(?:mă|ne) mut\\p{L}*|emigr\\p{L}+|căsător\\p{L}+|divorț\\p{L}*|despart\\p{L}*|(?:un|alt) copil|adopt\\p{L}*|însărcinat\\p{L}*|facultat\\p{L}+|master\\p{L}*|universit\\p{L}+|doctorat\\p{L}*|operez|operați\\p{L}+|cămin de bătrâni)(?!\\p{L})',
  'offer|换工作|新工作|找工作|跳槽|辞职|离职|入职|薪|事业|创业|生意|考研|考公|读研|留学|选专业|专业|大学|学位|博士|硕士|买房|卖房|租房|房贷|首付|贷款|投资|股票|基金|存款|理财|退休|搬到|移民|回老家|结婚|离婚|分手|求婚|生孩子|二胎|怀孕|领养|手术|养老院|起诉|买车',
  '仕事を(?:辞|変|続)|転職|退職|就職|内定|起業|年収|給料|キャリア|進学|大学|留学|学部|マンション|家を買|住宅ローン|ローン|借金|投資|貯金|移住|結婚|離婚|別れ|プロポーズ|子供を(?:産|持)|出産|妊娠|養子|手術|老人ホーム|訴え|車を買',
  '(?:عرض|فرص[ةه]) (?:ال)?عمل|(?:ال)?وظيف|(?:ال)?راتب|استقال|استقيل|(?:ال)?تقاعد|مشروع|شرك[ةه]|(?:اشتري|شراء|بيع|ابيع|استاجر) (?:ال)?(?:بيت|شق|منزل|عقار|سيار)|(?:ال)?قرض|ديون|استثمر|(?:ال)?استثمار|اسهم|مدخرات|انتقل|هاجر|هجر[ةه]|(?:ا)?تزوج|زواج|طلاق|انفصل|انجب|(?:ال)?جامع|تخصص|ماجستير|دكتوراه|جراح|عملي[ةه] جراح|دار مسنين',
]);

/** A decision of a life, as opposed to the small one of a day. */
export const isWeighty = (folded: string): boolean => FOR_YEARS.test(folded);

/** "… now or wait": whatever it is about, one of the two is to be chosen. */
const OR_WAIT = anyWord([
  'or (?:should i |do i |better |just )?(?:wait|leave (?:it|him|her|them)|let (?:it|him|her|them) be)(?!\\p{L})',
  'o (?:mejor )?(?:espero|esperar|esperamos|l[oa]s? dejo|l[oa]s? dejamos|dejarl[oa]s?)(?!\\p{L})',
  "ou (?:plutôt )?(?:attendre|attends|j'attends|on attend|(?:je |on )?(?:le |la |les )?laiss\\p{L}+)(?!\\p{L})",
  'oder (?:doch |lieber |noch |besser |erst )*(?:\\p{L}+ ){0,3}?(?:warten|abwarten|warte)(?!\\p{L})',
  'ou (?:é melhor )?(?:espero|esperar|deixo|deixar)(?!\\p{L})',
  'o (?:meglio )?(?:aspetto|aspettare|aspettiamo|l[oa] lascio|lascio|lasciare)(?!\\p{L})',
  'sau (?:să )?(?:mai )?(?:aștept\\p{L}*|(?:îl |o )?las)(?!\\p{L})',
  '还是(?:再|先)?(?:等|放着|算了)',
  '(?:か|それとも)[^。]{0,12}(?:待つ|待った|待とう|様子を見)',
  '(?:ام|او|ولا) (?:انتظر|ننتظر|اترك|نترك)\\p{L}*',
]);
/** "Bus or train to the airport": two things, and nothing in front of them. */
const BARE_PAIR =
  /^(?!true |false |yes |no |si |oui |ja |da |sim |vrai |wahr |richtig |vero |verdader[oa] |adevarat |heads |either )(?!\S+ \S+ (?:false|faux|falsch|falso|fals|not|no|nicht|non|nao|nu|tails)(?![a-z]))[a-z-]{3,20} (?:or|oder|ou|sau) [a-z-]{3,20}(?: [^:;\n]{3,80})?[?.!]?$/u;
const ASKS_FOR_KNOWLEDGE =
  /(?<![a-z])(?:which|what|who|when|where|why|how|difference|compare|welche[rs]?|was|warum|wie|unterschied|quel(?:le)?s?|pourquoi|difference|cual(?:es)?|por que|diferencia|quale|perche|differenza|qual|diferenca|care|ce|diferenta)(?![a-z])/u;

/** Words that leave nothing to do but to choose one of two. */
export const choosesOfTwo = (folded: string): boolean =>
  OR_WAIT.test(folded) || (BARE_PAIR.test(folded) && !ASKS_FOR_KNOWLEDGE.test(folded));

/** What somebody else could do about something: measures, and no mechanism. */
const OTHERS_COULD = anyWord(
  [
    'how (?:can|could|might) (?:an?|our)(?!\\p{L})[^?.\\n]{0,60}? (?:reduce|cut|encourage|improve|attract|protect|save|keep|prevent|help|fight|support|prepare|become|promote|increase|make|get|limit|boost|lower)(?!\\p{L})',
    'cómo (?:puede|pueden|podría|podrían) (?:una?|el|la|los|las|nuestr[oa]s?)(?!\\p{L})[^?.\\n]{0,60}? (?:reducir|fomentar|mejorar|atraer|proteger|ahorrar|mantener|evitar|prevenir|ayudar|combatir|apoyar|prepararse|promover|aumentar|limitar|animar)(?!\\p{L})',
    "comment (?:une?|le|la|les|l'|des) ?[^?.\\n]{0,50}? (?:peut|peuvent|pourrait|pourraient)(?:-(?:il|elle|ils|elles))?(?!\\p{L})[^?.\\n]{0,12}? ?(?:réduire|encourager|améliorer|attirer|protéger|économiser|garder|éviter|prévenir|aider|lutter|soutenir|se préparer|promouvoir|augmenter|limiter)(?!\\p{L})",
    'como (?:uma?|o|a|os|as)(?!\\p{L})[^?.\\n]{0,50}? (?:pode|podem|poderia|poderiam) (?:se )?(?:reduzir|incentivar|melhorar|atrair|proteger|economizar|manter|evitar|prevenir|ajudar|combater|apoiar|preparar|promover|aumentar|limitar)(?!\\p{L})|como (?:pode|podem) (?:uma?|o|a|os|as)(?!\\p{L})[^?.\\n]{0,50}? (?:reduzir|incentivar|melhorar|atrair|proteger|manter|evitar|ajudar|combater|apoiar|promover)(?!\\p{L})',
    "(?:come|in che modo) (?:può|possono|potrebbe|potrebbero) (?:un[oa]?|il|la|lo|i|le|gli|l'|un') ?[^?.\\n]{0,60}? (?:ridurre|incoraggiare|migliorare|attirare|proteggere|risparmiare|mantenere|tenere|evitare|prevenire|aiutare|combattere|sostenere|prepararsi|promuovere|aumentare|limitare|incentivare|spingere)(?!\\p{L})",
    'cum (?:poate|pot|ar putea) (?:un|o|orașele|școlile|părinții)(?!\\p{L})[^?.\\n]{0,60}? (?:reduce|încuraja|îmbunătăți|atrage|proteja|economisi|păstra|evita|preveni|ajuta|combate|susține|promova|limita)(?!\\p{L})',
  ],
  { atStart: true },
);
export const asksWhatOthersCouldDo = (folded: string): boolean => OTHERS_COULD.test(folded);

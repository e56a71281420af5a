import { askedOver } from './particular.js';

/** Why something is called what it is called has rival stories to weigh, and neither causes nor a rule. */
const namedSo = askedOver([
  'why',
  'origin',
  'meaning',
  'explain',
  'fact',
  'question',
  'plain',
  'small',
  'unknown',
  'describe',
  'technical',
  'interpret',
]);

/** "Why is it called that?", "Where does the saying come from?" */
export const NAMED_SO = {
  romanian: namedSo(
    '(?:oare )?(?:de ce (?:[^?\\n]{2,40} )?(?:se (?:mai )?(?:numeste|numesc|cheama|spune|zice)(?! ca )|(?:i|li) se (?:mai )?(?:spune|zice)|(?:e|este|sunt|a fost|au fost|era) (?:numit|denumit|supranumit|poreclit)\\p{L}*|(?:spunem|zicem|ii spunem|le spunem|spun romanii|zic romanii)(?! ca ))|de unde (?:vine|provine|se trage|isi are originea|isi trage)(?: \\p{L}+)? (?:expresi|cuvant|nume|denumir|zical|zicer|vorb|termen|porecl|proverb|obicei|traditi|superstiti|credint)\\p{L}*|(?:cum|de unde) (?:si-a|si-au) (?:primit|luat|capatat) numele|(?:care (?:e|este) )?(?:originea|provenienta|povestea) (?:expresi|cuvant|nume|denumir|zical|vorb|termen|proverb)\\p{L}*)(?= |\\?)[^?\\n]{0,90}',
    '{Dă|Dați} în prima propoziție explicația cea mai bine susținută, cu cea mai veche folosire cunoscută sau cu obiceiul din spatele ei și cam de când, apoi celelalte explicații care circulă, fiecare cu ce vorbește pentru și împotriva ei, și {spune|spuneți} ce rămâne nedovedit.',
    [
      'Explicație: cea mai bine susținută, în prima propoziție',
      'Temei: cea mai veche folosire cunoscută sau obiceiul din spate, cam de când',
      'Alte explicații: dacă există, cu ce vorbește pentru și împotrivă',
      'Nedovedit: ce se povestește des fără nicio sursă',
    ],
    [
      '{Dă|Dați} originea cea mai probabilă, cu ce o susține.',
      '{Arată|Arătați} cum s-a ajuns de acolo la sensul sau la forma de azi.',
      '{Numește|Numiți} povestea care se repetă des și nu este dovedită, dacă există una.',
    ],
  ),
  arabic: namedSo(
    '(?:(?:لماذا|لم|ليش|ليه|علاش|لاي سبب) (?:(?:ال)?\\p{L}+ ){0,3}?(?:سمي|سميت|سموا|سموه|سموها|يسمي|تسمي|يسمون|نسمي|اطلق|يطلق|اطلقوا|لقب|يلقب|لقبت|دعي|نقول|يقال|بنقول|بيقولوا|يقولون|اسمه|اسمها)(?! (?:ان|انه|انها) )|(?:ما |ما هو |ما هي |وش |ايش |شو |ايه )?(?:هو |هي )?(?:ال)?(?:سبب|سر|اصل|قصه|معني) (?:ال)?(?:تسميه|اسم|كلمه|عباره|لفظ|لفظه|مثل|تعبير|مقوله)|من اين (?:جاء|جاءت|اتي|اتت) (?:ال)?(?:اسم|تسميه|كلمه|عباره|مثل|تعبير|مقوله|لقب|عاده|تقليد|خرافه))(?= |[؟?]|$)[^؟?\\n]{0,90}',
    'اذكر في الجملة الأولى التفسير الأرجح، مع أقدم ذكر معروف له أو ما كان وراءه وزمنه التقريبي، ثم التفسيرات الأخرى المتداولة وما يؤيد كلًّا منها وما يعارضه، وبيّن ما لم يثبت.',
    [
      'التفسير الأرجح: في الجملة الأولى',
      'ما يسنده: أقدم ذكر معروف أو ما كان وراءه، وزمنه التقريبي',
      'تفسيرات أخرى: إن وُجدت، مع ما يؤيد كلًّا منها وما يعارضه',
      'غير الثابت: ما يُروى كثيرًا دون مصدر',
    ],
    [
      'اذكر الأصل الأرجح وما يسنده.',
      'بيّن كيف انتقل الاسم أو المعنى من ذلك إلى ما هو عليه اليوم.',
      'نبّه إلى الرواية التي تتكرر كثيرًا ولم تثبت، إن وُجدت.',
    ],
  ),
  german: namedSo(
    '(?:und |aber |also )?(?:(?:warum|wieso|weshalb) (?:sagt man|sagen wir|sagen (?:die )?\\p{L}+|heiss?t|heiss?en|nennt man|nennen wir|hiess?|hiess?en)(?! es,? (?:oft )?dass|,| dass)|woher (?:kommt|stammt|kommen|stammen|hat|haben)(?= (?:eigentlich |denn )?(?:(?:die|das|der|den|dieser|diese|dieses) )?(?:\\p{L}+ ){0,3}?(?:[„"“«»]|name|namen|begriff|ausdruck|wort|redewendung|redensart|spruch|sprichwort|bezeichnung|spitzname|brauch|tradition|sitte|aberglaube))|wie (?:kam|kamen|kommt) [^?\\n]{3,50} zu (?:seinem|ihrem|dem) namen)(?= |\\?)[^?\\n]{0,90}|(?:warum|wieso|weshalb) (?:wird|werden) [^?\\n]{3,60} (?:genannt|bezeichnet)',
    '{Gib|Geben Sie} im ersten Satz die am besten belegte Erklärung, mit dem ältesten bekannten Beleg oder dem Brauch dahinter und ungefähr wann, dann die anderen Erklärungen, die kursieren, jede mit dem, was für und gegen sie spricht, und {sag|sagen Sie}, was offen bleibt.',
    [
      'Erklärung: die am besten belegte, im ersten Satz',
      'Grundlage: ältester bekannter Beleg oder Brauch dahinter, ungefähr wann',
      'Andere Erklärungen: falls es welche gibt, mit Für und Wider',
      'Unbelegt: was oft erzählt wird, ohne dass es eine Quelle gibt',
    ],
    [
      '{Nenn|Nennen Sie} die wahrscheinlichste Herkunft und was für sie spricht.',
      '{Zeig|Zeigen Sie}, wie daraus die heutige Bedeutung oder Form wurde.',
      '{Nenn|Nennen Sie} die Geschichte, die oft erzählt wird und nicht belegt ist, falls es eine gibt.',
    ],
  ),
  french: namedSo(
    "(?:mais |et )?(?:pourquoi (?:dit-on|on dit|est-ce qu'on dit|appelle-t-on|on appelle|est-ce qu'on appelle|nomme-t-on|parle-t-on)(?! que )|pourquoi (?:est-ce que )?[^?\\n]{2,50}?(?:s'appelle|s'appelait|se nomme|porte ce nom|est-(?:il|elle) (?:appele|surnomme|nomme)|est (?:appele|surnomme|nomme)|s'appellent)\\p{L}*|d'ou (?:vient|viennent|provient|tient)[^?\\n]{0,12} (?:l'expression|le mot|le nom|le terme|le proverbe|le dicton|la locution|le surnom|son nom|l'appellation|la (?:coutume|tradition|superstition)|l'habitude)|(?:quelle est )?l'origine (?:du nom|du mot|de l'expression|du terme|du proverbe|du dicton|du surnom))(?= |\\?)[^?\\n]{0,90}",
    '{Donne|Donnez} dès la première phrase l’explication la mieux étayée, avec la plus ancienne attestation connue ou l’usage qui est derrière et l’époque approximative, puis les autres explications qui circulent, chacune avec ce qui parle pour et contre elle, et {dis|dites} ce qui n’est pas établi.',
    [
      'Explication : la mieux étayée, dès la première phrase',
      'Appui : plus ancienne attestation connue ou usage derrière, et l’époque',
      'Autres explications : s’il y en a, avec le pour et le contre',
      'Non établi : ce que l’on raconte souvent sans source',
    ],
    [
      '{Donne|Donnez} l’origine la plus probable et ce qui l’appuie.',
      '{Montre|Montrez} comment on en est venu au sens ou à la forme d’aujourd’hui.',
      '{Signale|Signalez} l’histoire souvent répétée qui n’est pas prouvée, s’il y en a une.',
    ],
  ),
  spanish: namedSo(
    '(?:[¿ ]*)(?:y )?(?:por que (?:[^?\\n]{2,40} )?(?:se (?:dice|llama|llaman|llamaba|le dice|les dice|le llama|les llama|denomina|conoce como)|(?:decimos|llamamos|le decimos)|(?:le|les|lo|la) (?:dicen|llaman)|(?:es|fue|son) (?:llamad|apodad|conocid)[oa]s?)(?! que )|de donde (?:viene|proviene|vienen|sale|salio)[^?\\n]{0,12} (?:expresion|palabra|frase|dicho|refran|termino|nombre|apodo|costumbre|tradicion|supersticion)|(?:cual es )?el origen (?:de la (?:expresion|palabra|frase)|del (?:dicho|refran|termino|nombre|apodo)|de este dicho))(?= |\\?)[^?\\n]{0,90}',
    '{Da|Dé} en la primera frase la explicación mejor documentada, con el testimonio más antiguo que se conozca o la costumbre que hay detrás y de qué época, luego las otras explicaciones que circulan, cada una con lo que habla a favor y en contra, y {di|diga} qué no está probado.',
    [
      'Explicación: la mejor documentada, en la primera frase',
      'Base: el testimonio más antiguo o la costumbre que hay detrás, y la época',
      'Otras explicaciones: si las hay, con lo que habla a favor y en contra',
      'Sin probar: lo que se cuenta a menudo sin fuente',
    ],
    [
      '{Da|Dé} el origen más probable y lo que lo apoya.',
      '{Muestra|Muestre} cómo se llegó de ahí al sentido o a la forma de hoy.',
      '{Señala|Señale} la historia que se repite mucho y no está probada, si hay alguna.',
    ],
  ),
  portuguese: namedSo(
    '(?:e |mas )?(?:por ?que (?:[^?\\n]{2,40} )?(?:se (?:diz|chama|chamam|fala)|(?:dizemos|chamamos|falamos)|(?:e|foi|sao|era) (?:chamad|apelidad|conhecid)[oa]s?|tem esse nome)(?! que )|de onde (?:vem|veio|surgiu)[^?\\n]{0,12} (?:expressao|palavra|frase|ditado|termo|nome|apelido)|(?:qual (?:e )?)?a origem (?:da (?:expressao|palavra|frase)|do (?:ditado|termo|nome|apelido)))(?= |\\?)[^?\\n]{0,90}',
    '{Dá|Dê} logo na primeira frase a explicação mais bem documentada, com o registro mais antigo conhecido ou o costume por trás e de que época, depois as outras explicações que circulam, cada uma com o que fala a favor e contra, e {diz|diga} o que não está provado.',
    [
      'Explicação: a mais bem documentada, na primeira frase',
      'Base: o registro mais antigo ou o costume por trás, e a época',
      'Outras explicações: se houver, com o que fala a favor e contra',
      'Sem prova: o que se conta muito sem fonte',
    ],
    [
      '{Dá|Dê} a origem mais provável e o que a apoia.',
      '{Mostra|Mostre} como se chegou daí ao sentido ou à forma de hoje.',
      '{Aponta|Aponte} a história muito repetida que não está provada, se houver.',
    ],
  ),
  italian: namedSo(
    "(?:e |ma )?(?:perche (?:[^?\\n]{2,40} )?(?:si (?:dice|chiama|chiamano|chiamava|definisce)|(?:diciamo|chiamiamo)|(?:viene|e|fu|sono|vengono|era) (?:chiamat|soprannominat|dett)[oaie])(?! che )|(?:da dove (?:viene|deriva|nasce|arriva)|donde viene)[^?\\n]{0,12} ?(?:l'espressione|parola|frase|detto|proverbio|termine|nome|soprannome|modo di dire)|(?:qual e )?l'origine (?:dell'espressione|della parola|del detto|del termine|del nome|del modo di dire|del soprannome|del proverbio))(?= |\\?)[^?\\n]{0,90}",
    '{Da’|Dia} nella prima frase la spiegazione meglio documentata, con l’attestazione più antica conosciuta o l’usanza che c’è dietro e di che epoca, poi le altre spiegazioni che circolano, ciascuna con ciò che parla a favore e contro, e {di’|dica} che cosa non è provato.',
    [
      'Spiegazione: la meglio documentata, nella prima frase',
      'Base: l’attestazione più antica o l’usanza che c’è dietro, e l’epoca',
      'Altre spiegazioni: se ci sono, con ciò che parla a favore e contro',
      'Non provato: ciò che si racconta spesso senza fonti',
    ],
    [
      '{Da’|Dia} l’origine più probabile e ciò che la sostiene.',
      '{Mostra|Mostri} come si è arrivati da lì al senso o alla forma di oggi.',
      '{Segnala|Segnali} la storia ripetuta spesso e non provata, se ce n’è una.',
    ],
  ),
};

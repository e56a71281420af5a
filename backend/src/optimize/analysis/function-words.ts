/**
 * The small words that tell languages of one script apart where a text is too short for statistics. Written without
 * accents, as {@link fold} leaves them. A word that several languages share helps none of them, so few are listed.
 */
const FUNCTION_WORDS = {
  en: 'safe women men woman child kids im ive dont cant bored tired hungry sad sick stuck lonely fix pls please joke letter cover tip iphone review weekend dinner lunch breakfast cheap experience interview meeting homework workout birthday wedding slogan headline job dog cat house car phone vs tell short funny things something anything surprise title name names website business company healthy easy quick near free beginner beginners no tips song lyrics recipe message happy birthday days week the a an and of to in is are was were what how why who when where which do does did can could should would i me my you your it this that with for from about on at write give make explain please list tell create help need want not be will if but or then than so because between their our his her they we as into more most some any each all new one two three first get use find summarize summarise translate correct fix rewrite ideas text code function difference best good book trip plan short story poem email alphabetize alphabetise rephrase reword paraphrase proofread brainstorm shorten summarise outline draft caption captions quiz suggest recommend compare convert nickname nicknames toast',
  es: 'impresora analiza vale validar receta tarta ensalada salmon queso huevo huevos lavadora nevera coche ordenador movil trabajo jefe jefa hijo hija nino nina ninos hermano hermana novio novia abuela mensaje ejercicios consejos boda alquiler casero dinero juego juegos noche manana ahora despues mucho mucha gracias hoy entiendo tengo tiene hago funciona arranca facil semanal el la los las un una unos unas y de del que en es son como por para con mi me tu se lo cual cuales cuando donde quien hola necesito quiero escribe haz dame explica hazme sobre sin mas muy este esta estos eres puedes ayudame cuanto cuantos porque hay ser al entre pero o si su sus le les nos mis tus todo toda todos algo cada uno dos tres cuatro cinco otro nuevo mejor diferencia texto frase frases resume traduce corrige redacta dime cuenta organiza clasifica explicame haga ideas carta correo cuento poema funcion viaje hacer deberia puede puedo estoy fue hasta desde tambien ingles esto corto resuelve chiste rutina pasame nombre bucle edad cuentame',
  fr: "le la les un une des et de du que est sont comment pour avec mon ma mes moi je tu vous il elle ce cette ces dans sur au aux qui quoi quel quelle quels quelles pourquoi bonjour ecris redige donne explique fais peux pouvez sans plus ne pas j'ai c'est qu'est l' entre mais ou donc si leur leurs son sa ses nos notre votre vos tout tous toute chaque autre meilleur difference texte phrase phrases resume traduis corrige propose liste cite idees lettre poeme fonction voyage faire dois puis avoir etre fait comme bien aussi deux trois quatre cinq anglais dis-moi message plan nous resiliation demission facture devis attestation discours mariage anniversaire cadeau cadeaux recette repas loyer demenagement fiche menage seance courrier amende retraite vacances voiture maison check francais logique forme sous demain jours coucou toi noel decris ligne convertis",
  de: 'an kaputt seit montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute kann man machen macht mache geht gibt gut meinem meiner warum bellt wieso gerade euch sich der die das den dem des ein eine einen einem einer und ist sind war wie was warum wer wann wo welche welcher welches ich mir mich mein meine du dein sie es mit fur von zu auf im am uber bitte schreibe schreib erklare gib mach kannst konnen nicht ohne nach bei aus hallo brauche aber oder wenn dann als so weil zwischen dass kein keine mehr sehr alle jeder jede neue beste unterschied text satz satze fasse ubersetze korrigiere nenne erstelle ideen brief gedicht funktion reise soll sollte muss wird haben hat habe wir ihr uns ihn zwei drei vier funf mail zum zur vom beim ins ans noch nur auch wandle rechne berechne moin tun alles umrechnen',
  pt: 'funciona afinal impressora analisa vale janta geladeira celular cabelo filho filha trabalho mensagem chefe roteiro namorada namorado vestibular entendi exercicios redacao dica presente crianca amanha hoje agora muita muitos tenho explica explicar ajuda conta escreve quer pode estou sou era vai vou isso aquilo o a os as um uma uns umas e de do da dos das que em no na nos nas como por para com meu minha me voce se qual quais quando onde quem ola oi preciso quero escreva escreve faca explique sobre sem mais muito este esta isso sao nao tem ser ao pelo pela porque quantos crie pra pro pelos pelas vc essa esse meus minhas nosso nossa foi fazer resumo ideias dicas ate tambem pq traduz traduza isto entre mas ou seu sua seus suas lhe todo toda todos cada outro novo melhor diferenca texto frase frases resuma corrija redija liste diga carta conto poema funcao viagem devo posso pode estou desde dois duas tres quatro cinco ingles email erro resolva bolo proximo cardapio tirar pix devolve',
  it: "il lo la i gli le un uno una e di del della dei delle che in nel nella come per con mio mia mi tu si quale quali quando dove chi ciao vorrei scrivi fammi dammi spiega su senza piu molto questo questa sono e' perche cosa quanto quanti puoi crea sul non tra fra ma o se suo sua suoi loro nostro vostro tutto tutti ogni altro nuovo migliore differenza testo frase frasi riassumi traduci correggi elenca dimmi idee lettera poesia funzione viaggio fare devo posso stato hanno abbiamo anche due tre quattro cinque inglese mail degli alla al ai da dal scheda disdetta dimissioni tesina verbale sollecito auguri compleanno ricetta annuncio bolletta riassunto colloquio addominali esercizi giustificazione matrimonio trasloco weekend vicino checklist converti gradi avanti",
  ro: 'capitala reteta gluma povestea cererea un o unui unei si de la din care ce cum pe cu mi ma meu mea tu imi este sunt fi sa nu pentru cand unde cine salut buna scrie explica fa da despre fara mai foarte acest aceasta vreau am nevoie poti cat cati te rog se in lui al ale sau dintre creeaza intre dar daca ori ei ii lor noastre noi voi tot toate fiecare alt alta nou bun diferenta text propozitie propozitii rezuma tradu traduce corecteaza enumera idei scrisoare poezie functie calatorie trebuie pot ai are fost doua trei patru cinci engleza iti pana dupa inainte ca romana zice incepatori zile clasa pune eseu recenzie discurs joc nunta tabel codul asta traducere',
  nl: 'de het een en van ik je jij mijn is zijn hoe wat waarom wie wanneer waar welke niet met voor op aan schrijf maak geef leg uit kun kunt over zonder naar mij deze dit bij om te er ook',
  pl: 'i w na z do nie jest sa jak co dlaczego kto kiedy gdzie ktory ktora mi moj moja sie ze o dla od po napisz stworz wyjasnij podaj prosze czy przez bez oraz to jakie',
  cs: 'a v na z do ne je jsou jak co proc kdo kdy kde ktery mi muj moje se ze o pro od po napis vytvor vysvetli prosim bez nebo jake to',
  sv: 'och i att det en ett som pa ar av for med till den jag du min mitt hur vad varfor vem nar var vilken vilka inte skriv ge forklara om utan kan hjalp mig',
  da: 'og i at det en et som pa er af for med til den jeg du min mit hvordan hvad hvorfor hvem hvornar hvor hvilken ikke skriv giv forklar om uden kan hjaelp mig',
  no: 'og i at det en et som pa er av for med til den jeg du min mitt hvordan hva hvorfor hvem nar hvor hvilken ikke skriv gi forklar om uten kan hjelp meg',
  fi: 'ja on ei se etta kuin miten mika mita miksi kuka milloin missa kirjoita anna selita minun minulle sina olen ovat voi kanssa ilman',
  hu: 'a az es egy hogy nem van mi miert ki mikor hol melyik irj adj magyarazd el nekem hogyan mit legyen vagy milyen kerlek',
  tr: 'bir ve bu da de ne nasil neden kim ne zaman nerede hangi icin ile yaz ver acikla bana benim mi mu midir nedir olan en cok var yok lutfen',
  id: 'yang dan di ke dari untuk dengan ini itu adalah apa bagaimana mengapa kenapa siapa kapan dimana tidak saya anda buat buatkan tulis tulislah jelaskan tolong berikan perbaiki kalimat sudah tadi jam sehari ulang tahun ucapan langit warna rencana bisa karena ibu',
  ms: 'yang dan di ke dari untuk dengan ini itu adalah apa apakah bagaimana mengapa saya anda awak buat tulis terangkan sila berikan maksud boleh kerana hari jadi ucapan ibu betulkan ayat bila',
  sk: 'ako preco pre moju moj moja aky aka alebo koho kedy napis vysvetli prosim',
  sl: 'kaj zakaj kdaj kdo kje moje moj moji napisi razlozi prosim kateri',
  sw: 'ya wa na ni kwa nini la za cha yangu langu mama andika eleza jinsi gani kama siku mimi wewe hii',
  tl: 'ang ng sa mga ano paano bakit para ko ako sumulat isang ay ito nanay aking',
  af: 'die wat hoekom hoe my vir van skryf n en nie ek jou om te verduidelik',
  lt: 'kas yra kaip kodel ir parasyk mano su be man ar kada',
  lv: 'kas ir ka kapec uzraksti manai mans ar par un kad',
  et: 'mis on kuidas miks ja kirjuta minu mu see ei kes kus',
  eu: 'zer da nola zergatik eta nire idatzi bat non noiz',
  vi: 'va la cua cho mot nhung cac voi trong toi ban nhu the nao tai sao gi ai khi dau hay viet giai thich khong ve',
  hr: 'i u na je su se da ne sto kako zasto tko kada gdje koji napisi objasni mi moj za od do sa bez ili molim',
  ca: 'el la els les un una i de del que en es com per amb meu meva quan on qui escriu explica fes sobre sense mes molt aquest aquesta perque quins',
  ru: 'она он они мы вы его ее их мама маме маму папе день днем рождения если чтобы чем или был была быть есть нет сделать нужен нужна напишите помоги помогите стоит лучше меня тебя себя составь придумай посоветуй и в на не что как это для чтобы мне мой моя мои напиши сделай объясни расскажи привет о об по из при у же где когда почему кто какой какие сколько можно нужно пожалуйста',
  uk: 'і й в у на не що як це для щоб мені мій моя мої напиши зроби поясни розкажи привіт про з із при де коли чому хто який які скільки можна треба будь ласка',
  bg: 'и в на не че как това за да ми мой моя мои напиши направи обясни здравей с със при къде кога защо кой какви какво колко може трябва моля си съм е',
  sr: 'и у на не да како ово за би ми мој моја моји напиши направи објасни здраво о са при где када зашто ко који какви шта колико може треба молим се је',
} as const;

const OWNERS = new Map<string, string[]>();
for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
  for (const word of words.split(' ')) OWNERS.set(word, [...(OWNERS.get(word) ?? []), language]);
}

/** How strongly the words speak for each language: a word of one language alone counts fully, a shared one in part. */
export function functionWordVotes(foldedText: string): Map<string, number> {
  const votes = new Map<string, number>();
  const words = foldedText.match(/[\p{L}']+/gu) ?? [];
  for (const word of words.slice(0, 60)) {
    const owners = OWNERS.get(word) ?? [];
    for (const owner of owners) votes.set(owner, (votes.get(owner) ?? 0) + 1 / owners.length);
  }
  const total = Math.min(60, Math.max(words.length, 1));
  for (const [language, vote] of votes) votes.set(language, vote / total);
  return votes;
}

const WINDOW = 60;
const CLEAR_SHARE = 0.15;
const CLEAR_LEAD = 2;

/**
 * Whether the small words alone leave no doubt that a text is in a language, from its beginning to its end. Costs a tenth
 * of detecting the language; `false` says nothing.
 */
export function isClearlyIn(language: string, foldedText: string): boolean {
  const words = foldedText.match(/[\p{L}']+/gu) ?? [];
  const windows = Math.max(1, Math.round(words.length / WINDOW));
  const size = Math.ceil(words.length / windows);
  for (let from = 0; from < words.length; from += size) {
    const votes = functionWordVotes(words.slice(from, from + size).join(' '));
    const own = votes.get(language) ?? 0;
    votes.delete(language);
    if (own < CLEAR_SHARE || own < CLEAR_LEAD * Math.max(0, ...votes.values())) return false;
  }
  return words.length > 0;
}

export const isFunctionWord = (foldedWord: string): boolean => OWNERS.has(foldedWord);

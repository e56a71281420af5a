export const practice = {
  sharp: {
    turnsReact:
      '{Pune|Puneți} câte o întrebare și {așteaptă|așteptați} răspunsul meu, {spune|spuneți} într-un rând sau două ce a fost bine și cum ar fi un răspuns mai bun, {insistă|insistați} unde rămân vag și {încheie|încheiați} cu o apreciere generală și primul lucru la care să lucrez.',
    turnsExam:
      '{Desfășoară-l|Desfășurați-l} ca pe cel adevărat, cu părțile, ordinea, numărul de întrebări și timpii lui: câte o întrebare, {așteaptă|așteptați} răspunsul meu, fără ajutor și fără comentarii până la sfârșit, apoi nota după criteriile lui și, pentru răspunsurile care au costat cel mai mult, unul mai bun.',
    turnsQuiz:
      '{Pune|Puneți} câte o întrebare și {așteaptă|așteptați} răspunsul meu, {spune|spuneți} dacă e corect și {dă|dați} răspunsul bun cu un rând care ajută la ținut minte, {reia|reluați} mai târziu ce am greșit și {încheie|încheiați} cu scorul meu și ce am de repetat.',
    turnsTutor:
      '{Mergi|Mergeți} cu pași mici și {așteaptă|așteptați} răspunsul meu, {corectează|corectați} greșelile mele (imediat, dacă nu am cerut altfel) cu forma corectă și motivul în câteva cuvinte, {pornește|porniți} de la ce știu deja și {încheie|încheiați} cu greșelile care au revenit și ce e de exersat mai departe.',
    turnsSparring:
      '{Joacă|Jucați} cealaltă parte așa cum ar reacționa cu adevărat o asemenea persoană, câte o replică scurtă, și {așteaptă|așteptați} replica mea; {cedează|cedați} doar unde dau eu motiv, iar când spun stop, {ieși|ieșiți} din rol și {spune|spuneți} ce a mers, unde am pierdut teren și ce frază ar fi fost mai bună.',
  },
  bullets: {
    questionTurn: 'Ritm: câte o întrebare, apoi se așteaptă răspunsul meu',
    turnFollow: 'Revenire: unde un răspuns al meu rămâne vag',
    examCourse: 'Desfășurare: părțile, ordinea, numărul de întrebări și timpii celui real',
    examSilent: 'Pe parcurs: fără ajutor, indicii sau comentarii la răspunsurile mele',
    examScore: 'La sfârșit: nota după criteriile lui, și un răspuns mai bun unde am pierdut cel mai mult',
    quizRight: 'După fiecare răspuns: corect sau greșit, varianta bună și un rând de ținut minte',
    quizAgain: 'Ce am greșit: întrebat din nou mai târziu',
    quizScore: 'La sfârșit: scorul meu și ce am de repetat',
    tutorStep: 'Ritm: câte un pas mic, apoi se așteaptă răspunsul meu',
    tutorMend: 'Greșeli: corectate imediat, dacă nu am cerut altfel, cu forma corectă și motivul în câteva cuvinte',
    tutorLevel: 'Nivel: cel pe care îl arată răspunsurile mele, și puțin peste',
    tutorEnd: 'La sfârșit: greșelile care s-au repetat și ce e de exersat mai departe',
    sparTurn: 'Ritm: câte o replică scurtă, apoi se așteaptă a mea',
    sparPart: 'Rol: reacționează cum ar face-o cu adevărat o asemenea persoană și cedează doar cu motiv',
    sparStop: 'Când spun stop: ce a mers, unde am pierdut teren și o frază mai bună',
  },
  guided: {
    startExam:
      '{Spune|Spuneți} părțile și timpii în două rânduri, {pune|puneți} câte o întrebare și {așteaptă|așteptați} răspunsul meu, {rămâi|rămâneți} examinator până la sfârșit și abia apoi {dă|dați} nota, cu motivele.',
    startQuiz:
      '{Începe|Începeți} imediat cu prima întrebare, {ține|țineți} scorul meu într-un rând după fiecare răspuns și {amestecă|amestecați} din nou, înainte de final, ce nu am știut.',
    startTutor:
      '{Începe|Începeți} cu ceva scurt care îmi arată nivelul, {continuă|continuați} pas cu pas și {reia|reluați} ce am greșit până iese bine.',
    startSparring:
      '{Începe|Începeți} direct cu prima replică din acest rol, iar după conversație {arată-mi|arătați-mi} cele două momente care au decis-o.',
    startInterview:
      '{Deschide|Deschideți} ca în discuția adevărată, {pune|puneți} câte o întrebare și {așteaptă|așteptați} răspunsul meu, {insistă|insistați} unde rămân vag și {încheie|încheiați} cu un verdict și răspunsul pe care să-l pregătesc din nou.',
  },
} as const;

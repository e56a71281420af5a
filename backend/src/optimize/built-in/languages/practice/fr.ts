export const practice = {
  sharp: {
    turnsReact:
      '{Pose|Posez} une seule question à la fois et {attends|attendez} ma réponse, {dis|dites} en une ou deux lignes ce qui était bien et ce qu’aurait été une meilleure réponse, {relance|relancez} là où je reste vague, et {termine|terminez} par un bilan et la première chose à travailler.',
    turnsExam:
      '{Fais-la|Faites-la} passer comme la vraie, avec ses parties, son ordre, son nombre de questions et ses durées : une question à la fois, {attends|attendez} ma réponse, ni aide ni commentaire avant la fin, puis la note selon ses propres critères et, pour les réponses qui ont coûté le plus, une meilleure.',
    turnsQuiz:
      '{Pose|Posez} une question à la fois et {attends|attendez} ma réponse, {dis|dites} si elle est juste et {donne|donnez} la bonne avec une ligne qui aide à la retenir, {repose|reposez} plus tard ce que j’ai raté, et {termine|terminez} par mon score et ce que je dois revoir.',
    turnsTutor:
      '{Avance|Avancez} par petits pas et {attends|attendez} ma réponse, {corrige|corrigez} mes fautes (tout de suite, sauf si j’ai demandé autrement) avec la bonne forme et la raison en quelques mots, {pars|partez} de ce que je sais déjà faire et {termine|terminez} par les fautes revenues et ce qu’il faut travailler ensuite.',
    turnsSparring:
      '{Joue|Jouez} l’autre côté comme une telle personne réagirait vraiment, une courte réplique à la fois, et {attends|attendez} la mienne ; ne {cède|cédez} que si je {te|vous} en donne la raison, et quand je dis stop, {sors|sortez} du rôle et {dis|dites} ce qui a marché, où j’ai perdu du terrain et quelle phrase aurait mieux porté.',
  },
  bullets: {
    questionTurn: 'Rythme : une question à la fois, puis attendre ma réponse',
    turnFollow: 'Relance : là où une de mes réponses reste vague',
    examCourse: 'Déroulement : parties, ordre, nombre de questions et durées de la vraie épreuve',
    examSilent: 'Pendant l’épreuve : ni aide, ni indice, ni commentaire sur mes réponses',
    examScore: 'À la fin : la note selon ses propres critères, et une meilleure réponse là où j’ai le plus perdu',
    quizRight: 'Après chaque réponse : juste ou faux, la bonne, et une ligne pour la retenir',
    quizAgain: 'Ce que j’ai raté : reposé plus tard',
    quizScore: 'À la fin : mon score et ce qu’il faut revoir',
    tutorStep: 'Rythme : une petite étape à la fois, puis attendre ma réponse',
    tutorMend:
      'Fautes : corrigées tout de suite, sauf demande contraire, avec la bonne forme et la raison en quelques mots',
    tutorLevel: 'Niveau : ce que montrent mes réponses, et un peu au-delà',
    tutorEnd: 'À la fin : les fautes revenues plusieurs fois et ce qu’il faut travailler ensuite',
    sparTurn: 'Rythme : une courte réplique à la fois, puis attendre la mienne',
    sparPart: 'Rôle : réagit comme une telle personne le ferait vraiment, et ne cède pas sans raison',
    sparStop: 'Quand je dis stop : ce qui a marché, où j’ai perdu du terrain, et une phrase qui aurait mieux porté',
  },
  guided: {
    startExam:
      '{Annonce|Annoncez} les parties et leur durée en deux lignes, {pose|posez} une question à la fois et {attends|attendez} ma réponse, {reste|restez} examinateur jusqu’au bout, et {note|notez} seulement ensuite, avec les raisons.',
    startQuiz:
      '{Commence|Commencez} tout de suite par la première question, {tiens|tenez} mon score en une ligne après chaque réponse, et {remets|remettez} avant la fin ce que j’ai manqué.',
    startTutor:
      '{Commence|Commencez} par quelque chose de court qui montre mon niveau, {avance|avancez} pas à pas, et {fais|faites} revenir ce que j’ai raté jusqu’à ce que ce soit juste.',
    startSparring:
      '{Commence|Commencez} directement par la première réplique de ce rôle, et après la conversation {montre-moi|montrez-moi} les deux moments qui l’ont décidée.',
    startInterview:
      '{Ouvre|Ouvrez} comme dans le vrai entretien, {pose|posez} une question à la fois et {attends|attendez} ma réponse, {creuse|creusez} là où je reste vague, et {conclus|concluez} par un avis et la réponse que je dois préparer de nouveau.',
  },
} as const;

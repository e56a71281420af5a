export const practice = {
  sharp: {
    turnsReact:
      '{Haz|Haga} una sola pregunta cada vez y {espera|espere} mi respuesta, {di|diga} en una o dos líneas qué estuvo bien y cómo sería una respuesta mejor, {insiste|insista} donde me quede en lo vago y {termina|termine} con una valoración general y lo primero que debo trabajar.',
    turnsExam:
      '{Hazlo|Hágalo} como el de verdad, con sus partes, su orden, su número de preguntas y sus tiempos: una pregunta cada vez, {espera|espere} mi respuesta, sin ayudas ni comentarios hasta el final, y entonces la nota según sus propios criterios y una respuesta mejor para las que más me han costado.',
    turnsQuiz:
      '{Haz|Haga} una pregunta cada vez y {espera|espere} mi respuesta, {di|diga} si es correcta y {da|dé} la correcta con una línea que ayude a recordarla, {repite|repita} más tarde lo que he fallado y {termina|termine} con mi puntuación y lo que debo repasar.',
    turnsTutor:
      '{Da|Dé} un paso pequeño cada vez y {espera|espere} mi respuesta, {corrige|corrija} mis errores (enseguida, si no he pedido otra cosa) con la forma correcta y el porqué en pocas palabras, {parte|parta} de lo que ya sé hacer y {termina|termine} con los errores repetidos y lo que conviene practicar después.',
    turnsSparring:
      '{Haz|Haga} de la otra parte como reaccionaría de verdad una persona así, una réplica breve cada vez, y {espera|espere} la mía; {cede|ceda} solo donde yo dé motivo, y cuando diga «alto», {sal|salga} del papel y {di|diga} qué funcionó, dónde perdí terreno y qué frase habría ido mejor.',
  },
  bullets: {
    questionTurn: 'Ritmo: una pregunta cada vez y esperar mi respuesta',
    turnFollow: 'Repregunta: donde una respuesta mía se quede en lo vago',
    examCourse: 'Desarrollo: partes, orden, número de preguntas y tiempos del examen real',
    examSilent: 'Durante la prueba: sin ayudas, pistas ni comentarios sobre mis respuestas',
    examScore: 'Al final: la nota según sus propios criterios, y una respuesta mejor donde más he perdido',
    quizRight: 'Después de cada respuesta: bien o mal, la correcta y una línea para recordarla',
    quizAgain: 'Lo fallado: se pregunta otra vez más tarde',
    quizScore: 'Al final: mi puntuación y lo que debo repasar',
    tutorStep: 'Ritmo: un paso pequeño cada vez y esperar mi respuesta',
    tutorMend:
      'Errores: corregidos enseguida, si no he pedido otra cosa, con la forma correcta y el porqué en pocas palabras',
    tutorLevel: 'Nivel: el que muestran mis respuestas, y un poco más',
    tutorEnd: 'Al final: los errores que se repitieron y qué practicar después',
    sparTurn: 'Ritmo: una réplica breve cada vez y esperar la mía',
    sparPart: 'Papel: reacciona como lo haría de verdad alguien así, y cede solo con motivo',
    sparStop: 'Cuando diga «alto»: qué funcionó, dónde perdí terreno y una frase que habría ido mejor',
  },
  guided: {
    startExam:
      '{Nombra|Nombre} sus partes y tiempos en dos líneas, {haz|haga} una pregunta cada vez y {espera|espere} mi respuesta, {sigue|siga} como examinador hasta el final y solo entonces {da|dé} la nota con los motivos.',
    startQuiz:
      '{Empieza|Empiece} ya con la primera pregunta, {lleva|lleve} mi puntuación en una línea tras cada respuesta y {vuelve|vuelva} a mezclar antes del final lo que fallé.',
    startTutor:
      '{Empieza|Empiece} con algo breve que muestre mi nivel, {sigue|siga} paso a paso y {haz|haga} volver lo que fallé hasta que salga bien.',
    startSparring:
      '{Empieza|Empiece} directamente con la primera frase de ese papel y, después de la conversación, {muéstrame|muéstreme} los dos momentos que la decidieron.',
    startInterview:
      '{Abre|Abra} como en la conversación real, {haz|haga} una pregunta cada vez y {espera|espere} mi respuesta, {profundiza|profundice} donde me quede en lo vago y {cierra|cierre} con un veredicto y la respuesta que debo volver a preparar.',
  },
} as const;

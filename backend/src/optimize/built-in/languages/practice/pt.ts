export const practice = {
  sharp: {
    turnsReact:
      'Faça uma pergunta de cada vez e espere a minha resposta, diga em uma ou duas linhas o que foi bom e como seria uma resposta melhor, insista onde eu ficar no vago e termine com uma avaliação geral e a primeira coisa a trabalhar.',
    turnsExam:
      'Conduza-o como o verdadeiro, com as suas partes, a sua ordem, o número de perguntas e os tempos: uma pergunta de cada vez, espere a minha resposta, sem ajuda nem comentários até o fim, e então a nota segundo os próprios critérios e, para as respostas que mais custaram, uma melhor.',
    turnsQuiz:
      'Faça uma pergunta de cada vez e espere a minha resposta, diga se está certa e dê a correta com uma linha que ajude a lembrar, repita mais tarde o que errei e termine com a minha pontuação e o que devo rever.',
    turnsTutor:
      'Dê um passo pequeno de cada vez e espere a minha resposta, corrija os meus erros (logo, se eu não pedi outra coisa) com a forma certa e a razão em poucas palavras, parta do que já sei fazer e termine com os erros repetidos e o que praticar a seguir.',
    turnsSparring:
      'Faça o outro lado como uma pessoa assim reagiria de verdade, uma fala curta de cada vez, e espere a minha; ceda só onde eu der motivo e, quando eu disser «pare», saia do papel e diga o que funcionou, onde perdi terreno e que frase teria sido melhor.',
  },
  bullets: {
    questionTurn: 'Ritmo: uma pergunta de cada vez e esperar a minha resposta',
    turnFollow: 'Insistir: onde uma resposta minha ficar vaga',
    examCourse: 'Andamento: partes, ordem, número de perguntas e tempos do exame real',
    examSilent: 'Durante a prova: sem ajuda, dicas nem comentários às minhas respostas',
    examScore: 'No fim: a nota segundo os próprios critérios, e uma resposta melhor onde mais perdi',
    quizRight: 'Depois de cada resposta: certo ou errado, a correta e uma linha para lembrar',
    quizAgain: 'O que errei: perguntado de novo mais tarde',
    quizScore: 'No fim: a minha pontuação e o que rever',
    tutorStep: 'Ritmo: um passo pequeno de cada vez e esperar a minha resposta',
    tutorMend: 'Erros: corrigidos logo, se eu não pedi outra coisa, com a forma certa e a razão em poucas palavras',
    tutorLevel: 'Nível: o que as minhas respostas mostram, e um pouco acima',
    tutorEnd: 'No fim: os erros que se repetiram e o que praticar em seguida',
    sparTurn: 'Ritmo: uma fala curta de cada vez e esperar a minha',
    sparPart: 'Papel: reage como uma pessoa assim reagiria, e só cede com motivo',
    sparStop: 'Quando eu disser «pare»: o que funcionou, onde perdi terreno e uma frase melhor',
  },
  guided: {
    startExam:
      'Indique as partes e os tempos em duas linhas, faça uma pergunta de cada vez e espere a minha resposta, continue examinador até o fim e só então dê a nota com os motivos.',
    startQuiz:
      'Comece já pela primeira pergunta, mantenha a minha pontuação numa linha depois de cada resposta e volte a misturar antes do fim o que não acertei.',
    startTutor:
      'Comece com algo curto que mostre o meu nível, siga um passo de cada vez e faça voltar o que errei até sair certo.',
    startSparring:
      'Comece logo com a primeira fala nesse papel e, depois da conversa, mostre-me os dois momentos que a decidiram.',
    startInterview:
      'Abra como na conversa real, faça uma pergunta de cada vez e espere a minha resposta, aprofunde onde eu ficar vago e feche com um veredito e a resposta que devo preparar de novo.',
  },
} as const;

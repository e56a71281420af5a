export const groupsPt = {
  sharp: {
    handled:
      'Faça exatamente isso com tudo o que é dado, não mude nem acrescente mais nada, e dê logo o resultado completo, sem introdução.',
    helped:
      'Comece pelo que mais importa na prática, seja concreto o bastante para eu poder agir, e diga de que depende e que erro é fácil cometer aqui.',
    solved:
      'Parta de tudo o que é dito, mostre em poucas linhas como se chega à resposta, confira-a uma vez com a pergunta e ponha-a numa linha separada.',
    coded:
      'Dê algo que se possa usar tal como está, na linguagem ou ferramenta indicada aqui, explique só o necessário para o entender e mostre com um exemplo que faz o que é pedido.',
  },
  bullets: {
    handledAll: 'Base: tudo o que é dado, sem deixar nada de fora',
    helpConcrete: 'Concreto: passos, quantidades ou palavras que se possam usar logo',
    helpDepends: 'Depende de: o que mudaria a resposta, e como',
    helpAvoid: 'Evitar: o erro que é fácil cometer aqui',
    solveStated: 'Base: tudo o que é dito, e o que toda a gente sabe onde for preciso',
    solveCheck: 'Verificação: a resposta comparada mais uma vez com a pergunta',
    solveAnswer: 'Resposta: numa linha separada, exatamente o que se pergunta',
    codeWhole: 'Solução: completa e utilizável tal como está',
    codeAssumed: 'Suposto: a versão, configuração ou dados para que serve, numa linha',
    codeTrap: 'Armadilha: a que se encontra aqui com mais frequência',
  },
  guided: {
    handledDo: 'Percorra o que é dado do princípio ao fim e faça com tudo o que é pedido.',
    handledCheck: 'Compare o resultado com o que é pedido antes de o dar, e deixe de fora como chegou a ele.',
    helpCore: 'Diga numa ou duas frases a que se resume.',
    helpSteps: 'Depois percorra o que se pode fazer, começando pelo que mais ajuda, cada coisa com um motivo.',
    helpSign: 'No fim, como se vê que resulta, e o que fazer se não resultar.',
    solveSay: 'Diga numa linha o que se pergunta e o que se sabe.',
    solveGo: 'Depois avance passo a passo até à resposta, com atenção a uma armadilha nas palavras.',
    solveEnd: 'Dê a resposta numa linha separada, com a razão que a decide.',
    codeSay: 'Diga numa frase em que se baseia a solução.',
    codeGive: 'Depois dê-a completa, com um comentário breve onde algo não seja evidente.',
    codeTest: 'No fim, como posso verificar que funciona, e um caso em que não funcionaria.',
  },
} as const;

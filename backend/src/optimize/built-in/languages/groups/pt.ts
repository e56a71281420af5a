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
    handledFind:
      'Percorra tudo o que é dado, dê cada coisa pedida com as palavras ou os números em que se apoia, inclua também o que só está dito de outro modo e diga onde os dados deixam algo em aberto.',
    handledKept:
      'Faça exatamente isso com tudo, mantenha tal e qual cada nome, número e pormenor que não seja afetado e, onde algo possa ser lido de duas formas, escolha a mais provável e diga-o abaixo numa linha.',
    namesEach:
      'Dê a cada um o seu, um por linha atrás daquilo a que pertence, pensado só para ele e que não sirva aos outros, curto e fácil de dizer.',
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
    foundAll: 'Completo: tudo o que conta, também o que está dito de outro modo',
    foundShown: 'Prova: junto de cada coisa, as palavras ou números em que se apoia',
    foundOpen: 'Em aberto: dito, não preenchido',
    keptAsIs: 'Sem mudança: cada nome, número e pormenor que o pedido não toca',
    twoReadings: 'Duas leituras: a mais provável, dito abaixo numa linha',
    nameApiece: 'Cada um: o seu, atrás daquilo para que é, sem servir aos outros',
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
    foundMark: 'Percorra o que é dado do princípio ao fim e marque tudo o que possa ser o pedido.',
    foundGive: 'Dê o que realmente é, na forma pedida, e nomeie à parte o que for duvidoso, com o motivo.',
    namesTry: 'Experimente em silêncio vários para cada um e dê só o que não serviria a nenhum outro.',
    whyLeft: 'Termine com o que resta tentar se nada disso ajudar.',
    goodEnd: 'O que seria para mim um bom resultado: […]',
    fancyClose:
      'Decida em silêncio o que ninguém esperaria disso e como seria de verdade, e escreva-o como se existisse, com tudo o que se pede.',
  },
} as const;

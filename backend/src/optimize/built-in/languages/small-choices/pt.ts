export const smallChoices = {
  sharp: {
    decideOnce:
      'Diga na primeira frase o que escolher, dê a razão que decide e diga em que caso a outra escolha seria a certa.',
    packed:
      'Ponha uma coisa por linha, com a quantidade onde isso importar, marque o que não pode faltar, acrescente o que mais se esquece e diga o que pode ficar em casa.',
    checklistTold:
      'Ponha uma só coisa por linha para poder riscá-la, com quantidade ou data onde isso contar, assinale o que não pode esperar nem faltar e termine com o que mais se costuma esquecer.',
    shopped:
      'Calcule as quantidades conforme para quem e para quanto tempo se destina, em unidades que se possam comprar e agrupadas como estão na loja, marque o que muitas vezes já há em casa e, se houver um orçamento indicado, acrescente preços aproximados e o total.',
    eachIts:
      'Dê a cada um o seu, na ordem indicada, diga em poucas palavras a que pormenor mencionado responde e deixe de fora o que serviria para todos.',
    questionsPut:
      'Redija cada pergunta de modo que se possa fazer tal qual, primeiro aquelas cuja resposta mais decide, e diga ao lado de cada uma o que revela e que resposta deve deixar de pé atrás.',
    titlesLike:
      'Indique só títulos que existam mesmo e nenhum dos dados, cada um com autor, diretor ou artista e ano, e diga o que tem exatamente em comum com o que foi dado.',
  },
  bullets: {
    choiceFirst: 'Escolha: uma, na primeira frase',
    choiceReason: 'Razão: a que decide, em duas frases no máximo',
    choiceElse: 'Outro caso: quando a outra escolha seria a certa',
    choiceHow: 'Desvantagem: a principal desta escolha e como a atenuar',
    choiceUndo: 'Voltar atrás: o que de cada opção poderia ser desfeito depois, e o que não',
    packEach: 'Linhas: uma coisa em cada, com a quantidade onde isso importar',
    packGroups: 'Grupos: por uso, para arrumar grupo a grupo',
    packMust: 'Marcado: o que não pode faltar',
    packHome: 'Em casa: o que não vale a pena levar',
    shopAmounts: 'Quantidades: calculadas conforme para quem e quanto tempo, em unidades que se possam comprar',
    shopGroups: 'Grupos: como as coisas estão na loja',
    shopTotal: 'Preços: aproximados, com o total comparado com o orçamento',
    shopHome: 'Marcado: o que muitas vezes já há em casa',
    apieceWhy: 'Razão: o pormenor mencionado a que responde, em poucas palavras',
    apieceAll: 'Ordem: a indicada, sem deixar ninguém de fora',
    questionWorded: 'Cada pergunta: redigida para se poder fazer tal qual',
    questionFirst: 'Ordem: primeiro aquelas cuja resposta mais decide',
    questionTells: 'Ao lado de cada uma: o que revela e que resposta deve deixar de pé atrás',
    titlesShare: 'Encaixe: o que cada um tem exatamente em comum com o que foi dado',
    sickCauses: 'Causas: a mais provável primeiro, cada uma com o sinal pelo qual a posso reconhecer',
    sickTry: 'Para tentar: o que ajuda contra cada uma, o mais simples primeiro',
    sickDoctor: 'Médico: que sinais ou quanto tempo são demais para esperar',
  },
  guided: {
    bestOfOther: 'Termine com a maneira de atenuar a maior desvantagem do que recomenda.',
    choiceSettle: 'Escolha na primeira frase, com a razão que decide.',
    choiceSign: 'Indique o sinal pelo qual percebo que para mim a outra escolha seria a certa.',
    choiceHint: 'Termine com a principal desvantagem desta escolha e como a atenuar.',
    packWalk: 'Percorra mentalmente da saída de casa ao regresso e anote o que cada parte exige.',
    packGive:
      'Dê a lista com uma coisa por linha, com a quantidade onde isso importar, e marque o que não pode faltar.',
    shopWork: 'Calcule o que é preciso e quanto, conforme para quem e para quanto tempo se destina.',
    shopGive: 'Dê a lista como as coisas estão na loja, em unidades que se possam comprar.',
    shopSum: 'Acrescente preços aproximados e diga o que tirar se o total passar do orçamento.',
    apieceSay: 'Diga ao lado de cada um a que pormenor mencionado responde.',
    questionSettle: 'Defina primeiro o que é preciso saber no fim.',
    questionGive: 'Dê as perguntas que o revelam, primeiro aquelas cuja resposta mais decide.',
    questionWary: 'Diga ao lado de cada uma que resposta deve deixar de pé atrás.',
  },
} as const;

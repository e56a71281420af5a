export const sums = {
  sharp: {
    sumBounded:
      'Resolva primeiro o intervalo, diga se os extremos lhe pertencem, teste um valor de dentro e um de fora e dê depois exatamente o que se pede.',
    sumFigured:
      'Nomeie a fórmula e o que cada grandeza significa, substitua os valores com as unidades e confirme o resultado com outra fórmula ou um esboço em palavras.',
    sumChance:
      'Diga quais eventos podem ocorrer juntos, se excluem ou se influenciam, calcule a partir disso o que se pede, confira pelo evento contrário e dê o resultado como fração e porcentagem.',
    sumDivided:
      'Mostre em cada passo a divisão ou os fatores primos e verifique o resultado dividindo ou multiplicando.',
    sumPriced:
      'Diga a que se refere cada preço ou percentagem, escreva um passo por linha com a unidade e verifique pondo o resultado nos dados.',
    sumValued:
      'Substitua o valor termo a termo com o sinal, mostre cada potência e produto e verifique com outra ordem dos termos.',
    sumUnknowns:
      'Nomeie o que é desconhecido, transforme cada frase numa relação, resolva passo a passo e confirme o resultado nas frases.',
    sumMoving:
      'Uniformize primeiro as unidades, diga a partir de que momento contam o tempo e a distância, escreva um passo por linha e veja se o resultado é plausível.',
    sumDerived:
      'Nomeie a regra de cada derivada, simplifique antes de substituir valores, diga para que valores vale e confirme o resultado com um valor próximo.',
    sumIntegrated:
      'Nomeie o método e por que serve aqui, escreva a primitiva numa linha própria, confirme-a derivando e deixe para o fim os limites ou a constante.',
    sumLimits:
      'Diga que forma toma nesse ponto, nomeie a regra ou o limite conhecido que a resolve e por que se aplica, e confirme o resultado com um valor próximo.',
    sumDifferential:
      'Nomeie o tipo de equação e o método que lhe corresponde, diga o que cada constante representa e o que a fixa, e confirme a solução substituindo-a.',
    sumSolved:
      'Diga primeiro que valores são admitidos, transforme um passo por linha e ponha cada solução de volta no que é dado tal como está, descartando a que não servir.',
    sumCounted:
      'Diga se a ordem conta e se pode haver repetição, conte primeiro todos os casos, retire os excluídos e experimente a mesma contagem com um número menor.',
    sumMatrices:
      'Escreva cada matriz ou determinante intermédio, nomeie a operação que leva ao seguinte e confirme o resultado multiplicando.',
    sumPhysical:
      'Nomeie a lei e por que vale aqui, isole a grandeza procurada antes de substituir os valores, leve as unidades até ao fim e diga se a ordem de grandeza é plausível.',
    sumAveraged:
      'Transforme primeiro cada média num total com o número de valores por trás dela, prossiga com os totais e veja se o resultado fica entre os valores de partida.',
    sumOverlapping:
      'Ponha os grupos numa pequena tabela, retire o que seria contado duas vezes e veja se as partes dão o todo.',
    sumPaced:
      'Diga que parte do todo cada um faz numa unidade de tempo, some o que atua em conjunto, subtraia o que atua contra e veja se as partes dão o todo.',
    sumAdded:
      'Nomeie o primeiro e o último termo, a razão e quantos são, dê a fórmula antes dos valores e experimente-a nos primeiros termos.',
  },
  bullets: {
    byBounded: 'Intervalo: com os dois extremos, e se cada um lhe pertence',
    byFigured: 'Figura: um esboço em palavras, e a fórmula antes dos valores',
    byChance: 'Eventos: quais podem ocorrer juntos, se excluem ou se influenciam',
    byDivided: 'Divisão ou fatores: escritos em cada passo',
    byPriced: 'Cada valor: a que se refere, com a unidade',
    byValued: 'Substituição: termo a termo, com sinais e potências',
    byUnknowns: 'Incógnitas: nomeadas, cada relação ligada à frase de onde vem',
    byMoving: 'Unidades: uniformizadas antes de calcular',
    byDerived: 'Derivada: cada regra nomeada, simplificada antes dos valores',
    byIntegrated: 'Primitiva: numa linha própria, confirmada por derivação',
    byLimits: 'Forma: qual toma nesse ponto, e a regra que a resolve',
    byDifferential: 'Tipo: nomeado, com o seu método; a solução substituída no fim',
    bySolved: 'Soluções: cada uma posta de volta no que é dado; a que não servir, descartada',
    byCounted: 'Contagem: se a ordem conta, depois todos os casos menos os excluídos; testada com um número menor',
    byMatrices: 'Passos: cada matriz ou determinante intermédio escrito; o resultado confirmado multiplicando',
    byPhysical: 'Lei: nomeada, com a grandeza procurada isolada antes dos valores',
    byAveraged: 'Totais: a partir de cada média e do número de valores',
    byOverlapping: 'Grupos: numa pequena tabela, com o que seria contado duas vezes',
    byPaced: 'Partes: o que cada um faz do todo numa unidade de tempo',
    byAdded: 'Termos: primeiro, último, razão e número; a fórmula testada nos primeiros',
  },
} as const;

export const sums = {
  sharp: {
    sumBounded:
      'Resolva primeiro o intervalo, diga se os extremos lhe pertencem, conte depois os inteiros que contém e teste um valor de dentro e um de fora.',
    sumFigured:
      'Nomeie a fórmula e o que cada grandeza significa, substitua os valores com as unidades e confirme o resultado com outra fórmula ou um esboço em palavras.',
    sumChance:
      'Diga que casos são possíveis e quais são favoráveis, verifique pelo acontecimento contrário e dê o resultado em fração e em percentagem.',
    sumDivided:
      'Escreva o número com o quociente e o resto, prossiga com essa forma e experimente o resultado em dois números reais.',
    sumPriced:
      'Diga de que se tira cada preço ou percentagem, escreva um passo por linha com a unidade e verifique voltando atrás a partir do resultado.',
    sumValued:
      'Substitua o valor termo a termo com o sinal, mostre cada potência e produto e verifique com outra ordem dos termos.',
    sumUnknowns:
      'Diga o que cada letra representa, transforme cada frase numa equação, resolva e ponha o resultado de novo nas frases.',
    sumMoving:
      'Uniformize primeiro as unidades, diga a partir de que momento contam o tempo e a distância, escreva um passo por linha e veja se o resultado é plausível.',
  },
  bullets: {
    byBounded: 'Intervalo: com os dois extremos, e se cada um lhe pertence',
    byFigured: 'Figura: um esboço em palavras, e a fórmula antes dos valores',
    byChance: 'Casos: quantos são possíveis, quantos favoráveis',
    byDivided: 'Forma: o número com quociente e resto, depois testado em dois exemplos',
    byPriced: 'Cada valor: de que se tira, com a unidade',
    byValued: 'Substituição: termo a termo, com sinais e potências',
    byUnknowns: 'Equações: o que cada letra representa e de que frase vem cada uma',
    byMoving: 'Unidades: uniformizadas antes de calcular',
  },
} as const;

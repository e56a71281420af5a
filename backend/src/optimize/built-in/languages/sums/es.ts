export const sums = {
  sharp: {
    sumBounded:
      '{Resuelve|Resuelva} primero el intervalo, {di|diga} si sus extremos le pertenecen, {prueba|pruebe} un valor de dentro y otro de fuera y {da|dé} después exactamente lo que se pide.',
    sumFigured:
      '{Nombra|Nombre} la fórmula y lo que significa cada magnitud, {sustituye|sustituya} los valores con sus unidades y {confirma|confirme} el resultado con otra fórmula o un esquema en palabras.',
    sumChance:
      '{Di|Diga} qué sucesos pueden darse juntos, se excluyen o se influyen, {calcula|calcule} a partir de ello lo pedido, {comprueba|compruebe} con el suceso contrario y {da|dé} el resultado como fracción y porcentaje.',
    sumDivided:
      '{Muestra|Muestre} en cada paso la división o los factores primos y {comprueba|compruebe} el resultado dividiendo o multiplicando.',
    sumPriced:
      '{Di|Diga} a qué se refiere cada precio o porcentaje, {escribe|escriba} un paso por línea con su unidad y {comprueba|compruebe} poniendo el resultado en los datos.',
    sumValued:
      '{Sustituye|Sustituya} el valor término a término con su signo, {muestra|muestre} cada potencia y producto y {comprueba|compruebe} con otro orden de los términos.',
    sumUnknowns:
      '{Nombra|Nombre} lo desconocido, {convierte|convierta} cada frase en una relación, {resuelve|resuelva} paso a paso y {comprueba|compruebe} el resultado en las frases.',
    sumMoving:
      '{Unifica|Unifique} primero las unidades, {di|diga} desde qué momento se cuentan tiempo y distancia, {escribe|escriba} un paso por línea y {comprueba|compruebe} si el resultado es verosímil.',
    sumDerived:
      '{Nombra|Nombre} la regla de cada derivada, {simplifica|simplifique} antes de sustituir valores, {di|diga} para qué valores vale y {confirma|confirme} el resultado con un valor cercano.',
    sumIntegrated:
      '{Nombra|Nombre} el método y por qué conviene aquí, {escribe|escriba} la primitiva en una línea propia, {confírmala|confírmela} derivando y {deja|deje} para el final los límites o la constante.',
    sumLimits:
      '{Di|Diga} qué forma toma en ese punto, {nombra|nombre} la regla o el límite conocido que la resuelve y por qué se aplica, y {confirma|confirme} el resultado con un valor cercano.',
    sumDifferential:
      '{Nombra|Nombre} el tipo de ecuación y el método que le corresponde, {di|diga} qué significa cada constante y qué la fija, y {confirma|confirme} la solución sustituyéndola.',
    sumSolved:
      '{Di|Diga} primero qué valores se admiten, {transforma|transforme} un paso por línea y {sustituye|sustituya} cada solución en lo dado tal como está, descartando la que no cumpla.',
    sumCounted:
      '{Di|Diga} si importa el orden y si puede haber repetición, {cuenta|cuente} primero todos los casos, {resta|reste} los excluidos y {prueba|pruebe} la misma manera de contar con un número menor.',
    sumMatrices:
      '{Escribe|Escriba} cada matriz o determinante intermedio, {nombra|nombre} la operación que lleva al siguiente y {confirma|confirme} el resultado multiplicando.',
    sumPhysical:
      '{Nombra|Nombre} la ley y por qué vale aquí, {despeja|despeje} la magnitud buscada antes de sustituir valores, {lleva|lleve} las unidades hasta el final y {di|diga} si el resultado es verosímil.',
    sumAveraged:
      '{Convierte|Convierta} primero cada media en un total con el número de valores que hay detrás, {sigue|siga} con los totales y {comprueba|compruebe} que el resultado quede entre los valores de partida.',
    sumOverlapping:
      '{Pon|Ponga} los grupos en una tabla pequeña, {resta|reste} lo que se contaría dos veces y {comprueba|compruebe} que las partes sumen el total.',
    sumPaced:
      '{Di|Diga} qué parte del total hace cada uno en una unidad de tiempo, {suma|sume} lo que actúa junto, {resta|reste} lo que actúa en contra y {comprueba|compruebe} que las partes sumen el total.',
    sumAdded:
      '{Nombra|Nombre} el primer y el último término, el paso y cuántos hay, {da|dé} la fórmula antes de sustituir valores y {pruébala|pruébela} con los primeros términos.',
  },
  bullets: {
    byBounded: 'Intervalo: con ambos extremos y si cada uno pertenece a él',
    byFigured: 'Figura: un esquema en palabras, y la fórmula antes de poner los valores',
    byChance: 'Sucesos: cuáles pueden darse juntos, se excluyen o se influyen',
    byDivided: 'División o factores: escritos en cada paso',
    byPriced: 'Cada cantidad: a qué se refiere, con su unidad',
    byValued: 'Sustitución: término a término, con signos y potencias',
    byUnknowns: 'Incógnitas: nombradas, cada relación ligada a la frase de la que sale',
    byMoving: 'Unidades: unificadas antes de calcular',
    byDerived: 'Derivada: cada regla nombrada, simplificada antes de sustituir valores',
    byIntegrated: 'Primitiva: en una línea propia, confirmada derivando',
    byLimits: 'Forma: cuál toma en ese punto y qué regla la resuelve',
    byDifferential: 'Tipo: nombrado, con su método; la solución sustituida al final',
    bySolved: 'Soluciones: cada una sustituida en lo dado; la que no cumpla, descartada',
    byCounted: 'Recuento: si importa el orden, luego todos los casos menos los excluidos; probado con un número menor',
    byMatrices: 'Pasos: cada matriz o determinante intermedio escrito; el resultado comprobado multiplicando',
    byPhysical: 'Ley: nombrada y despejada antes de sustituir valores',
    byAveraged: 'Totales: a partir de cada media y del número de valores',
    byOverlapping: 'Grupos: en una tabla pequeña, con lo que se contaría dos veces',
    byPaced: 'Partes: lo que hace cada uno del total en una unidad de tiempo',
    byAdded: 'Términos: primero, último, paso y número; la fórmula probada con los primeros',
  },
} as const;

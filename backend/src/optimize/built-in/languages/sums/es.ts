export const sums = {
  sharp: {
    sumBounded:
      '{Resuelve|Resuelva} primero el intervalo, {di|diga} si sus extremos pertenecen a él, {cuenta|cuente} después los enteros que contiene y {prueba|pruebe} un valor de dentro y otro de fuera.',
    sumFigured:
      '{Nombra|Nombre} la fórmula y lo que significa cada magnitud, {sustituye|sustituya} los valores con sus unidades y {confirma|confirme} el resultado con otra fórmula o un esquema en palabras.',
    sumChance:
      '{Di|Diga} qué casos son posibles y cuáles favorables, {comprueba|compruebe} con el suceso contrario y {da|dé} el resultado como fracción y porcentaje.',
    sumDivided:
      '{Escribe|Escriba} el número con su cociente y su resto, {sigue|siga} con esa forma y {prueba|pruebe} el resultado con dos números reales.',
    sumPriced:
      '{Di|Diga} de qué se toma cada precio o porcentaje, {escribe|escriba} un paso por línea con su unidad y {comprueba|compruebe} volviendo atrás desde el resultado.',
    sumValued:
      '{Sustituye|Sustituya} el valor término a término con su signo, {muestra|muestre} cada potencia y producto y {comprueba|compruebe} con otro orden de los términos.',
    sumUnknowns:
      '{Di|Diga} qué representa cada letra, {convierte|convierta} cada frase en una ecuación, {resuélvelas|resuélvalas} y {vuelve|vuelva} a poner el resultado en las frases.',
    sumMoving:
      '{Unifica|Unifique} primero las unidades, {di|diga} desde qué momento se cuentan tiempo y distancia, {escribe|escriba} un paso por línea y {comprueba|compruebe} si el resultado es verosímil.',
  },
  bullets: {
    byBounded: 'Intervalo: con ambos extremos y si cada uno pertenece a él',
    byFigured: 'Figura: un esquema en palabras, y la fórmula antes de poner los valores',
    byChance: 'Casos: cuántos son posibles, cuántos favorables',
    byDivided: 'Forma: el número con cociente y resto, probado luego en dos ejemplos',
    byPriced: 'Cada cantidad: de qué se toma, con su unidad',
    byValued: 'Sustitución: término a término, con signos y potencias',
    byUnknowns: 'Ecuaciones: qué representa cada letra y de qué frase sale cada una',
    byMoving: 'Unidades: unificadas antes de calcular',
  },
} as const;

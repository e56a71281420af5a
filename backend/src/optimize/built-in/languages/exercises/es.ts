import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      '{Da|Dé} una línea a cada dato pedido, delante su nombre y detrás las palabras del texto, nada más, y {escribe|escriba} «no consta» donde el texto no lo diga.',
    formal:
      '{Usa|Use} frases completas, verbos precisos y un trato neutro, {quita|quite} coloquialismos, abreviaturas y exclamaciones, {conserva|conserve} todos los datos y {devuelve|devuelva} solo la nueva versión.',
    polite:
      '{Convierte|Convierta} cualquier orden en petición y cualquier reproche en lo que ayudaría, {deja|deje} igual de claro lo que se dice, sin halagos, y {devuelve|devuelva} solo la nueva versión.',
    academic:
      '{Redacta|Redacte} de forma impersonal y con la debida cautela, {elige|elija} términos precisos en vez de vagos, no {inventes|invente} fuentes ni cifras y {devuelve|devuelva} solo la nueva versión.',
    neutral:
      '{Cuenta|Cuente} qué pasó y quién dijo o hizo qué, {sustituye|sustituya} juicios, exageraciones y exclamaciones por hechos o por quién opina así, {conserva|conserve} todos los datos y {devuelve|devuelva} solo la nueva versión.',
    casual:
      '{Usa|Use} frases cortas, palabras de diario y las formas breves que se dicen al hablar, {conserva|conserve} todos los datos y {devuelve|devuelva} solo la nueva versión.',
    rewriteForm:
      '{Adapta|Adapte} cada verbo, pronombre y palabra que dependa de la nueva forma, {conserva|conserve} el sentido y todos los datos y {devuelve|devuelva} solo la nueva versión.',
    reorder:
      '{Da|Dé} todo en su nuevo orden sin cambiar una palabra, luego las señales que lo fijan, como un momento, una causa o un pronombre, y {di|diga} si cabe un segundo orden.',
    errorFound:
      '{Cita|Cite} primero el error, {nombra|nombre} en una frase la regla que hay detrás y {da|dé} después la oración corregida sin cambiar nada más.',
    classifyKnown:
      '{Di|Diga} primero la categoría, luego en una frase por qué se conoce esto y qué la decide, y {avisa|avise} si no lo {conoces|conoce}.',
    identify:
      '{Nómbralo|Nómbrelo} en la primera línea, {señala|señale} qué lo delata y {di|diga} con qué se confunde más fácilmente y qué lo descarta.',
    nextTurn:
      '{Escribe|Escriba} solo la línea que falta, entera y con la voz de quien la dice, incluidas las palabras que ya están; que recoja lo último que se dijo y suene hablada.',
    meaningFor:
      '{Explícalo|Explíquelo} en una frase con palabras que estos lectores usan a diario, {muéstralo|muéstrelo} en una pequeña escena de su vida y no {uses|use} ninguna palabra más difícil que la explicada.',
    debugAll:
      '{Encuentra|Encuentre} todos los fallos, {nombra|nombre} cada uno con una entrada que lo muestre, {da|dé} el código corregido sin cambiar nada más y {di|diga} en una frase por cada uno por qué funciona ahora.',
  },
  bullets: {
    fieldLines: 'Líneas: una por dato pedido, con su nombre delante',
    fieldMissing: 'Lo que falta: «no consta», sin suponer nada',
    formalWords: 'Registro: frases completas, verbos precisos, sin coloquialismos, abreviaturas ni exclamaciones',
    politeWords: 'Registro: peticiones en vez de órdenes, sin reproches ni halagos',
    demandKept: 'Contenido: queda igual de claro lo que se dice o se pide',
    academicWords: 'Registro: impersonal y cauto, términos precisos en vez de vagos',
    neutralWords: 'Registro: informativo, sin juicios ni exageraciones; las opiniones, atribuidas a quien las tiene',
    casualWords: 'Registro: frases cortas, palabras de diario, las formas breves que se dicen al hablar',
    reorderAll: 'Orden: todo, sin cambiar, quitar ni añadir nada',
    reorderSigns: 'Motivo: las señales que lo fijan, como un momento, una causa o un pronombre',
    reorderOther: 'Segundo orden: nombrado si cabe uno',
    errorQuoted: 'Error: citado primero, sin contar como tal nada correcto',
    errorRule: 'Regla: qué se incumple, en una frase',
    errorFixed: 'Corrección: la oración entera, sin cambiar nada más',
    tipOver: 'En contra: el indicio contrario más fuerte, si lo hay',
    knownSign: 'Motivo: por qué se conoce y qué decide',
    identified: 'Respuesta: solo el nombre, en la primera línea',
    mistakenFor: 'Confusión: con qué se confunde fácilmente y qué lo descarta',
    turnAnswers: 'Línea: recoge lo último que se dijo, del modo pedido',
    turnVoice: 'Voz: la que su hablante ha tenido hasta ahora',
    turnWhole: 'Resultado: solo esa línea, entera, con las palabras que ya están',
    theirWords: 'Palabras: ninguna más difícil que la explicada',
    causesEach: 'Fallos: cada uno en una frase, con una entrada que lo muestra',
    fixOnly: 'Corrección: el código completo, sin cambiar más que los fallos',
  },
  guided: {
    fieldGive: '{Da|Dé} una línea a cada dato pedido y {escribe|escriba} «no consta» donde el texto no lo diga.',
    reorderFirst: '{Di|Diga} qué tiene que ir primero y qué palabra lo muestra.',
    reorderGive: '{Da|Dé} después el conjunto en su orden, sin cambiar una palabra.',
    reorderCheck: '{Léelo|Léalo} otra vez entero y {di|diga} si cabe un segundo orden.',
    errorMark: '{Cita|Cite} el lugar equivocado y {di|diga} qué falla en él.',
    errorPut: '{Da|Dé} la oración corregida, sin cambiar nada más.',
    labelTip: '{Nombra|Nombre} el indicio contrario más fuerte, si lo hay.',
    identifyGive: '{Nómbralo|Nómbrelo} en una línea aparte.',
    identifyRule: '{Di|Diga} con qué podría confundirse y qué lo descarta.',
    turnMood:
      '{Piensa|Piense} para {ti|sí} qué quiere ahora esa persona y {escribe|escriba} luego la línea, sin nada alrededor.',
  },
};

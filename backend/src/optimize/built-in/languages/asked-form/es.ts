import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Decide|Decida} qué no puede faltar, {ponlo|póngalo} exactamente en la forma pedida, sin nada antes ni después, y {conserva|conserve} exactos los nombres y las cifras.',
    onePick:
      '{Decídete|Decídase} por una sola opción y {nómbrala|nómbrela} primero, {relaciona|relacione} el motivo con lo que se dice aquí y {añade|añada} en una línea qué podría hablar en contra.',
    eachInTurn:
      '{Da|Dé} una línea para cada caso, en el orden dado: primero el resultado y luego, en pocas palabras, lo que lo decide.',
    twofold:
      '{Haz|Haga} cada cosa pedida en el orden en que se nombra, bien separadas, y {relaciona|relacione} cada una exactamente con lo que se da aquí.',
    scaled:
      '{Nombra|Nombre} primero el factor, {convierte|convierta} todos los valores en el orden dado, {redondea|redondee} solo donde haga falta e {indica|indique} dónde.',
  },
  bullets: {
    formAsked: 'Forma: exactamente la pedida, sin nada antes ni después',
    mustStay: 'Contenido: lo que no puede faltar, con las mínimas palabras',
    onlyOne: 'Elección: una sola, nombrada primero',
    tiedReason: 'Motivo: ligado a lo que se dice aquí, no válido para cualquier cosa',
    speaksAgainst: 'En contra: lo que podría hablar en contra, en una línea',
    eachResult: 'Resultado: una línea para cada caso, en el orden dado',
    eachDecided: 'Motivo: lo que decide cada caso, en pocas palabras',
    eachAsked: 'Partes: cada cosa pedida, en el orden en que se nombra y bien separada',
    factor: 'Factor: por cuánto se convierte todo, nombrado primero',
    allConverted: 'Valores: todos convertidos, en el orden dado',
    rounded: 'Redondeo: solo donde haga falta, y señalado',
  },
  guided: {
    asAskedCut:
      '{Decide|Decida} primero qué no puede faltar, {dalo|delo} después exactamente en la forma pedida y {quita|quite} toda palabra que sobre.',
    onePickWeigh:
      '{Sopesa|Sopese} dos o tres posibilidades sin mostrarlas y {da|dé} solo la que mejor encaja, con el motivo.',
    eachGive: '{Recorre|Recorra} los casos uno por uno en el orden dado y {señala|señale} los dudosos.',
    twofoldGive:
      '{Decide|Decida} qué datos de lo dado son decisivos para cada cosa pedida y {da|dé} después una tras otra, sin comentarios alrededor.',
    scaledCheck:
      '{Convierte|Convierta} valor por valor, {comprueba|compruebe} uno a la inversa y {da|dé} después el resultado completo con sus unidades.',
  },
};

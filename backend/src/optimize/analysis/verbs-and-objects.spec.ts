import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

describe('what verb and object say together', () => {
  it.each([
    ['Povestește-mi ceva înainte de culcare despre un arici care se teme de întuneric.', 'story'],
    [
      'Răspunde la recenzia clientului în numele restaurantului.\nMâncarea a fost bună, dar am așteptat o oră.',
      'reply',
    ],
    ['Dado el nombre de un plato, escribe la lista de ingredientes.\nPaella valenciana', 'entries'],
    ['Invéntate una excusa creíble para no ir a una boda.', 'message'],
    ["Faut-il interdire les téléphones à l'école ? Donne ton avis.", 'discuss'],
    ['Du bist Bibliothekarin. Empfiehl mir einen Krimi.', 'acting'],
    ['Quanti secondi ci sono in una settimana?', 'sum'],
    ['Si cinco gatos cazan cinco ratones en cinco minutos, ¿cuánto tarda un gato en cazar un ratón?', 'math'],
    [
      'Ein Schläger und ein Ball kosten zusammen 1,10 Euro. Der Schläger kostet 1 Euro mehr. Was kostet der Ball?',
      'math',
    ],
    ['Faça um roteiro de estudos para a prova de matemática em duas semanas.', 'training'],
    ["Trova l'errore nella frase.\nSe avrei tempo, verrei con te.", 'correct'],
    ['Que faut-il mettre dans une trousse de secours ?', 'entries'],
    ['Ce activități pot face cu un copil de 4 ani într-o zi ploioasă?', 'ideas'],
    ['Ordne jedem Land die Hauptstadt zu: Norwegen, Portugal, Ungarn', 'pairs'],
  ])('%s → %s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it.each([
    ['¿Cuánta agua se gasta en una ducha de diez minutos?', 'quantity'],
    ['Wie viele Klavierstimmer gibt es ungefähr in Berlin?', 'quantity'],
    ['Propune nume pentru o cafenea din Cluj.', 'names'],
  ])('%s stays %s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });
});

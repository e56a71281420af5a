import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

describe('orders of one sentence that are read alike in every language', () => {
  it.each([
    ['poem', 'Dato il titolo di una canzone, scrivi una possibile prima strofa.\nL’ultimo autobus'],
    ['poem', 'Dado o título de uma música, escreva uma possível primeira estrofe.\nO último ônibus para casa'],
    ['meaning', 'Erkläre das Sprichwort einem achtjährigen Kind.\nMorgenstund hat Gold im Mund'],
    ['turns', 'Fai l’arbitro di un dibattito tra due vicini. Io scrivo le battute di entrambi, tu assegni i punti.'],
    ['teach', 'Como você explicaria a nostalgia a um robô recém-ligado?'],
    ['persona', 'Wie würdest du als Piratenkapitän deiner Mannschaft die Steuern erklären?'],
    ['explanations', 'Pourquoi quelqu’un achèterait-il deux journaux identiques ? Donne au moins quatre explications.'],
    ['copy', 'necesito un texto para vender mi bici en wallapop, orbea del 2018, pero va genial'],
    ['review', 'Escreva uma breve avaliação de um hotel com base nos pontos dados.\n- quarto limpo\n- rua barulhenta'],
    ['advice', 'Come posso prendere l’abitudine di fare sport avendo poco tempo?'],
    ['turns', 'Ti darò il nome di un animale e tu risponderai solo con il suo verso. Cominciamo: asino.'],
    ['fact', 'Come si chiama la paura dell’altezza?'],
    ['choice', 'Quale di questi numeri non è primo: 51, 53, 59, 61?'],
    ['suggest', 'Quais são cinco maneiras bem diferentes de usar um guarda-chuva quebrado?'],
    ['code', 'Data una matrice n x n, ruotala di 90 gradi sul posto. Dai la soluzione in Java e spiega l’idea.'],
    ['origin', 'Você recebe uma palavra. Explique a origem dela e use-a em duas frases.\nsaudade'],
    ['yesno', 'il padrone di casa vuole tenersi tutta la caparra per una macchia sul muro, può farlo?'],
  ])('%s: %s', (wording, draft) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it.each([
    ['poem', 'Write a program in C++ that reverses a linked list.'],
    ['choice', 'Which of these are mammals? Dolphin, shark, bat, penguin'],
    ['fact', 'Come si chiama il mio nuovo libro? Proponi dei titoli.'],
  ])('not %s: %s', (wording, draft) => {
    expect(analyse(draft).wording).not.toBe(wording);
  });
});

import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a thing asked for by its name in Romanian', () => {
  it.each([
    ['Redactează un discurs scurt de deschidere pentru o expoziție a elevilor.', 'Teme: fiecare lucru numit'],
    ['Discurs de pensionare pentru colegul meu', 'un moment pe care îl știu toți'],
    ['Scrie o fișă de prezentare pentru un robot de bucătărie silențios.', 'Însușiri:'],
    ['Scrie un mesaj către toți locatarii prin care îi anunți că marți se oprește apa caldă.', 'Primul rând: vestea'],
    ['Dă-mi cinci titluri pentru un articol despre orașe fără mașini.', 'Subiect: cel exact'],
    ['Scrie un eseu despre rolul tăcerii în poezia lui Bacovia.', 'Dovezi: un vers'],
    ['Scrie o scurtă dramatizare în care un GPS și un șofer se ceartă.', 'Voci:'],
    ['Ce este osmoza și cum o putem observa acasă cu un cartof?', 'Ce se vede:'],
    ['Soțul meu nu vrea câine, eu da. Cum ajungem la o înțelegere?', 'Soluții: două-trei'],
    ['Scrie un e-mail către supervizor în care îi cer părerea despre raport.', 'Puncte:'],
    ['Creează o mnemotehnică pentru a reține planetele în ordine.', 'Cheie:'],
    ['de ce toarce pisica mea cand e la veterinar', 'Motive:'],
    ['Scrie o comandă Linux care găsește fișierele mai mari de 100 MB.', 'Opțiuni: câte un rând'],
    ['Propune un scenariu în care umanitatea descoperă că timpul curge diferit.', 'Reguli:'],
    ['se poate congela ciorba de burta cu smantana in ea?', 'Cât ține:'],
    ['e nepoliticos sa plec de la nunta inainte de tort?', 'Elegant:'],
    ['imprimanta zice ca nu are hartie desi tava e plina', 'Verificare:'],
    ['ce inseamna cand un baiat iti raspunde mereu cu ok si nu pune intrebari', 'Semne:'],
    ['colega mea imi tot fura pranzul din frigider, cum procedez fara scandal', 'Fraza:'],
    ['ma doare capul de doua zile, ce fac?', 'Imediat:'],
    ['Ce mănâncă bursucii?', 'exact la tot ce se întreabă'],
    [
      'Găsește toate datele din text și rescrie-le în formatul ZZ.LL.AAAA.\nA plecat pe 2 mai 2021.',
      'Format: cel cerut',
    ],
    [
      'Analizează textul și notează pe câte un rând fiecare fruct și prețul lui pe kilogram.\n2 kg de pere cu 10 lei.',
      'Calcule:',
    ],
    ['Găsește sinonime pentru cuvântul dat și explică nuanțele.\nvesel', 'De neînlocuit:'],
    ['Care este complexitatea acestui cod?\nfor x in a:\n    for y in a:\n        print(x + y)', 'Numărare:'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each(['De ce se teme lumea de pisici negre?', 'Mă doare că nu m-a invitat la nuntă, ce fac?'])(
    'is not taken for its neighbour by one word: %s',
    (text) => {
      expect(versionsOf(text)[0]).not.toMatch(/veterinar|medic/u);
    },
  );
});

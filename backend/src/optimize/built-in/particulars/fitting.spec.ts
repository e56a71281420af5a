import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const versionsOf = (text: string) =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('what is asked for in a few words is told nothing that its neighbour wants', () => {
  it.each([
    ['Am uitat aniversarea căsătoriei și soția e supărată. Ce fac acum?', /limita|cui mă pot adresa/u],
    ['Scrie un anunț pe OLX pentru o bicicletă, stare bună, 800 lei.', /amenințare|emoție/u],
    ['Povestește pe înțelesul unui coleg ce face interogarea: SELECT 1', /Fraza/u],
    [
      'Scrie textul pentru o etichetă muzeală de 60 de cuvinte despre un plug din lemn.',
      /gata de trimis|pleca ca atare/u,
    ],
    ['e ok sa dau copilului de 2 ani miere de salcam zilnic?', /Elegant/u],
    ['alege numele de rauri: „Raut, Hincesti, Bic, Floresti”', /Punct slab/u],
    ['Scrie un e-mail către profesoară în care îi cer o amânare de o săptămână.', /ce întârzie sau se schimbă/u],
    ['Wie erkläre ich meiner Vierjährigen, dass der Hund eingeschläfert wurde?', /Widerspruch|direkt/u],
    ['Welche Unterlagen brauche ich für den Wohngeldantrag?', /Erste Wahl/u],
    ['Die Nachbarin will schon wieder Eier leihen, womit kann ich sie nett abwimmeln?', /Antwort: im ersten Satz/u],
    ['Ich schreibe morgen eine Klausur und habe panische Angst.', /abfragen/u],
    ['que le digo a mi vecino que acaba de perder a su perro', /Si insisten/u],
    ['¿Cómo deciden los algoritmos de un mapa cuál es la ruta más corta?', /Frases:/u],
    ['qué pongo en la placa conmemorativa del pozo', /calzado/u],
    ['texto para la lapida de mi padre, albañil y buen bailarin', /dos versiones/u],
    ['que dire a un collegue dont la femme a fait une fausse couche', /réaction vive/u],
    ["t'es une vraie personne ou un robot", /Contre :/u],
    ["Rédige un SMS à mon propriétaire : la chaudière est morte depuis hier et j'ai un bébé", /sonnent comme moi/u],
    ['Confronta democrazia diretta e rappresentativa in non più di quattro frasi.', /tabella/u],
    ['Il mio gatto dorme 18 ore, è normale?', /Aiuto:|per prima cosa/u],
    ['La ricetta è per 6 e usa 450 g di riso, quanto me ne serve per 10?', /lista della spesa/u],
    ['coletivo de lobos', /quatro ou cinco partes/u],
    ['lembrancinha de batizado barata que eu mesma faça', /presentes/u],
    ['O que devo observar ao comprar um terreno no interior', /Primeira escolha/u],
    ['Întocmește un proces-verbal de predare-primire pentru un laptop.', /Hotărâri/u],
    ['Scrie câteva minute de vorbit pentru mama miresei.', /Hotărâri/u],
    ['Comentariu la postarea noastră: „Iar reclamă mincinoasă!” Vreau o replică calmă.', /Introducere: autor/u],
    ['Solicită o ofertă de preț de la trei tipografii pentru 500 de caiete.', /Neinclus/u],
    ['Suche ein Brettspiel für zwei, das unter 30 Minuten dauert.', /Material: was gebraucht wird/u],
    ['Trainingsplan für jemanden, der den ersten Halbmarathon laufen will', /Gewicht/u],
    ['Übungsaufgaben zum Passiv, Lösungen am Ende', /aufgehen/u],
    ['Rédige un faire-part de décès pour une institutrice de 91 ans, sobre.', /originale/u],
    ['post de blog sobre adestrar filhote', /ver mais/u],
  ])('%s', (text, foreign) => {
    expect(versionsOf(text)).not.toMatch(foreign);
  });
});

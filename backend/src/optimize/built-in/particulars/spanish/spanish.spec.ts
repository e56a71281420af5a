import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';
import { particularOf } from '../particulars.js';

const found = (text: string) => particularOf('es', analyse(text));
const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a thing asked for by its name in Spanish', () => {
  it.each([
    ['necesito una carta de motivación para un máster en biología marina', 'qué me atrae de ese puesto'],
    ['carta para dar de baja el gimnasio', 'confirmación por escrito'],
    ['derecho de petición a la alcaldía por un hueco en la vía', 'con un plazo para responder'],
    ['análisis FODA de una cafetería', 'Cuadrantes:'],
    ['mensaje de pésame para una compañera', 'en un lugar mejor'],
    ['comentario de texto de un poema', 'Tema y tesis:'],
    ['resumen profesional para linkedin, soy contable', 'quien contrata'],
    ['ejercicios de fracciones para 5º de primaria', 'Soluciones:'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'qué es un análisis foda',
    'mejora mi carta de motivación: Estimados señores, quiero trabajar con ustedes.',
    'traduce esta carta de renuncia al inglés: Por la presente renuncio.',
    'correo a mi jefe sobre la carta de renuncia de Ana',
    'cómo se escribe una carta de renuncia',
    'resume este contrato de alquiler: El arrendador cede el piso.',
    'recibí una carta de despido, qué significa',
    'el presupuesto del estado 2024 en sanidad',
    'cómo digo "te echo de menos" en inglés',
    'nombre para un podcast de cocina',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it.each([
    ['cómo le digo a mi jefe que me voy', 'frases que yo pueda decir tal cual'],
    ['mi casero no me devuelve la fianza, qué puedo hacer', 'qué detalle de mi caso'],
    ['mi ordenador se apaga solo', 'de más a menos probable'],
    ['qué le regalo a mi padre que le gusta pescar', 'cinco regalos concretos'],
    ['mejor forma de aprender inglés', 'el error más común'],
  ])('is understood in a few words: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it('is asked for in the form of address of the draft', () => {
    expect(versionsOf('¿Podría usted redactar una carta de renuncia?')[0]).toContain('Diga en la primera frase');
  });
});

describe('a few words of Spanish', () => {
  it.each(['cena rapida con salmon', 'la lavadora no centrifuga', 'receta de tarta de queso', 'no entiendo'])(
    'are not taken for a neighbouring language: %s',
    (text) => {
      expect(analyse(text).language.code).toBe('es');
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';
import { particularOf } from '../particulars.js';

const found = (text: string) => particularOf('pt', analyse(text));
const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a thing asked for by its name in Portuguese', () => {
  it.each([
    ['preciso de uma carta de motivação para mestrado', 'o que me atrai nessa vaga'],
    ['redação do enem sobre fome no brasil', 'Repertório:'],
    ['parecer descritivo de aluno do 2º ano', 'Em construção:'],
    ['recurso de multa de radar', 'com prazo para responder'],
    ['anúncio pra vender sofá na olx', 'Defeitos:'],
    ['mensagem de cobrança educada pra cliente que não pagou', 'Consequência:'],
    ['legenda pra foto na praia', 'Primeira linha:'],
    ['você pode escrever uma carta de recomendação para minha aluna?', 'Pontos fortes:'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'o que é uma análise swot',
    'melhore minha carta de apresentação: Prezados, quero trabalhar com vocês.',
    'traduza esta carta de demissão para o inglês: Venho por meio desta pedir demissão.',
    'email pro meu chefe sobre a carta de demissão da Ana',
    'como se escreve uma carta de demissão',
    'resuma este contrato de aluguel: O locador cede o imóvel.',
    'o que você acha do meu currículo',
    'recebi uma carta de demissão, o que significa',
    'como se fala obrigado em japonês',
    'orçamento da união 2024 para saúde',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it.each([
    ['como falo pro meu chefe que quero aumento', 'frases que eu possa dizer tal como estão'],
    ['minha chefe não pagou minhas férias, o que eu faço', 'que detalhe do meu caso'],
    ['geladeira não gela', 'da mais à menos provável'],
    ['o que dar de presente pro meu sogro que gosta de churrasco', 'cinco presentes concretos'],
    ['melhor jeito de aprender a dirigir', 'o erro mais comum'],
  ])('is understood in a few words: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });
});

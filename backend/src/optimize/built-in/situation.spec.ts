import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (draft: string): string[] => rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);

describe('somebody who tells their case', () => {
  it.each([
    ['mi compañera de piso no paga su parte de la luz desde agosto y el contrato está a mi nombre', 'Situación:'],
    ['mon fils de 14 ans passe 6h par jour sur son tel et ment sur ses notes', 'Situation :'],
    ['mein vermieter will nach 3 jahren die miete um 20% erhöhen, altbau in leipzig', 'Lage:'],
    ["il mio capo mi chiede sempre di fermarmi oltre l'orario e non mi paga gli straordinari", 'Situazione:'],
    ['我妈血压一直150左右，不肯吃药，说吃了就停不下来', '情况：'],
  ])('has given no task and is not asked for it again: %s', (draft, label) => {
    const [sharp, structured] = versions(draft);
    expect(structured).toContain(label);
    expect(sharp?.slice(draft.length)).not.toContain('?');
  });

  it.each([
    ['docker container startet immer wieder neu, exit code 137, läuft auf nem raspi 4 mit 2gb', 'Ursachen:'],
    ['imi merge greu laptopul de cand am facut update la windows 11, are 8gb ram si ssd', 'Cauze:'],
  ])('of a thing that fails gets causes to check: %s', (draft, causes) => {
    expect(versions(draft)[1]).toContain(causes);
  });

  it.each([
    ['git: i committed a 300mb video three commits ago and now push gets rejected', 'Causes:'],
    ['git: ho committato un video da 300mb e ora il push viene rifiutato', 'Cause:'],
    ['git：三次提交前我提交了一个300MB的视频，现在push被拒绝了', '原因：'],
  ])('of a tool that refuses gets them as well: %s', (draft, causes) => {
    expect(versions(draft)[1]).toContain(causes);
  });

  it('of a quarrel gets what to do, and no causes to check', () => {
    const [sharp, structured] = versions(
      'comprei uma geladeira pela internet e chegou amassada, a loja não responde faz 2 semanas',
    );
    expect(sharp).toContain('ação concreta');
    expect(structured).not.toContain('Causas:');
  });

  it('of a loss is answered warmly first', () => {
    expect(versions("ma mere vient d'apprendre qu'elle a un cancer et je sais pas quoi lui dire")[1]).toContain(
      'Début : une réponse chaleureuse',
    );
  });
});

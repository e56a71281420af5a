import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const structuredOf = (text: string) => rewriteBuiltIn(analyse(text))[1]?.prompt ?? '';

describe('an announcement, a speech on a day and a letter that wins somebody over have lines of their own', () => {
  it.each([
    ['Draft an announcement for the staff about moving to a new office in June.', 'what changes and what stays'],
    ['Rédige un message au personnel concernant la fermeture du parking.', 'ce qui change'],
    ['Schreib eine Mitteilung an alle Mieter über die Sperrung des Aufzugs.', 'was sich ändert'],
    ['Scrie un anunț pentru angajați despre mutarea sediului.', 'ce se schimbă'],
    ['写一份给全体员工的关于搬迁办公室的通知。', '什么变'],
    ['اكتب إعلانًا للموظفين بشأن انتقال المكتب.', 'ما يتغير'],
    ['Can you help me write a speech for a retirement party?', 'Thanks: by name'],
    ['Scrivi un discorso per la laurea di mia sorella.', 'Grazie: per nome'],
    ['Escreva uma carta persuasiva ao prefeito pedindo uma ciclovia.', 'Objeção:'],
    ['اكتب رسالة مقنعة إلى مجلس المدينة لإنشاء حديقة جديدة.', 'الاعتراض:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });
});

import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

describe('what one sign tells, whatever the other words suggest', () => {
  it.each([
    ['caption', 'اكتب تعليقًا طريفًا على الصورة الموصوفة.\nكلب يرتدي نظارة شمسية'],
    ['caption', 'Scrie o legendă amuzantă pentru fotografia descrisă.\nun papagal pe un laptop'],
    ['complete', 'أكمل المثل: الطيور على أشكالها...'],
    ['complete', 'Completează proverbul: Cine se aseamănă...'],
    ['why', 'De ce crezi că oamenii vorbesc singuri în mașină?'],
    [
      'roleplay',
      'Vreau să te porți ca un terminal Linux. Eu scriu comenzi, tu răspunzi cu ce apare. Prima comandă: ls',
    ],
    ['troubleshoot', 'طلع لي خطأ لما افتح البرنامج وش الحل'],
    ['troubleshoot', 'de ce nu mi se mai încarcă tableta'],
    ['fact', 'ما الطائر الذي يطير إلى الخلف؟'],
    ['fact', 'Care este pluralul cuvântului „radio”?'],
    ['fact', 'Cum se numește frica de spații închise?'],
    ['choice', 'Cum se scrie corect: „înnot” sau „înot”?'],
    ['advice', 'كيف أقنع ابني بالنوم مبكرًا؟'],
    ['explain', 'Care este rolul rinichilor în organism?'],
    ['review', 'Scrie o recenzie pentru hotelul descris.\ncameră mare, mic dejun slab, aproape de gară'],
    ['effects', 'ناقش أثر السياحة على مدينة مراكش.'],
    ['discuss', 'Discută dacă zoo-urile sunt etice.'],
  ])('%s: %s', (wording, text) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it.each([
    ['fact', 'ما هي الاستراتيجيات التي اتبعها نور الدين في حكمه؟'],
    ['choice', 'Cum se spune în spaniolă „mâine”?'],
    ['advice', 'How can I get my dough to rise in a cold kitchen?'],
  ])('is no %s: %s', (wording, text) => {
    expect(analyse(text).wording).not.toBe(wording);
  });

  it('takes what is called one text for one, however many commas it has', () => {
    const { traits } = analyse('Decide the sentiment of the tweet.\nSlow app, rude staff, lovely cake!');
    expect(traits).toContain('single');
  });
});

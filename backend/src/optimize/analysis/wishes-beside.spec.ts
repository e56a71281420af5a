import { describe, expect, it } from '@jest/globals';
import { foldWords } from './fold.js';
import type { TaskKind } from './task-kinds.js';
import { wishesBeside, type WishBeside } from './wishes-beside.js';

describe('a second wish beside the one that names the kind', () => {
  it.each<[string, TaskKind, string, WishBeside[]]>([
    ['en', 'explain', 'Explain what a bond is and write a short message about it to my brother', ['piece']],
    ['en', 'compare', 'Compare gas and electric hobs, then recommend which suits a small flat', ['verdict']],
    ['en', 'headlines', 'Summarise the paragraph in one sentence and suggest a headline', ['summary']],
    ['ro', 'meaning', 'Tradu în engleză și apoi explică expresia', ['translation']],
    ['ar', 'explain', 'اشرح قانون أوم ثم اكتب مسألتين عليه مع الحل', ['questions']],
    ['zh', 'explain', '解释什么是通货膨胀，并写一个小故事', ['piece']],
    ['es', 'reply', 'Resume este mensaje en una frase y escribe una respuesta', ['summary']],
    ['de', 'list', 'Nenne drei Ursachen des Krieges und verfasse eine Prüfungsfrage dazu', ['questions']],
    ['en', 'explain', 'Explain how a bond works', []],
    ['en', 'email', 'Write an email to my boss and explain why I am late', []],
    ['en', 'describe', 'Write a description of my flat', []],
    ['en', 'arrange', 'Sort the tasks by urgency and give a reason for each', []],
    ['en', 'classify', 'Decide whether the review is positive or mixed, and name the words that show it', []],
    ['de', 'arrange', 'Ordne die Aufgaben nach Dringlichkeit und nenne zu jeder den Grund', []],
  ])('%s, read as %s: %s', (code, wording, text, wishes) => {
    expect(wishesBeside(code, wording, foldWords(text))).toEqual(wishes);
  });
});

import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

describe('code in a draft', () => {
  it.each([
    ['react what does this mean\n\n{data.items.map(i => <li key={i.id}>{i.name}</li>)}', 'map(i => <li key={i.id}>'],
    ['why doesnt arr.map(i => i * 2) work, i dont get it', 'arr.map(i => i * 2)'],
    ['what does for i in range(10): print(i) do', 'for i in range(10): print(i)'],
    ['fix this\nfor i in range(3):\n    print i\n    im = i , j', 'for i in range(3):\n    print i\n    im = i , j'],
    ['```\nfor (let i = 0; i < n; i++) { im  =  i ; dont(i ); }\n```\nwhy does it fail', 'im  =  i ; dont(i ); }'],
    ['explain if (i && j) { return i } else dont()', 'if (i && j) { return i } else dont()'],
    ['import json\nimport html\nx = json.load(f)\nwhats wrong', 'import json\nimport html\nx = json.load(f)'],
    ['my loop while i < 10 dont stop', 'while i < 10'],
    ['lambda i : i*2 what does it mean', 'ambda i : i*2'],
    ['cat  file.txt | grep  english  is slow', 'cat  file.txt | grep  english'],
    ['map(i => <Item  im={i} dont />)', 'map(i => <Item  im={i} dont />)'],
    ['how do i iterate over indices i, j and k in a matrix', 'indices i, j and k'],
    ['how do i write i , j as a tuple', 'i , j as a tuple'],
    ['select i , j from t where lang = english\nwhy is it slow', 'select i , j from t where lang = english'],
    ['warum geht for  i in  range(3):  print(i) nicht', 'for  i in  range(3):  print(i)'],
    ['por qué falla  const im = i  =>  i ;', 'const im = i  =>  i ;'],
  ])('stays as it is: %s', (text, code) => {
    for (const { prompt } of rewriteBuiltIn(analyse(text))) expect(prompt).toContain(code);
  });

  it.each([
    ['im (i think) too tired to run, dont know what to do pls help', "I'm (i think) too tired to run, don't know"],
    ['how do i learn html, i dont know where to start', "How do I learn HTML, I don't know where to start"],
    [
      'im saving $500 a month, 20% off (like this). i dont get it <3',
      "I'm saving $500 a month, 20% off (like this). I don't",
    ],
    ['select the best phone for me, i dont need much', "Select the best phone for me, I don't need much"],
    [
      'my cat, i dont know why, meows at night, what can i do',
      "My cat, I don't know why, meows at night, what can I do",
    ],
    ['where to eat in rome', 'Where to eat in Rome'],
    ['for someone in their 40s, i need a gift, pls help', 'For someone in their 40s, I need a gift, please help'],
    ['see https://example.com/a?b=c&d=e , i dont get it, pls explain', "I don't get it, please explain"],
    ['explain c++ pointers, i dont get them', "Explain c++ pointers, I don't get them"],
    ['im trying to sort by row i and column j, pls help', "I'm trying to sort by row i and column j, please help"],
  ])('leaves the sentences around it to be put right: %s', (text, tidied) => {
    for (const { prompt } of rewriteBuiltIn(analyse(text))) expect(prompt).toContain(tidied);
  });
});

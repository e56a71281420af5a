import type { Intent } from '../../../src/contracts/rewriting.js';

/** Long, loud and laid out in sections, and beside it the plain version that says more. */
export const bloatedPairs: readonly { intent: Intent; language: string; bloated: string; concise: string }[] = [
  {
    intent: 'write',
    language: 'en',
    bloated:
      'You are a world-class copywriter and email marketing expert with 20 years of experience.\n\n# Role\nExpert copywriter\n\n# Context\nWe have a new running shoe.\n\n# Task\nWrite an outstanding, compelling and engaging marketing email about our new running shoe that captivates the audience.\n\n# Style\nProfessional, creative, unique and impactful.\n\n# Requirements\n- Ensure the highest quality\n- Be comprehensive and insightful\n- Make it memorable and powerful\n- Deliver exceptional value\n\n# Output\nProvide the best possible email.',
    concise:
      'Write a marketing email that introduces our new running shoe to people who run twice a week. Open with the benefit for the runner, name two features, and end with one call to action. At most 150 words, lively tone, no claims that are not given here.',
  },
  {
    intent: 'explain',
    language: 'en',
    bloated:
      'Act as a renowned expert educator. Your task is to provide an incredibly comprehensive, exhaustive and insightful explanation of how vaccines work. Make sure that the explanation is thorough, clear, accurate, engaging and of outstanding quality. Cover everything. Leave no stone unturned. Use your extensive knowledge and expertise to craft a masterpiece that exceeds all expectations. Think step by step and take a deep breath.',
    concise:
      'Explain to a curious 12 year old how vaccines work. Start with the main idea in one sentence, use one comparison from everyday life, and end with a question that checks understanding. At most 200 words.',
  },
  {
    intent: 'code',
    language: 'en',
    bloated:
      'You are a senior software engineer and a Python guru.\n\n## Role\nYou are an expert Python developer.\n\n## Profile\nHighly skilled, meticulous, innovative.\n\n## Skills\nPython, algorithms, clean code.\n\n## Goal\nWrite a python function that removes duplicates from a list.\n\n## Rules\nWrite excellent, robust, high-quality, flawless code.\n\n## Workflow\nThink carefully, then produce the best solution.\n\n## Initialization\nGreet the user and begin.',
    concise:
      'Write a Python 3 function that removes duplicates from a list and keeps the original order. Handle empty lists and unhashable items, do not use external libraries, and add three tests.',
  },
  {
    intent: 'answer',
    language: 'en',
    bloated:
      'As a world-renowned historian with decades of experience, please provide an extremely detailed, comprehensive, well-structured, engaging and insightful answer to the following question, making sure to cover every possible aspect in great depth: Who invented the telephone? The answer should be of the highest quality and truly exceptional.',
    concise:
      'Who invented the telephone? Give the usual answer in one sentence, then name the two people who dispute it, with dates. Say so if historians disagree.',
  },
  {
    intent: 'plan',
    language: 'es',
    bloated:
      'Eres un experto de clase mundial en viajes. Crea un plan increíble, excepcional, creativo e inolvidable para un fin de semana en Lisboa con dos niños. Debe ser perfecto, completo y muy detallado. Da lo mejor de ti y sorpréndeme con la mejor respuesta posible.',
    concise:
      'Planifica un fin de semana en Lisboa para una familia con dos niños y un presupuesto de 200 euros. Haz una tabla con hora, lugar y coste, agrupa los lugares por zona y añade una alternativa para la lluvia.',
  },
];

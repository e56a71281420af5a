import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { benefitsPart, heroExamplePart, pitchPart } from '../features/landing/sections';
import { legalParts } from '../features/legal/legal-parts';
import { footerPart } from './Footer';

const PARTS = [heroExamplePart, benefitsPart, pitchPart, footerPart, ...Object.values(legalParts)];

/** The HTML of every part that the browser gets without script, by id. */
export async function prerenderParts(): Promise<(id: string) => string> {
  const components = new Map(await Promise.all(PARTS.map(async ({ id, load }) => [id, await load()] as const)));
  return (id) => {
    const component = components.get(id);
    if (!component) throw new Error(`The part ${id} is not prerendered. Name it in prerendered-parts.ts.`);
    return renderToStaticMarkup(createElement(component));
  };
}

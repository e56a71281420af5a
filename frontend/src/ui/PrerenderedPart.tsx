import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';

/** A part of a page that never changes by itself, named by the id of the element around it. */
export interface StaticPart {
  id: string;
  /** Brings its code, for where no document carries it: after a change of page, and in development. */
  load: () => Promise<ComponentType>;
}

type Renderer = (id: string) => string;

let render: Renderer | null = null;
const remembered = new Map<string, string>();

/** For prerendering: gives the HTML of each part. */
export function provideParts(renderer: Renderer): void {
  render = renderer;
}

function htmlOf(id: string): string | null {
  if (render) return render(id);
  const html = remembered.get(id) ?? document.getElementById(id)?.innerHTML ?? null;
  if (html !== null) remembered.set(id, html);
  return html;
}

interface PrerenderedPartProps extends Omit<ComponentProps<'div'>, 'id' | 'part' | 'children'> {
  part: StaticPart;
}

/**
 * A part that the document carries as HTML and that the browser loads no script for: what is there is taken over as it
 * stands. Clicks inside it are answered by the element around it.
 */
export function PrerenderedPart({ part: { id, load }, ...rest }: PrerenderedPartProps) {
  const [html] = useState(() => htmlOf(id));
  const [Part] = useState(() => (html === null ? lazy(async () => ({ default: await load() })) : null));
  if (!Part) return <div {...rest} id={id} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  return (
    <div {...rest} id={id}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}

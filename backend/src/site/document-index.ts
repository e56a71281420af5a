import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the site's build says of itself. */
export interface DocumentIndex {
  /** Which path is which page's file. */
  routes: Record<string, string>;
  /** The file of the page that says that a path is none. */
  notFound: string;
  /** Files for programs, such as robots.txt, that have to be completed like the pages. */
  files: { path: string; type: string; template: string }[];
}

export const DOCUMENT_INDEX = 'documents.json';

export async function readDocumentIndex(directory: string): Promise<DocumentIndex> {
  return JSON.parse(await readFile(join(directory, DOCUMENT_INDEX), 'utf8')) as DocumentIndex;
}

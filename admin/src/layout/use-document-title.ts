import { useEffect } from 'react';
import { readAppName } from '../runtime-config';

/** Names the page in the browser's tab, before the installation's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${readAppName()}`;
  }, [title]);
}

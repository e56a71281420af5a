import type { QueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../api/api-error';
import { createQueryClient } from '../api/query-client';
import { errorTexts } from '../content/shell';
import { toast } from '../ui/toast';

/** The query client of a page: failures that no form shows become a message. */
export function createSiteQueryClient(): QueryClient {
  return createQueryClient({
    onMutationError: (error) =>
      toast({ kind: 'error', title: errorTexts.title, description: userMessageOf(error, errorTexts.text) }),
  });
}

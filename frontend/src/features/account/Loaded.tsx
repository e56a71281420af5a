import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAnswer } from '../../api/use-answer';
import { accountTexts } from '../../content/account';
import { Loaded as LoadedPart, Loading as LoadingPart } from '../../ui/Loaded';

interface LoadedProps<Data> {
  answer: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the account page that has to be asked for, in this page's words. */
export function Loaded<Data>({ answer, children }: LoadedProps<Data>) {
  return (
    <LoadedPart {...useAnswer(answer, accountTexts.failed)} texts={accountTexts}>
      {children}
    </LoadedPart>
  );
}

export const Loading = () => <LoadingPart text={accountTexts.loading} />;

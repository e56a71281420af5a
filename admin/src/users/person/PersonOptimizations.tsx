import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../providers/dataProvider';
import type { components } from '../../providers/schema';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection } from './PersonSection';

type Optimization = components['schemas']['AdminOptimizationDto'];

const { optimizations: words, when } = texts.users.page;
const { seconds, milliseconds } = texts.tools.jobs;
const usNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const LAST_TEN = { pagination: { page: 1, perPage: 10 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** When and how the user optimized: never what they wrote. */
export const PersonOptimizations = ({ email }: { email: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, ...query } = useQuery({
    queryKey: ['users', 'optimizations', email],
    queryFn: () => dataProvider.getList<Optimization>('optimizations', { ...LAST_TEN, filter: { q: email } }),
  });
  return (
    <PersonSection<Optimization>
      texts={words}
      query={{ ...query, data: data?.data }}
      keyOf={({ id }) => id}
      intro={introOf(data?.total ?? 0)}
      columns={{
        [when]: ({ createdAt }) => instant(createdAt),
        [words.took]: ({ durationMs }) => duration(durationMs),
        [words.charged]: ({ charged }) => (charged ? texts.users.yes : texts.users.no),
        [words.versions]: ({ strategies }) => usNumber.format(strategies.length),
      }}
    />
  );
};

const introOf = (total: number) =>
  (total > LAST_TEN.pagination.perPage ? words.lastTen : words.total)(usNumber.format(total));

function duration(ms: number | null): string {
  if (ms === null) return texts.users.noDate;
  return ms < 1000 ? milliseconds(usNumber.format(ms)) : seconds(usNumber.format(ms / 1000));
}

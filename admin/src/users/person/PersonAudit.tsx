import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../providers/dataProvider';
import type { components } from '../../providers/schema';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection, Text } from './PersonSection';

type AuditEntry = components['schemas']['AuditEntryDto'];

const { audit, when, what } = texts.users.page;
const NEWEST = { pagination: { page: 1, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** Who changed what of this user. */
export const PersonAudit = ({ userId }: { userId: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({
    queryKey: ['users', 'audit', userId],
    queryFn: async () =>
      (await dataProvider.getList<AuditEntry>('audit-log', { ...NEWEST, filter: { subject: userId } })).data,
  });
  return (
    <PersonSection<AuditEntry>
      texts={audit}
      query={query}
      keyOf={({ id }) => id}
      columns={{
        [when]: ({ createdAt }) => instant(createdAt),
        [audit.who]: ({ actorEmail }) => actorEmail ?? audit.system,
        [what]: ({ action }) => action,
        [audit.before]: ({ before }) => <Text>{valuesOf(before)}</Text>,
        [audit.after]: ({ after }) => <Text>{valuesOf(after)}</Text>,
      }}
    />
  );
};

/** "promptsUsed: 3, promptQuota: 10" */
function valuesOf(values: object | null): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}

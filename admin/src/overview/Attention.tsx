import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { Failure } from '../layout/Failure';
import { count } from '../operations/format';
import { ADMIN_PATH, DEAD_LETTERS_ROUTE, JOBS_ANCHOR, TOOLS_ROUTE } from '../paths';
import type { AdminDataProvider } from '../providers/dataProvider';
import type { components } from '../providers/schema';
import { texts } from '../texts';

type Item = components['schemas']['AttentionItemDto'];
const { attention } = texts.operations.overview;
const EVERY_MINUTE = 60_000;

const narrowed = (resource: string, filter: object) =>
  `${ADMIN_PATH}/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const deadLetters = `${ADMIN_PATH}/${DEAD_LETTERS_ROUTE}`;
const tools = `${ADMIN_PATH}/${TOOLS_ROUTE}`;

/** Where each is looked at and mended. */
const WHERE: Record<Item['kind'], string> = {
  'dead-events': deadLetters,
  'dead-jobs': deadLetters,
  'late-events': narrowed('subscriptions', { hasProblem: true }),
  'subscription-problems': narrowed('subscriptions', { hasProblem: true }),
  'failed-jobs': `${tools}#${JOBS_ANCHOR}`,
  'stuck-mails': `${tools}#${JOBS_ANCHOR}`,
  'budget-reached': narrowed('optimizations', { writer: 'built-in' }),
  'new-messages': narrowed('contact-messages', { status: 'new' }),
};

export const Attention = () => {
  const titleId = useId();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'attention'],
    queryFn: () => dataProvider.attention(),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography variant="h2" id={titleId}>
        {attention.title}
      </Typography>
      {error && <Failure title={attention.failed} text={error.message} />}
      {data?.length === 0 && <Typography sx={{ mt: 1 }}>{attention.nothing}</Typography>}
      {data && data.length > 0 && (
        <Alert severity="warning" role="presentation" icon={false} sx={{ mt: 1, color: 'text.primary' }}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.map((item) => (
              <Box component="li" key={item.kind} sx={{ py: 0.5 }}>
                <Box component={Link} to={WHERE[item.kind]} sx={{ color: 'inherit' }}>
                  {describe(item)}
                </Box>
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};

function describe({ kind, count: many, names }: Item): string {
  if (kind === 'budget-reached') return attention.kinds[kind];
  const text = `${attention.kinds[kind]}: ${count(many)}`;
  return names.length ? `${text} (${names.join(', ')})` : text;
}

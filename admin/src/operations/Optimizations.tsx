import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SelectInput, TextInput, useGetOne } from 'react-admin';
import { Failure } from '../layout/Failure';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { dayFilters } from './day-filters';
import { count, duration, instant, microDollars } from './format';
import { type OperationColumn, OperationsList } from './OperationsList';

type Optimization = components['schemas']['AdminOptimizationDto'];
const { optimizations } = texts.operations;

const COLUMNS: readonly OperationColumn<Optimization>[] = [
  { label: optimizations.columns.createdAt, sortBy: 'createdAt', render: ({ createdAt }) => instant(createdAt) },
  { label: optimizations.columns.person, wrapAt: 260, render: ({ userEmail }) => userEmail },
  {
    label: optimizations.columns.strategies,
    wrapAt: 300,
    render: ({ strategies }) => strategies.map(outcomeText).join('; '),
  },
  { label: optimizations.columns.kind, render: ({ intent, language }) => `${intent}, ${language}` },
  {
    label: optimizations.columns.durationMs,
    numeric: true,
    render: ({ completedAt, durationMs }) => (completedAt ? duration(durationMs) : optimizations.unfinished),
  },
  { label: optimizations.columns.cost, numeric: true, render: ({ costMicroUsd }) => microDollars(costMicroUsd) },
  {
    label: optimizations.columns.tokens,
    numeric: true,
    render: ({ inputTokens, outputTokens }) => count(inputTokens + outputTokens),
  },
  { label: optimizations.columns.charged, render: ({ charged }) => (charged ? optimizations.yes : optimizations.no) },
  { label: optimizations.columns.actions, holds: 'actions', render: (row) => <Details optimization={row} /> },
];

const FILTERS = [
  <TextInput key="q" source="q" label={optimizations.filters.q} alwaysOn resettable />,
  <SelectInput
    key="writer"
    source="writer"
    label={optimizations.filters.writer}
    choices={Object.entries(optimizations.writers).map(([id, name]) => ({ id, name }))}
    emptyText={texts.operations.all}
    alwaysOn
  />,
  ...dayFilters,
];

export const Optimizations = () => (
  <OperationsList<Optimization>
    title={optimizations.section}
    failed={optimizations.failed}
    empty={optimizations.empty}
    sortBy="createdAt"
    columns={COLUMNS}
    filters={FILTERS}
  />
);

function outcomeText({ strategy, source, selected }: Optimization['strategies'][number]): string {
  const outcome = `${optimizations.strategies[strategy]}: ${optimizations.sources[source]}`;
  return selected ? `${outcome}, ${optimizations.chosen}` : outcome;
}

const Details = ({ optimization: { id, userEmail, createdAt } }: { optimization: Optimization }) => {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={optimizations.showOf(userEmail, instant(createdAt))}
        onClick={() => setOpen(true)}
      >
        {optimizations.show}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="md" fullWidth>
        <DialogTitle id={titleId}>{optimizations.details}</DialogTitle>
        <DialogContent tabIndex={0}>{isOpen && <Facts id={id} />}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{optimizations.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

const Facts = ({ id }: { id: string }) => {
  const { data, error } = useGetOne<Optimization>('optimizations', { id });
  if (error) return <Failure title={optimizations.failed} text={error.message} />;
  if (!data) return texts.operations.loading;
  const { engine, refinements, originalPrompt, strategies } = data;
  return (
    <>
      <Typography>{`${optimizations.engine}: ${engine}`}</Typography>
      <Typography>{`${optimizations.refinements}: ${refinements}`}</Typography>
      {originalPrompt === undefined ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {optimizations.noTexts}
        </Typography>
      ) : (
        [{ heading: optimizations.prompt, text: originalPrompt }, ...strategies.map(toText)].map(
          ({ heading, text }) => (
            <section key={heading}>
              <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
                {heading}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
            </section>
          ),
        )
      )}
    </>
  );
};

const toText = (outcome: Optimization['strategies'][number]) => ({
  heading: outcomeText(outcome),
  text: outcome.prompt ?? '',
});

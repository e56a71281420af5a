import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import { useQuery } from '@tanstack/react-query';
import { SelectInput, TextInput, TopToolbar, useDataProvider, useListContext } from 'react-admin';
import { type AdminDataProvider, auditExportUrl } from '../providers/dataProvider';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { changesOf } from './changes';
import { dayFilters } from './day-filters';
import { actionText, instant } from './format';
import { type OperationColumn, OperationsList } from './OperationsList';

type Entry = components['schemas']['AuditEntryDto'];
const { audit, system } = texts.operations;

const COLUMNS: readonly OperationColumn<Entry>[] = [
  { label: audit.columns.createdAt, sortBy: 'createdAt', render: ({ createdAt }) => instant(createdAt) },
  {
    label: audit.columns.actorEmail,
    sortBy: 'actorEmail',
    wrapAt: 240,
    render: ({ actorEmail }) => actorEmail ?? system,
  },
  { label: audit.columns.action, sortBy: 'action', wrapAt: 220, render: ({ action }) => actionText(action) },
  {
    label: audit.columns.target,
    wrapAt: 260,
    render: ({ targetType, targetId, targetEmail }) => targetEmail ?? `${targetType} ${targetId}`,
  },
  { label: audit.columns.changes, wrapAt: 420, render: (entry) => <Changes {...entry} /> },
  { label: audit.columns.ip, render: ({ ip }) => ip ?? texts.operations.none },
];

const useChoices = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({ queryKey: ['audit-log', 'choices'], queryFn: () => dataProvider.auditChoices() });
  return data ?? { actors: [], actions: [] };
};

const ActorInput = (_: { source: string; alwaysOn?: boolean }) => {
  const choices = useChoices().actors.map((id) => ({ id, name: id === 'system' ? system : id }));
  return (
    <SelectInput
      source="actor"
      label={audit.filters.actor}
      choices={choices}
      emptyText={texts.operations.all}
      translateChoice={false}
    />
  );
};

const ActionInput = (_: { source: string; alwaysOn?: boolean }) => {
  const choices = useChoices().actions.map((id) => ({ id, name: actionText(id) }));
  return (
    <SelectInput
      source="action"
      label={audit.filters.action}
      choices={choices}
      emptyText={texts.operations.all}
      translateChoice={false}
    />
  );
};

const FILTERS = [
  <ActorInput key="actor" source="actor" alwaysOn />,
  <ActionInput key="action" source="action" alwaysOn />,
  <TextInput key="subject" source="subject" label={audit.filters.subject} alwaysOn resettable />,
  ...dayFilters,
];

export const AuditLog = () => (
  <OperationsList<Entry>
    title={audit.section}
    failed={audit.failed}
    empty={audit.empty}
    sortBy="createdAt"
    columns={COLUMNS}
    filters={FILTERS}
    actions={<ExportAction />}
  />
);

const ExportAction = () => {
  const filter = useListContext().filterValues as object;
  return (
    <TopToolbar>
      <Button component="a" href={auditExportUrl(filter)} download startIcon={<DownloadIcon />}>
        {audit.export}
      </Button>
    </TopToolbar>
  );
};

const Changes = ({ before, after }: Pick<Entry, 'before' | 'after'>) => {
  const changes = changesOf(before, after);
  if (changes.length === 0) return audit.noChange;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.map((change) => (
        <Box key={change.field}>
          <Box component="dt" sx={{ display: 'inline', fontWeight: 560 }}>
            {change.field}:{' '}
          </Box>
          <Box component="dd" sx={{ display: 'inline', m: 0 }}>
            {before && <del>{change.before ?? audit.absent}</del>}
            {before && after && ' → '}
            {after && <ins>{change.after ?? audit.absent}</ins>}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

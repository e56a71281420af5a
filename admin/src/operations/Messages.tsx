import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { SelectInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider, ContactStatus } from '../providers/dataProvider';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { dayFilters } from './day-filters';
import { date, instant } from './format';
import { type OperationColumn, OperationsList } from './OperationsList';

type Message = components['schemas']['ContactMessageDto'];
const { messages } = texts.operations;
const STATUSES = Object.entries(messages.statuses).map(([id, name]) => ({ id, name }));
const PREVIEW = 90;

const COLUMNS: readonly OperationColumn<Message>[] = [
  { label: messages.columns.createdAt, sortBy: 'createdAt', render: ({ createdAt }) => instant(createdAt) },
  {
    label: messages.columns.name,
    sortBy: 'name',
    wrapAt: 240,
    render: ({ name, email }) => (
      <>
        <strong>{name}</strong>
        <br />
        {email}
      </>
    ),
  },
  { label: messages.columns.message, wrapAt: 520, render: ({ message }) => <MessageText text={message} /> },
  { label: messages.columns.status, sortBy: 'status', render: (message) => <StatusSelect message={message} /> },
  {
    label: messages.columns.actions,
    holds: 'actions',
    render: (message) => (
      <Button size="small" variant="outlined" href={replyLink(message)} aria-label={messages.replyTo(message.name)}>
        {messages.reply}
      </Button>
    ),
  },
];

const FILTERS = [
  <TextInput key="q" source="q" label={messages.filters.q} alwaysOn resettable />,
  <SelectInput
    key="status"
    source="status"
    label={messages.filters.status}
    choices={STATUSES}
    emptyText={texts.operations.all}
    alwaysOn
  />,
  ...dayFilters,
];

export const Messages = () => (
  <OperationsList<Message>
    title={messages.section}
    failed={messages.failed}
    empty={messages.empty}
    sortBy="createdAt"
    columns={COLUMNS}
    filters={FILTERS}
  />
);

/** Opens the reader's own mail program, with the message quoted. */
export function replyLink({ name, email, message, createdAt }: Message): string {
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const body = ['', '', messages.quoted(name, date(createdAt)), ...quoted].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(messages.subject)}&body=${encodeURIComponent(body)}`;
}

const MessageText = ({ text }: { text: string }) =>
  text.length <= PREVIEW ? (
    <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
  ) : (
    <details>
      <summary>{`${text.slice(0, PREVIEW)}…`}</summary>
      <Box sx={{ whiteSpace: 'pre-wrap', mt: 1 }}>{text}</Box>
    </details>
  );

const StatusSelect = ({ message: { id, name, status } }: { message: Message }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ContactStatus) => dataProvider.setContactStatus(id, chosen),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(`${messages.setFailed}: ${error.message}`, { type: 'error' }),
  });
  return (
    <TextField
      select
      value={status}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value as ContactStatus)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': messages.statusOf(name) } } }}
      sx={{ minWidth: 130 }}
    >
      {STATUSES.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
};

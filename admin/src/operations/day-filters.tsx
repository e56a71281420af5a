import { DateInput } from 'react-admin';
import { texts } from '../texts';

const { from, to } = texts.operations;

// A browser writes its own pattern into an empty day, where the label would lie on it.
const ABOVE = { inputLabel: { shrink: true } };

/** From which UTC day to which one. */
export const dayFilters = [
  <DateInput
    key="from"
    source="createdAt_gte"
    label={from}
    parse={(day: string) => day || null}
    slotProps={ABOVE}
    alwaysOn
  />,
  <DateInput
    key="to"
    source="createdAt_lte"
    label={to}
    parse={(day: string) => day || null}
    slotProps={ABOVE}
    alwaysOn
  />,
];

import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { count, dollars } from '../operations/format';
import { texts } from '../texts';
import type { PlanFigures } from './figures';

const { quota, figures } = texts.operations.overview;
const { plans: planNames } = texts.operations.subscriptions;
const usShare = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const COLUMNS: readonly { label: string; text: (plan: PlanFigures) => string }[] = [
  { label: quota.accounts, text: ({ accounts }) => count(accounts) },
  { label: quota.used, text: ({ used }) => count(used) },
  { label: quota.quota, text: (plan) => count(plan.quota) },
  { label: quota.share, text: (plan) => usShare.format(plan.quota ? plan.used / plan.quota : 0) },
  { label: quota.exhausted, text: ({ exhausted }) => count(exhausted) },
  { label: quota.paying, text: ({ paying }) => count(paying) },
  { label: figures.revenue, text: ({ revenueCents }) => dollars(revenueCents) },
];

/** What is used of the running periods, by plan, as it is now. */
export const QuotaUse = ({ plans }: { plans: readonly PlanFigures[] }) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={titleId} sx={{ p: 2, pb: 1 }}>
        {quota.title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby={titleId}>
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>{quota.plan}</TableCell>
              {COLUMNS.map(({ label }) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {plans.map((plan) => (
              <TableRow key={plan.plan}>
                <TableCell component="th" scope="row">
                  {planNames[plan.plan]}
                </TableCell>
                {COLUMNS.map(({ label, text }) => (
                  <TableCell key={label} align="right">
                    {text(plan)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
};

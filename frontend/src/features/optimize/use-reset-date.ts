import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../api/subscription';
import { dateText } from '../../content/dates';

/** When the person has prompts again; null where they never come back, and until the server has said when. */
export function useResetDate(): string | null {
  const { data } = useQuery(subscriptionQuery);
  return data?.nextResetDate ? dateText(data.nextResetDate) : null;
}

import { useNavigate } from 'react-router-dom';
import { useSession } from '../api/session';
import { HistoryPage } from '../features/history/HistoryPage';
import { reopenResult } from '../features/optimize/reopen-result';
import { leaveDraft } from '../features/optimize/use-prompt-draft';
import { paths, resultsPath } from './paths';

/** The history, from which results and prompts go back to where they were made. */
export function HistoryScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <HistoryPage
      onOpen={(result) => {
        reopenResult(user.username, result);
        void navigate(resultsPath());
      }}
      onReuse={(prompt) => {
        leaveDraft(user.username, prompt);
        void navigate(paths.home());
      }}
    />
  );
}

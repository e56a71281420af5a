import { useEffect, useRef, useState, type FormEvent } from 'react';
import { promptTexts } from '../../content/optimize';
import { lazyDialog } from '../../ui/lazy-dialog';
import { ExamplesDialog } from './ExamplesDialog';
import { LoginRequiredDialog } from './LoginRequiredDialog';
import { PromptBar } from './PromptBar';
import { PromptBox } from './PromptBox';
import { PromptFeedback } from './PromptFeedback';
import { QuotaNotice } from './QuotaNotice';
import { Starters } from './Starters';
import type { SubscribeDialogProps } from './SubscribeDialog';
import { usePromptForm } from './use-prompt-form';
import { VisitorNotice } from './VisitorNotice';
import styles from './PromptEntryCard.module.css';

const SubscribeDialog = lazyDialog<SubscribeDialogProps>(
  async () => (await import('./SubscribeDialog')).SubscribeDialog,
);

/** Where a prompt is written and sent. Needs an OptimizeProvider above it. */
export function PromptEntryCard() {
  const input = useRef<HTMLTextAreaElement>(null);
  const form = usePromptForm(input);
  const [examplesAreOpen, setExamplesOpen] = useState(false);
  const hasPicked = useRef(false);
  const { session, run, hasResult } = form;
  const isNew = session.status === 'signed-in' && !run && !hasResult && form.text === '' && !form.isQuotaUsedUp;

  // Only now: while the dialog is open nothing behind it can take the focus, and closing gives it back to the opener.
  useEffect(() => {
    if (!examplesAreOpen && hasPicked.current) input.current?.focus();
    hasPicked.current = false;
  }, [examplesAreOpen]);

  const handlePick = (prompt: string) => {
    hasPicked.current = true;
    setExamplesOpen(false);
    form.fill(prompt);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <div className={styles.area}>
      <form className={styles.card} aria-label={promptTexts.formLabel} noValidate onSubmit={handleSubmit}>
        <PromptBox form={form} inputRef={input} />
        <PromptFeedback problem={form.problem} failure={form.failure} />
        {form.isQuotaUsedUp && <QuotaNotice session={session} onOpenPlans={form.openSubscribe} />}
        <PromptBar form={form} onBrowse={() => setExamplesOpen(true)} />
      </form>
      {session.status !== 'signed-in' && <VisitorNotice session={session} isUrgent={form.isAuthRequired} />}
      {isNew && <Starters onPick={form.fill} />}
      <ExamplesDialog open={examplesAreOpen} onClose={() => setExamplesOpen(false)} onPick={handlePick} />
      <LoginRequiredDialog open={form.isLoginOpen} onClose={form.closeLogin} />
      <SubscribeDialog
        open={form.isSubscribeOpen}
        onClose={form.closeSubscribe}
        tier={session.user?.subscriptionTier ?? 'free'}
      />
    </div>
  );
}

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { promptTexts } from '../../content/optimize';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPart } from '../../ui/lazy-part';
import type { ExamplesDialogProps } from './ExamplesDialog';
import type { LoginRequiredDialogProps } from './LoginRequiredDialog';
import { PromptBar } from './PromptBar';
import { PromptBox } from './PromptBox';
import { PromptFeedback } from './PromptFeedback';
import type { QuotaNoticeProps } from './QuotaNotice';
import type { SubscribeDialogProps } from './SubscribeDialog';
import { usePromptForm } from './use-prompt-form';
import { VisitorNotice } from './VisitorNotice';
import styles from './PromptEntryCard.module.css';

const ExamplesDialog = lazyDialog<ExamplesDialogProps>(async () => (await import('./ExamplesDialog')).ExamplesDialog);
const Starters = lazyPart(() => import('./Starters').then((module) => module.Starters));
const QuotaNotice = lazyPart<QuotaNoticeProps>(async () => (await import('./QuotaNotice')).QuotaNotice);
const loadLoginDialog = async () => (await import('./LoginRequiredDialog')).LoginRequiredDialog;
const LoginRequiredDialog = lazyDialog<LoginRequiredDialogProps>(loadLoginDialog);
const SubscribeDialog = lazyDialog<SubscribeDialogProps>(
  async () => (await import('./SubscribeDialog')).SubscribeDialog,
);

/** Where a prompt is written and sent. Needs an OptimizeProvider above it. */
export function PromptEntryCard() {
  const input = useRef<HTMLTextAreaElement>(null);
  const form = usePromptForm(input);
  const [examplesAreOpen, setExamplesOpen] = useState(false);
  const closeExamples = useCallback(() => setExamplesOpen(false), []);
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

  /** Whoever comes near the box without an account is about to be asked for one. */
  const prepareLogin = () => {
    if (session.status === 'visitor') loadLoginDialog().catch(() => undefined);
  };

  return (
    <div className={styles.area}>
      <form
        className={styles.card}
        aria-label={promptTexts.formLabel}
        noValidate
        onSubmit={handleSubmit}
        onPointerEnter={prepareLogin}
        onFocus={prepareLogin}
      >
        <PromptBox form={form} inputRef={input} />
        <PromptFeedback problem={form.problem} failure={form.failure} />
        {form.isQuotaUsedUp && <QuotaNotice session={session} onOpenPlans={form.openSubscribe} />}
        <PromptBar form={form} onBrowse={() => setExamplesOpen(true)} />
      </form>
      {session.status !== 'signed-in' && <VisitorNotice session={session} isUrgent={form.isAuthRequired} />}
      {isNew && <Starters onPick={form.fill} />}
      <ExamplesDialog open={examplesAreOpen} onClose={closeExamples} onPick={handlePick} />
      <LoginRequiredDialog open={form.isLoginOpen} onClose={form.closeLogin} />
      <SubscribeDialog
        open={form.isSubscribeOpen}
        onClose={form.closeSubscribe}
        tier={session.user?.subscriptionTier ?? 'free'}
      />
    </div>
  );
}

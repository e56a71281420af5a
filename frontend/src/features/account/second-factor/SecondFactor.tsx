import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '../../../api/types';
import { call } from '../../../api/client';
import { dateText } from '../../../content/dates';
import { secondFactorTexts as texts, secondFactorToasts } from '../../../content/second-factor';
import { Button } from '../../../ui/Button';
import { toast } from '../../../ui/toast';
import { accountQueries } from '../account-queries';
import { ConnectApp } from './ConnectApp';
import { ProofForm, type Proof } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './SecondFactor.module.css';

type Status = ResponseOf<'GET /api/account/second-factor'>;
type Begun = ResponseOf<'POST /api/account/second-factor/begin'>;
type Act = 'setUp' | 'move' | 'renew' | 'remove';

/** Where an administrator is in the matter: at rest, proving who they are, connecting an app, or writing codes down. */
type Step =
  { at: 'rest' } | { at: 'proof'; act: Act } | { at: 'app'; begun: Begun } | { at: 'codes'; codes: readonly string[] };

const AT_REST: Step = { at: 'rest' };
/** From here on a person should make new ones. */
const FEW_CODES = 3;

/** An administrator's authenticator app and recovery codes. */
export function SecondFactor({ status }: { status: Status }) {
  const [step, setStep] = useState<Step>(AT_REST);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(accountQueries.secondFactor());
  const rest = () => setStep(AT_REST);

  const prove = async (act: Act, proof: Proof) => {
    if (act === 'renew') {
      const { recoveryCodes } = await call('POST /api/account/second-factor/recovery-codes', { body: proof });
      setStep({ at: 'codes', codes: recoveryCodes });
    } else if (act === 'remove') {
      await call('DELETE /api/account/second-factor', { body: proof });
      toast(secondFactorToasts.removed);
      rest();
    } else {
      const begun = await call('POST /api/account/second-factor/begin', { body: proof });
      setStep({ at: 'app', begun });
      return;
    }
    await refresh();
  };

  const connected = async (codes: readonly string[]) => {
    toast(secondFactorToasts.enabled);
    setStep({ at: 'codes', codes });
    await Promise.all([refresh(), queryClient.invalidateQueries(accountQueries.sessions())]);
  };

  if (step.at === 'app') return <ConnectApp begun={step.begun} onConnected={connected} onCancel={rest} />;
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />;
  if (step.at === 'proof') {
    return (
      <ProofForm
        key={step.act}
        text={texts.proof[step.act]}
        submit={step.act === 'remove' ? texts.proof.turnOff : texts.proof.go}
        isDangerous={step.act === 'remove'}
        needsCode={status.enabled}
        send={(proof) => prove(step.act, proof)}
        onCancel={rest}
      />
    );
  }
  return <AtRest status={status} onAct={(act) => setStep({ at: 'proof', act })} />;
}

function AtRest({ status, onAct }: { status: Status; onAct: (act: Act) => void }) {
  const { enabled, required, enabledAt, recoveryCodesLeft } = status;
  const place = useScrolledTo();
  if (!enabled) {
    return (
      <div ref={place} className={styles.line}>
        <div>
          <p>{texts.off}</p>
          {required && <p className={styles.notice}>{texts.required}</p>}
        </div>
        <Button variant="secondary" size="small" onClick={() => onAct('setUp')}>
          {texts.setUp}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.whole}>
      <p>
        <strong>{texts.on}</strong> {enabledAt && texts.since(dateText(enabledAt))}.
      </p>
      <p className={recoveryCodesLeft < FEW_CODES ? styles.notice : styles.aside}>
        {recoveryCodesLeft < FEW_CODES ? texts.fewLeft(recoveryCodesLeft) : texts.left(recoveryCodesLeft)}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onAct('renew')}>
          {texts.renew}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAct('move')}>
          {texts.move}
        </Button>
        {!required && (
          <Button variant="danger" size="small" onClick={() => onAct('remove')}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whoever was sent here for this comes to it, although it arrives after the page. */
function useScrolledTo() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#second-factor') place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return place;
}

import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { request } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { accountErrors, accountTexts, accountToasts } from '../../content/account';
import { downloadAnswer } from '../../ui/download-file';
import { toast } from '../../ui/toast';

/** Downloads everything that is kept about the person. Fetched first, so that a refusal is a sentence and not a file. */
export function useExport() {
  const [busy, setBusy] = useState(false);
  const sayExpired = useSessionExpiry();

  const download = async () => {
    setBusy(true);
    try {
      const response = await request('GET', '/api/account/export');
      await downloadAnswer(response, accountTexts.export.fileName);
      toast(accountToasts.exported);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') sayExpired();
      else toast(accountToasts.exportFailed(refusalOf(error, accountErrors.exportFailed)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

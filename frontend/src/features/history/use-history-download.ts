import { useState } from 'react';
import { request } from '../../api/client';
import { historyExportTexts, historyToasts } from '../../content/history';
import { downloadAnswer } from '../../ui/download-file';
import { toast } from '../../ui/toast';
import { useHistoryCall } from './use-history-call';

/** Downloads the whole history. Fetched first, so that a refusal is a sentence and not a file. */
export function useHistoryDownload() {
  const [busy, setBusy] = useState(false);
  const historyCall = useHistoryCall();
  const download = async (format: 'json' | 'markdown') => {
    setBusy(true);
    const done = await historyCall(async () => {
      const response = await request('GET', `/api/optimizations/export?format=${format}`);
      await downloadAnswer(response, historyExportTexts.fileName);
    }, historyToasts.exportFailed);
    if (done) toast(historyToasts.exported);
    setBusy(false);
  };
  return { busy, download };
}

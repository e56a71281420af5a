/** What of a process this needs. */
type Ending = Pick<NodeJS.Process, 'on' | 'exit' | 'stderr'>;

interface Steps {
  /** Finishes what is running and lets go of everything. */
  stop: () => Promise<void>;
  /** Tells of a fault that nobody caught. */
  tell: (fault: unknown) => void;
  /** `stop` gets no longer than this. */
  patienceMs: number;
}

/**
 * Stops once, at the first SIGTERM or SIGINT, and then ends the process; a second signal doesn't wait. A fault that nobody
 * caught (an exception, or a rejection that nobody handled) leaves nobody knows what behind, so it ends the process as
 * well: it is told, what runs is finished, and the exit code says that it was no wish.
 */
export function endWell({ stop, tell, patienceMs }: Steps, process: Ending = globalThis.process): void {
  let exitCode: number | undefined;
  const begin = (code: number): void => {
    // A fault on the way down is one all the same.
    const isStopping = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isStopping) return;
    setTimeout(() => process.exit(1), patienceMs).unref();
    void stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  const onSignal = (): void => {
    if (exitCode !== undefined) process.exit(130);
    begin(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Node.js has rejections that nobody handled come here as well.
  process.on('uncaughtException', (fault: unknown) => {
    try {
      tell(fault);
    } finally {
      begin(1);
    }
  });
}

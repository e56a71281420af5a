/**
 * Runs `stop` once at the first SIGTERM or SIGINT and then ends the process, at the latest after `patienceMs`; a second
 * signal doesn't wait.
 */
export function stopOnSignal(stop: () => Promise<void>, patienceMs: number): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

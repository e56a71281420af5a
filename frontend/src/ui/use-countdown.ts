import { useCallback, useEffect, useState } from 'react';

interface Countdown {
  /** 0 before it was started and when it is over. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

/** Counts whole seconds down by the clock, so that a tab that slept is not late. */
export function useCountdown(): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = useCallback((seconds: number) => {
    setEndsAt(Date.now() + seconds * 1_000);
    setSecondsLeft(seconds);
  }, []);

  return { secondsLeft, start };
}

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Now, in epoch milliseconds, updated each minute: for ages that are shown in minutes. */
export function useMinute(): number {
  const [nowAt, setNowAt] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowAt;
}

import { useEffect } from 'react';
import { keepWaitingCounts } from '../frame/waiting-counts.ts';
import { useWaiting } from './use-home.ts';

/** Keeps the numbers of the menu, on every page. They end with the session. */
export function WaitingCounts() {
  const { data } = useWaiting();
  useEffect(() => {
    if (data) keepWaitingCounts(data);
  }, [data]);
  useEffect(() => () => keepWaitingCounts({}), []);
  return null;
}

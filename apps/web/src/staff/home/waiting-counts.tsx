import { useEffect } from 'react';
import { keepWaitingCounts } from '../frame/waiting-counts.ts';
import { useHome } from './use-home.ts';

/** Keeps the numbers of the menu, on every page. They end with the session. */
export function WaitingCounts() {
  const { data } = useHome();
  useEffect(() => {
    if (data) keepWaitingCounts(data.counts);
  }, [data]);
  useEffect(() => () => keepWaitingCounts({}), []);
  return null;
}

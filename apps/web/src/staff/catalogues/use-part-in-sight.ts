import { useEffect, useState } from 'react';

/** The part of a long form that is being read: the last one that has come up to the top; at the end of the page, the last of all. */
export function usePartInSight(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const line = window.innerHeight + window.scrollY >= scrollHeight - 1 ? window.innerHeight : 160;
      const isAbove = (id: string) => Number(document.getElementById(id)?.getBoundingClientRect().top) < line;
      const [first] = all.split(' ');
      setHere(all.split(' ').findLast(isAbove) ?? first);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return here;
}

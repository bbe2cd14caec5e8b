import { useEffect, useState } from 'react';

/** What opens stands behind the `#` of a mailed link: no server sees it there. */
const linkKey = /^#link=([\w-]{22})$/;

/** What the link that led here opens, or null. It is taken out of the address bar and the history at once. */
export function useLinkKey(): [string | null, () => void] {
  const [key, setKey] = useState(() => linkKey.exec(window.location.hash)?.[1] ?? null);
  useEffect(() => {
    if (!linkKey.test(window.location.hash)) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return [key, () => setKey(null)];
}

import { useEffect, useState } from 'react';

/** The secret stands behind the `#` of a mailed link: no server sees it there. */
const linkKey = /^#link=([\w-]{22})$/;

const keyInAddress = (): string | null => linkKey.exec(window.location.hash)?.[1] ?? null;

/** The secret of the link that led here, or null. It is taken out of the address bar and the history at once. */
export function useLinkKey(): [string | null, () => void] {
  const [key, setKey] = useState(keyInAddress);
  useEffect(() => {
    const take = () => {
      const found = keyInAddress();
      if (found === null) return;
      setKey(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    take();
    // A link that is opened where its page stands already changes only the part behind the `#`.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return [key, () => setKey(null)];
}

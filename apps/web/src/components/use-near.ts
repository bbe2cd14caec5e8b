import { type RefObject, useEffect, useState } from 'react';

/** Distance to the part of the page in sight from which a picture is fetched. */
const MARGIN = '300px';

/** True from the moment the element comes near the part of the page in sight; never for one that is not shown at this width. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

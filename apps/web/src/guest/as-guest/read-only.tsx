import { type ReactNode, useEffect, useRef } from 'react';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import './read-only.css';

/** Elements that act when they are pressed. Parts of the page that open and close do nothing but that. */
const DOING = 'a, button, input, select, textarea, [role="button"]';

/**
 * Shows the guest's page as it is, buttons and all, and takes every press of them: staff read that the guest could do that. It is a courtesy; the
 * server refuses the requests.
 */
export function ReadOnly({ children }: { children: ReactNode }) {
  const { readOnly } = useTexts('staff').look;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = area.current;
    const stop = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(DOING)) return;
      event.preventDefault();
      event.stopPropagation();
      notify(readOnly);
    };
    for (const event of ['click', 'auxclick', 'submit']) node?.addEventListener(event, stop, true);
    return () => {
      for (const event of ['click', 'auxclick', 'submit']) node?.removeEventListener(event, stop, true);
    };
  }, [readOnly]);
  return (
    <div ref={area} className="read-only flex w-full flex-1 flex-col">
      {children}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { Icon, type IconName } from './icon.tsx';
import {
  hideNotification,
  type Notification,
  type NotificationType,
  useNotification,
} from './notification.ts';
import { useFocusLeave, useListener } from './use-listener.ts';

const ICONS: Readonly<Record<NotificationType, IconName>> = { good: 'check', bad: 'error', info: 'info' };

/** Time that a toast stays; errors stay until they are closed. */
const STAY_MS = 6000;

/**
 * Shows the notification: over the top of a narrow page, whose lower edge belongs to the price and the button that goes on, else below. The frame
 * stays on the page, so that its new content is read out.
 */
export function Toast() {
  const notification = useNotification();
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center p-4 pt-[max(1rem,env(safe-area-inset-top))] wide:top-auto wide:bottom-0"
      role={notification.type === 'bad' ? 'alert' : 'status'}
    >
      {notification.open && <OpenToast notification={notification} />}
    </div>
  );
}

/** Stays while it is hovered or focused. Each toast starts with a timer of its own. */
function OpenToast({ notification: { message, type, value } }: { notification: Notification }) {
  const texts = useTexts('components');
  const [held, setHeld] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useListener(frame, 'pointerover', () => setHeld(true));
  useListener(frame, 'pointerleave', () => setHeld(false));
  useListener(frame, 'focusin', () => setHeld(true));
  useFocusLeave(frame, () => setHeld(false));

  useEffect(() => {
    if (held || type === 'bad' || message === '') return;
    const timer = setTimeout(hideNotification, STAY_MS);
    return () => clearTimeout(timer);
  }, [held, type, message]);

  return (
    <div
      ref={frame}
      className="on-dark pointer-events-auto flex max-w-form animate-rise items-center gap-3 rounded-lg bg-lagoon py-2 pr-2 pl-5 text-on-lagoon shadow-dialog"
    >
      <Icon name={ICONS[type]} />
      <p className="py-2">
        {message}
        {value && <strong className="ml-1.5 whitespace-nowrap">{value}</strong>}
      </p>
      <button
        type="button"
        aria-label={texts.close}
        onClick={hideNotification}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SentContact } from './send-contact.ts';

/** The receipt: the number of the message, and the desk that will answer. */
export function ContactSent({ sent }: { sent: SentContact }) {
  const texts = useTexts('contact').sent;
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: a screen reader reads the outcome instead of nothing.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p>{texts.text}</p>
      <div className="rounded-md bg-sunk px-5 py-4">
        <p className="font-semibold text-small text-soft">{texts.reference}</p>
        <p className="font-display font-extrabold text-title tabular-nums tracking-wide">{sent.reference}</p>
      </div>
      <p>
        {texts.replyTo}{' '}
        <a
          href={`mailto:${sent.reply_to}?subject=${encodeURIComponent(sent.reference)}`}
          className="break-words font-semibold underline underline-offset-4"
        >
          {sent.reply_to}
        </a>
      </p>
    </div>
  );
}

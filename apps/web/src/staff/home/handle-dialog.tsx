import { SALE_CURRENCY } from '@traslado/domain/money';
import type { ReactNode } from 'react';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { formatHere } from '../frame/format-when.ts';
import { useAlertWords } from './use-alert-words.ts';
import { type Alert, type Alerts, useHandleAlert } from './use-alerts.ts';

type HandleDialogProps = {
  /** One, or all of a kind about one flight: one note handles them. */
  alerts: Alerts;
  onClose: () => void;
};

/** All that is known of an alert, and the note with which it is handled. */
export function HandleDialog({ alerts: [alert, ...others], onClose }: HandleDialogProps) {
  const texts = useTexts('staff').attention;
  const { title, next } = useAlertWords()(alert);
  const handle = useHandleAlert();
  const { note: label, noteHint: hint, save, saving, done, cancel } = texts;
  return (
    <AskNote
      words={{ title, text: next, label, hint, save, saving, done, cancel }}
      lead={others.length === 0 && <Facts alert={alert} />}
      work={async (note) => {
        const outcome = await handle(alert.id, note);
        if (outcome === 'handled') {
          // One that a colleague ended meanwhile is done, too; one that fails stays on Today.
          for (const { id } of others) await handle(id, note);
          return null;
        }
        return outcome === 'gone' ? { ...texts.gone, isOver: true } : texts.notSaved;
      }}
      onClose={onClose}
    />
  );
}

function Facts({ alert }: { alert: Alert }) {
  const texts = useTexts('staff').attention;
  const locale = useLocale();
  const { detail } = useAlertWords()(alert);
  const { amount, currency, guest, coupon_id: booking, recipient, letter, subject, created_at: at } = alert;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.amount, amount !== null && formatAmount(amount, locale, 'full', currency ?? SALE_CURRENCY)],
    [texts.guest, guest],
    [texts.booking, booking],
    [texts.recipient, recipient],
    [texts.letter, letter],
    [texts.said, detail],
    [texts.reference, subject],
    [texts.since, formatHere(at, locale, alert.time_zone ?? undefined)],
  ];
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1 text-small">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

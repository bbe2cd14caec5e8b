import { HOLD_MINUTES } from '@traslado/domain/booking/hold';
import { toMinor } from '@traslado/domain/money';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { useEffect, useState } from 'react';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { LinkEnd, LinkPage } from '../manage/link-page.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { CardPaymentParts, type PaymentParts } from '../payment/card-payment-parts.tsx';
import { PaymentUnknownNote } from '../payment/payment-unknown-note.tsx';
import { linkPayment, type ReadLink, readLink } from './link-payment.ts';

/** Paying with a payment link. It reveals nothing of the booking but amount and resort. */
export function PayLinkPage() {
  // The words of the payment come along with the page and the link.
  void loadCatalogue(useLocale(), 'bookingEnd');
  const texts = useTexts('mytransportation').payLink;
  return (
    <LinkPage texts={texts} overCode="pay_link.over" read={readLink}>
      {(link, key, onEnd) => (
        <LinkBill
          linkKey={key}
          link={link}
          onOver={() => onEnd(texts.over)}
          onPaid={() => onEnd(texts.paid)}
        />
      )}
    </LinkPage>
  );
}

type LinkBillProps = { linkKey: string; link: ReadLink; onOver: () => void; onPaid: () => void };

/** A countdown is for a hold of minutes, not for a day. */
const isShort = (expiresAt: string): boolean =>
  Date.parse(expiresAt) - Date.now() <= HOLD_MINUTES * MINUTE_MS;

function LinkBill({ linkKey, link, onOver, onPaid }: LinkBillProps) {
  const { amount, expires_at: expiresAt } = link;
  const [{ calls, keys }] = useState(() => linkPayment(linkKey, link.gateway, onOver));
  const [bill] = useState(() => ({
    couponId: '',
    dueMinor: toMinor(amount),
    holdExpiresAt: expiresAt !== null && isShort(expiresAt) ? expiresAt : null,
    calls,
  }));
  return (
    <CardPaymentParts bill={bill} rate={null} keys={keys} onPaid={onPaid}>
      {(parts) => <PayFrame link={link} parts={parts} onOver={onOver} />}
    </CardPaymentParts>
  );
}

function PayFrame({ link, parts, onOver }: { link: ReadLink; parts: PaymentParts; onOver: () => void }) {
  const texts = useTexts('mytransportation').payLink;
  const words = useTexts('bookingEnd').payment;
  const { phase } = parts;
  // A link is for one amount: where another one is due, it is no longer valid.
  const isOther = phase.kind === 'priceChanged';
  useEffect(() => {
    if (isOther) onOver();
  }, [isOther, onOver]);
  if (phase.kind === 'checking')
    return (
      <ManageFrame couponId={null} locked title={words.unknown.title}>
        <PaymentUnknownNote since={phase.since} couponId={null} />
      </ManageFrame>
    );
  if (phase.kind === 'gone')
    return <LinkEnd title={words.gone[phase.reason].title} text={words.gone[phase.reason].text} />;
  return (
    <ManageFrame
      couponId={null}
      locked
      title={parts.title}
      lead={texts.lead(link.hotel_name)}
      aside={<WhatFor link={link} />}
      action={parts.action}
    >
      {parts.card}
    </ManageFrame>
  );
}

/** All that is revealed of the booking. */
function WhatFor({ link }: { link: ReadLink }) {
  const texts = useTexts('mytransportation').payLink;
  const locale = useLocale();
  const { amount, hotel_name: resort, expires_at: until, time_zone: zone, zone_name: place } = link;
  return (
    <section aria-label={texts.forWhat} className="rounded-lg bg-surface p-5 shadow-ticket">
      <p className="font-semibold text-small text-soft">{texts.forWhat}</p>
      <p className="mt-1 text-heading">{resort}</p>
      <p className="mt-3 text-headline tabular-nums">{formatAmount(amount, locale)}</p>
      {until && (
        <p className="mt-3 text-small text-soft">{texts.until(formatInstant(until, zone, locale), place)}</p>
      )}
      <p className="mt-1 text-small text-soft">{texts.letter}</p>
    </section>
  );
}

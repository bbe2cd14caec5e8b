import { myTransportationPath } from '@traslado/contract/pages';
import { toMinor } from '@traslado/domain/money';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { fieldText, valueText } from '../../booking-parts/change-words.ts';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { PricePanel } from '../../booking-parts/price-panel.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { OldAndNew } from '../../components/old-and-new.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { callApi } from '../../data/client.ts';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { SESSION_KEYS } from '../../storage/stored-keys.ts';
import { useBooking } from '../draft/booking-store.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { ManageGate } from '../manage/manage-gate.tsx';
import { forgetBookings } from '../my-bookings/refresh-bookings.ts';
import { CardPaymentParts, type PaymentParts } from '../payment/card-payment-parts.tsx';
import { PaymentUnknownNote } from '../payment/payment-unknown-note.tsx';
import type { Bill, PaymentIntents } from '../payment/use-payment.ts';

/** One payment at a time is begun in a tab, and a reload asks for the same one, recognised by its fingerprint. */
const TAB_KEYS: PaymentIntents = {
  kept: () => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.payIntent) ?? 'null');
      return typeof kept === 'object' && kept !== null && 'fingerprint' in kept
        ? (kept as IdempotencyKey)
        : null;
    } catch {
      return null;
    }
  },
  keep: (idempotency) => {
    try {
      sessionStorage.setItem(SESSION_KEYS.payIntent, JSON.stringify(idempotency));
    } catch {
      // Storage is refused: a reload asks the server for the payment's outcome before anything is paid.
    }
  },
};

/** Paying the amount that a booking, or a change of one, waits for. */
export function PayPage({ couponId }: { couponId: string }) {
  // The words of the payment come along with the page and the booking.
  void loadCatalogue(useLocale(), 'bookingEnd');
  const texts = useTexts('mytransportation');
  // The guest pays the amount that was shown when the page opened. If it changed since, they are asked first.
  const [opened, setOpened] = useState<CouponView | null>(null);
  return (
    <ManageGate couponId={couponId} title={texts.payment.title}>
      {(coupon) => <Paying coupon={opened ?? coupon} onOpen={setOpened} />}
    </ManageGate>
  );
}

function billOf(coupon: CouponView): Bill | null {
  const { pending_change: change } = coupon;
  if (!coupon.viewer.can_pay) return null;
  return {
    couponId: coupon.coupon_id,
    dueMinor: toMinor(change?.amount_due ?? coupon.price.due),
    holdExpiresAt: change?.expires_at ?? coupon.hold_expires_at,
  };
}

/** The words for the guest when nothing more is to be paid, by the booking's new state. */
async function endOf(before: CouponView): Promise<'paid' | 'changed' | 'notChanged' | 'returned'> {
  const change = before.pending_change;
  if (!change) return 'paid';
  try {
    const after = await callApi('getCoupon', { params: { coupon_id: before.coupon_id } });
    if (after.version !== before.version && after.price.total === change.new_total) return 'changed';
    // Charged while the change lapsed, at the bank or in another tab: it is given back with the change.
    return after.refunds.length > before.refunds.length ? 'returned' : 'notChanged';
  } catch {
    return 'changed';
  }
}

function Paying({ coupon, onOpen }: { coupon: CouponView; onOpen: (coupon: CouponView) => void }) {
  const texts = useTexts('mytransportation');
  const [, navigate] = useLocation();
  const { exchangeRate } = useBooking();
  const [bill, setBill] = useState(() => billOf(coupon));
  const done = useCallback(async () => {
    const end = await endOf(coupon);
    notify(texts.payment[end], end === 'paid' || end === 'changed' ? 'good' : 'info');
    forgetBookings();
    navigate(myTransportationPath(coupon.coupon_id), { replace: true });
  }, [coupon, navigate, texts]);

  if (!bill || bill.dueMinor <= 0) {
    return (
      <ManageFrame couponId={coupon.coupon_id} title={texts.payment.nothing.title}>
        <p className="max-w-prose text-lead">{texts.payment.nothing.text}</p>
        <LinkButton className="mt-6" href={myTransportationPath(coupon.coupon_id)}>
          {texts.gate.back}
        </LinkButton>
      </ManageFrame>
    );
  }
  return (
    <CardPaymentParts bill={bill} rate={exchangeRate} keys={TAB_KEYS} onPaid={() => void done()}>
      {(parts) => (
        <PayFrame
          coupon={coupon}
          parts={parts}
          onAccept={(dueMinor) => {
            onOpen(coupon);
            setBill({ ...bill, dueMinor });
            parts.tell({ type: 'priceAccepted' });
          }}
        />
      )}
    </CardPaymentParts>
  );
}

type PayFrameProps = { coupon: CouponView; parts: PaymentParts; onAccept: (dueMinor: number) => void };

function PayFrame({ coupon, parts, onAccept }: PayFrameProps) {
  const texts = useTexts('mytransportation').payment;
  const words = useTexts('bookingEnd').payment;
  const back = useTexts('mytransportation').gate.back;
  const [, navigate] = useLocation();
  const { phase } = parts;
  const id = coupon.coupon_id;
  if (phase.kind === 'checking') {
    return (
      <ManageFrame couponId={id} title={words.unknown.title} locked>
        <PaymentUnknownNote since={phase.since} couponId={id} />
      </ManageFrame>
    );
  }
  if (phase.kind === 'gone') {
    const gone = words.gone[phase.reason];
    return (
      <ManageFrame couponId={id} title={gone.title}>
        <p className="max-w-prose text-lead">{gone.text}</p>
        <Button
          className="mt-6"
          onClick={() => {
            forgetBookings();
            navigate(myTransportationPath(id));
          }}
        >
          {back}
        </Button>
      </ManageFrame>
    );
  }
  return (
    <ManageFrame
      couponId={id}
      title={parts.title}
      locked={parts.isLocked}
      aside={<WhatFor coupon={coupon} />}
      action={parts.action}
    >
      {parts.card}
      {phase.kind === 'priceChanged' && (
        <PriceChanged
          shownMinor={phase.shownMinor}
          dueMinor={phase.dueMinor}
          couponId={id}
          words={texts.priceChanged}
          onAccept={() => onAccept(phase.dueMinor)}
        />
      )}
    </ManageFrame>
  );
}

/** The booking, or its differences: no payment without its purpose in sight. */
function WhatFor({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('mytransportation').payment;
  const edit = useTexts('edit');
  const locale = useLocale();
  const change = coupon.pending_change;
  if (!change) {
    return (
      <>
        <p className="font-semibold text-small text-soft">{texts.forBooking}</p>
        <PricePanel coupon={coupon} isPaying />
      </>
    );
  }
  const guests = coupon.reservations.map((stay) => stay.guest);
  return (
    <>
      <p className="font-semibold text-small text-soft">{texts.forChange}</p>
      <OldAndNew
        rows={[
          ...change.changes
            .filter(({ field }) => field !== 'service_time')
            .map(({ field, old, new: next }) => ({
              key: field,
              label: fieldText(field, guests, edit),
              old: valueText(field, old, edit, locale),
              now: valueText(field, next, edit, locale),
            })),
          {
            key: 'total',
            label: edit.review.total,
            old: formatAmount(coupon.price.total, locale),
            now: formatAmount(change.new_total, locale),
          },
        ]}
      />
    </>
  );
}

type PriceChangedProps = {
  shownMinor: number;
  dueMinor: number;
  couponId: string;
  words: ReturnType<typeof useTexts<'mytransportation'>>['payment']['priceChanged'];
  onAccept: () => void;
};

/** The server asks another amount than the one shown: nothing is charged until the guest has accepted it. */
function PriceChanged({ shownMinor, dueMinor, couponId, words, onAccept }: PriceChangedProps) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const now = moneyText(dueMinor, locale);
  const leave = () => navigate(myTransportationPath(couponId));
  return (
    <Dialog
      onClose={leave}
      title={words.title}
      actions={<TwoButtons main={[words.accept(now), onAccept]} other={[words.back, leave]} />}
    >
      <p>{words.text}</p>
      <OldAndNew rows={[{ key: 'due', label: '', old: moneyText(shownMinor, locale), now }]} />
    </Dialog>
  );
}

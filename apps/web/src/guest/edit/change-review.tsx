import { myTransportationPath } from '@traslado/contract/pages';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { fieldText, guestsOf, partsOf, valueText } from '../../booking-parts/change-words.ts';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { OldAndNew } from '../../components/old-and-new.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { payPath } from '../../shell/paths.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { forgetBookings } from '../my-bookings/refresh-bookings.ts';
import { askChange } from './ask-change.ts';
import { EditDialogs } from './edit-dialogs.tsx';
import { PickUpChange } from './pick-up-change.tsx';
import type { EditStop, Previewed } from './use-preview.ts';

type ChangeReviewProps = {
  coupon: CouponView;
  ride: CouponView['transfers'][number];
  previewed: Previewed;
  onBack: () => void;
};

/** Old beside new, the new pick-up with its reason, the money and the deadlines; then the one button that makes the change. */
export function ChangeReview({ coupon, ride, previewed, onBack }: ChangeReviewProps) {
  const texts = useTexts('edit');
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { afterLost } = useTexts('mytransportation');
  const wasLost = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [stop, setStop] = useState<EditStop | null>(null);
  const { answer, wish } = previewed;
  const guests = guestsOf(coupon.reservations, answer.changes);
  const rows = answer.changes
    .filter((change) => partsOf(change.field).name !== 'service_time')
    .map(({ field, old, new: next }) => ({
      key: field,
      label: fieldText(field, guests, texts),
      old: valueText(field, old, texts, locale),
      now: valueText(field, next, texts, locale),
    }));

  const apply = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await askChange(coupon, ride.transfer_id, wish, false);
    // After an answer that was lost, another version is most likely our own change.
    if (wasLost.current && outcome.kind === 'stale') {
      forgetBookings();
      navigate(myTransportationPath(coupon.coupon_id));
      notify(afterLost, 'info');
      return;
    }
    if (outcome.kind !== 'answered') {
      wasLost.current = outcome.kind === 'offline';
      setBusy(false);
      setStop(outcome);
      return;
    }
    forgetBookings();
    if (outcome.answer.requires_payment) {
      navigate(payPath(coupon.coupon_id));
      return;
    }
    navigate(myTransportationPath(coupon.coupon_id));
    notify(texts.saved, 'good');
  };

  const due = formatAmount(answer.amount_due, locale);
  const back = formatAmount(answer.refund, locale);
  const label = answer.requires_payment
    ? texts.review.applyPay(due)
    : answer.refund > 0
      ? texts.review.applyRefund(back)
      : texts.review.apply;
  return (
    <ManageFrame couponId={coupon.coupon_id} title={texts.review.title} lead={texts.review.lead}>
      <div className="grid gap-8">
        {rows.length > 0 && (
          <section aria-labelledby="what">
            <h2 id="what" className="mb-3 text-heading">
              {texts.review.what}
            </h2>
            <OldAndNew rows={rows} />
          </section>
        )}
        <PickUpChange direction={ride.direction} answer={answer} wish={wish} ride={ride} />
        <Money answer={answer} />
        <Deadlines answer={answer} ride={ride} />
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button size="large" busy={isBusy} busyLabel={texts.review.applying} onClick={apply}>
          {label}
        </Button>
        <Button variant="secondary" size="large" onClick={onBack}>
          {texts.review.goBack}
        </Button>
      </div>
      <EditDialogs
        stop={stop}
        coupon={coupon}
        ride={ride}
        onClose={() => setStop(null)}
        onRetry={() => {
          setStop(null);
          void apply();
        }}
      />
    </ManageFrame>
  );
}

type DeadlinesProps = { answer: Previewed['answer']; ride: ChangeReviewProps['ride'] };

function Deadlines({ answer, ride }: DeadlinesProps) {
  const texts = useTexts('edit');
  const moment = useMoment();
  const { change_until: change, cancel_until: cancel } = answer.new_deadlines;
  const next = answer.pick_up.new;
  return (
    <section aria-labelledby="until">
      <h2 id="until" className="mb-2 text-heading">
        {texts.review.deadline}
      </h2>
      <p className="max-w-prose">
        {/* A ride that stays as it is has no newer deadline to show. */}
        {change !== answer.deadline && `${texts.until(moment(answer.deadline, ride.pick_up))} `}
        {texts.review.newDeadlines(moment(change, next), moment(cancel, next))}
      </p>
      {answer.notices.includes('change.contact_notified') && (
        <p className="mt-2 max-w-prose text-soft">{texts.review.notified}</p>
      )}
    </section>
  );
}

/** The change's effect on the price. */
function Money({ answer }: { answer: Previewed['answer'] }) {
  const texts = useTexts('edit').review;
  const locale = useLocale();
  const rows = [
    { key: 'vehicles', label: texts.vehicles, old: answer.vehicles.old, now: answer.vehicles.new },
    { key: 'passengers', label: texts.passengers, old: answer.passengers.old, now: answer.passengers.new },
    {
      key: 'total',
      label: texts.total,
      old: formatAmount(answer.total.old, locale),
      now: formatAmount(answer.total.new, locale),
    },
  ].filter((row) => row.old !== row.now);
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 text-heading">
        {texts.price}
      </h2>
      {answer.amount_due > 0 ? (
        <Banner tone="warn" title={texts.more(formatAmount(answer.amount_due, locale))}>
          {texts.moreText}
        </Banner>
      ) : answer.refund > 0 ? (
        <Banner tone="good" title={texts.less(formatAmount(answer.refund, locale))}>
          {texts.lessText}
        </Banner>
      ) : (
        <p>{texts.samePrice}</p>
      )}
      {rows.length > 0 && (
        <div className="mt-3">
          <OldAndNew rows={rows} />
        </div>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { myTransportationPath } from '@traslado/contract/pages';
import { use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { InLook } from '../my-bookings/in-look.ts';
import { forgetBookings, refreshBookings } from '../my-bookings/refresh-bookings.ts';
import {
  askCancellation,
  type CancelChoice,
  type Cancellation,
  type CancelOutcome,
} from './ask-cancellation.ts';

/** Shows the effects of each choice, then cancels once that is confirmed. */
export function useCancelling(
  coupon: CouponView,
  choice: '' | CancelChoice,
  onDone: (cancellation: Cancellation) => void,
) {
  const [, navigate] = useLocation();
  const { afterLost } = useTexts('mytransportation');
  const isLook = use(InLook) !== null;
  const wasLost = useRef(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [stop, setStop] = useState<Exclude<CancelOutcome, { kind: 'answered' }> | null>(null);
  const query = useQuery({
    queryKey: ['cancellation', coupon.coupon_id, coupon.version, choice],
    // A view-as-guest session asks for no preview.
    enabled: choice !== '' && !isLook,
    // Calculated on each visit: a refund depends on the time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    queryFn: () => askCancellation(coupon, choice === '' ? null : choice, true),
  });
  const outcome = query.data ?? null;
  const preview = outcome?.kind === 'answered' ? outcome.cancellation : null;
  const refusal = outcome && outcome.kind !== 'answered' ? outcome : null;

  const cancel = async () => {
    if (isBusy || choice === '') return;
    setBusy(true);
    const answer = await askCancellation(coupon, choice, false);
    setBusy(false);
    setConfirming(false);
    // After an answer that was lost, another version is most likely our own cancellation.
    if (wasLost.current && (answer.kind === 'stale' || answer.kind === 'invalidTrip')) {
      forgetBookings();
      navigate(myTransportationPath(coupon.coupon_id));
      notify(afterLost, 'info');
      return;
    }
    if (answer.kind !== 'answered') {
      wasLost.current = answer.kind === 'offline';
      setStop(answer);
      return;
    }
    onDone(answer.cancellation);
    await refreshBookings();
  };

  return {
    preview,
    /** The preview is being calculated. */
    isAsking: query.isFetching,
    isConfirming,
    isBusy,
    /** Of the cancellation, else of its preview. */
    stop: stop ?? refusal,
    confirm: () => setConfirming(preview !== null),
    keep: () => setConfirming(false),
    cancel,
    retry: () => {
      if (stop) {
        setStop(null);
        void cancel();
      } else void query.refetch();
    },
    leave: () => {
      if (stop) setStop(null);
      else navigate(myTransportationPath(coupon.coupon_id));
    },
  };
}

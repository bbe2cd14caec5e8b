import { useRef, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import {
  askChange,
  type ChangeAnswer,
  type ChangeOutcome,
  type ChangeWish,
  type RideMove,
} from './ask-change.ts';

/** Stops of a change; a question about the flight's time comes with its wish. */
export type EditStop =
  | (Exclude<ChangeOutcome, { kind: 'answered' }> & { wish?: ChangeWish })
  | { kind: 'nothing' };

/** The effects of a change, with its wish. */
export type Previewed = { wish: ChangeWish; answer: ChangeAnswer };

function rideToMove(coupon: CouponView, { direction, on }: RideMove) {
  const ride = coupon.transfers.find((one) => one.direction === direction && one.status === 'confirmed');
  return ride ? { ride, on } : null;
}

/** Asks for the effects of a wish, one question at a time; typed data stays while the answer is read. */
export function usePreview(coupon: CouponView, transferId: number) {
  const [stop, setStop] = useState<EditStop | null>(null);
  const [asked, setAsked] = useState<Previewed | null>(null);
  const [isShown, setShown] = useState(false);
  const asking = useRef(false);
  /**
   * A wish that leaves a ride on a day that is no longer the stays' is asked once more together with that ride's move: the guest is shown
   * both, not sent to make the other change first.
   */
  const preview = async (wished: ChangeWish): Promise<Previewed | null> => {
    if (asking.current) return null;
    asking.current = true;
    setStop(null);
    let wish = wished;
    let outcome = await askChange(coupon, transferId, wish, true);
    const moved = outcome.kind === 'refused' && outcome.move ? rideToMove(coupon, outcome.move) : null;
    if (moved) {
      wish = { ...wished, service_date: moved.on };
      outcome = await askChange(coupon, moved.ride.transfer_id, wish, true);
    }
    asking.current = false;
    if (outcome.kind !== 'answered') {
      setStop({ ...outcome, wish });
      return null;
    }
    if (outcome.answer.changes.length === 0) {
      setStop({ kind: 'nothing' });
      return null;
    }
    const previewed = { wish, answer: outcome.answer };
    setAsked(previewed);
    return previewed;
  };
  return {
    stop,
    setStop,
    preview,
    /** The answer that is shown, or warned of before. */
    asked,
    isShown,
    show: () => setShown(true),
    /** To the fields again. */
    back: () => {
      setAsked(null);
      setShown(false);
    },
  };
}

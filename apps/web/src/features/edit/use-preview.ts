import { useRef, useState } from 'react';
import type { CouponView } from '../voucher/kept-bookings.ts';
import { askChange, type ChangeAnswer, type ChangeOutcome, type ChangeWish } from './ask-change.ts';

export type EditStop = Exclude<ChangeOutcome, { kind: 'answered' }> | { kind: 'nothing' };

/** What a change would mean, with what was asked for. */
export type Previewed = { wish: ChangeWish; answer: ChangeAnswer };

/** Asks what a wish would mean, one question at a time; what was typed stays while the answer is looked at. */
export function usePreview(coupon: CouponView, transferId: number) {
  const [stop, setStop] = useState<EditStop | null>(null);
  const [asked, setAsked] = useState<Previewed | null>(null);
  const [isShown, setShown] = useState(false);
  const asking = useRef(false);
  /** `of`: another ride of the booking than the usual one. */
  const preview = async (wish: ChangeWish, of = transferId): Promise<Previewed | null> => {
    if (asking.current) return null;
    asking.current = true;
    setStop(null);
    const outcome = await askChange(coupon, of, wish, true);
    asking.current = false;
    if (outcome.kind !== 'answered') {
      setStop(outcome);
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
    /** The answer that is looked at, or warned of before. */
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

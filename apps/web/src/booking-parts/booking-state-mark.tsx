import { Icon, type IconName } from '../components/icon.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';

type State = keyof ReturnType<typeof useTexts<'mytransportation'>>['states'];

const LOOKS: Readonly<Record<State, { look: string; icon: IconName }>> = {
  pending: { look: 'bg-warn-wash text-warn', icon: 'clock' },
  paid: { look: 'bg-good-wash text-good', icon: 'check' },
  included: { look: 'bg-good-wash text-good', icon: 'check' },
  partially_cancelled: { look: 'bg-warn-wash text-warn', icon: 'info' },
  cancelled: { look: 'bg-bad-wash text-bad', icon: 'close' },
  expired: { look: 'bg-sunk text-soft', icon: 'clock' },
};

function stateOf({ status, payment }: CouponView): State {
  if (status === 'pending_payment') return 'pending';
  if (status === 'confirmed') return payment === 'included' ? 'included' : 'paid';
  return status;
}

/** State of a booking, in one word and one colour. */
export function BookingStateMark({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('mytransportation').states;
  const state = stateOf(coupon);
  const { look, icon } = LOOKS[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-small ${look}`}
    >
      <Icon name={icon} className="size-5" />
      {texts[state]}
    </span>
  );
}

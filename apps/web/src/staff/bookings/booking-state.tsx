import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Story } from './use-bookings.ts';

type Status = Story['booking']['status'];

const LOOKS: Readonly<Record<Status, { look: string; icon: IconName }>> = {
  pending_payment: { look: 'bg-warn-wash text-warn', icon: 'clock' },
  confirmed: { look: 'bg-good-wash text-good', icon: 'check' },
  partially_cancelled: { look: 'bg-warn-wash text-warn', icon: 'info' },
  cancelled: { look: 'bg-bad-wash text-bad', icon: 'close' },
  expired: { look: 'bg-sunk text-soft', icon: 'clock' },
};

/** State of a booking, in a word, a color and a sign. */
export function BookingState({ status }: { status: Status }) {
  const texts = useTexts('staff').bookings.states;
  const { look, icon } = LOOKS[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-caption ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {texts[status]}
    </span>
  );
}

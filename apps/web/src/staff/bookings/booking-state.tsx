import { useTexts } from '../../i18n/i18n.tsx';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { Story } from './use-bookings.ts';

type Status = Story['booking']['status'];

const LOOKS: Readonly<Record<Status, BadgeLook>> = {
  pending_payment: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'good', icon: 'check' },
  partially_cancelled: { tone: 'warn', icon: 'info' },
  cancelled: { tone: 'bad', icon: 'close' },
  expired: { tone: 'soft', icon: 'clock' },
};

export function BookingState({ status }: { status: Status }) {
  const texts = useTexts('staff').bookings.states;
  return <StateBadge {...LOOKS[status]}>{texts[status]}</StateBadge>;
}

import type { TransferState } from '@traslado/domain/booking/state';
import { useTexts } from '../../i18n/i18n.tsx';
import { type BadgeLook, StateBadge } from './state-badge.tsx';

const LOOKS: Readonly<Record<TransferState, BadgeLook>> = {
  pending: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'bad', icon: 'close' },
  completed: { tone: 'soft', icon: 'check' },
  no_show: { tone: 'bad', icon: 'close' },
};

type RideBadgeProps = { ride: { status: TransferState; assumed?: boolean } };

/** State of a ride. */
export function RideBadge({ ride: { status, assumed } }: RideBadgeProps) {
  const texts = useTexts('staff').dayLists;
  return <StateBadge {...LOOKS[status]}>{assumed ? texts.assumed : texts.states[status]}</StateBadge>;
}

import { useTexts } from '../../i18n/i18n.tsx';
import { type BadgeLook, StateBadge } from './state-badge.tsx';

type Status = 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';

const LOOKS: Readonly<Record<Status, BadgeLook>> = {
  pending: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'bad', icon: 'close' },
  completed: { tone: 'soft', icon: 'check' },
  no_show: { tone: 'bad', icon: 'close' },
};

/** State of a ride. */
export function RideBadge({ ride: { status, assumed } }: { ride: { status: Status; assumed?: boolean } }) {
  const texts = useTexts('staff').dayLists;
  return <StateBadge {...LOOKS[status]}>{assumed ? texts.assumed : texts.states[status]}</StateBadge>;
}

import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPickUp, formatWait } from '../frame/format-ahead.ts';
import { formatRecent } from '../frame/format-when.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { MessageRow } from './use-messages.ts';

type Shown = Pick<MessageRow, 'state' | 'is_overdue' | 'due_at' | 'time_zone' | 'ended_by' | 'ended_at'>;

const LOOKS: Readonly<Record<MessageRow['state'], BadgeLook>> = {
  received: { tone: 'warn', icon: 'clock' },
  answered: { tone: 'good', icon: 'check' },
  closed: { tone: 'soft', icon: 'check' },
};

/** State of a message; a waiting one may be late. */
export function MessageState({ message }: { message: Shown }) {
  const { guestMessages: texts, queues } = useTexts('staff');
  const locale = useLocale();
  const { state, is_overdue: isLate, due_at: due } = message;
  if (!isLate || due === null) return <StateBadge {...LOOKS[state]}>{texts.states[state]}</StateBadge>;
  return (
    <StateBadge tone="bad" icon="warning">
      {queues.late(formatWait(Date.parse(due), Date.now(), locale))}
    </StateBadge>
  );
}

/** Moments of a message, and its ride. Times are those of the resort. */
export function useMoments() {
  const { guestMessages: texts, queues } = useTexts('staff');
  const locale = useLocale();
  type Place = { readonly time_zone: string };
  const pastOf = ({ time_zone: zone }: Place, at: string) => formatRecent(at, locale, zone);
  return {
    pastOf,
    rideOf: ({ time_zone: zone, ride_at: at }: Place & { readonly ride_at: string | null }) =>
      at === null ? texts.booking.noRide : queues.ride(formatPickUp(at, zone, { nowAt: Date.now(), locale })),
    /** Due time of an answer, or its author. */
    standingOf: ({ state, due_at: due, ended_by: by, ended_at: at, time_zone: zone }: Shown): string => {
      if (due) return texts.due(formatInstant(due, zone, locale));
      return by && at
        ? `${texts.endedBy[state](by)}, ${pastOf({ time_zone: zone }, at)}`
        : texts.states[state];
    },
  };
}

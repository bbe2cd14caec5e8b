import type { CallAnswer } from '@traslado/contract/schemas';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useFindings } from './use-findings.ts';
import { Why } from './why.tsx';

type Story = CallAnswer<'getBookingStory'>;
type Ride = Story['booking']['transfers'][number];

/** The reason for a ride's time, from its flight to its pick-up and its deadlines. */
export function WhyRide({ ride, story }: { ride: Ride; story: Pick<Story, 'id' | 'why'> }) {
  const { why: texts } = useTexts('staff').acting;
  const locale = useLocale();
  const findings = useFindings(story.id).data?.findings ?? [];
  const isUnlisted = findings.some(
    ({ kind, direction, resolved_at: at }) =>
      kind === 'flight_unknown' && direction === ride.direction && at === null,
  );
  const found = story.why.find(({ transfer_id }) => transfer_id === ride.transfer_id);
  if (!found) return null;
  const { departure, change_hours, cancel_hours } = found;
  const clock = (time: string) => formatCivilTime(time, locale);
  const ofPickUp = departure
    ? [
        isUnlisted ? texts.flightTyped(clock(ride.flight_time)) : texts.flight(clock(ride.flight_time)),
        texts.before(texts.duration(departure.minutes_before), texts.kinds[ride.is_national]),
        ...(departure.extra_minutes > 0 ? [texts.extra(departure.extra_minutes)] : []),
        texts.rounded(clock(departure.exact.time), clock(ride.pick_up.time)),
        ...(departure.is_kept ? [texts.keptSettings] : departure.is_current ? [] : [texts.notCurrent]),
      ]
    : ride.direction === 'arrival'
      ? [texts.landing]
      : [];
  return (
    <Why
      title={texts.ride}
      lines={[...ofPickUp, texts.change(change_hours), texts.cancel(cancel_hours), texts.settings]}
    />
  );
}

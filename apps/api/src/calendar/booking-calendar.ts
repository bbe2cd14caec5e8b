import type { LetterFacts, TransferView } from '../letter/facts.ts';
import { describeRide } from '../letter/ride.ts';
import { wordingOf } from '../letter/wording.ts';
import { calendarFile, component, plainLine, textLine, utcStamp } from './ical-text.ts';

/** How long a ride stands in the calendar, minutes. Nobody knows the traffic: it keeps the time free, it promises nothing. */
const rideMinutes = 60;

/** Calendars remind so long before the pick-up. */
const alarmBefore = '-PT2H';

/**
 * The booking as an iCalendar file: one event a ride, its id the same for ever and its sequence the booking's version, so that a newer file
 * replaces an older one. A booking that was cancelled takes its rides out of the calendar (method CANCEL); a single cancelled ride is marked so.
 * @param now epoch milliseconds, the file's stamp
 */
export function bookingCalendar(facts: LetterFacts, now: number): string {
  const cancelled = facts.coupon.status === 'cancelled';
  return calendarFile(
    component('VCALENDAR', [
      plainLine('VERSION', '2.0'),
      plainLine('PRODID', '-//Traslado//Transfers//EN'),
      plainLine('CALSCALE', 'GREGORIAN'),
      plainLine('METHOD', cancelled ? 'CANCEL' : 'PUBLISH'),
      textLine('X-WR-CALNAME', facts.brand.name),
      ...facts.coupon.transfers.flatMap((transfer) => rideEvent(transfer, facts, now, cancelled)),
    ]),
  );
}

function rideEvent(transfer: TransferView, facts: LetterFacts, now: number, allCancelled: boolean): string[] {
  const t = wordingOf(facts.language);
  const { coupon } = facts;
  const ride = describeRide(transfer, facts);
  const gone = allCancelled || ride.cancelled;
  const title = `${ride.ride}: ${ride.timeWithPlace}`;
  const startAt = Date.parse(transfer.pick_up.at);
  const description = [
    `${t.bookingNumber}: ${coupon.coupon_id}`,
    `${ride.date}, ${ride.timeWithPlace}`,
    `${ride.from} → ${ride.to}`,
    `${t.flight}: ${[ride.flight, ride.flightMoment].filter(Boolean).join(' · ')}`,
    ride.placeDetail,
    ...ride.notes,
    coupon.phone && `${t.help} ${t.call(coupon.phone)}`,
    facts.manageUrl,
  ];
  const alarm = component('VALARM', [
    plainLine('ACTION', 'DISPLAY'),
    textLine('DESCRIPTION', title),
    plainLine('TRIGGER', alarmBefore),
  ]);
  return component('VEVENT', [
    plainLine('UID', `traslado-${coupon.coupon_id}-${transfer.direction}`),
    plainLine('SEQUENCE', coupon.version),
    plainLine('DTSTAMP', utcStamp(now)),
    plainLine('DTSTART', utcStamp(startAt)),
    plainLine('DTEND', utcStamp(startAt + rideMinutes * 60_000)),
    textLine('SUMMARY', gone ? `${t.cancelledLeg}: ${title}` : title),
    textLine('LOCATION', ride.place),
    textLine('DESCRIPTION', description.filter(Boolean).join('\n')),
    plainLine('URL', facts.manageUrl),
    plainLine('STATUS', gone ? 'CANCELLED' : 'CONFIRMED'),
    plainLine('TRANSP', gone ? 'TRANSPARENT' : 'OPAQUE'),
    ...(gone ? [] : alarm),
  ]);
}

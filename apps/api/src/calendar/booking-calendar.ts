import { LOBBY_MINUTES_BEFORE, lobbyTimeOf } from '@traslado/domain/booking/lobby-time';
import { clockTime } from '@traslado/domain/time/clock-time';
import type { LetterFacts, TransferView } from '../letter/facts.ts';
import { describeRide } from '../letter/ride.ts';
import { wordingOf } from '../letter/wording.ts';
import { calendarFile, component, plainLine, textLine, utcStamp } from './ical-text.ts';

/** Minutes of a ride without a known drive. */
const unknownDriveMinutes = 60;

/** A departure's alarm rings half an hour before the guest has to be in the lobby: time to pack and to come down. */
const alarmMinutes = LOBBY_MINUTES_BEFORE + 30;

/**
 * The booking as an iCalendar file: one event a ride, its id the same for ever and its sequence the booking's version, so that a newer file
 * replaces an older one. It lasts as long as the drive, and its title has no time: the calendar shows it in the device's own zone. A booking that was cancelled takes its rides out of the calendar (method CANCEL); a single cancelled ride is marked so.
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
  const title = `${ride.ride} · ${facts.brand.name}`;
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
  // An arrival has none: the guest is in the air until it begins.
  const alarm =
    gone || transfer.direction === 'arrival'
      ? []
      : component('VALARM', [
          plainLine('ACTION', 'DISPLAY'),
          textLine('DESCRIPTION', t.lobby(clockTime(lobbyTimeOf(transfer.pick_up.time), facts.language))),
          plainLine('TRIGGER', `-PT${alarmMinutes}M`),
        ]);
  const driveMinutes = transfer.drive_minutes ?? unknownDriveMinutes;
  return component('VEVENT', [
    plainLine('UID', `traslado-${coupon.file_id}-${transfer.direction}`),
    plainLine('SEQUENCE', coupon.version),
    plainLine('DTSTAMP', utcStamp(now)),
    plainLine('DTSTART', utcStamp(startAt)),
    plainLine('DTEND', utcStamp(startAt + driveMinutes * 60_000)),
    textLine('SUMMARY', gone ? `${t.cancelledLeg}: ${title}` : title),
    textLine('LOCATION', ride.place),
    textLine('DESCRIPTION', description.filter(Boolean).join('\n')),
    plainLine('URL', facts.manageUrl),
    plainLine('STATUS', gone ? 'CANCELLED' : 'CONFIRMED'),
    plainLine('TRANSP', gone ? 'TRANSPARENT' : 'OPAQUE'),
    ...alarm,
  ]);
}

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

/** A calendar object of one method, the text of a file of its own. */
export type RideCalendar = { readonly method: 'PUBLISH' | 'CANCEL'; readonly text: string };

const isGone = (transfer: TransferView, { coupon }: LetterFacts): boolean =>
  coupon.status === 'cancelled' || transfer.status === 'cancelled';

/**
 * The booking as iCalendar objects: one event a ride, its id the same for ever and its sequence the booking's version, so that a newer file
 * replaces an older one. An event lasts as long as the drive, and its title has no time: the calendar shows it in the device's own zone. RFC 5546
 * gives an object one method, so cancelled rides have an object of their own that takes them out of the calendar.
 * @param now epoch milliseconds, the file's stamp
 */
export function bookingCalendars(facts: LetterFacts, now: number): RideCalendar[] {
  const { transfers } = facts.coupon;
  return (['PUBLISH', 'CANCEL'] as const).flatMap((method) => {
    const rides = transfers.filter((transfer) => isGone(transfer, facts) === (method === 'CANCEL'));
    if (rides.length === 0) return [];
    const lines = component('VCALENDAR', [
      plainLine('VERSION', '2.0'),
      plainLine('PRODID', '-//Traslado//Transfers//EN'),
      plainLine('CALSCALE', 'GREGORIAN'),
      plainLine('METHOD', method),
      textLine('X-WR-CALNAME', facts.brand.name),
      ...rides.flatMap((transfer) => rideEvent(transfer, facts, now)),
    ]);
    return [{ method, text: calendarFile(lines) }];
  });
}

/** The brand as RFC 5546 asks for it in every object; without a mail address, the address of its page. */
function organizer({ brand, manageUrl }: LetterFacts): string {
  const address = brand.email ? `mailto:${encodeURI(brand.email)}` : new URL(manageUrl).origin;
  return plainLine(`ORGANIZER;CN="${brand.name.replace(/["\p{Cc}]/gu, ' ')}"`, address);
}

function rideEvent(transfer: TransferView, facts: LetterFacts, now: number): string[] {
  const t = wordingOf(facts.language);
  const { coupon } = facts;
  const ride = describeRide(transfer, facts);
  const gone = isGone(transfer, facts);
  const title = `${ride.ride} · ${facts.brand.name}`;
  const startAt = Date.parse(transfer.pick_up.at);
  const description = [
    `${t.bookingNumber}: ${coupon.coupon_id}`,
    `${ride.date}, ${ride.timeWithPlace}`,
    `${ride.from} → ${ride.to}`,
    `${t.flight}: ${[ride.flight, ride.flightMoment].filter(Boolean).join(' · ')}`,
    ride.placeDetail,
    ride.warning,
    ...ride.notes,
    coupon.phone && `${t.help} ${t.call(coupon.phone)}`,
    facts.manageUrl,
  ];
  // An arrival rings at landing, when the phone is on again: the guest is in the air until then.
  const rings =
    transfer.direction === 'arrival'
      ? {
          says: [ride.place, ride.placeDetail, ride.warning, ...ride.notes].filter(Boolean).join('\n'),
          trigger: 'PT0M',
        }
      : {
          says: t.lobby(clockTime(lobbyTimeOf(transfer.pick_up.time), facts.language)),
          trigger: `-PT${alarmMinutes}M`,
        };
  const alarm = gone
    ? []
    : component('VALARM', [
        plainLine('ACTION', 'DISPLAY'),
        textLine('DESCRIPTION', rings.says),
        plainLine('TRIGGER', rings.trigger),
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
    organizer(facts),
    plainLine('STATUS', gone ? 'CANCELLED' : 'CONFIRMED'),
    plainLine('TRANSP', gone ? 'TRANSPARENT' : 'OPAQUE'),
    ...alarm,
  ]);
}

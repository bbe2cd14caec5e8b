import { lobbyTimeOf } from '@traslado/domain/booking/lobby-time';
import { withTerminal } from '@traslado/domain/booking/meeting';
import { meetingWords } from '@traslado/domain/booking/meeting-words';
import { nightOfRide } from '@traslado/domain/booking/night-words';
import { saySpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { clockTime } from '@traslado/domain/time/clock-time';
import { toLocal } from '@traslado/domain/time/zone';
import { type LetterFacts, localeOf, type TransferView } from './facts.ts';
import { wordingOf } from './wording.ts';

/** One ride in words, ready to be set: the same for paper, mail and calendar. */
export type RideWords = {
  readonly direction: 'arrival' | 'departure';
  readonly cancelled: boolean;
  /** "Arrival". */
  readonly name: string;
  /** "Airport to resort". */
  readonly ride: string;
  readonly from: string;
  readonly to: string;
  /** Day of the pick-up in words, its time as people of the language write it, and its zone: "Cancún time". */
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  /** "2:35 PM, Cancún time". */
  readonly timeWithPlace: string;
  /** "AA 1205 · American Airlines", or that there is none yet. */
  readonly flight: string;
  /** "lands at 2:35 PM"; empty without a flight. */
  readonly flightMoment: string;
  readonly place: string;
  /** Directions to the place or the driver; may be empty. */
  readonly placeDetail: string;
  /** A pick-up that its flight moved, one on the day before, or the landing at night; empty for none and for a cancelled ride. */
  readonly warning: string;
  /** Further notes for the guest. Empty for a cancelled ride. */
  readonly notes: readonly string[];
  readonly isDayBefore: boolean;
  /** "the night from Dec 25 to 26"; empty by day and for a cancelled ride. */
  readonly night: string;
  /** Special items for the resort's people: "2 surfboards. Call the guest."; empty for none. */
  readonly specialForStaff: string;
  /** The driver's wait; empty for a canceled ride. */
  readonly waits: string;
  /** "Arrival: you can change it online until …", "… you can cancel it online until …". */
  readonly deadlines: readonly string[];
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-12-21` in words: Monday, December 21, 2026. A civil date has no zone, so it is formatted in UTC throughout. */
export function dateInWords(date: string, language: LetterFacts['language']): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(language, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** An instant as the property's wall shows it: "Thursday, December 17, 2026, 2:35 PM, Cancún time". */
export function instantInWords(
  instant: string,
  place: { readonly time_zone: string; readonly zone_name: string },
  language: LetterFacts['language'],
): string {
  const t = wordingOf(language);
  const { date, time } = toLocal(Date.parse(instant), place.time_zone);
  return t.dateAndTime(dateInWords(date, language), t.time(clockTime(time, language), place.zone_name));
}

/** Spanish writes days in lower case, except where one begins a line of its own. */
function capitalised(text: string, language: LetterFacts['language']): string {
  return text.charAt(0).toLocaleUpperCase(localeOf(language)) + text.slice(1);
}

/** End of the driver's wait, with its day where that is the day after the pick-up. */
function waitsInWords({ direction, pick_up }: TransferView, language: LetterFacts['language']): string {
  const { date, time } = pick_up.waits_until;
  const day = date === pick_up.date ? null : dateInWords(date, language);
  return meetingWords[language].waits[direction](clockTime(time, language), day);
}

export function describeRide(
  transfer: TransferView,
  { coupon, language, bookedPickUps }: Pick<LetterFacts, 'coupon' | 'language' | 'bookedPickUps'>,
): RideWords {
  const t = wordingOf(language);
  const arrives = transfer.direction === 'arrival';
  const { pick_up: pickUp } = transfer;
  const plain = `${coupon.airport.name} (${coupon.airport.iata_code})`;
  // The place of an arrival has its terminal already.
  const airport = arrives ? plain : withTerminal(plain, transfer.terminal);
  const resort = transfer.resort?.name ?? coupon.hotel_name;
  const name = arrives ? t.arrival : t.departure;
  const time = clockTime(pickUp.time, language);
  const cancelled = transfer.status === 'cancelled';
  const isDayBefore = pickUp.is_day_before && !cancelled;
  const booked = cancelled ? undefined : bookedPickUps?.[transfer.transfer_id];
  // A flight that was moved lands when its guest is picked up.
  const flight = booked && arrives ? pickUp : { date: transfer.flight_date, time: transfer.flight_time };
  const night = cancelled ? '' : nightOfRide(transfer.direction, flight, language);
  const waits = cancelled ? '' : waitsInWords(transfer, language);
  const special = { items: transfer.special_items, answer: transfer.special_answer };
  return {
    direction: transfer.direction,
    cancelled,
    name,
    ride: arrives ? t.arrivalRide : t.departureRide,
    from: arrives ? airport : resort,
    to: arrives ? resort : airport,
    date: capitalised(dateInWords(pickUp.date, language), language),
    time,
    zone: t.zone(pickUp.zone_name),
    timeWithPlace: t.time(time, pickUp.zone_name),
    flight: transfer.flight_code
      ? [transfer.flight_code, transfer.airline].filter(Boolean).join(' · ')
      : t.noFlight,
    // The news of a moved flight are told by themselves; the booked time would contradict the pick-up.
    flightMoment:
      transfer.flight_code && !booked
        ? (arrives ? t.lands : t.takesOff)(clockTime(transfer.flight_time, language))
        : '',
    place: pickUp.place.name,
    placeDetail: cancelled ? '' : pickUp.place.detail,
    isDayBefore,
    night,
    warning: [
      booked &&
        t.moved(
          booked.date === pickUp.date
            ? clockTime(booked.time, language)
            : t.dateAndTime(dateInWords(booked.date, language), clockTime(booked.time, language)),
        ),
      isDayBefore ? t.dayBefore(dateInWords(transfer.flight_date, language)) : night && t.night(night),
    ]
      .filter(Boolean)
      .join(' '),
    waits,
    specialForStaff: cancelled ? '' : saySpecialItems(special, language, 'staff'),
    notes: cancelled
      ? []
      : [
          ...(transfer.late_arrival ? [t.lateArrival] : []),
          ...(arrives ? [] : [t.lobby(clockTime(lobbyTimeOf(pickUp.time), language))]),
          waits,
          ...(transfer.drop_off ? [t.dropOff(transfer.drop_off.replace(/\.$/, ''))] : []),
          ...(arrives ? [t.cannotFind] : []),
          ...(special.items.length > 0
            ? [`${specialWords[language].title}: ${saySpecialItems(special, language)}`]
            : []),
        ],
    deadlines: cancelled
      ? []
      : [
          t.changeUntil(name, instantInWords(transfer.change_until, pickUp, language)),
          t.cancelUntil(name, instantInWords(transfer.cancel_until, pickUp, language)),
        ],
  };
}

/** The rides of a booking in the order in which they happen. */
export function describeRides(
  facts: Pick<LetterFacts, 'coupon' | 'language' | 'bookedPickUps'>,
): RideWords[] {
  return facts.coupon.transfers
    .toSorted((a, b) => Date.parse(a.pick_up.at) - Date.parse(b.pick_up.at))
    .map((transfer) => describeRide(transfer, facts));
}

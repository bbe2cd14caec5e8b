import type { CallAnswer } from '@traslado/contract/schemas';
import { mayWithdrawOutcome } from '@traslado/domain/booking/ride-outcome';
import { saySpecialMark } from '@traslado/domain/booking/special-words';
import { countDay, type LateNews, openMattersOf, withoutNumbers } from '@traslado/domain/desk/day-list';
import { shownFlight } from '@traslado/domain/flight/read-flight';
import { mayRecordFollowed } from '@traslado/domain/flight-watch/counting-pick-up';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { FLIGHT_STATES } from '@traslado/domain/flight-watch/news';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Airport, Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { meetingAt } from '../../sellers/booking/present-pick-up.ts';
import type { ListedRide } from '../../store/ride/day-list-record.ts';
import { countedPickUpAt, type DayListRead, movedTo, waitedUntilAt } from './read-day-list.ts';

export type DayList = CallAnswer<'getDayList'>;
export type DayListRow = DayList['rides'][number];

type Reader = {
  readonly caller: Pick<StaffCaller, 'permissions'>;
  readonly language: Language;
  readonly now: number;
};

/** A list as it is shown, printed and exported. Nothing in it opens a booking beside the guest's name. */
export function presentDayList(snapshot: Snapshot, list: DayListRead, reader: Reader): DayList {
  const { language, caller, now } = reader;
  const { airport, property, which, choices, lastPrint } = list;
  const mayMarkRides = caller.permissions.includes('rides:mark');
  const properties = new Map(choices.flatMap((one) => one.properties.map((own) => [own.id, own])));
  const counts = countDay(
    list.rides.map((ride) => ({
      status: ride.status,
      isAssumed: ride.isAssumed,
      people: peopleOf(ride),
      open: openMattersOf(ride),
    })),
  );
  const airportPlace = ({ id, iataCode, name }: Airport) => ({ id, code: iataCode, name: name[language] });
  return {
    day: which.day,
    direction: which.direction,
    airport: { ...airportPlace(airport), city: airport.city, time_zone: airport.timeZone },
    property: property && propertyPlace(property),
    airports: choices.map((one) => ({
      ...airportPlace(one.airport),
      properties: one.properties.map(({ id }) => id),
    })),
    properties: [...properties.values()].map(propertyPlace),
    rides: list.rides.map((ride) =>
      presentRide(snapshot, ride, { airport, news: ride.news, mayMarkRides, ...reader }),
    ),
    gone: list.gone.map(({ printed, now: ride }) => ({
      key: ride.key,
      reference: ride.reference,
      guest: ride.guest,
      was: {
        pick_up: printed.facts.pick_up,
        flight: shownFlight(printed.facts.flight),
        people: printed.facts.people,
      },
      status: ride.status,
      date: ride.pickUpOn,
      time: ride.pickUpTime,
    })),
    counts,
    last_print: lastPrint && { at: toIso(lastPrint.printedAt), by: lastPrint.by, form: lastPrint.form },
    read_at: toIso(now),
    viewer: { can_mark: mayMarkRides, can_open: caller.permissions.includes('coupons:see') },
  };
}

const peopleOf = ({ adults, children, babySeats }: ListedRide): number => adults + children + babySeats;

const propertyPlace = ({ id, code, name }: Property) => ({ id, code, name });

function presentRide(
  snapshot: Snapshot,
  ride: ListedRide,
  {
    airport,
    news,
    mayMarkRides,
    language,
    now,
  }: Reader & { airport: Airport; news: LateNews; mayMarkRides: boolean },
): DayListRow {
  const service = snapshot.serviceById(ride.serviceId);
  const resort = snapshot.propertyById(ride.propertyId);
  const { mark } = ride;
  const meeting = meetingAt(snapshot, ride, airport, language);
  // A service has room for so many bags of each person.
  const people = peopleOf(ride);
  const marked = {
    ...ride,
    pickUpAt: countedPickUpAt(ride),
    isFrozen: ride.followed?.frozen != null,
    waitsUntilAt: waitedUntilAt(ride, airport),
  };
  const mayMarkIt = mayMarkRides && ride.id !== null;
  return {
    id: ride.id,
    key: ride.key,
    reference: ride.reference,
    booking: ride.couponId,
    direction: ride.direction,
    status: ride.status,
    assumed: ride.isAssumed,
    date: ride.pickUpOn,
    time: ride.pickUpTime,
    flight: {
      code: shownFlight(ride.flightCode),
      airline: (ride.airlineId === null ? null : snapshot.airlineById(ride.airlineId)?.name) ?? null,
      date: ride.flightOn,
      time: ride.flightTime,
      terminal: ride.terminal,
    },
    followed: ride.followed && {
      expected:
        movedTo(ride) === null ? null : { date: ride.followed.expectedOn, time: ride.followed.expectedTime },
      state: ride.followed.state,
      frozen: ride.followed.frozen,
      told_at: ride.followed.toldAt === null ? null : toIso(ride.followed.toldAt),
      notified: ride.followed.notice && {
        at: toLocal(ride.followed.notice.at, airport.timeZone),
        pick_up: toLocal(ride.followed.notice.pickUpAt, airport.timeZone),
        channel: ride.followed.notice.channel,
        outcome: ride.followed.notice.outcome,
        because: ride.followed.notice.because,
      },
    },
    point: ride.direction === 'arrival' ? meeting.meeting : meeting.dropoff,
    guest: ride.guest,
    companions: ride.companions,
    adults: ride.adults,
    minors: ride.children,
    babyseat: ride.babySeats,
    on_lap: ride.children > 0 && resort?.seatPolicy === 'specification',
    service: service?.text[language].name ?? '',
    private: ride.isPrivate,
    vehicles: ride.vehicles,
    bags:
      service && service.suitcases + service.handBags > 0
        ? { suitcases: service.suitcases * people, hand_bags: service.handBags * people }
        : null,
    resort: { code: resort?.code ?? '', name: resort?.name ?? '' },
    room: ride.room,
    special_items: [...ride.specialItems],
    special_answer: ride.specialAnswer,
    request: withoutNumbers(ride.request, ride.numbers),
    open: openMattersOf(ride),
    news: {
      kind: news.kind,
      facts:
        news.kind === 'changed'
          ? news.facts.map(({ fact, was }) => ({ fact, was: inWords(snapshot, fact, was, language) }))
          : [],
    },
    mark: mark && {
      outcome: mark.outcome,
      reason: mark.reason,
      note: withoutNumbers(mark.note, ride.numbers),
      by: mark.by,
      at: toIso(mark.markedAt),
    },
    missed_from: toIso(marked.waitsUntilAt),
    viewer: {
      can_complete: mayMarkIt && mayRecordFollowed('completed', marked, now).kind === 'ok',
      can_miss: mayMarkIt && mayRecordFollowed('missed', marked, now).kind === 'ok',
      can_take_back: mayMarkIt && mayWithdrawOutcome(mark, now).kind === 'ok',
    },
  };
}

/** A printed fact in words. The guest's own words were not kept. */
function inWords(
  snapshot: Snapshot,
  fact: Extract<LateNews, { kind: 'changed' }>['facts'][number]['fact'],
  was: string,
  language: Language,
): string {
  if (fact === 'resort') return snapshot.propertyById(Number(was))?.name ?? '';
  if (fact === 'service') return snapshot.serviceById(Number(was))?.text[language].name ?? '';
  if (fact === 'flight') return shownFlight(was);
  if (fact === 'special') return saySpecialMark(was, language, 'staff');
  if (fact === 'flight_state') return troubleInWords(was, language);
  return fact === 'request' ? '' : was;
}

/** A printed trouble of a flight; blank for none. */
function troubleInWords(was: string, language: Language): string {
  const { states, frozen } = flightWords[language];
  const state = FLIGHT_STATES.find((one) => one === was);
  return state ? states[state] : was === 'moved' ? frozen.moved : '';
}

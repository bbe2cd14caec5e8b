import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { StartForm } from '@traslado/domain/forms/start-form';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { callApi } from '../../data/client.ts';
import type { Session } from '../../data/session.ts';
import type { Property } from '../../places/use-places.ts';
import type { Selection, Stay } from './stay-session.ts';

/** Legs of the wish are booked. The stay is proved: the guest can manage them, or go on where more can be booked. */
export type LegBooked = {
  kind: 'legBooked';
  stay: Stay;
  session: Session;
  selection: Selection;
  /** The standing rides among the wanted ones. */
  rides: Stay['viewer']['bookedLegs'];
  canBook: boolean;
};

/** The reason why a look-up does not lead to a booking. Each has its dialog. */
export type StayRefusal =
  /** `withArrival`: the arrival date was asked for, and may be the wrong one. */
  | { kind: 'notFound'; withArrival: boolean }
  | { kind: 'noLongerAvailable' | 'expired' | 'notAvailable' | 'serverError' | 'offline' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'clubConcierge'; stay: Stay; session: Session }
  | { kind: 'airportMismatch'; property: Property }
  | LegBooked;

/** Many look-ups came from this network: the same form asks for the arrival date as well. No refusal, and no dialog. */
export const ARRIVAL_REQUIRED = 'arrivalRequired';

export type StayLookUp =
  | { ok: true; stay: Stay; session: Session; selection: Selection }
  | { ok: false; refusal: StayRefusal | typeof ARRIVAL_REQUIRED };

const REFUSAL_OF_CODE: Readonly<Record<string, 'expired' | 'noLongerAvailable' | 'notAvailable'>> = {
  'stay.expired': 'expired',
  'stay.no_longer_available': 'noLongerAvailable',
};

/**
 * Turns the server's answer into the refusal that the guest reads.
 * @param arrival the given arrival date
 */
export function refusalOfError(
  error: unknown,
  arrival: string | null,
): StayRefusal | typeof ARRIVAL_REQUIRED {
  if (error instanceof NoAnswerError) return { kind: 'offline' };
  if (!(error instanceof ProblemError)) return { kind: 'serverError' };
  const { status, code, retry_after } = error.problem;
  if (code === 'stay.arrival_required') return ARRIVAL_REQUIRED;
  if (status === 404 || status === 400 || status === 422)
    return { kind: 'notFound', withArrival: arrival !== null };
  if (status === 429) return { kind: 'tooMany', seconds: retry_after ?? 60 };
  return { kind: 'serverError' };
}

/** Turns a proved stay that may not book here into the refusal that the guest reads; null when it may. */
export function refusalOfStay(
  stay: Stay,
  session: Session,
  airportId: number,
  properties: readonly Property[],
): StayRefusal | null {
  const refusal = stay.viewer.refusal;
  if (refusal?.code === 'stay.club_concierge') return { kind: 'clubConcierge', stay, session };
  if (refusal) return { kind: REFUSAL_OF_CODE[refusal.code] ?? 'notAvailable' };
  const property = properties.find((candidate) => candidate.code === stay.resort);
  const isServed = property?.airports.some((served) => served.airport_id === airportId) ?? true;
  return property && !isServed ? { kind: 'airportMismatch', property } : null;
}

/** The query of the arrival date, where the guest was asked for it. */
export const arrivalQuery = (arrival: string | null): { arrival?: string } => (arrival ? { arrival } : {});

/** A last name as it goes into the look-up's path: without spaces. Several words keep a capital each, by which the server still knows them apart. */
export function nameForPath(lastName: string): string {
  const words = lastName.trim().split(/\s+/);
  if (words.length === 1) return words.join('');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('');
}

/** Proves a stay by its number and last name, for the wanted rides. A standing ride is reported before any rule's refusal. */
export async function lookUpStay(wish: StartForm, properties: readonly Property[]): Promise<StayLookUp> {
  const { booking, lastName, arrival, typeReservation, direction, airport } = wish;
  try {
    const { session, ...stay } = await callApi('findStay', {
      params: { lastname: nameForPath(lastName), folio: normaliseFolio(booking) ?? booking },
      query: arrivalQuery(arrival),
    });
    const refusal = refusalOfStay(stay, session, Number(airport), properties);
    const selection = { typeReservation, direction, airport, resort: stay.resort };
    const rides = stay.viewer.bookedLegs.filter(
      (ride) => typeReservation === 'RoundTrip' || ride.direction === direction,
    );
    if (rides.length > 0)
      return {
        ok: false,
        refusal: { kind: 'legBooked', stay, session, selection, rides, canBook: !refusal },
      };
    return refusal ? { ok: false, refusal } : { ok: true, stay, session, selection };
  } catch (error) {
    return { ok: false, refusal: refusalOfError(error, arrival) };
  }
}

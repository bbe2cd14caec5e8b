import type { CallRequest } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import type { Property } from '../../inventory/records.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { noClub } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { proveByName } from '../../sellers/stay/prove-by-name.ts';

export type GuestQuestion = CallRequest<'searchGuestPrice'>['body'];

/** The rides of a question, of any guest. */
export type AskedRides = Omit<GuestQuestion, 'hotel' | 'stay'>;

/** The guest of a price. An invented stay has no number, and no bookings. */
export type Guest = { readonly stay: PmsStay; readonly isMadeUp: boolean };

/**
 * The stay of the question. A number is found from a name and a property as guests prove theirs, and wrong tries are counted the same way.
 * @throws Refused `stay.not_found` for a wrong name, an unknown number and a stay of another property alike
 */
export async function findGuest(
  deps: { readonly pms: Pms; readonly guesses: Guesses },
  question: {
    readonly asked: GuestQuestion;
    readonly property: Property;
    readonly ip: string;
    readonly now: number;
  },
): Promise<Guest> {
  const { asked, property, ip, now } = question;
  if (!asked.stay) return { stay: madeUpStay(asked, property), isMadeUp: true };
  const { folio, last_name: lastName } = asked.stay;
  const proof = await proveByName(
    deps,
    { folio, lastName, arrival: undefined, ip, now },
    ({ stay }) => stay.hotel === property.code,
  );
  if (proof.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (proof.kind === 'wrong') throw new Refused('stay.not_found', { field: 'stay.folio' });
  return { stay: proof.found.stay, isMadeUp: false };
}

/** A stay of a guest like any other, over the days of the rides. */
function madeUpStay(asked: GuestQuestion, { code }: Property): PmsStay {
  const { made_up, arrival_date, departure_date } = asked;
  const first = arrival_date ?? departure_date ?? '';
  return {
    hotel: code,
    folio: '',
    nameId: '',
    resvNameId: '',
    parentResvNameId: null,
    firstName: '',
    lastName: '',
    arrivalOn: arrival_date ?? addDays(first, -1),
    departureOn: departure_date ?? addDays(first, 1),
    adults: made_up?.adults ?? 0,
    children: made_up?.children ?? 0,
    status: 'RESERVED',
    room: null,
    email: null,
    phone: null,
    country: made_up?.country.toUpperCase() ?? '',
    externalReference: null,
    usingMember: false,
    mBenefits: 0,
    companyId: null,
    agencyCode: null,
    ratePlan: '',
    marketSegment: '',
    club: noClub,
  };
}

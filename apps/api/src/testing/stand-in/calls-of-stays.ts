import { routes } from '@traslado/contract/routes';
import { isFound } from '@traslado/domain/stay/admission';
import { isLastNameOf } from '@traslado/domain/stay/names';
import { agencyKey } from '@traslado/domain/stay/typed-number';
import { daysBetween } from '@traslado/domain/time/civil';
import { demoProperty } from '../../demo/places.ts';
import type { DemoStay } from '../../demo/stay-row.ts';
import { found, notFound, type StandInCall } from './stand-in-call.ts';
import type { StandInState } from './state.ts';

/** Their spelling of the states. */
const statuses: Readonly<Record<string, string>> = { IN_HOUSE: 'IN HOUSE', NO_SHOW: 'NO SHOW' };

function stayAnswer(stay: DemoStay) {
  const { hotel, arrival_on, departure_on, country } = stay;
  return {
    resort: hotel,
    nameId: stay.name_id,
    smartCode: demoProperty(hotel).smart_code,
    confirmationNumber: stay.folio,
    firstName: stay.first_name,
    lastName: stay.last_name,
    nights: daysBetween(arrival_on, departure_on),
    adults: stay.adults,
    children: stay.children,
    resvNameId: stay.resv_name_id,
    reservationStatus: statuses[stay.status] ?? stay.status,
    // An instant without a zone, as such systems like to write a day.
    arrival: `${arrival_on}T00:00:00`,
    departure: `${departure_on}T00:00:00`,
    room: stay.room,
    email: stay.email,
    phone: stay.phone,
    parentResvNameId: stay.parent_resv_name_id,
    usingMember: stay.using_member,
    externalReference: stay.external_reference,
    mBenefits: stay.m_benefits,
    companyId: stay.company_id,
    agencyCode: stay.agency_code,
    country,
    clubInformation: JSON.parse(String(stay.club)),
    company: country === 'MX' ? 'CIHC' : 'PRG',
    currency: 'USD',
    exchange: 1,
    ratePlan: stay.rate_plan,
    marketSegment: stay.market_segment,
    housekeeping: 'a field that nobody here needs',
  };
}

const listed = (stay: DemoStay) => ({
  hotel: stay.hotel,
  confirmationNumber: stay.folio,
  arv_date: stay.arrival_on,
  depart_dt: stay.departure_on,
  firstName: stay.first_name,
  lastName: stay.last_name,
});

const isTaken = ({ status }: DemoStay): boolean => status !== 'CANCELLED' && status !== 'NO_SHOW';

/** Stays: the mobile API and the reservation system. */
export function callsOfStays({ stays, earlierNames }: StandInState): StandInCall[] {
  return [
    {
      name: 'findStay',
      route: routes.findStay,
      answer({ params: { lastname = '', folio = '' } }) {
        const ofAgency = [...stays.values()].filter(
          ({ external_reference, status }) =>
            isFound(status) &&
            external_reference !== null &&
            agencyKey(external_reference) === agencyKey(folio),
        );
        const stay = stays.get(folio.toUpperCase()) ?? (ofAgency.length === 1 ? ofAgency[0] : undefined);
        if (!stay) return notFound;
        const isNamed = [stay.last_name, earlierNames.get(stay.folio) ?? ''].some((name) =>
          isLastNameOf(name, lastname),
        );
        return isNamed ? found(stayAnswer(stay)) : notFound;
      },
    },
    {
      name: 'listConsecutiveStays',
      route: routes.listConsecutiveStays,
      answer({ query }) {
        const own = stays.get(query.get('reservation') ?? '');
        const others = [...stays.values()].filter(
          (stay) =>
            stay.name_id === query.get('nameId') && stay.folio !== query.get('reservation') && isTaken(stay),
        );
        if (!own || own.hotel !== query.get('resort')) return notFound;
        return found(others.map(listed).sort((a, b) => (a.arv_date < b.arv_date ? -1 : 1)));
      },
    },
    {
      name: 'listRelatedStays',
      route: routes.listRelatedStays,
      answer({ body }) {
        const { data } = JSON.parse(body) as { data: { resort: string; reservation: string } };
        const own = stays.get(data.reservation);
        if (!own || own.hotel !== data.resort) return notFound;
        const parentOf = (stay: DemoStay): string => stay.parent_resv_name_id ?? stay.resv_name_id;
        return found(
          [...stays.values()]
            .filter((stay) => stay !== own && parentOf(stay) === parentOf(own) && isTaken(stay))
            .map(listed),
        );
      },
    },
  ];
}

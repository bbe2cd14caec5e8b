import { routes } from '@traslado/contract/routes';
import type { BackendAnswer, BackendStayFacts, Transfers } from '../../ports/transfers.ts';
import type { Backend } from '../group-client/backend.ts';
import { answerOf, refuse } from '../group-client/tolerant/reading.ts';
import { every, many, oneOrNone, record } from '../group-client/tolerant/shapes.ts';
import { day, id, map, optional } from '../group-client/tolerant/values.ts';
import { answerOfQuestion, deedOf, laterSeconds } from './outcomes.ts';
import { saidDone } from './said-done.ts';
import { groupDeed, saidGroup } from './said-group.ts';
import type { Deed, WordTable } from './words-of-deeds.ts';

/** Of a stay's included service only the service: its price and its dates are calculated here. The name of its number is not shown. */
const backendIncluded = answerOf(
  many(
    map(
      record({ id: optional(id), service_id: optional(id), serviceId: optional(id) }),
      (given, at) =>
        given.service_id ?? given.serviceId ?? given.id ?? refuse(at, 'the number of a service', undefined),
    ),
  ),
);

/** The days that their calendar sells; its fields are not shown. */
const backendDates = answerOf(oneOrNone(record({ from: day, to: day, closed: every(day) })));

type BesideSales = Pick<Transfers, 'listIncluded' | 'findDates' | 'linkStay' | 'takeQuestion'>;

/** Questions and reports to the group's transfers backend beside sales. */
export function createBesideSales(backend: Backend, words?: WordTable): BesideSales {
  const link = groupDeed(words);
  const question: Deed = { kind: 'other', fields: ['reference'], words };
  // Requests of one guest at the same moment ask once: a key may come fifty times at once.
  const underWay = new Map<string, Promise<BackendAnswer<readonly number[]>>>();
  return {
    listIncluded(stay, airportId) {
      const key = JSON.stringify([stay, airportId]);
      const asked = underWay.get(key);
      if (asked) return asked;
      const answer = askIncluded(backend, stay, airportId).finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    },

    async findDates({ serviceId, hotel }) {
      const outcome = await backend.call(
        routes.getReservationDates,
        { params: { serviceID: serviceId, hotel } },
        backendDates,
      );
      return answerOfQuestion(outcome, null, (dates) => dates);
    },

    async linkStay(main, other) {
      const outcome = await backend.call(
        routes.linkConsecutiveStay,
        {
          params: {
            baseHotel: main.hotel,
            baseFolio: main.folio,
            hotel: other.hotel,
            folio: other.folio,
          },
        },
        { ...saidGroup(link), told: saidDone(link).told },
      );
      return deedOf(outcome, link, () => null);
    },

    async takeQuestion(asked) {
      const outcome = await backend.call(
        routes.sendContactMessage,
        {
          body: {
            resort: asked.hotel,
            booking: asked.folio ?? '',
            without_booking: asked.folio === null ? '1' : '0',
            airport: String(asked.airportId),
            full_name: asked.name,
            phone: asked.phone,
            email: asked.email,
            message: asked.message,
            // Nothing is kept of a visitor who did not agree.
            terms: '1',
            uuidReference: asked.reference,
          },
        },
        saidDone(question),
      );
      return deedOf(outcome, question, () => null);
    },
  };
}

async function askIncluded(
  backend: Backend,
  { hotel, folio, lastName, nameId, isMember, isGuest, club }: BackendStayFacts,
  airportId: number,
): Promise<BackendAnswer<readonly number[]>> {
  const outcome = await backend.call(
    routes.listIncludedTransfers,
    {
      query: {
        hotel,
        folio,
        last_name: lastName,
        airport_id: airportId,
        name_id: nameId,
        is_member: isMember,
        is_guest: isGuest,
        club,
      },
    },
    backendIncluded,
  );
  // A list without entries means that nothing is included; a refusal does not.
  if (outcome.kind === 'rejected') return { kind: 'unavailable', retryAfterSeconds: laterSeconds };
  return answerOfQuestion(outcome, [], ({ rows }) => rows);
}

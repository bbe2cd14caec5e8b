import { routes } from '@traslado/contract/routes';
import type { CatalogueAnswer, GroupCatalogue } from '../../ports/group-catalogue.ts';
import type { Backend, CallInput, CallRoute } from '../group-client/backend.ts';
import type { GroupSystem } from '../group-client/group-systems.ts';
import type { Outcome } from '../group-client/outcome.ts';
import type { AnswerReader } from '../group-client/tolerant/reading.ts';
import type { Rows } from '../group-client/tolerant/shapes.ts';
import {
  backendAirlines,
  backendAirports,
  backendConfigurations,
  backendOffers,
  backendProperties,
  backendRecipients,
  backendRestriction,
  backendSegments,
  backendSheet,
} from './read-catalogue.ts';

/** They do not admit us, or do not have the call: about all of it, not about the question. */
const aboutUs: ReadonlySet<number> = new Set([401, 403, 405]);

/** The reason without an answer. A record that cannot be read, or that they refuse to answer for, does not mean that they are away. */
function noAnswer<T>(outcome: Outcome<T>): CatalogueAnswer<never> {
  if (outcome.kind === 'rejected' && !aboutUs.has(outcome.status))
    return {
      kind: 'unreadable',
      odd: [{ path: '(answer)', expected: 'an answer', found: `a refusal with ${outcome.status}` }],
    };
  if (outcome.kind !== 'unavailable') return { kind: 'unavailable' };
  // A sign-in page never becomes a catalogue by itself: the call does not reach the system.
  if (outcome.isPage)
    return { kind: 'unreadable', odd: [{ path: '(answer)', expected: 'JSON', found: 'a page' }] };
  return outcome.isAnswer ? { kind: 'unreadable', odd: outcome.odd ?? [] } : { kind: 'unavailable' };
}

async function askForRows<T>(
  backend: Backend,
  route: CallRoute,
  input: CallInput,
  answer: AnswerReader<Rows<T>>,
): Promise<CatalogueAnswer<readonly T[]>> {
  const outcome = await backend.call(route, input, answer);
  // Some answer so for an empty list. The caller decides if it can be meant.
  if (outcome.kind === 'rejected' && outcome.status === 404)
    return { kind: 'ok', value: [], isMissing: true };
  if (outcome.kind !== 'ok') return noAnswer(outcome);
  const { rows, refused, odd } = outcome.value;
  return { kind: 'ok', value: rows, refused, odd };
}

/** The same where 404 means that there is none. */
async function askForOne<T>(
  backend: Backend,
  route: CallRoute,
  input: CallInput,
  answer: AnswerReader<T | null>,
): Promise<CatalogueAnswer<T | null>> {
  const outcome = await backend.call(route, input, answer);
  if (outcome.kind === 'rejected' && outcome.status === 404) return { kind: 'ok', value: null };
  return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value } : noAnswer(outcome);
}

/** The group's catalogue, each part from the system that keeps it, by the documented calls. Null when none of them is theirs. */
export function createHttpGroupCatalogue(
  of: (system: GroupSystem) => Backend | null,
  dollarNumber?: number,
): GroupCatalogue | null {
  const mobile = of('mobile');
  const transfers = of('transfers');
  const flights = of('flights');
  const operations = of('operations');
  const sistur = of('sistur');
  if (!mobile && !transfers && !flights && !operations && !sistur) return null;
  return {
    dollarNumber,
    listProperties:
      mobile &&
      (() =>
        askForRows(
          mobile,
          routes.listProperties,
          { query: { allBrands: true, includeMoonZone: true } },
          backendProperties,
        )),
    listAirports: transfers && (() => askForRows(transfers, routes.listAirports, {}, backendAirports)),
    listAirlines: flights && (() => askForRows(flights, routes.listAirlines, {}, backendAirlines)),
    listOffers:
      operations &&
      (({ hotel, airportId, isRoundTrip, on }) =>
        askForRows(
          operations,
          routes.listServicesForSale,
          {
            params: { hotel },
            query: { service_date: on, is_round_trip: isRoundTrip, language: 'EN', airport_id: airportId },
          },
          backendOffers,
        )),
    findSheet:
      sistur &&
      (({ serviceId, language, hotel, on }) =>
        askForOne(
          sistur,
          routes.getServiceSheet,
          {
            params: { id: serviceId },
            query: { service_date: on, language: language.toUpperCase(), hotel_key: hotel },
          },
          backendSheet,
        )),
    findSegment:
      transfers &&
      ((segment) =>
        askForOne(
          transfers,
          routes.listSegments,
          { params: { segment }, query: { status: 1 } },
          backendSegments,
        )),
    listConfigurations:
      transfers &&
      ((segment) =>
        askForRows(
          transfers,
          routes.listSegmentConfigurations,
          { params: { segment } },
          backendConfigurations,
        )),
    findRestriction:
      operations &&
      ((id) => askForOne(operations, routes.getRestriction, { params: { id } }, backendRestriction)),
    listRecipients:
      operations &&
      ((tag) =>
        askForRows(
          operations,
          routes.listNotificationGroups,
          { query: { columns: 'id,email', notification_tag: tag, status: 1 } },
          backendRecipients,
        )),
  };
}

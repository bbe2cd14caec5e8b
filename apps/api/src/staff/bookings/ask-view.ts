import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { bookingView } from '@traslado/contract/schemas/booking-views';
import { isInScope } from '@traslado/domain/access/scope';
import { columnsFor, fittingView, type ViewColumn } from '@traslado/domain/desk/booking-view';
import { openThingsFor } from '@traslado/domain/desk/queues';
import { shownFlight } from '@traslado/domain/flight/read-flight';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import { listQuestions } from '../../db/kept-questions.ts';
import type { ReadingDb } from '../../db/reading-db.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { countViewRows, listViewRows, type ViewRow } from '../../store/booking/view-repository.ts';
import { listOpen } from '../../store/queue/repository.ts';

export type ViewDependencies = {
  readonly db: Db;
  readonly readingDb: ReadingDb;
  readonly inventory: Pick<Inventory, 'current'>;
};
type Question = CallRequest<'keepBookingView'>['body']['question'];
type Row = CallAnswer<'askBookingView'>['rows'][number];

const PAGE_SIZE = 25;

/** Refuses a resort outside the caller's properties, as if it did not exist. Code: `hotel.not_found`. */
export function checkView(
  { inventory }: ViewDependencies,
  { scope }: StaffCaller,
  { properties }: Question,
): void {
  const snapshot = inventory.current();
  const isKnown = (id: number) => snapshot.propertyById(id) !== undefined && isInScope(scope, id);
  if (!properties.every(isKnown)) throw new Refused('hotel.not_found', { field: 'question.properties' });
}

/** The clock of a booking's resort; UTC where the resort is unknown here. */
export const zoneOf = (snapshot: Snapshot, propertyId: number): string =>
  snapshot.propertyById(propertyId)?.timeZone ?? 'UTC';

export type Telling = { readonly snapshot: Snapshot; readonly language: Language };

const CELLS: Readonly<Record<ViewColumn, (row: ViewRow, telling: Telling) => Partial<Row>>> = {
  ride: ({ rideOn, rideTime, airportId }, { snapshot }) => ({
    ride:
      rideOn === null || rideTime === null
        ? null
        : { date: rideOn, time: rideTime, zone_name: snapshot.airportById(airportId)?.city ?? '' },
  }),
  flight: ({ flight }) => ({ flight: shownFlight(flight ?? '') }),
  guest: ({ guest }) => ({ guest }),
  property: ({ propertyId }, { snapshot }) => ({ property: snapshot.propertyById(propertyId)?.name ?? '' }),
  status: ({ status }) => ({ status }),
  folio: ({ folio }) => ({ folio }),
  service: ({ serviceId }, { snapshot, language }) => ({
    service: snapshot.serviceById(serviceId)?.text[language].name ?? '',
  }),
  people: ({ people }) => ({ people }),
  total: ({ totalMinor }) => ({ total: toDecimal(totalMinor) }),
  due: ({ dueMinor }) => ({ due: toDecimal(dueMinor) }),
  created: ({ createdAt, propertyId }, { snapshot }) => ({
    created: toIso(createdAt),
    created_on: localDateOf(createdAt, zoneOf(snapshot, propertyId)),
  }),
  email: ({ email }) => ({ email }),
  phone: ({ phone }) => ({ phone }),
};

/** The bookings of a list, with the columns that the caller may see. Code: `hotel.not_found`. */
export async function askView(
  deps: ViewDependencies,
  caller: StaffCaller,
  asked: {
    readonly question: Question;
    readonly page: number;
    readonly language: Language;
    readonly now: number;
  },
): Promise<CallAnswer<'askBookingView'>> {
  const { question, page, language, now } = asked;
  checkView(deps, caller, question);
  const view = fittingView(question, caller.permissions);
  const query = { ...view, scope: caller.scope, now };
  const db = await deps.readingDb();
  const [rows, total] = await Promise.all([
    listViewRows(db, query, { page, page_size: PAGE_SIZE }),
    countViewRows(db, query),
  ]);
  const sight = { scope: caller.scope, things: openThingsFor(caller.permissions), now };
  const ids = rows.map(({ id }) => id);
  const opens = await listOpen(db, ids, sight);
  const telling = { snapshot: deps.inventory.current(), language };
  const tell = (row: ViewRow): Row => ({
    id: row.id,
    number: row.number,
    open: [...(opens.find(({ id }) => id === row.id)?.open ?? [])],
    ...Object.assign({}, ...view.columns.map((name) => CELLS[name](row, telling))),
  });
  return { columns: [...view.columns], order: view.order, rows: rows.map(tell), total, currency: 'USD' };
}

/** The kept lists. A list of an older version that is none any more is left out; one that lost a column is not. */
export async function listViews(
  { db, inventory }: ViewDependencies,
  { accountId, permissions, scope }: StaffCaller,
): Promise<CallAnswer<'listBookingViews'>> {
  const kept = await listQuestions(db, { kind: 'bookings', accountId });
  return {
    columns: columnsFor(permissions),
    properties: inventory
      .current()
      .properties.filter(({ id }) => isInScope(scope, id))
      .map(({ id, name }) => ({ id, name })),
    views: kept.flatMap(({ id, name, shared, username, accountId: owner, question }) => {
      const read = bookingView.safeParse(question);
      if (!read.success) return [];
      const own = fittingView(read.data, permissions);
      return [
        {
          id,
          name,
          shared,
          by: username,
          is_own: owner === accountId,
          question: {
            ...read.data,
            columns: [...own.columns],
            order: own.order,
            properties: read.data.properties.filter((property) => isInScope(scope, property)),
          },
        },
      ];
    }),
  };
}

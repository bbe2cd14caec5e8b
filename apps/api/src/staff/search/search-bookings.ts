import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import type { NumberOwner } from '@traslado/domain/booking/booking-number';
import { recogniseQuestion } from '@traslado/domain/desk/recognise-question';
import { flightKey } from '@traslado/domain/flight/read-flight';
import type { Language } from '@traslado/domain/language';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { type FoundGroup, findBookings, listBookingsById } from '../../store/booking/search-repository.ts';
import { findByReference } from './find-by-reference.ts';
import { findStays } from './find-stays.ts';
import { presentFound } from './presenter.ts';

type Deps = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly numbersOf?: NumberOwner;
  /** Stays are in our tables, and booked here. A hotel system of the group is asked by number and last name together. */
  readonly keepsStays?: boolean;
};

type Asked = CallRequest<'searchBookings'>['body'] & { readonly language: Language; readonly now: number };

/**
 * Bookings by every meaning of a text, one statement a meaning, and stays without a booking. Bookings and stays of other properties do not
 * exist for the reader.
 */
export async function searchBookings(
  deps: Deps,
  caller: StaffCaller,
  { search, ids, language, now }: Asked,
): Promise<CallAnswer<'searchBookings'>> {
  const { db, inventory, numbersOf = 'ours', keepsStays = false } = deps;
  const { scope, permissions } = caller;
  const snapshot = inventory.current();
  if (ids) {
    const rows = await listBookingsById(db, ids, scope);
    const group = { matched: 'opened' as const, total: rows.length, rows: presentFound(snapshot, rows) };
    return { groups: rows.length > 0 ? [group] : [], stays: [], message: null, is_recognised: true };
  }
  const own = snapshot.properties.filter(({ id }) => isInScope(scope, id));
  const todays = [...new Set(own.map(({ timeZone }) => localDateOf(now, timeZone)))];
  const questions = recogniseQuestion(search, { todays, language, numbersOf });
  const bookings = Promise.all(
    questions.map(async (asked) => {
      const question =
        asked.kind === 'flight'
          ? { ...asked, key: flightKey(asked.key, snapshot.airlineCodeOf) ?? asked.key }
          : asked;
      return { kind: asked.kind, ...(await findBookings(db, question, scope)) };
    }),
  );
  const [found, stays] = await Promise.all([
    bookings,
    keepsStays ? findStays(deps, caller, { questions, now }) : [],
  ]);
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const groups = kinds.map((matched) => {
    const { total, rows } = together(found.filter(({ kind }) => kind === matched));
    return { matched, total, rows: presentFound(snapshot, rows) };
  });
  const asked = questions.find((question) => question.kind === 'message');
  const message =
    asked && permissions.includes('messages:see')
      ? await findByReference(db, asked.reference, { scope, now })
      : null;
  return {
    groups: groups.filter(({ total }) => total > 0),
    stays,
    message,
    is_recognised: questions.length > 0,
  };
}

/** The results of one kind of questions, each booking once. A line may name two bookings. */
function together(groups: readonly FoundGroup[]): FoundGroup {
  const rows = groups.flatMap((group) => group.rows);
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  const total = groups.reduce((sum, group) => sum + group.total, 0) - (rows.length - once.length);
  return { total, rows: once };
}

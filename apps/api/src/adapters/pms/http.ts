import { folioKey, normaliseFolio } from '@traslado/domain/stay/folio';
import { isLastNameOf } from '@traslado/domain/stay/names';
import { agencyKey } from '@traslado/domain/stay/typed-number';
import type { Db } from '../../db/client.ts';
import type { Pms, PmsAnswer, PmsStay, StayName } from '../../ports/pms.ts';
import type { Backend } from '../group-client/backend.ts';
import type { Outcome } from '../group-client/outcome.ts';
import { pmsCalls } from './calls.ts';
import { findNames, findStayOfGuest, type NamedStay, rememberNames } from './known-names-repository.ts';
import { isFolio, type ListedStay } from './read-stay.ts';

/** Most stays of a list of theirs that are read: one question each. */
const mostListed = 12;

const ok = <T>(value: T): PmsAnswer<T> => ({ kind: 'ok', value });
const unavailable = { kind: 'unavailable' } as const;

/** Their statuses for a missing stay, or for a name and number that do not belong together. */
const saysNo: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** The name asked for, or one of the two is the first family name of the other. */
const isNamed = ({ lastName }: PmsStay, asked: string): boolean =>
  isLastNameOf(lastName, asked) || isLastNameOf(asked, lastName);

/** Stays with their last names: those that came along, else those that were seen before. */
async function nameStays(db: Db, names: readonly StayName[]): Promise<NamedStay[]> {
  const missing = names.filter(({ lastName }) => lastName === undefined);
  const known = await findNames(db, missing);
  return names.flatMap(({ hotel, folio, lastName }) =>
    lastName === undefined
      ? known.filter((one) => one.hotel === hotel && one.folio === folio)
      : [{ hotel, folio, lastName }],
  );
}

/** Each stay once, by first day. */
function onceByArrival(stays: readonly PmsStay[]): PmsStay[] {
  return stays
    .filter(
      (stay, index) =>
        stays.findIndex((one) => one.hotel === stay.hotel && one.folio === stay.folio) === index,
    )
    .sort((a, b) => (a.arrivalOn < b.arrivalOn ? -1 : a.arrivalOn > b.arrivalOn ? 1 : 0));
}

/**
 * The group's property-management system: their mobile API for stays, their reservation system for related ones. A stay is asked for by
 * number and last name together, so the names of stays that were seen are kept. Only a clear no of theirs means that there is no such stay;
 * an unreadable answer is none.
 */
export function createHttpPms({
  mobile,
  reservations,
  db,
  now,
}: {
  readonly mobile: Backend;
  readonly reservations: Backend;
  readonly db: Db;
  readonly now: () => number;
}): Pms {
  const calls = pmsCalls(mobile, reservations);
  async function ask(folio: string, lastName: string, arrival?: string): Promise<PmsAnswer<PmsStay | null>> {
    const outcome = await calls.findStay(lastName, folio);
    if (outcome.kind === 'rejected' && saysNo.has(outcome.status)) return ok(null);
    if (outcome.kind !== 'ok') return unavailable;
    if (outcome.value && !isFolio(outcome.value, folioKey(folio) ?? folio)) {
      const isOfAgency = agencyKey(outcome.value.externalReference ?? '') === (agencyKey(folio) ?? '');
      // Another stay than the one that was asked for is no answer to the question.
      if (!isOfAgency) return unavailable;
      // The agency's number proves a stay only together with its first day.
      if (outcome.value.arrivalOn !== arrival) return ok(null);
    }
    // Theirs may take more spellings than we do. A guest with another name is not let in.
    if (outcome.value && !isNamed(outcome.value, lastName)) return ok(null);
    return ok(outcome.value);
  }

  async function askNamed(named: NamedStay): Promise<PmsAnswer<PmsStay | null>> {
    const answer = await ask(named.folio, named.lastName);
    return answer.kind === 'ok' && answer.value && answer.value.hotel !== named.hotel ? ok(null) : answer;
  }

  async function askAll(named: readonly NamedStay[]): Promise<PmsAnswer<readonly PmsStay[]>> {
    const answers = await Promise.all(named.map(askNamed));
    const found: PmsStay[] = [];
    for (const answer of answers) {
      if (answer.kind === 'unavailable') return unavailable;
      if (answer.value) found.push(answer.value);
    }
    return ok(found);
  }

  const named = (names: readonly StayName[]): Promise<NamedStay[]> => nameStays(db, names);

  /** The stays of a list of theirs, each read whole. `lastName` is the name of entries without one. */
  async function readListed(
    outcome: Outcome<readonly ListedStay[]>,
    lastName: string,
  ): Promise<PmsAnswer<readonly PmsStay[]>> {
    if (outcome.kind === 'rejected' && outcome.status === 404) return ok([]);
    if (outcome.kind !== 'ok') return unavailable;
    const listed = outcome.value.slice(0, mostListed);
    const stays = await askAll(listed.map((one) => ({ ...one, lastName: one.lastName ?? lastName })));
    if (stays.kind === 'ok') await rememberNames(db, stays.value, now());
    return stays;
  }

  return {
    keepsStays: false,
    async proveStay({ key, folio, lastName, arrival }) {
      const answer = await ask(normaliseFolio(folio) ?? key, lastName, arrival);
      if (answer.kind === 'unavailable' || !answer.value)
        return answer.kind === 'ok' ? ok(null) : unavailable;
      const stay = answer.value;
      await rememberNames(db, [stay], now());
      return ok({ stay, bookings: null });
    },
    async findStay(name) {
      const [known] = await named([name]);
      return known ? askNamed(known) : ok(null);
    },
    async listStays(names) {
      return askAll(await named(names));
    },
    async listStaysOfGuest(nameId) {
      const start = await findStayOfGuest(db, nameId);
      if (!start) return ok([]);
      const [known] = await named([start]);
      if (!known) return ok([]);
      const [own, others] = await Promise.all([
        askNamed(known),
        calls.listConsecutive({ ...start, nameId }).then((outcome) => readListed(outcome, known.lastName)),
      ]);
      if (own.kind === 'unavailable' || others.kind === 'unavailable') return unavailable;
      const all = [...(own.value ? [own.value] : []), ...others.value.filter((one) => one.nameId === nameId)];
      return ok(onceByArrival(all));
    },
    async listRelatedStays(name) {
      const [known] = await named([name]);
      if (!known) return ok([]);
      const own = await askNamed(known);
      if (own.kind === 'unavailable' || !own.value) return own.kind === 'ok' ? ok([]) : unavailable;
      const outcome = await calls.listRelated({ ...name, nameId: own.value.nameId });
      const stays = await readListed(outcome, known.lastName);
      if (stays.kind === 'unavailable') return unavailable;
      return ok(stays.value.filter((one) => one.hotel !== name.hotel || one.folio !== name.folio));
    },
  };
}

import type { Db } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import type { RefreshPart, RefreshReport } from './refresh-catalogue.ts';
import { findReadAt, type ReadAt, updateStopped } from './refresh-repository.ts';

/** What is sold and when: without these of theirs our own rows are offered to nobody. */
const callsOf = {
  properties: ['listProperties'],
  airports: ['listAirports'],
  segments: ['findSegment'],
  services: ['listOffers', 'findSheet'],
  operation: ['findRestriction', 'listConfigurations'],
} as const satisfies Partial<Record<RefreshPart, readonly (keyof GroupCatalogue)[]>>;

type SellingPart = keyof typeof callsOf;

const alertKind = 'catalogue.unreadable';

const partsOf = (source: GroupCatalogue): SellingPart[] =>
  (Object.keys(callsOf) as SellingPart[]).filter((part) => callsOf[part].some((call) => source[call]));

/** Before anything is sold: what of theirs was never read stops the sale, and where nothing is theirs nothing does. */
export async function stopUnread(db: Db, source: GroupCatalogue | null): Promise<void> {
  const { parts, stopped } = await findReadAt(db);
  if (!source) return stopped?.length ? updateStopped(db, []) : undefined;
  const theirs = partsOf(source);
  await updateStopped(
    db,
    theirs.filter((part) => parts?.[part] === undefined || stopped?.includes(part)),
  );
}

/** A source that remembers of which parts an answer could not be read. */
export function watchSource(source: GroupCatalogue): {
  readonly source: GroupCatalogue;
  readonly unreadable: ReadonlySet<SellingPart>;
} {
  const unreadable = new Set<SellingPart>();
  const watched = { ...source } as Record<keyof GroupCatalogue, unknown>;
  for (const part of partsOf(source))
    for (const call of callsOf[part]) {
      const ask = source[call] as ((of: unknown) => Promise<{ readonly kind: string }>) | null;
      if (!ask) continue;
      watched[call] = async (of: unknown) => {
        const answer = await ask(of);
        if (answer.kind === 'unreadable') unreadable.add(part);
        return answer;
      };
    }
  return { source: watched as GroupCatalogue, unreadable };
}

/** After a reading: a part that cannot be read, or never was, stops the sale until it is read, and staff are told at once. */
export async function stopWhatIsUnreadable(
  db: Db,
  {
    source,
    report,
    before,
    unreadable,
    now,
  }: {
    readonly source: GroupCatalogue;
    readonly report: RefreshReport;
    readonly before: ReadAt;
    readonly unreadable: ReadonlySet<SellingPart>;
    readonly now: number;
  },
): Promise<void> {
  const parts = partsOf(source);
  const stopped = parts.filter(
    (part) =>
      report[part] !== 'read' &&
      (unreadable.has(part) || before.stopped?.includes(part) || before.parts?.[part] === undefined),
  );
  await updateStopped(db, stopped);
  for (const part of parts)
    if (stopped.includes(part)) {
      const detail = before.parts?.[part] ? `last read ${before.parts[part]}` : 'never read';
      await insertStaffAlert(db, { kind: alertKind, subject: part, detail, couponId: null, now });
    } else if (before.stopped?.includes(part))
      await resolveStaffAlerts(db, { kinds: [alertKind], subject: part, now });
}

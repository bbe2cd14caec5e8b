import type { Db } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { GroupCatalogue, OddRecord } from '../ports/group-catalogue.ts';
import type { RefreshPart, RefreshReport } from './refresh-catalogue.ts';
import type { Finding, StoppedRows } from './refresh-part.ts';
import { findReadAt, type ReadAt, updateStopped } from './refresh-repository.ts';

/** The services and their hours: without these calls of theirs our own rows are not offered. */
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

/** Parts of a system of theirs that has never reported them. */
const unreadOf = (source: GroupCatalogue, parts: ReadAt['parts']): string[] =>
  [...partsOf(source), ...(source.listAirlines ? ['airlines'] : [])].filter(
    (part) => parts?.[part] === undefined,
  );

/** Before the first sale: unread parts of theirs stop the sale, and without any part of theirs nothing does. */
export async function stopUnread(db: Db, source: GroupCatalogue | null): Promise<void> {
  const { parts, stopped, stoppedRows } = await findReadAt(db);
  if (!source) return stopped ? updateStopped(db, []) : undefined;
  const theirs = partsOf(source);
  await updateStopped(
    db,
    theirs.filter((part) => parts?.[part] === undefined || stopped?.includes(part)),
    { rows: stoppedRows, unread: unreadOf(source, parts) },
  );
}

const partOfCall = new Map<string, RefreshPart>([
  ...Object.entries(callsOf).flatMap(([part, calls]) =>
    calls.map((call): [string, RefreshPart] => [call, part as RefreshPart]),
  ),
  ['listAirlines', 'airlines'],
  ['listRecipients', 'recipients'],
]);

type Answer = { readonly kind: string; readonly odd?: readonly OddRecord[] };

/** A source that remembers the unreadable parts, and the faults of their records. */
export function watchSource(
  source: GroupCatalogue,
  tell: (part: RefreshPart, finding: Finding) => void = () => {},
): {
  readonly source: GroupCatalogue;
  readonly unreadable: ReadonlySet<SellingPart>;
} {
  const unreadable = new Set<SellingPart>();
  const selling = partsOf(source);
  const watched = { ...source } as Record<keyof GroupCatalogue, unknown>;
  for (const [call, part] of partOfCall) {
    const name = call as keyof GroupCatalogue;
    const ask = source[name] as ((of: unknown) => Promise<Answer>) | null;
    if (!ask) continue;
    watched[name] = async (of: unknown) => {
      const answer = await ask(of);
      const sold = selling.find((one) => one === part);
      if (answer.kind === 'unreadable' && sold) unreadable.add(sold);
      for (const odd of answer.odd ?? []) tell(part, { subject: subjectOf(call, of), ...odd });
      return answer;
    };
  }
  return { source: watched as GroupCatalogue, unreadable };
}

/** The subject of a question, without a day: it is the same matter tomorrow. */
function subjectOf(call: string, of: unknown): string {
  if (typeof of !== 'object' || of === null) return of === undefined ? call : `${call} ${String(of)}`;
  const { on: _on, ...rest } = of as Record<string, unknown>;
  return `${call} ${Object.values(rest).map(String).join(' ')}`;
}

/** After a reading: a part that cannot be read, or never was, stops the sale until it is read, and staff are alerted at once. */
export async function stopWhatIsUnreadable(
  db: Db,
  {
    source,
    report,
    stoppedRows,
    before,
    unreadable,
    now,
  }: {
    readonly source: GroupCatalogue;
    readonly report: RefreshReport;
    readonly stoppedRows: StoppedRows;
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
  // A part without an answer stops the same rows as before.
  const { parts: readAt } = await findReadAt(db);
  await updateStopped(db, stopped, {
    rows: { ...before.stoppedRows, ...stoppedRows },
    unread: unreadOf(source, readAt),
  });
  for (const part of parts)
    if (stopped.includes(part)) {
      const detail = before.parts?.[part] ? `last read ${before.parts[part]}` : 'never read';
      await insertStaffAlert(db, { kind: alertKind, subject: part, detail, couponId: null, now });
    } else if (before.stopped?.includes(part))
      await resolveStaffAlerts(db, { kinds: [alertKind], subject: part, now });
}

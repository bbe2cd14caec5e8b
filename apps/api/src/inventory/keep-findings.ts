import type { Db } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import { findFindings, updateFindings } from './findings-repository.ts';
import type { RefreshPart, RefreshReport } from './refresh-catalogue.ts';
import type { Finding } from './refresh-part.ts';

/** Faults in records of the group's catalogue: kept by part as last read, with an alert to staff while there is any. */

export type Findings = Readonly<Record<string, readonly Finding[]>>;

const alertKind = 'catalogue.odd_records';
/** More of one part are counted, not kept: their whole list would be the same fault a thousand times. */
const mostKept = 200;
const mostTold = 6;

export function collectFindings(): {
  readonly tell: (part: RefreshPart, finding: Finding) => void;
  readonly of: (part: RefreshPart) => readonly Finding[];
} {
  const found = new Map<RefreshPart, Map<string, Finding>>();
  return {
    tell(part, finding) {
      const own = found.get(part) ?? new Map<string, Finding>();
      found.set(part, own);
      if (own.size < mostKept) own.set(JSON.stringify(finding), finding);
    },
    of: (part) => [...(found.get(part)?.values() ?? [])],
  };
}

/** Keeps the faults of each part that was answered, whole or not, and raises or closes the alert. */
export async function keepFindings(
  db: Db,
  {
    report,
    of,
    now,
  }: {
    readonly report: RefreshReport;
    readonly of: (part: RefreshPart) => readonly Finding[];
    readonly now: number;
  },
): Promise<void> {
  const before = await findFindings(db);
  const kept: Record<string, readonly Finding[]> = { ...before };
  for (const part of Object.keys(report) as RefreshPart[]) {
    const found = of(part);
    // A part without an answer says nothing of its records.
    if (found.length === 0 && report[part] !== 'read') continue;
    if (found.length > 0) {
      kept[part] = found;
      const detail = [...found.slice(0, mostTold).map(sentenceOf), ...more(found.length)].join('\n');
      await insertStaffAlert(db, { kind: alertKind, subject: part, detail, couponId: null, now });
    } else if (before[part]) {
      delete kept[part];
      await resolveStaffAlerts(db, { kinds: [alertKind], subject: part, now });
    }
  }
  if (JSON.stringify(kept) !== JSON.stringify(before)) await updateFindings(db, kept);
}

const more = (count: number): string[] => (count > mostTold ? [`${count - mostTold} more`] : []);

const sentenceOf = ({ subject, path, expected, found }: Finding): string =>
  `${subject}: ${path}: expected ${expected}, found ${found}`;

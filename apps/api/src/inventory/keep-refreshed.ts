import type { Db } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import { watchWork } from '../watch-work.ts';
import { collectFindings, keepFindings } from './keep-findings.ts';
import { type RefreshReport, refreshCatalogue } from './refresh-catalogue.ts';
import { claimRefresh, findReadAt, updateReadAt } from './refresh-repository.ts';
import { stopWhatIsUnreadable, watchSource } from './stop-sale.ts';

type Log = {
  readonly info: (facts: object, text: string) => void;
  readonly warn: (facts: object, text: string) => void;
};

/** `lacking`: a part was never read, or stops the sale. `missed`: the same, and another process has just tried. */
export type RefreshEnd = 'whole' | 'lacking' | 'missed';

type Keeping = {
  readonly db: Db;
  readonly source: GroupCatalogue;
  readonly everyMs: number;
  readonly log: Log;
};

/** The age of a part's reading that alerts staff. */
const staleMs = 24 * 3_600_000;
const alertKind = 'catalogue.stale';

/**
 * One reading of the group's catalogue, unless another process did it just now. An unanswered part stays as it was read last; its age is
 * kept, logged, and after a day alerts staff. `now` in epoch milliseconds.
 */
export async function refreshOnce({ db, source, everyMs, log }: Keeping, now: number): Promise<RefreshEnd> {
  if (!(await claimRefresh(db, now, everyMs)))
    return (await findReadAt(db)).stopped?.length ? 'missed' : 'whole';
  const before = await findReadAt(db);
  const findings = collectFindings();
  const watched = watchSource(source, findings.tell);
  const stoppedRows: Record<string, readonly string[]> = {};
  const report = await refreshCatalogue(db, watched.source, now, findings.tell, (part, stopped) => {
    stoppedRows[part] = stopped;
  });
  const read = partsOf(report, 'read');
  await updateReadAt(db, read, now);
  await stopWhatIsUnreadable(db, {
    source,
    report,
    stoppedRows,
    before,
    unreadable: watched.unreadable,
    now,
  });
  await keepFindings(db, { report, of: findings.of, now });
  for (const part of read)
    if (before.parts?.[part] !== undefined)
      await resolveStaffAlerts(db, { kinds: [alertKind], subject: part, now });
  for (const part of partsOf(report, 'kept')) {
    const readAt = before.parts?.[part];
    log.warn(
      { part, readAt: readAt ?? 'never' },
      'the catalogue of the group was not answered, the last one stays',
    );
    if (readAt !== undefined && now - Date.parse(readAt) > staleMs)
      await insertStaffAlert(db, {
        kind: alertKind,
        subject: part,
        detail: `last read ${readAt}`,
        couponId: null,
        now,
      });
  }
  log.info({ read }, 'read the catalogue of the group');
  const after = await findReadAt(db);
  const isLacking = partsOf(report, 'kept').some((part) => after.parts?.[part] === undefined);
  return isLacking || (after.stopped ?? []).length > 0 ? 'lacking' : 'whole';
}

const partsOf = (report: RefreshReport, state: 'read' | 'kept'): string[] =>
  Object.entries(report).flatMap(([part, is]) => (is === state ? [part] : []));

/** The first pause after an incomplete reading; each further one is twice as long. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** The age at which another process repeats an incomplete reading, or one whose process died. */
const missedPauseMs = 30_000;

/**
 * Reads at once and then on a schedule. Nothing waits for it: the earlier reading is sold meanwhile. While a part is lacking, the sale
 * stands still, so it is read again after seconds.
 */
export function keepRefreshed(
  keeping: Keeping & { readonly now: () => number; readonly firstPauseMs?: number },
): {
  readonly stop: () => Promise<void>;
} {
  let stopping = false;
  let failures = 0;
  let end: RefreshEnd = 'whole';
  let ring: () => void = () => {};
  const pauseMs = (): number => {
    if (end === 'whole') return keeping.everyMs;
    if (end === 'missed') return Math.min(keeping.everyMs, missedPauseMs);
    const first = keeping.firstPauseMs ?? firstPauseMs;
    return Math.min(keeping.everyMs, longestPauseMs, first * 2 ** (failures - 1));
  };
  const watch = watchWork(keeping);
  async function read(): Promise<RefreshEnd> {
    const now = keeping.now();
    const ended = await watch({ name: 'catalogue', now }, () =>
      refreshOnce({ ...keeping, everyMs: pauseMs() }, now),
    );
    return ended ?? 'lacking';
  }
  async function run(): Promise<void> {
    while (!stopping) {
      end = await read();
      failures = end === 'lacking' ? failures + 1 : 0;
      if (stopping) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs());
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const running = run();
  return {
    async stop() {
      stopping = true;
      ring();
      await running;
    },
  };
}

import type { Db } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import { type RefreshReport, refreshCatalogue } from './refresh-catalogue.ts';
import { claimRefresh, findReadAt, updateReadAt } from './refresh-repository.ts';
import { stopWhatIsUnreadable, watchSource } from './stop-sale.ts';

type Log = {
  readonly info: (facts: object, text: string) => void;
  readonly warn: (facts: object, text: string) => void;
};

type Keeping = {
  readonly db: Db;
  readonly source: GroupCatalogue;
  readonly everyMs: number;
  readonly log: Log;
};

/** A part that was not read for so long is told to staff. */
const staleMs = 24 * 3_600_000;
const alertKind = 'catalogue.stale';

/**
 * One reading of the group's catalogue, unless another process did it just now. What is not answered stays as it was read last; its age
 * is kept, logged, and after a day told to staff. `now` in epoch milliseconds.
 */
export async function refreshOnce({ db, source, everyMs, log }: Keeping, now: number): Promise<void> {
  if (!(await claimRefresh(db, now, everyMs))) return;
  const before = await findReadAt(db);
  const watched = watchSource(source);
  const report = await refreshCatalogue(db, watched.source, now);
  const read = partsOf(report, 'read');
  await updateReadAt(db, read, now);
  await stopWhatIsUnreadable(db, { source, report, before, unreadable: watched.unreadable, now });
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
}

const partsOf = (report: RefreshReport, state: 'read' | 'kept'): string[] =>
  Object.entries(report).flatMap(([part, is]) => (is === state ? [part] : []));

/** Reads at once and then on a schedule. Nobody waits for it: what was read before is sold meanwhile. */
export function keepRefreshed(keeping: Keeping & { readonly now: () => number }): {
  readonly stop: () => Promise<void>;
} {
  let stopping = false;
  let ring: () => void = () => {};
  async function run(): Promise<void> {
    while (!stopping) {
      await refreshOnce(keeping, keeping.now()).catch((error: unknown) =>
        keeping.log.warn({ err: error }, 'reading the catalogue of the group did not end'),
      );
      if (stopping) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, keeping.everyMs);
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

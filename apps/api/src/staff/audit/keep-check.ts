import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { findLastCheck, findLastSeal, insertCheck } from '../../store/audit/repository.ts';
import { type ChainCheck, checkChain, tellFinding } from './check-chain.ts';
import { readAnchors } from './keep-anchor.ts';

const alert = { kind: 'audit.gap', subject: 'chain' } as const;

/**
 * Checks the chain of the audit once a day, and as soon as the first entries are there where the last check found none; keeps the result for readers of the audit. A fault alerts staff.
 * @returns 1 where it was checked
 */
export async function keepCheck(
  db: Db,
  { file, now }: { readonly file: string; readonly now: number },
): Promise<number> {
  const last = await findLastCheck(db);
  const isEarly = last !== null && now < last.at + DAY_MS;
  if (isEarly && (last.links > 0 || !(await findLastSeal(db)))) return 0;
  await keepFound(db, await checkChain(db, { anchors: await readAnchors(file), now }), now);
  return 1;
}

async function keepFound(db: Db, found: ChainCheck, now: number): Promise<void> {
  const { findings } = found;
  await db.transaction().execute(async (tx) => {
    await insertCheck(tx, found, now);
    if (findings.length === 0)
      return resolveStaffAlerts(tx, { kinds: [alert.kind], subject: alert.subject, now });
    const detail = findings.map(tellFinding).join(' ').slice(0, 300);
    await insertStaffAlert(tx, { ...alert, detail, couponId: null, now });
  });
}

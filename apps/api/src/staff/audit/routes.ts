import { toIso } from '@traslado/domain/time/instant';
import { type Binding, bind } from '../../http/bind.ts';
import { sendCsv } from '../../http/csv.ts';
import { Refused } from '../../refused.ts';
import { findCheckedRange, listChecks } from '../../store/audit/repository.ts';
import { isEntryShown, listEntries } from '../../store/audit/search-repository.ts';
import { exportAudit } from './export-audit.ts';
import { presentDifferences } from './present-entries.ts';
import { type AuditDependencies, placesOf, readAuditAsked } from './read-asked.ts';
import { searchAudit } from './search-audit.ts';

/** The actions of staff, and the check that all of them are still there. */
export function bindAudit(binding: Binding, dependencies: AuditDependencies): void {
  const { db, inventory } = dependencies;

  bind(binding, 'searchAudit', ({ caller, body, language }) =>
    searchAudit(dependencies, caller, { body, language }),
  );

  bind(binding, 'exportAudit', async ({ caller, body, language, now, reply }) => {
    const table = await exportAudit(dependencies, caller, { body, language, now });
    return sendCsv(reply, { name: `audit-${toIso(now).slice(0, 10)}`, ...table });
  });

  bind(binding, 'getAuditDifferences', async ({ caller, params, language }) => {
    const asked = await readAuditAsked(
      dependencies,
      caller,
      { by: '', about: '' },
      { zone: 'UTC', batch: null },
    );
    const isShown = await isEntryShown(db, asked, params.id);
    const [entry] = isShown ? await listEntries(db, [params.id]) : [];
    if (!entry) throw new Refused('entry.not_found');
    const reader = { scope: caller.scope, language, snapshot: inventory.current(), zone: 'UTC' };
    return { differences: await presentDifferences(db, entry, reader) };
  });

  bind(binding, 'getAuditChain', async ({ caller }) => {
    const { time_zone } = placesOf(dependencies, caller, undefined);
    const [last, ...earlier] = await listChecks(db);
    if (!last) return { last: null, time_zone };
    const { at, links, anchors, findings } = last;
    const { until, waiting, waitingSince } = await findCheckedRange(db, links);
    return {
      last: {
        checked_at: toIso(at),
        links,
        anchors,
        findings: findings.map(({ day = null, ...finding }) => ({ ...finding, day })),
        until: until && { ...until, at: toIso(until.at) },
        waiting,
        waiting_since: waitingSince === null ? null : toIso(waitingSince),
        earlier: earlier.map((one) => ({
          checked_at: toIso(one.at),
          links: one.links,
          findings: one.findings.length,
        })),
      },
      time_zone,
    };
  });
}

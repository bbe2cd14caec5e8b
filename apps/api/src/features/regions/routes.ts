import { toIso } from '@traslado/domain/time/instant';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listChanges } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { mostCsvRows, sendCsv } from '../../http/csv.ts';
import { versionOf } from '../../http/version-of.ts';
import { Refused } from '../../refused.ts';
import { createRegion } from './create-region.ts';
import { listRegions } from './list-regions.ts';
import { presentChange, presentRegion, presentTable, presentViewer } from './presenter.ts';
import type { RegionFacts } from './record.ts';
import { removeRegion } from './remove-region.ts';
import { findRow, listRows } from './repository.ts';
import { updateRegion } from './update-region.ts';

type RegionsDependencies = { readonly db: Db; readonly catalogue: Pick<Catalogue, 'reload'> };

/**
 * Regions as staff keep them. A change is in force in this process before its answer is sent, in the others some milliseconds later: the
 * database tells them.
 */
export function bindRegions(binding: Binding, { db, catalogue }: RegionsDependencies): void {
  const inForce = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    // The change is kept, whatever becomes of this reading: the database's message brings another.
    await catalogue.reload().catch(() => {});
    return answer;
  };
  bind(binding, 'listRegions', ({ caller, query }) => listRegions(db, caller, query));

  bind(binding, 'exportRegions', async ({ query, language, now, reply }) => {
    const rows = await listRows(db, query, { page: 1, page_size: mostCsvRows });
    return sendCsv(reply, { name: `regions-${toIso(now).slice(0, 10)}`, ...presentTable(rows, language) });
  });

  bind(binding, 'getRegion', async ({ caller, params }) => {
    const region = await findRow(db, params.id);
    if (!region) throw new Refused('region.not_found');
    return { region: presentRegion(region), viewer: presentViewer(caller.permissions) };
  });

  bind(binding, 'listRegionHistory', async ({ params }) => {
    const changes = await listChanges<RegionFacts>(db, { catalogue: 'region', id: params.id });
    // One that nobody has changed yet is there all the same.
    if (changes.length === 0 && !(await findRow(db, params.id))) throw new Refused('region.not_found');
    return { entries: changes.map(presentChange) };
  });

  bind(binding, 'createRegion', ({ caller, body, now }) => inForce(createRegion(db, caller, { body, now })));

  bind(binding, 'updateRegion', ({ caller, params, body, ifMatch, now }) =>
    inForce(updateRegion(db, caller, { id: params.id, body, seenVersion: versionOf(ifMatch), now })),
  );

  bind(binding, 'deleteRegion', async ({ caller, params, query, ifMatch, now }) => {
    const { id } = params;
    await inForce(
      removeRegion(db, caller, { id, typed: query.confirmation, seenVersion: versionOf(ifMatch), now }),
    );
    return { deleted: true as const };
  });
}

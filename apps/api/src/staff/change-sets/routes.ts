import { CHANGE_SET_STATES, isOver } from '@traslado/domain/change-sets/state';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { versionOf } from '../../http/version-of.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { countSets, listSets } from '../../store/change-set/repository.ts';
import { confirmedBy } from '../expectations/confirmed-by.ts';
import { checkSet } from './check-set.ts';
import { describeHindrances } from './describe-hindrances.ts';
import { keepChanges } from './keep-changes.ts';
import { approveSet, moveSet } from './move-set.ts';
import { presentSet } from './presenter.ts';
import { publishSet } from './publish-set.ts';
import { readSet, readSetRows } from './read-set.ts';
import { readAdded, readSetRow } from './read-set-row.ts';
import { dropRow, resolveRow } from './resolve-row.ts';
import { scheduleSet } from './schedule-set.ts';
import { seeSet, sightOf } from './see-sets.ts';
import { updateSet } from './update-set.ts';

export type ChangeSetDependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current' | 'reload'>;
  readonly demo: boolean;
};

/** Drafts of changes of catalogues. */
export function bindChangeSets(binding: Binding, dependencies: ChangeSetDependencies): void {
  const { db, inventory } = dependencies;
  const answer = async (staff: StaffCaller, id: number, language: Language) =>
    presentSet(await seeSet(db, staff, { id }), language);

  bind(binding, 'listChangeSets', async ({ caller, query, language }) => {
    const { state, search, page, page_size } = query;
    const states = CHANGE_SET_STATES.filter(
      (one) => state === 'all' || one === state || (state === 'open' && !isOver(one)),
    );
    const asked = { states, search, sight: sightOf(caller) };
    const rows = await listSets(db, asked, { page, page_size });
    return {
      rows: rows.map((row) => presentSet(row, language)),
      total: await countSets(db, asked),
      page,
      page_size,
    };
  });

  bind(binding, 'getChangeSet', ({ caller, params, language }) =>
    readSet(dependencies, caller, { ...params, language }),
  );

  bind(binding, 'listChangeSetRows', ({ caller, params, query, language }) =>
    readSetRows(db, caller, { ...params, ...query, language }),
  );

  bind(binding, 'getChangeSetRow', ({ caller, params, language }) =>
    readSetRow(db, caller, { ...params, language }),
  );

  bind(binding, 'listAddedRows', ({ caller, params, query, language }) =>
    readAdded(db, caller, { ...params, ...query, language }),
  );

  bind(binding, 'checkChangeSet', ({ caller, params, language, now }) =>
    checkSet(db, caller, { ...params, language, now }),
  );

  bind(binding, 'keepChanges', ({ caller, body, now }) => keepChanges(db, caller, { body, now }));

  bind(binding, 'updateChangeSet', async ({ caller, params, body, ifMatch, language, now }) => {
    await updateSet(db, caller, { ...params, ...body, seenVersion: versionOf(ifMatch), now });
    return answer(caller, params.id, language);
  });

  bind(binding, 'deleteChangeSetRow', async ({ caller, params, language, now }) => {
    await dropRow(db, caller, { ...params, now });
    return answer(caller, params.id, language);
  });

  bind(binding, 'resolveChangeSetRow', async ({ caller, params, body, language, now }) => {
    await resolveRow(db, caller, { ...params, ...body, now });
    return answer(caller, params.id, language);
  });

  bind(binding, 'moveChangeSet', async ({ caller, params, body, ifMatch, language, now }) => {
    await moveSet(db, caller, { ...params, ...body, seenVersion: versionOf(ifMatch), now });
    return answer(caller, params.id, language);
  });

  bind(binding, 'approveChangeSet', async ({ caller, params, ifMatch, language, now }) => {
    await approveSet(db, caller, { ...params, seenVersion: versionOf(ifMatch), now });
    return answer(caller, params.id, language);
  });

  bind(binding, 'scheduleChangeSet', async ({ caller, params, body, ifMatch, language, now }) => {
    const { date, time, property_id } = body;
    const confirmed = confirmedBy({ body });
    const wish = {
      ...params,
      date,
      time,
      property_id,
      seenVersion: versionOf(ifMatch),
      now,
      confirmed,
      language,
    };
    const { isRepeated } = await scheduleSet(dependencies, caller, wish);
    return { change_set: await answer(caller, params.id, language), is_repeated: isRepeated };
  });

  bind(binding, 'publishChangeSet', async ({ caller, params, body, ifMatch, language, now }) => {
    const seen = { ...params, seenVersion: versionOf(ifMatch), now };
    const work = { ...seen, from: ['ready', 'scheduled'], confirmed: confirmedBy({ body }) } as const;
    const done = await publishSet(db, caller, work);
    if (!done.isPublished)
      throw await describeHindrances(db, done.hindrances, { language, scope: caller.scope });
    // It is kept, even if this reading fails: the database's message brings another.
    await inventory.reload().catch(() => {});
    return answer(caller, params.id, language);
  });
}

import { schemasOf } from '@traslado/contract/calls/catalogues';
import { callNameOf, type Deed, deedsOf, routeOf } from '@traslado/contract/catalogue-calls';
import { rowRefusal } from '@traslado/contract/refusals';
import type { AllAnswer } from '@traslado/contract/schemas/all-catalogues';
import type { CatalogueSchemas } from '@traslado/contract/schemas/catalogue';
import type { BatchAction } from '@traslado/contract/schemas/catalogue-batches';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { type Binding, bind, serve } from '../../http/bind.ts';
import { mostCsvRows, sendCsv } from '../../http/csv.ts';
import { versionOf } from '../../http/version-of.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { listChoices, listLabels, listUses } from '../../store/catalogue/reference-repository.ts';
import { countRows, findRow, listRows } from '../../store/catalogue/repository.ts';
import { confirmedBy } from '../expectations/confirmed-by.ts';
import type { AllDone } from './apply-parts.ts';
import type { Done } from './apply-steps.ts';
import { changeRows } from './change-rows.ts';
import { mayAdd, mayChangeRow } from './check-scope.ts';
import { copyRates } from './copy-rates.ts';
import { createRow } from './create-row.ts';
import { describeSteps, type Reader } from './describe-steps.ts';
import { importAll } from './import-all.ts';
import { importRows } from './import-rows.ts';
import { keepExport } from './keep-export.ts';
import { presentCopies } from './present-copy.ts';
import { presentTable } from './present-table.ts';
import { presentRow, presentRowChange, presentViewer } from './presenter.ts';
import { readAllFiles } from './read-all-files.ts';
import { readAsked } from './read-asked.ts';
import { fileRowOf, readFileCodes } from './read-file-codes.ts';
import { readHistory } from './read-history.ts';
import { readPriceGrid } from './read-price-grid.ts';
import { removeRow } from './remove-row.ts';
import { restoreRow } from './restore-row.ts';
import { undoAll } from './undo-all.ts';
import { undoBatch } from './undo-batch.ts';
import { updateRow } from './update-row.ts';

type DeedHandler<D extends Deed> = Parameters<typeof serve<CatalogueSchemas<Definition>[D], 'staff'>>[3];

type Dependencies = { readonly db: Db; readonly catalogue: Pick<Inventory, 'reload'> };

/** Every catalogue that staff edit. */
export function bindCatalogues(binding: Binding, dependencies: Dependencies): void {
  for (const definition of ALL_CATALOGUES) bindCatalogue(binding, definition, dependencies);
  bindAll(binding, dependencies);
  bindSeasons(binding, dependencies);
}

/** A change is in force in this process before its answer is sent. */
async function thenReloaded<T>(catalogue: Dependencies['catalogue'], change: Promise<T>): Promise<T> {
  const answer = await change;
  // The change is kept, even if this reading fails: the database's message brings another.
  await catalogue.reload().catch(() => {});
  return answer;
}

/** Rates of a season side by side, and copied to another season. */
function bindSeasons(binding: Binding, { db, catalogue }: Dependencies): void {
  bind(binding, 'getPriceGrid', ({ caller, query }) => readPriceGrid(db, caller, query));

  bind(binding, 'copyRates', async ({ caller, body, query, language, now }) => {
    const confirmed = confirmedBy({ body, query });
    const work = { body, apply: query.apply, whenRefused: query.refused, now, confirmed };
    const copying = copyRates(db, caller, work);
    const done = await (query.apply ? thenReloaded(catalogue, copying) : copying);
    const reader = { batch: done.batch, language, scope: caller.scope };
    return {
      ...(await describeSteps(db, rates, done.steps, reader)),
      ...presentCopies(done),
      ...(done.prices && { prices: done.prices }),
    };
  });
}

/** All catalogues at once, as one file. */
function bindAll(binding: Binding, { db, catalogue }: Dependencies): void {
  const answerAll = async ({ batch, parts, prices }: AllDone, reader: Reader) => {
    const catalogues: AllAnswer['catalogues'] = [];
    for (const { definition, steps } of parts) {
      const { counts, rows, labels } = await describeSteps(db, definition, steps, { ...reader, batch });
      const told = rows.filter(({ action }) => action !== 'leave');
      catalogues.push({ catalogue: definition.name, counts, rows: told, labels });
    }
    const sum = (action: BatchAction) => catalogues.reduce((all, { counts }) => all + counts[action], 0);
    const [add, change, remove] = [sum('add'), sum('change'), sum('remove')];
    const counts = { add, change, remove, leave: sum('leave'), stale: sum('stale'), refuse: sum('refuse') };
    return { batch, applied: batch !== null, counts, catalogues, ...(prices && { prices }) };
  };

  bind(binding, 'exportCatalogues', async ({ caller, now, reply }) => {
    reply.header('content-disposition', `attachment; filename="catalogues-${toIso(now).slice(0, 10)}.json"`);
    const catalogues = await readAllFiles(db, caller);
    const rows = catalogues.reduce((sum, one) => sum + one.rows.length, 0);
    await keepExport(db, caller, { of: 'catalogues', format: 'json', question: {}, rows, now });
    return { exported_at: toIso(now), catalogues };
  });

  bind(binding, 'importCatalogues', async ({ caller, body, query, language, now }) => {
    const done = importAll(db, caller, {
      body,
      apply: query.apply,
      now,
      confirmed: confirmedBy({ body, query }),
    });
    return answerAll(await (query.apply ? thenReloaded(catalogue, done) : done), {
      language,
      scope: caller.scope,
    });
  });

  bind(binding, 'undoCatalogues', async ({ caller, params, body, language, now }) =>
    answerAll(
      await thenReloaded(
        catalogue,
        undoAll(db, caller, { ...params, now, confirmed: confirmedBy({ body }) }),
      ),
      {
        language,
        scope: caller.scope,
      },
    ),
  );
}

/** Serves a deed if the catalogue has it. */
type Answer = <D extends Deed>(deed: D, handler: DeedHandler<D>) => void;

/**
 * A catalogue as staff keep it. A change is in force in this process before its answer is sent, in the others some milliseconds later: the
 * database tells them.
 */
function bindCatalogue(binding: Binding, definition: Definition, dependencies: Dependencies): void {
  const schemas = schemasOf(definition);
  const deeds = deedsOf(definition);
  const answer: Answer = (deed, handler) => {
    if (!deeds.includes(deed)) return;
    const call = { route: routeOf(definition, deed), shapes: schemas[deed] };
    serve(binding, callNameOf(definition, deed), call, handler);
  };
  bindReading(answer, definition, dependencies);
  bindWriting(answer, definition, dependencies);
}

function bindReading(answer: Answer, definition: Definition, { db }: Dependencies): void {
  const { one, name } = definition;
  const labelsOf = (rows: readonly (Facts | null)[], asked: Reader) =>
    listLabels(
      db,
      definition,
      rows.filter((row) => row !== null),
      asked,
    );
  const notFound = () => new Refused(rowRefusal(definition, 'not_found'));

  answer('list', async ({ caller, query, language }) => {
    const { page, page_size } = query;
    const asked = readAsked(definition, query, { language, scope: caller.scope });
    const rows = await listRows(db, definition, asked, { page, page_size });
    return {
      rows: rows.map((row) => presentRow(definition, row)),
      total: await countRows(db, definition, asked),
      page,
      page_size,
      viewer: presentViewer(definition, caller, mayAdd(definition, caller.scope)),
      labels: await labelsOf(
        rows.map(({ facts }) => facts),
        { language, scope: caller.scope },
      ),
    };
  });

  answer('export', async ({ caller, query, language, now, reply }) => {
    const all = { page: 1, page_size: mostCsvRows };
    const reader = { language, scope: caller.scope };
    const rows = await listRows(db, definition, readAsked(definition, query, reader), all);
    const file = `${name}-${toIso(now).slice(0, 10)}`;
    const codes = await readFileCodes(db, definition, caller.scope);
    await keepExport(db, caller, { of: one, format: 'csv', question: query, rows: rows.length, now });
    return sendCsv(reply, { name: file, ...presentTable(definition, rows, { codes, language }) });
  });

  answer('file', async ({ caller, query, language, now, reply }) => {
    const all = { page: 1, page_size: mostCsvRows };
    const reader = { language, scope: caller.scope };
    const rows = await listRows(db, definition, readAsked(definition, query, reader), all);
    const codes = await readFileCodes(db, definition, caller.scope);
    const file = `${name}-${toIso(now).slice(0, 10)}.json`;
    await keepExport(db, caller, { of: one, format: 'json', question: query, rows: rows.length, now });
    reply.header('content-disposition', `attachment; filename="${file}"`);
    const facts = rows.map((row) => fileRowOf(definition, wireOf(definition, row.facts), codes));
    return { catalogue: name, exported_at: toIso(now), rows: facts };
  });

  answer('choices', async ({ caller, query, language }) => {
    const field = definition.fields[query.field];
    if (!field) throw new Refused('field.invalid', { field: 'field' });
    // Only a reference names rows.
    if (field.kind !== 'reference') return { choices: [] };
    const asked = { search: query.search, language, scope: caller.scope };
    return { choices: await listChoices(db, field, asked) };
  });

  answer('get', async ({ caller, params, language }) => {
    const { scope } = caller;
    const row = await findRow(db, definition, { id: params.id, scope });
    if (!row) throw notFound();
    const viewer = presentViewer(definition, caller, await mayChangeRow(db, definition, scope, row));
    const labels = await labelsOf([row.facts], { language, scope });
    return { [one]: presentRow(definition, row), viewer, labels };
  });

  answer('uses', async ({ caller, params }) => {
    const { id } = params;
    const { scope } = caller;
    if (!(await findRow(db, definition, { id, scope }))) throw notFound();
    return (await listUses(db, definition, { ids: [id], scope })).get(id) ?? { total: 0, uses: [] };
  });

  answer('history', async ({ caller, params, language }) => {
    const { changes, mayChange } = await readHistory(db, definition, caller, params.id);
    const states = changes.flatMap(({ before, after }) => [before, after]);
    return {
      entries: changes.map((change) => presentRowChange(definition, change)),
      viewer: presentViewer(definition, caller, mayChange),
      labels: await labelsOf(states, { language, scope: caller.scope }),
    };
  });
}

function bindWriting(answer: Answer, definition: Definition, { db, catalogue }: Dependencies): void {
  const inForce = <T>(change: Promise<T>): Promise<T> => thenReloaded(catalogue, change);

  answer('create', ({ caller, body: { price_confirmed, time_zone_confirmed, ...body }, now }) => {
    const row = { body, now, confirmed: { price_confirmed, time_zone_confirmed } };
    return inForce(createRow(db, definition, caller, row));
  });

  answer(
    'update',
    ({ caller, params, body: { price_confirmed, time_zone_confirmed, ...body }, ifMatch, now }) => {
      const confirmed = { price_confirmed, time_zone_confirmed };
      const change = { id: params.id, body, seenVersion: versionOf(ifMatch), now, confirmed };
      return inForce(updateRow(db, definition, caller, change));
    },
  );

  const answerSteps = async ({ batch, steps, prices, questions = [] }: Done, reader: Reader) => ({
    ...(await describeSteps(db, definition, steps, { ...reader, batch })),
    ...(prices && { prices }),
    ...(questions.length > 0 && { questions: [...questions] }),
  });

  answer('import', async ({ caller, body, query, language, now }) => {
    const { apply, refused: whenRefused, price_confirmed: _, time_zone_confirmed: __, ...answers } = query;
    const confirmed = confirmedBy({ body, query });
    const work = { body, answers, apply, whenRefused, now, confirmed };
    const done = importRows(db, definition, caller, work);
    return answerSteps(await (query.apply ? inForce(done) : done), { language, scope: caller.scope });
  });

  answer('bulk', async ({ caller, body, query, language, now }) => {
    const confirmed = confirmedBy({ body, query });
    const work = { body, apply: query.apply, whenRefused: query.refused, language, now, confirmed };
    const done = changeRows(db, definition, caller, work);
    return answerSteps(await (query.apply ? inForce(done) : done), { language, scope: caller.scope });
  });

  answer('undo', async ({ caller, params, body, language, now }) =>
    answerSteps(
      await inForce(undoBatch(db, definition, caller, { ...params, now, confirmed: confirmedBy({ body }) })),
      {
        language,
        scope: caller.scope,
      },
    ),
  );

  answer('restore', ({ caller, params, body, ifMatch, now }) => {
    const { change, state } = body;
    const seenVersion = versionOf(ifMatch);
    const restoring = { ...params, change, state, seenVersion, now, confirmed: confirmedBy({ body }) };
    return inForce(restoreRow(db, definition, caller, restoring));
  });

  answer('delete', async ({ caller, params, query, ifMatch, now }) => {
    const removal = { id: params.id, typed: query.confirmation, seenVersion: versionOf(ifMatch), now };
    await inForce(removeRow(db, definition, caller, removal));
    return { deleted: true as const };
  });
}

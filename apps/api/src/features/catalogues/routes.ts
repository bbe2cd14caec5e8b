import { schemasOf } from '@traslado/contract/calls/catalogues';
import { callNameOf, type Deed, routeOf } from '@traslado/contract/catalogue-calls';
import { rowRefusal } from '@traslado/contract/refusals';
import type { Choice } from '@traslado/contract/schemas/catalogue';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { toIso } from '@traslado/domain/time/instant';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listChanges } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { type Binding, serve } from '../../http/bind.ts';
import { mostCsvRows, sendCsv } from '../../http/csv.ts';
import type { Language } from '../../http/locale.ts';
import { versionOf } from '../../http/version-of.ts';
import { Refused } from '../../refused.ts';
import { createRow } from './create-row.ts';
import { presentTable } from './present-table.ts';
import { presentChange, presentRow, presentViewer } from './presenter.ts';
import { readAsked } from './read-asked.ts';
import { listChoices } from './reference-repository.ts';
import { removeRow } from './remove-row.ts';
import { countRows, findRow, listRows } from './repository.ts';
import { updateRow } from './update-row.ts';

type Dependencies = { readonly db: Db; readonly catalogue: Pick<Catalogue, 'reload'> };

/** Every catalogue that staff edit. */
export function bindCatalogues(binding: Binding, dependencies: Dependencies): void {
  for (const definition of ALL_CATALOGUES) bindCatalogue(binding, definition, dependencies);
}

/**
 * A catalogue as staff keep it. A change is in force in this process before its answer is sent, in the others some milliseconds later: the
 * database tells them.
 */
function bindCatalogue(binding: Binding, definition: Definition, { db, catalogue }: Dependencies): void {
  const { one, name } = definition;
  const schemas = schemasOf(definition);
  const callOf = <D extends Deed>(deed: D) =>
    [callNameOf(definition, deed), { route: routeOf(definition, deed), shapes: schemas[deed] }] as const;
  const inForce = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    // The change is kept, whatever becomes of this reading: the database's message brings another.
    await catalogue.reload().catch(() => {});
    return answer;
  };
  /** The rows that the fields can name; a catalogue without such fields answers nothing of the kind. */
  const choicesOf = async (language: Language) => {
    const choices: [string, Choice[]][] = [];
    for (const [field, of] of fieldsOf(definition))
      if (of.kind === 'reference') choices.push([field, await listChoices(db, of, language)]);
    return choices.length > 0 ? { choices: Object.fromEntries(choices) } : {};
  };
  const notFound = () => new Refused(rowRefusal(definition, 'not_found'));

  serve(binding, ...callOf('list'), async ({ caller, query, language }) => {
    const { page, page_size } = query;
    const asked = readAsked(definition, query);
    const rows = await listRows(db, definition, asked, { page, page_size });
    return {
      [name]: rows.map((row) => presentRow(definition, row)),
      total: await countRows(db, definition, asked),
      page,
      page_size,
      viewer: presentViewer(definition, caller),
      ...(await choicesOf(language)),
    };
  });

  serve(binding, ...callOf('export'), async ({ query, language, now, reply }) => {
    const all = { page: 1, page_size: mostCsvRows };
    const rows = await listRows(db, definition, readAsked(definition, query), all);
    const file = `${name}-${toIso(now).slice(0, 10)}`;
    return sendCsv(reply, { name: file, ...presentTable(definition, rows, language) });
  });

  serve(binding, ...callOf('get'), async ({ caller, params }) => {
    const row = await findRow(db, definition, params.id);
    if (!row) throw notFound();
    return { [one]: presentRow(definition, row), viewer: presentViewer(definition, caller) };
  });

  serve(binding, ...callOf('history'), async ({ params }) => {
    const changes = await listChanges<Facts>(db, { catalogue: one, id: params.id });
    // One that nobody has changed yet is there all the same.
    if (changes.length === 0 && !(await findRow(db, definition, params.id))) throw notFound();
    return { entries: changes.map((change) => presentChange(definition, change)) };
  });

  serve(binding, ...callOf('create'), ({ caller, body, now }) =>
    inForce(createRow(db, definition, caller, { body, now })),
  );

  serve(binding, ...callOf('update'), ({ caller, params, body, ifMatch, now }) => {
    const change = { id: params.id, body, seenVersion: versionOf(ifMatch), now };
    return inForce(updateRow(db, definition, caller, change));
  });

  serve(binding, ...callOf('delete'), async ({ caller, params, query, ifMatch, now }) => {
    const removal = { id: params.id, typed: query.confirmation, seenVersion: versionOf(ifMatch), now };
    await inForce(removeRow(db, definition, caller, removal));
    return { deleted: true as const };
  });
}

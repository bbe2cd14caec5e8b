import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import { type Definition, titleOf } from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { type LastChange, listLastChanges } from '../../store/catalogue/changes-repository.ts';
import { listLabels } from '../../store/catalogue/reference-repository.ts';
import { seenBy } from './seen-by.ts';

type PresentedChange = CallAnswer<'getHome'>['changes'][number];

/** The last changes of rows within the scope, and the titles of the rows that these reference. */
export async function readLastChanges(
  db: Db,
  caller: StaffCaller,
  language: Language,
): Promise<Pick<CallAnswer<'getHome'>, 'changes' | 'labels'>> {
  const seen = seenBy(caller);
  const last = await listLastChanges(db, { definitions: seen, scope: caller.scope });
  const changed = seen.flatMap((definition) => {
    const changes = last.filter(({ one }) => one === definition.one);
    return changes.length > 0 ? [{ definition, changes }] : [];
  });
  const labelled = await Promise.all(
    changed.map(async ({ definition, changes }) => {
      const states = changes
        .flatMap(({ before, after }) => [before, after])
        .filter((state) => state !== null);
      return {
        definition,
        changes,
        labels: await listLabels(db, definition, states, { language, scope: caller.scope }),
      };
    }),
  );
  const changes = labelled
    .flatMap(({ definition, changes: own, labels }) =>
      own.map((change) => presentLastChange(definition, change, { labels, language })),
    )
    .sort((a, b) => b.id - a.id);
  return {
    changes,
    labels: Object.fromEntries(labelled.map(({ definition, labels }) => [definition.name, labels])),
  };
}

/** A change with its differences, in the words of the wire. */
function presentLastChange(
  definition: Definition,
  { id, change, row, username, name, at, before, after, total }: LastChange,
  { labels, language }: { labels: Labels; language: Language },
): PresentedChange {
  const facts = after ?? before ?? {};
  const [old, now] = [before && wireOf(definition, before), after && wireOf(definition, after)];
  const differ = ([name]: readonly [string, unknown]) =>
    old !== null && now !== null && !isDeepStrictEqual(old[name], now[name]);
  return {
    id,
    catalogue: definition.name,
    row,
    title: titleOf(definition, facts, language, labels),
    about: ownersOf(definition, facts, labels),
    action: change,
    at: toIso(at),
    by: username,
    by_name: name,
    total,
    changes: fieldsOf(definition)
      .filter(differ)
      .map(([name]) => ({ field: name, old: old?.[name] ?? null, now: now?.[name] ?? null })),
  };
}

import type { Scope } from '@traslado/domain/access/scope';
import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { Asked } from '../../store/catalogue/record.ts';

/** The question of a list, of its query and the reader's scope. */
export function readAsked(
  definition: Definition,
  query: Omit<Asked, 'filters' | 'scope'>,
  scope: Scope,
): Asked {
  const said: Readonly<Record<string, unknown>> = { ...query };
  const filters = fieldsOf(definition).flatMap(([name, field]): [string, string][] => {
    const listName = listNameOf(name, field);
    const value = said[listName];
    return typeof value === 'string' && value !== 'all' ? [[listName, value]] : [];
  });
  const { search, sort, direction } = query;
  return { search, sort, direction, filters: Object.fromEntries(filters), scope };
}

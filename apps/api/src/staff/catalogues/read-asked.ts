import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { Asked } from '../../store/catalogue/record.ts';

/** The question of a list, of its query and its reader. */
export function readAsked(
  definition: Definition,
  query: Pick<Asked, 'search' | 'sort' | 'direction'>,
  { language, scope }: Pick<Asked, 'language' | 'scope'>,
): Asked {
  const said: Readonly<Record<string, unknown>> = { ...query };
  const filters = fieldsOf(definition).flatMap(([name, field]): [string, string][] => {
    const listName = listNameOf(name, field);
    const value = said[listName];
    return typeof value === 'string' && value !== 'all' ? [[listName, value]] : [];
  });
  const { search, sort, direction } = query;
  return { search, sort, direction, filters: Object.fromEntries(filters), language, scope };
}

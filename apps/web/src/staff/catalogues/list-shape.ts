import { catalogueAddress } from '@traslado/domain/access/menu';
import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { withEnding } from './day-of-search.ts';
import { type ListQuery, type ListShape, listQueryText } from './list-query.ts';

type AnyFilters = Readonly<Record<string, readonly string[]>>;
export type RowsQuery = ListQuery<string, AnyFilters>;

export const rowAddress = (definition: Definition, id: number | 'new' | 'import' | 'bulk' | 'copy'): string =>
  `${catalogueAddress(definition.name)}/${id}`;

/** The fields that filter a list, with their names there. */
export const filtersOf = ({ filters, ...definition }: Definition) =>
  fieldsOf(definition).flatMap(([name, field]) => {
    const isFilter = field.kind === 'flag' || field.kind === 'reference' || field.kind === 'choice';
    return isFilter && (filters?.includes(name) ?? true)
      ? [{ name, field, listName: listNameOf(name, field) }]
      : [];
  });

/** Possible questions to the list of a catalogue, at first without rows that are past. Rows that a field can refer to are known later: any number will do in `address`. */
export function shapeOf(definition: Definition, address: string): ListShape<string, AnyFilters> {
  const asked = new URLSearchParams(address);
  const filters = filtersOf(definition).map(({ field, listName }) => {
    if (field.kind === 'flag') return [listName, ['all', field.as.yes, field.as.no]] as const;
    if (field.kind === 'choice') return [listName, ['all', ...field.of]] as const;
    const number = asked.get(listName) ?? '';
    return [listName, /^[1-9]\d{0,9}$/.test(number) ? ['all', number] : ['all']] as const;
  });
  const search = definition.validity ? withEnding('', 'current', new Date().toISOString().slice(0, 10)) : '';
  return { sorts: definition.orders, filters: Object.fromEntries(filters), search };
}

/** The lists as they were looked at last, to come back to. */
const lastAddresses = new Map<string, string>();

export function rememberList(definition: Definition, query: RowsQuery): void {
  const text = listQueryText(shapeOf(definition, ''), query);
  lastAddresses.set(definition.name, catalogueAddress(definition.name) + text);
}

export const listAddress = (definition: Definition): string =>
  lastAddresses.get(definition.name) ?? catalogueAddress(definition.name);

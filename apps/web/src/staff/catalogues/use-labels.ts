import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyRow, Labels } from '@traslado/contract/schemas/catalogue';
import type { Choice } from '@traslado/contract/schemas/lists';
import {
  type Definition,
  type Field,
  LABEL_SEPARATOR,
  titleOf,
  typedTitleOf,
  type Value,
} from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useLocale } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { askCatalogue } from './ask-catalogue.ts';
import { keyOf } from './key-of.ts';

const none: Labels = {};

const labelsKey = (definition: Pick<Definition, 'name'>) => [...keyOf(definition), 'labels'] as const;

/** Labels of the rows that fields name, as far as any answer has had them. */
export function useLabels(definition: Definition): Labels {
  const queryKey = labelsKey(definition);
  return useQuery({ queryKey, queryFn: () => none, initialData: none, staleTime: Number.POSITIVE_INFINITY })
    .data;
}

/** A named row without what stands beside it anyway: the code of a resort, the resort of a service of one. */
export function shortName(field: Field | undefined, label: string): string {
  if (field?.kind !== 'reference') return label;
  const parts = label.split(LABEL_SEPARATOR);
  return (field.to === 'property' ? parts[1] : field.sharing && parts[0]) ?? label;
}

/** The field that names a row: its first column, unless that is only its resort. */
export function namingField({ columns: [first], fields, title }: Definition): string {
  const field = fields[first];
  return field?.kind === 'reference' && field.to === 'property' ? title : first;
}

/** The name of a row on its page. */
export function useRowName(definition: Definition): (row: AnyRow) => string {
  const title = namingField(definition);
  return useTitle({ ...definition, title }, title === definition.title ? titleOf : typedTitleOf);
}

/** Short names of the rows that a row names. */
export function useNames(
  definition: Definition,
): (name: string, id: Value | undefined) => string | undefined {
  const labels = useLabels(definition);
  return (name, id) => {
    const label = labels[name]?.[String(id)];
    return label === undefined ? undefined : shortName(definition.fields[name], label);
  };
}

/** The title of a row, or the text that is typed to delete it. */
export function useTitle(definition: Definition, of = titleOf): (row: AnyRow) => string {
  const language = languageOf(useLocale());
  const labels = useLabels(definition);
  return (row) => of(definition, factsOfWire(definition, row), language, labels);
}

/** Stores the labels of an answer. */
export function useRememberLabels(definition: Definition): (labels: Labels) => void {
  const queries = useQueryClient();
  return (labels) => rememberLabels(queries, definition.name, labels);
}

/** The same for an answer about several catalogues at once. */
export function rememberLabels(queries: QueryClient, name: string, labels: Labels): void {
  queries.setQueryData<Labels>(labelsKey({ name }), (known = none) => {
    const fields = Object.entries(labels).map(([field, of]) => [field, { ...known[field], ...of }] as const);
    return { ...known, ...Object.fromEntries(fields) };
  });
}

/** The rows that a field can name, searched on the server: the first twenty. Those of the last search stand until they are here. */
export function useChoices(definition: Definition, field: string, search: string): readonly Choice[] {
  const remember = useRememberLabels(definition);
  const { data } = useQuery({
    queryKey: [...keyOf(definition), 'choices', field, search],
    queryFn: async ({ signal }) => {
      const { choices } = await askCatalogue(definition, 'choices', { query: { field, search } }, { signal });
      remember({ [field]: Object.fromEntries(choices.map(({ id, label }) => [String(id), label])) });
      return choices;
    },
    placeholderData: keepPreviousData,
  });
  return data ?? [];
}

import { type Field, languageOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

type Part = { readonly heading: string | null; readonly rows: (readonly (readonly [string, Field])[])[] };

/** Short enough to stand beside another. */
const isNumber = ({ kind }: Field): boolean => kind === 'whole' || kind === 'decimal' || kind === 'money';

/** The fields in parts with a heading each; the two languages of one field stand in one row, as numbers do. */
function usePartsOf({ definition }: AnyScreen): Part[] {
  const { sections } = useCatalogueWords(definition);
  const first = new Map(Object.entries(definition.sections ?? {}).map(([section, name]) => [name, section]));
  const parts: Part[] = [{ heading: null, rows: [] }];
  for (const entry of fieldsOf(definition)) {
    const [name] = entry;
    const section = first.get(name);
    if (section !== undefined) parts.push({ heading: sections[section] ?? section, rows: [] });
    const rows = parts.at(-1)?.rows ?? [];
    const before = rows.at(-1);
    const other = languageOf(definition, name);
    const isSecond = other && before && languageOf(definition, before[0]?.[0] ?? '')?.base === other.base;
    const isBeside = before && isNumber(entry[1]) && before.every(([, one]) => isNumber(one));
    if (isSecond || isBeside) rows[rows.length - 1] = [...before, entry];
    else rows.push([entry]);
  }
  return parts.filter(({ rows }) => rows.length > 0);
}

/** All fields of a row below each other: its two languages side by side, the parts of a long row under headings. */
export function RowFields({
  screen,
  field: show,
}: {
  screen: AnyScreen;
  field: (name: string, field: Field) => ReactNode;
}) {
  const parts = usePartsOf(screen);
  return parts.map(({ heading, rows }) => (
    <section key={heading ?? ''} aria-label={heading ?? undefined} className="grid gap-6">
      {heading && <h2 className="border-line border-t-2 pt-6 text-heading">{heading}</h2>}
      {rows.map((fields) =>
        fields.length > 1 ? (
          <div
            key={fields[0]?.[0]}
            className={classNames(
              'grid items-start gap-x-6 gap-y-6',
              fields.some(([, one]) => isNumber(one)) ? 'grid-cols-2 sm:grid-cols-4' : 'sm:grid-cols-2',
            )}
          >
            {fields.map(([name, field]) => show(name, field))}
          </div>
        ) : (
          fields.map(([name, field]) => show(name, field))
        ),
      )}
    </section>
  ));
}

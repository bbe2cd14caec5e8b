import { type Definition, type Field, languageOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';

type Entry = readonly [name: string, field: Field];

/** A part of a form: the section that names it, null for the first one, its tab, if the form has some, and its lines of fields. */
export type FormPart = {
  readonly section: string | null;
  readonly tab: string | null;
  readonly lines: readonly (readonly Entry[])[];
};

/** Columns of a form's grid, and the letters that one of them has room for. */
const COLUMNS = 4;
const SHORT = 20;

/** Columns that a field takes; `own` are names with an input of their own, which has more than a few letters. */
export function columnsOf(
  definition: Definition,
  name: string,
  field: Field,
  own: readonly string[] = [],
): 1 | 2 | 4 {
  if (languageOf(definition, name)) return 2;
  switch (field.kind) {
    case 'whole':
    case 'money':
      return own.includes(name) ? 2 : 1;
    case 'text':
      return field.isLong ? 4 : field.max <= SHORT && !own.includes(name) ? 1 : 2;
    case 'reference':
      return field.to === 'service' && field.sharing === undefined ? 4 : 2;
    case 'tags':
    case 'lines':
    case 'set':
    case 'flag':
    case 'picture':
      return 4;
    default:
      return 2;
  }
}

/** True for a field that begins a line: a text in two languages, the first day of a validity, the first of prices. */
const isFirst = (definition: Definition, [name, { kind }]: Entry, before: Entry | undefined) =>
  languageOf(definition, name)?.language === 'en' ||
  definition.validity?.[0] === name ||
  (kind === 'money' && before?.[1].kind !== 'money');

/** The name leads the codes that stand before it, and days end a form without sections. */
function inOrder(definition: Definition): readonly Entry[] {
  const isDay = ([name]: Entry) => !definition.sections && definition.validity?.includes(name) === true;
  const all = fieldsOf(definition);
  const entries = [...all.filter((entry) => !isDay(entry)), ...all.filter(isDay)];
  const base = languageOf(definition, definition.title)?.base ?? definition.title;
  const isName = ([name]: Entry) => name === definition.title || languageOf(definition, name)?.base === base;
  const codes = entries.slice(0, entries.findIndex(isName));
  if (!codes.every(([name, field]) => columnsOf(definition, name, field) === 1)) return entries;
  return [...entries.filter(isName), ...entries.filter((entry) => !isName(entry))];
}

/**
 * The fields of a form in parts, and in lines of those that belong together.
 * @param leftOut fields that do not apply
 * @param own fields with an input of their own
 */
export function formPartsOf(
  definition: Definition,
  leftOut: readonly string[] = [],
  own: readonly string[] = [],
): FormPart[] {
  const sectionOf = new Map(
    Object.entries(definition.sections ?? {}).map(([section, name]) => [name, section]),
  );
  const tabs = Object.entries(definition.tabs ?? {});
  const tabFrom = (first: string | null) => tabs.find(([, section]) => section === first)?.[0];
  const parts: { section: string | null; tab: string | null; lines: Entry[][] }[] = [
    { section: null, tab: tabFrom(null) ?? null, lines: [] },
  ];
  for (const entry of inOrder(definition)) {
    const [name, field] = entry;
    const section = sectionOf.get(name);
    if (section !== undefined)
      parts.push({ section, tab: tabFrom(section) ?? parts.at(-1)?.tab ?? null, lines: [] });
    if (leftOut.includes(name)) continue;
    const lines = parts.at(-1)?.lines ?? [];
    const line = lines.at(-1);
    const taken = (line ?? []).reduce((sum, [one, other]) => sum + columnsOf(definition, one, other, own), 0);
    if (
      line &&
      taken + columnsOf(definition, name, field, own) <= COLUMNS &&
      !isFirst(definition, entry, line.at(-1))
    )
      line.push(entry);
    else lines.push([entry]);
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The tab that holds a field; null where the form has none. */
export function tabOfField(definition: Definition, name: string): string | null {
  const holds = ({ lines }: FormPart) => lines.some((line) => line.some(([one]) => one === name));
  return formPartsOf(definition).find(holds)?.tab ?? null;
}

import { type Definition, type Field, languageOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';

type Entry = readonly [name: string, field: Field];

/** A part of a form: the section that names it, null for the first one, its tab, if the form has some, and its lines of fields. */
export type FormPart = {
  readonly section: string | null;
  readonly tab: string | null;
  readonly lines: readonly (readonly Entry[])[];
};

const NUMBERS: readonly Field['kind'][] = ['whole', 'decimal', 'money'];

export const isNumber = ({ kind }: Field): boolean => NUMBERS.includes(kind);

/** True for fields that stand beside each other: numbers, the two days of a validity, the two languages of one text. */
function isBeside(definition: Definition, [before, one]: Entry, [name, field]: Entry): boolean {
  if (isNumber(one) && isNumber(field)) return true;
  if (one.kind === 'date' && field.kind === 'date') return true;
  const base = languageOf(definition, name)?.base;
  return base !== undefined && languageOf(definition, before)?.base === base;
}

/**
 * The fields of a form in parts, and in lines of those that belong together.
 * @param leftOut fields that do not apply
 */
export function formPartsOf(definition: Definition, leftOut: readonly string[] = []): FormPart[] {
  const sectionOf = new Map(
    Object.entries(definition.sections ?? {}).map(([section, name]) => [name, section]),
  );
  const tabs = Object.entries(definition.tabs ?? {});
  const tabFrom = (first: string | null) => tabs.find(([, section]) => section === first)?.[0];
  const parts: { section: string | null; tab: string | null; lines: Entry[][] }[] = [
    { section: null, tab: tabFrom(null) ?? null, lines: [] },
  ];
  for (const entry of fieldsOf(definition)) {
    const section = sectionOf.get(entry[0]);
    if (section !== undefined)
      parts.push({ section, tab: tabFrom(section) ?? parts.at(-1)?.tab ?? null, lines: [] });
    if (leftOut.includes(entry[0])) continue;
    const lines = parts.at(-1)?.lines ?? [];
    const line = lines.at(-1);
    const [last] = line?.slice(-1) ?? [];
    if (line && last && isBeside(definition, last, entry)) line.push(entry);
    else lines.push([entry]);
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The tab that holds a field; null where the form has none. */
export function tabOfField(definition: Definition, name: string): string | null {
  const holds = ({ lines }: FormPart) => lines.some((line) => line.some(([one]) => one === name));
  return formPartsOf(definition).find(holds)?.tab ?? null;
}

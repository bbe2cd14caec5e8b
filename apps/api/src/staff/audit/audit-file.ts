import type { CallRequest } from '@traslado/contract/schemas';
import { deedWords } from '@traslado/domain/audit/deed-words';
import { textOf } from '@traslado/domain/audit/sentence';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';
import type { CheckedRange, KeptCheck } from '../../store/audit/record.ts';
import type { ToldEntry } from './present-entries.ts';

const words = {
  en: {
    head: (zone: string) => [
      'Number',
      `Time (${zone})`,
      'User name',
      'Name',
      'Action',
      'Booking or thing',
      'Field',
      'Before',
      'After',
    ],
    file: 'Audit',
    made: (by: string, at: string) => `Exported by ${by} on ${at}`,
    question: 'Question',
    everything: 'Everything that its reader may see',
    asked: {
      by: 'Person',
      kind: 'About',
      about: 'Number or name',
      deed: 'Action',
      property: 'Property',
      from: 'From',
      to: 'To',
    },
    check: 'Last check',
    unchecked: 'Not checked yet',
    checked: (links: number, findings: number, at: string) =>
      `${links} entries read on ${at}, ${findings === 0 ? 'all in place and unchanged' : `${findings} findings`}`,
    until: (entry: number, at: string, hash: string) => `to entry ${entry} of ${at}, fingerprint ${hash}`,
    numbers: 'Numbers',
    gaps: 'A number is missing where this question or the reader’s rights leave its entry out, or where an action was refused in the end. The check, not the numbers, shows whether an entry was taken out.',
    rows: 'Rows',
    many: 'An entry that changed several fields has one row for each.',
  },
  es: {
    head: (zone: string) => [
      'Número',
      `Hora (${zone})`,
      'Usuario',
      'Nombre',
      'Acción',
      'Reservación u objeto',
      'Campo',
      'Antes',
      'Después',
    ],
    file: 'Auditoría',
    made: (by: string, at: string) => `Exportada por ${by} el ${at}`,
    question: 'Búsqueda',
    everything: 'Todo lo que puede ver quien la exportó',
    asked: {
      by: 'Persona',
      kind: 'Sobre',
      about: 'Número o nombre',
      deed: 'Acción',
      property: 'Propiedad',
      from: 'Desde',
      to: 'Hasta',
    },
    check: 'Última revisión',
    unchecked: 'Aún sin revisar',
    checked: (links: number, findings: number, at: string) =>
      `${links} registros leídos el ${at}, ${findings === 0 ? 'todos en su lugar y sin cambios' : `${findings} hallazgos`}`,
    until: (entry: number, at: string, hash: string) =>
      `hasta el registro ${entry} del ${at}, huella ${hash}`,
    numbers: 'Números',
    gaps: 'Falta un número cuando esta búsqueda o los permisos de quien la exportó dejan fuera su registro, o cuando una acción al final fue rechazada. La revisión, no los números, muestra si se quitó un registro.',
    rows: 'Filas',
    many: 'Un registro que cambió varios campos tiene una fila por cada uno.',
  },
} as const;

type Question = CallRequest<'exportAudit'>['body'];

/** The lines above the table: maker and time, question, last check, and what missing numbers mean. */
export function headOfFile({
  by,
  at,
  question,
  propertyOf,
  last,
  range,
  momentOf,
  language,
}: {
  /** Name and user name. */
  readonly by: string;
  readonly at: number;
  readonly question: Question;
  readonly propertyOf: (id: number) => string;
  readonly last: KeptCheck | null;
  readonly range: Pick<CheckedRange, 'until'>;
  readonly momentOf: (at: number) => string;
  readonly language: Language;
}): string[][] {
  const said = words[language];
  const { property, kind, deed, ...others } = question;
  const definition = ALL_CATALOGUES.find(({ name }) => name === kind);
  const values: Readonly<Record<string, string | undefined>> = {
    ...others,
    deed: deed && deedWords[language][deed],
    kind: definition ? wordsOf(definition)[language].title : kind,
    property: property === undefined ? undefined : propertyOf(property),
  };
  const asked = Object.entries(said.asked).flatMap(([field, label]) =>
    values[field] ? [`${label}: ${values[field]}`] : [],
  );
  const { until } = range;
  const check = last
    ? [
        said.checked(last.links, last.findings.length, momentOf(last.at)),
        ...(until ? [said.until(until.entry, momentOf(until.at), until.hash)] : []),
      ].join(', ')
    : said.unchecked;
  return [
    [said.file, said.made(by, momentOf(at))],
    [said.question, asked.join(' · ') || said.everything],
    [said.check, check],
    [said.numbers, said.gaps],
    [said.rows, said.many],
    [],
  ];
}

export const columnsOfFile = (language: Language, zone: string): readonly string[] =>
  words[language].head(zone);

/** An entry as rows: one for each changed field, one for an entry without. */
export function rowsOfEntry(
  { shown, name, changes }: ToldEntry,
  momentOf: (at: number) => string,
): string[][] {
  const { id, at, by, sentence } = shown;
  const thing = sentence.find(({ is_thing }) => is_thing)?.text ?? '';
  const entry = [String(id), momentOf(Date.parse(at)), by, name, textOf(sentence), thing];
  const none = { label: '', old: '', now: '' };
  return (changes.length > 0 ? changes : [none]).map(({ label, old, now }) => [...entry, label, old, now]);
}

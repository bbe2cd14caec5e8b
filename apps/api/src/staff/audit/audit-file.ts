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
      'What was done',
      'Booking or thing',
      'Ride',
      'Field',
      'Before',
      'After',
      'Reason or note',
      'Request',
      'Place in the chain',
      'Fingerprint of the entry',
      'Fingerprint',
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
    unused: (numbers: string) =>
      `No entry was ever kept under ${numbers}: the action was refused in the end.`,
    entries: 'Entries',
    counted: (count: number, isCut: boolean) =>
      `${count}${isCut ? ', the newest of those found; older ones are not in this file' : ''}. An entry that changed several fields has one row for each.`,
    inChain: 'In the chain',
    covered:
      'What staff changed, decided, exported or viewed. What guests changed, payments and refunds by the gateway are in the story of their booking.',
    fingerprint: 'Fingerprint',
    recipe:
      'SHA-256, in hex, of the fingerprint one place before it, a line feed, and the fingerprint of the entry; at place 1 nothing stands before the line feed. The fingerprint of the entry is made of its number, time, account, user name, action, subject and details; docs/security.md has the recipe. An entry without a fingerprint is not sealed yet.',
  },
  es: {
    head: (zone: string) => [
      'Número',
      `Hora (${zone})`,
      'Usuario',
      'Nombre',
      'Acción',
      'Qué se hizo',
      'Reservación u objeto',
      'Traslado',
      'Campo',
      'Antes',
      'Después',
      'Motivo o nota',
      'Solicitud',
      'Lugar en la cadena',
      'Huella del registro',
      'Huella',
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
    unused: (numbers: string) =>
      `Con ${numbers} nunca se guardó un registro: la acción al final fue rechazada.`,
    entries: 'Registros',
    counted: (count: number, isCut: boolean) =>
      `${count}${isCut ? ', los más recientes de los encontrados; los anteriores no están en este archivo' : ''}. Un registro que cambió varios campos tiene una fila por cada uno.`,
    inChain: 'En la cadena',
    covered:
      'Lo que el personal cambió, decidió, exportó o consultó. Los cambios de los huéspedes, los pagos y los reembolsos de la pasarela están en la historia de su reservación.',
    fingerprint: 'Huella',
    recipe:
      'SHA-256, en hexadecimal, de la huella del lugar anterior, un salto de línea y la huella del registro; en el lugar 1 no hay nada antes del salto de línea. La huella del registro se hace con su número, hora, cuenta, usuario, acción, objeto y detalles; la receta está en docs/security.md. Un registro sin huella aún no está sellado.',
  },
} as const;

type Question = CallRequest<'exportAudit'>['body'];

/** The lines below the table: maker and time, question, number of entries, last check, and what missing numbers and fingerprints mean. */
export function notesOfFile({
  by,
  at,
  question,
  people,
  propertyOf,
  told,
  isCut,
  unused,
  last,
  range,
  momentOf,
  language,
}: {
  /** Name and user name. */
  readonly by: string;
  readonly at: number;
  readonly question: Question;
  /** People of the name that was asked for. */
  readonly people: readonly { readonly name: string; readonly username: string }[];
  readonly propertyOf: (id: number) => string;
  /** Number of entries, and whether more were found. */
  readonly told: number;
  readonly isCut: boolean;
  /** Numbers between them that never became an entry. */
  readonly unused: readonly number[];
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
    by:
      question.by &&
      [question.by, people.map(({ name, username }) => `${name} (${username})`).join(', ')]
        .filter(Boolean)
        .join(' = '),
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
    [],
    [said.file, said.made(by, momentOf(at))],
    [said.question, asked.join(' · ') || said.everything],
    [said.entries, said.counted(told, isCut)],
    [said.inChain, said.covered],
    [said.check, check],
    [said.fingerprint, said.recipe],
    [said.numbers, [said.gaps, ...(unused.length > 0 ? [said.unused(unused.join(', '))] : [])].join(' ')],
  ];
}

export const columnsOfFile = (language: Language, zone: string): readonly string[] =>
  words[language].head(zone);

/** An entry as rows: one for each changed field, one for an entry without. */
export function rowsOfEntry(
  { shown, name, changes, columns, entryHash }: ToldEntry,
  { momentOf, language }: { readonly momentOf: (at: number) => string; readonly language: Language },
): string[][] {
  const { id, at, by, deed, sentence, link } = shown;
  const thing = sentence.find(({ is_thing }) => is_thing)?.text ?? '';
  const { ride, why, request } = columns;
  const entry = [
    String(id),
    momentOf(Date.parse(at)),
    by,
    name,
    deedWords[language][deed],
    textOf(sentence),
    thing,
    ride,
  ];
  const sealed = link ? [String(link.place), entryHash, link.fingerprint] : ['', '', ''];
  const none = { label: '', old: '', now: '' };
  return (changes.length > 0 ? changes : [none]).map(({ label, old, now }) => [
    ...entry,
    ...[label, old, now, why, request],
    ...sealed,
  ]);
}

import type { Issue } from '../forms/issue.ts';
import type { TextForm } from './text-forms.ts';

/** What a field can name: the rows of a table. The label of such a row is said once, in the API's catalogues. */
export type ReferenceTo =
  | 'airline'
  | 'airport'
  | 'bank'
  | 'place'
  | 'property'
  | 'provider'
  | 'restriction'
  | 'segment'
  | 'service'
  | 'society';

/**
 * What a field of a catalogue can be. What each kind means is said once a layer: its value here and in `kinds.ts`, its wire in the contract, its
 * SQL in the API's catalogues, its input and its cell on the web. A new kind does not compile until all of them have it.
 */
export type Field = {
  /** Name of the table's column where it is not the field's. */
  readonly column?: string;
  /** Belongs to this installation only, as who gets a notice does: files leave it out, and an import leaves it as it is. */
  readonly isLocal?: true;
} & (
  | {
      readonly kind: 'text';
      readonly max: number;
      readonly isUnique?: true;
      readonly isOptional?: true;
      /** Several lines, as of a description. */
      readonly isLong?: true;
      /** What it has to look like: a code, an address. */
      readonly form?: TextForm;
      /** What a new row says. */
      readonly initial?: string;
    }
  | {
      readonly kind: 'tags';
      /** Most tags of the list. */
      readonly most: number;
      /** A tag in its normal form where that can be had, else as it was typed. */
      readonly tidy: (text: string) => string;
      /** True for a tag in its normal form. */
      readonly isTag: (tag: string) => boolean;
    }
  /** Texts below each other: what a ride includes, the addresses that get a notice. */
  | { readonly kind: 'lines'; readonly most: number; readonly max: number; readonly form?: TextForm }
  | {
      readonly kind: 'flag';
      readonly initial: boolean;
      /** How lists call it: the filter and the order, and what its two values are called there. */
      readonly as: { readonly name: string; readonly yes: string; readonly no: string };
      /** The column says 1 and 0. */
      readonly isNumber?: true;
    }
  /** One of a few words; people read what they mean. */
  | {
      readonly kind: 'choice';
      readonly of: readonly [string, ...string[]];
      readonly isOptional?: true;
      /** What a new row says. */
      readonly initial?: string;
      /** What the column says for each word, where it is not the word itself. */
      readonly stored?: Readonly<Record<string, number | boolean | null>>;
    }
  /** Any of a few words, each once and in this order: days of the week. */
  | {
      readonly kind: 'set';
      readonly of: readonly [string, ...string[]];
      /** None of them will do. */
      readonly isOptional?: true;
      /** What a new row says. */
      readonly initial?: readonly string[];
    }
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly isOptional?: true;
      readonly initial?: number;
    }
  /** A number with at most so many digits after the point: a rate of exchange, a percentage. */
  | {
      readonly kind: 'decimal';
      readonly min: number;
      readonly max: number;
      readonly digits: number;
      readonly isOptional?: true;
    }
  /** Cents inside, a decimal number on the wire. */
  | { readonly kind: 'money' }
  | {
      readonly kind: 'date';
      readonly isOptional?: true;
      /** The last day of what the row says; any other date is one on which it begins. */
      readonly isLast?: true;
    }
  /** Time of the day, or hours and minutes: `03:30`. */
  | { readonly kind: 'time'; readonly isOptional?: true }
  /** A row of another table, by its number. */
  | {
      readonly kind: 'reference';
      readonly to: ReferenceTo;
      readonly isOptional?: true;
      /** A field of this row that has to say what the column of the same name says in the row that is named: both are of one property. */
      readonly sharing?: string;
      /** Of a service: its label says its trip, because those of one vehicle have one name. */
      readonly saysTrip?: true;
    }
  /** A picture that staff uploaded, by its number; what stands there without one is drawn. Pictures are in no file, so it is never of a key. */
  | {
      readonly kind: 'picture';
      readonly isOptional: true;
      readonly isLocal: true;
      /** Shape of the part that is kept, width by height; any when left out. */
      readonly ratio?: number;
    }
);

/** Whether a row is in force. One that is not stays for what was sold with it. */
export const ACTIVE = {
  kind: 'flag',
  initial: true,
  as: { name: 'status', yes: 'active', no: 'inactive' },
} as const satisfies Field;

/** The same where the table has a number: 1 is active, 0 is not. */
export const ACTIVE_STATUS = { ...ACTIVE, column: 'status', isNumber: true } as const satisfies Field;

export type Kind = Field['kind'];
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** Roles that a product comes with, beside the administrator, who may everything. */
export type BuiltInRole = 'catalogue' | 'revenue' | 'concierge' | 'finance' | 'auditor';

/**
 * Deeds that a catalogue has only where its definition asks for them: those with many rows at once or with earlier versions. Small catalogues are
 * moved by the file of all catalogues.
 */
export const OF_MANY_ROWS = ['restore', 'file', 'import', 'bulk', 'undo'] as const;

export type AskedDeed = (typeof OF_MANY_ROWS)[number];

/** A catalogue that staff edit, as data. The words of people stand beside it, with the type `WordsOf` of it. */
export type Definition = {
  /** In addresses and permissions: `regions`. */
  readonly name: string;
  /** One row, in codes, in the audit and as a field of answers: `region`. */
  readonly one: string;
  /** In the names of the calls: `getRegion`, `listRegions`. */
  readonly calls: { readonly one: string; readonly many: string };
  readonly table: string;
  /**
   * How a row belongs to properties, where it is not by the fields that name one: it is one, through fields that name rows of properties, or through
   * the rows of a table that name it. One that leads to none is of the whole group: all see it, who works for all properties changes it.
   */
  readonly belongs?:
    | 'itself'
    | { readonly through: readonly string[] }
    | { readonly usedBy: ReferenceTo | 'operation_configuration' };
  /**
   * The field by which people know a row; it is typed to delete it. Of one in both languages, either will do; of a reference, what the row
   * is called that it names.
   */
  readonly title: string;
  /** A reference whose code stands before the title: `AA 1234` is flight 1234 of the airline AA. */
  readonly titleAfter?: string;
  /** Roles that may look at it beside those that may change it. Auditors may look at all of them. */
  readonly seenBy: readonly BuiltInRole[];
  readonly changedBy: readonly BuiltInRole[];
  /** Its rows are of this installation only, as people’s addresses are: the file of all catalogues leaves them out. */
  readonly isOfThisInstallation?: true;
  /** Deeds beside those of every catalogue. */
  readonly deeds?: readonly AskedDeed[];
  /** Where a change shows, for docs/catalogues.md. The test of that is `apps/api/src/features/catalogues/<name>.test.ts`. */
  readonly shows: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields by which a row of another installation is the same row: a code, never a number of ours. */
  readonly key: readonly [string, ...string[]];
  /** The field at which it is told that another row has the same key; the first of the key where it is left out. */
  readonly takenAt?: string;
  /** Once a row of this table names it in this column, a row stays as it is; the code says that another one has to follow. */
  readonly sealedBy?: { readonly table: string; readonly column: string; readonly code: string };
  /** Parts of a long form, in order, by the first field of each. What stands before the first of them has no heading. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Fields that the list shows, the title first. */
  readonly columns: readonly [string, ...string[]];
  /** Fields by which the page narrows the list, where it is not every one that can. */
  readonly filters?: readonly string[];
  /** Fields in which the search looks; of a reference, in what the row is called that it names. */
  readonly search: readonly string[];
  /** Orders of the list, the usual one first: fields by the names that lists have for them, and `updated`. */
  readonly orders: readonly [string, ...string[]];
  /** A row as documents and tests show it. */
  readonly example: Readonly<Record<string, Value>>;
  /** What another row of the example says instead. */
  readonly otherwise: Readonly<Record<string, Value>>;
  /** Codes of `check`; each has its sentence in the words. They are answered with 422. */
  readonly codes: readonly string[];
  /** What is wrong between the fields of a row in its normal form. */
  check?(facts: Facts): Issue[];
  /** A row as a sentence, where people know it by what it says rather than by its title. */
  sentence?(facts: Facts, language: 'en' | 'es', labels: LabelsOfRows): string;
};

/** What the rows that fields name are called, by field and number. */
export type LabelsOfRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Value = string | number | boolean | null | readonly string[];
export type Facts = Readonly<Record<string, Value>>;

type OrNull<F extends Field, T> = F extends { isOptional: true } ? T | null : T;

export type ValueOf<F extends Field> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'choice'; of: readonly (infer C)[] }
    ? OrNull<F, C & string>
    : F extends { kind: 'date' | 'time' }
      ? OrNull<F, string>
      : F extends { kind: 'tags' | 'lines' | 'set' }
        ? readonly string[]
        : F extends { kind: 'flag' }
          ? boolean
          : OrNull<F, number>;

/** What a row says, inside: amounts in cents. Of any definition, `Facts`. */
export type FactsOf<D extends Definition> = string extends keyof D['fields']
  ? Facts
  : { readonly [N in keyof D['fields'] & string]: ValueOf<D['fields'][N]> };

type Rules<D extends Definition> = {
  check?(facts: FactsOf<D>): Issue<D['codes'][number]>[];
  sentence?(facts: Facts, language: 'en' | 'es', labels: LabelsOfRows): string;
};

/** A definition whose names are its own: a field that there is not, an example that does not fit, does not compile. */
export function defineCatalogue<const D extends Definition>(
  definition: D & {
    readonly title: keyof D['fields'];
    readonly key: readonly (keyof D['fields'])[];
    readonly columns: readonly (keyof D['fields'])[];
    readonly filters?: readonly (keyof D['fields'])[];
    readonly search: readonly (keyof D['fields'])[];
    readonly example: FactsOf<D>;
    readonly otherwise: Partial<FactsOf<D>>;
  },
  rules: Rules<NoInfer<D>> = {},
): D & Rules<D> {
  return { ...definition, ...rules };
}

/** A field in both languages, beside each other on the page: `name` becomes `name_en` and `name_es`. */
export function inBoth<const N extends string, const F extends Field>(
  name: N,
  field: F,
): { readonly [K in `${N}_${'en' | 'es'}`]: F };
export function inBoth(name: string, field: Field): Readonly<Record<string, Field>> {
  return { [`${name}_en`]: field, [`${name}_es`]: field };
}

/** The two languages of a field that stands there in both: `{ base: 'name', language: 'en' }`. */
export function languageOf(
  definition: Definition,
  name: string,
): { base: string; language: 'en' | 'es' } | null {
  const [, base, language] = /^(.+)_(en|es)$/.exec(name) ?? [];
  if (base === undefined || (language !== 'en' && language !== 'es')) return null;
  const isBoth = `${base}_en` in definition.fields && `${base}_es` in definition.fields;
  return isBoth ? { base, language } : null;
}

/**
 * What people call a row: its sentence, or its title, in their language where it has it in both.
 * @param row its facts: amounts in cents
 * @param labels what the rows that fields name are called
 */
export function titleOf(
  definition: Definition,
  row: Facts,
  language: 'en' | 'es',
  labels: LabelsOfRows = {},
): string {
  return definition.sentence?.(row, language, labels) ?? typedTitleOf(definition, row, language, labels);
}

/** What is typed to delete a row: its title, also where a sentence says more. */
export function typedTitleOf(
  definition: Definition,
  row: Facts,
  language: 'en' | 'es',
  labels: LabelsOfRows = {},
): string {
  const { title, titleAfter } = definition;
  const both = languageOf(definition, title);
  const value = String(row[both ? `${both.base}_${language}` : title]);
  const called = labels[title]?.[value] ?? value;
  const before = titleAfter && labels[titleAfter]?.[String(row[titleAfter])];
  return before ? `${codeOfLabel(before)} ${called}` : called;
}

/** Stands between the code and the name in what a row is called: `AA · American Airlines`. */
export const LABEL_SEPARATOR = ' · ';

const codeOfLabel = (label: string): string => label.split(LABEL_SEPARATOR)[0] ?? label;

/** How lists and their addresses call a field. */
export const listNameOf = (name: string, field: Field): string =>
  field.kind === 'flag' ? field.as.name : name;

export const asksFor = ({ deeds }: Definition, deed: AskedDeed): boolean => deeds?.includes(deed) ?? false;

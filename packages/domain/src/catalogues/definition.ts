import type { Issue } from '../forms/issue.ts';
import type { Question } from './asks-once.ts';
import type { AskedDeed } from './deeds.ts';
import type { TextForm } from './text-forms.ts';

/** Tables whose rows a field can name. Their labels are defined once, in the API's catalogues. */
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
 * Kinds of a catalogue's fields. Each kind is defined once a layer: its value here and in `kinds.ts`, its wire in the contract, its SQL in the API's
 * catalogues, its input and its cell on the web. A new kind does not compile until each has it. `usual` is the value of a new row: in forms, files and calls.
 */
export type Field = {
  /** Name of the table's column where it differs from the field's. */
  readonly column?: string;
  /** Belongs to this installation only, as the recipients of a notice do: files leave it out, and an import leaves it as it is. */
  readonly isLocal?: true;
} & (
  | {
      readonly kind: 'text';
      readonly max: number;
      readonly isUnique?: true;
      readonly isOptional?: true;
      /** Several lines, as of a description. */
      readonly isLong?: true;
      /** The required form: a code, an address. */
      readonly form?: TextForm;
      readonly usual?: string;
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
      readonly usual: boolean;
      /** Its words in lists: the name of the filter and the order, and the names of its two values. */
      readonly as: { readonly name: string; readonly yes: string; readonly no: string };
      /** The column has 1 and 0. */
      readonly isNumber?: true;
    }
  /** One of a few words; people read their labels. */
  | {
      readonly kind: 'choice';
      readonly of: readonly [string, ...string[]];
      readonly isOptional?: true;
      readonly usual?: string;
      /** The column's value for each word, where it is not the word itself. */
      readonly stored?: Readonly<Record<string, number | boolean | null>>;
    }
  /** Any of a few words, each once and in this order: days of the week. */
  | {
      readonly kind: 'set';
      readonly of: readonly [string, ...string[]];
      readonly isOptional?: true;
      readonly usual?: readonly string[];
    }
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly isOptional?: true;
      readonly usual?: number;
    }
  /** A number with at most so many digits after the point: a rate of exchange, a percentage. */
  | {
      readonly kind: 'decimal';
      readonly min: number;
      readonly max: number;
      readonly digits: number;
      readonly isOptional?: true;
    }
  /** Cents inside, a decimal number on the wire. `insteadOf`: beside one of these amounts, 0 means that it does not apply. */
  | { readonly kind: 'money'; readonly usual?: number; readonly insteadOf?: readonly string[] }
  | {
      readonly kind: 'date';
      readonly isOptional?: true;
      /** The last day of the row's validity; any other date is a first day. */
      readonly isLast?: true;
    }
  /** Time of the day, or hours and minutes: `03:30`. */
  | { readonly kind: 'time'; readonly isSpan?: true; readonly isOptional?: true; readonly usual?: string }
  /** A row of another table, by its number. */
  | {
      readonly kind: 'reference';
      readonly to: ReferenceTo;
      readonly isOptional?: true;
      /** A field of this row that has to equal the column of the same name in the named row: both are of one property. */
      readonly sharing?: string;
    }
  /** A picture that staff uploaded, by its number; without one its place is drawn. Pictures are in no file, so it is never of a key. */
  | {
      readonly kind: 'picture';
      readonly isOptional: true;
      readonly isLocal: true;
      /** Shape of the part that is kept, width by height; any when left out. */
      readonly ratio?: number;
    }
);

/** An inactive row stays for its earlier sales. */
export const ACTIVE = {
  kind: 'flag',
  usual: true,
  as: { name: 'status', yes: 'active', no: 'inactive' },
} as const satisfies Field;

/** The same as a number: 1 is active, 0 is not. */
export const ACTIVE_STATUS = { ...ACTIVE, column: 'status', isNumber: true } as const satisfies Field;

export type Kind = Field['kind'];
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** Beside the administrator, who may everything. */
export type BuiltInRole = 'catalogue' | 'revenue' | 'concierge' | 'finance' | 'auditor';

/** A catalogue that staff edit, as data. Its words stand beside it, with the type `WordsOf` of it. */
export type Definition = {
  /** In addresses and permissions: `regions`. */
  readonly name: string;
  /** One row, in codes, in the audit and as a field of answers: `region`. */
  readonly one: string;
  readonly calls: { readonly one: string; readonly many: string };
  readonly table: string;
  /**
   * The way from a row to properties, where no field names one: the row is a property, or fields name rows of properties, or rows of a table name
   * it. A row that leads to none is of the whole group: all see it, people of all properties change it.
   */
  readonly belongs?:
    | 'itself'
    | { readonly through: readonly string[] }
    | { readonly usedBy: ReferenceTo | 'operation_configuration' };
  /** The field by which people know a row, typed to delete it. Of one in both languages either will do, of a reference the label of its row. */
  readonly title: string;
  /** A reference whose code stands before the title: `AA 1234` is flight 1234 of the airline AA. */
  readonly titleAfter?: string;
  /** Roles that may see it beside those that may change it. Auditors may see all of them. */
  readonly seenBy: readonly BuiltInRole[];
  readonly changedBy: readonly BuiltInRole[];
  /** Its rows are of this installation only, as people’s addresses are: the file of all catalogues leaves them out. */
  readonly isOfThisInstallation?: true;
  /** Calls beside those of every catalogue. */
  readonly deeds?: readonly AskedDeed[];
  /** Visible effect of a change, for docs/catalogues.md. Its test is `apps/api/src/staff/catalogues/<name>.test.ts`. */
  readonly shows: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields by which a row of another installation is the same row: a code, never a number of ours. */
  readonly key: readonly [string, ...string[]];
  /** Fields that follow from the key everywhere, as an airport's city: `knownFacts` fills them in a new row. */
  readonly known?: readonly string[];
  /** The field that reports a duplicate key; the first of the key where it is left out. */
  readonly takenAt?: string;
  /** Once a row of this table names it in this column, a row can no longer change; the code asks for another one to follow. */
  readonly sealedBy?: { readonly table: string; readonly column: string; readonly code: string };
  /** Texts that several rows may share, as the details of one vehicle: they can be set for many rows at once. */
  readonly sharedTexts?: readonly string[];
  /** Parts of a long form, in order, by the first field of each, and its tabs by the first part of each. Fields before the first part have no heading: null. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly tabs?: Readonly<Record<string, string | null>>;
  /** Columns of the list; the first leads to the row. */
  readonly columns: readonly [string, ...string[]];
  /** Filters of the page, where it does not offer every possible one. */
  readonly filters?: readonly string[];
  /** Searched fields; of a reference, the label of the named row. A day finds rows with it in their `validity`, from first to last day. */
  readonly search: readonly string[];
  readonly validity?: readonly [string, string];
  /** Orders of the list, the usual one first: fields by the names that lists have for them, `updated`, and `id` for the order of adding. */
  readonly orders: readonly [string, ...string[]];
  /** A row for documents and tests, and values of a second one where they differ. */
  readonly example: Readonly<Record<string, Value>>;
  readonly otherwise: Readonly<Record<string, Value>>;
  readonly asksOnce?: Question;
  /** Codes of `check`; each has its sentence in the words. They are answered with 422. */
  readonly codes: readonly string[];
  /** Issues between the fields of a row in its normal form. */
  check?(facts: Facts): Issue[];
  /** A row as a sentence, where people know it by its content rather than by its title. */
  sentence?(facts: Facts, language: 'en' | 'es', labels: LabelsOfRows): string;
};

/** Labels of the rows that fields name, by field and number. */
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

/** A row's values inside the product: amounts in cents. Of any definition, `Facts`. */
export type FactsOf<D extends Definition> = string extends keyof D['fields']
  ? Facts
  : { readonly [N in keyof D['fields'] & string]: ValueOf<D['fields'][N]> };

type Rules<D extends Definition> = {
  check?(facts: FactsOf<D>): Issue<D['codes'][number]>[];
  sentence?(facts: Facts, language: 'en' | 'es', labels: LabelsOfRows): string;
};

/** A definition that is checked against its own names: an unknown field, or an example that does not fit, does not compile. */
export function defineCatalogue<const D extends Definition>(
  definition: D & {
    readonly title: keyof D['fields'];
    readonly key: readonly (keyof D['fields'])[];
    readonly known?: readonly (keyof D['fields'])[];
    readonly sharedTexts?: readonly (keyof D['fields'])[];
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

/** Base and language of a field in both languages: `{ base: 'name', language: 'en' }`. */
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
 * Display name of a row: its sentence, or its title, in the reader's language where it has both.
 * @param row its facts: amounts in cents
 * @param labels labels of the rows that fields name
 */
export function titleOf(
  definition: Definition,
  row: Facts,
  language: 'en' | 'es',
  labels: LabelsOfRows = {},
): string {
  return definition.sentence?.(row, language, labels) ?? typedTitleOf(definition, row, language, labels);
}

/** The text that is typed to delete a row: its title, also where a sentence says more. */
export function typedTitleOf(
  definition: Definition,
  row: Facts,
  language: 'en' | 'es',
  labels: LabelsOfRows = {},
): string {
  const { title, titleAfter } = definition;
  const both = languageOf(definition, title);
  const value = String(row[both ? `${both.base}_${language}` : title] || row[definition.key[0]]);
  const called = labels[title]?.[value] ?? value;
  const before = titleAfter && labels[titleAfter]?.[String(row[titleAfter])];
  return before ? `${before.split(LABEL_SEPARATOR)[0]} ${called}` : called;
}

/** Separator of code and name in a label: `AA · American Airlines`. */
export const LABEL_SEPARATOR = ' · ';

/** A field's name in lists and their addresses. */
export const listNameOf = (name: string, field: Field) => (field.kind === 'flag' ? field.as.name : name);

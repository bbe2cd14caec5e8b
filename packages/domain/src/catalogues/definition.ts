import type { AnsweredCode } from '../codes.ts';
import type { RuleIssue } from '../forms/issue.ts';

/**
 * What a field of a catalogue can be. What each kind means is said once a layer: its value here and in `kinds.ts`, its wire in the contract, its
 * SQL in the API's catalogues, its input and its cell on the web. A new kind does not compile until all of them have it.
 */
export type Field = {
  /** Name of the table's column where it is not the field's. */
  readonly column?: string;
} & (
  | { readonly kind: 'text'; readonly max: number; readonly isUnique?: true }
  | {
      readonly kind: 'tags';
      /** Most tags of the list. */
      readonly most: number;
      /** A tag in its normal form where that can be had, else as it was typed. */
      readonly tidy: (text: string) => string;
      /** True for a tag in its normal form. */
      readonly isTag: (tag: string) => boolean;
    }
  | {
      readonly kind: 'flag';
      readonly initial: boolean;
      /** How lists call it: the filter and the order, and what its two values are called there. */
      readonly as: { readonly name: string; readonly yes: string; readonly no: string };
    }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly isOptional?: true }
  /** Cents inside, a decimal number on the wire. */
  | { readonly kind: 'money' }
  | { readonly kind: 'date' }
  /** A row of another table, by its number. */
  | { readonly kind: 'reference'; readonly to: 'service' }
);

export type Kind = Field['kind'];
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** A catalogue that staff edit, as data. The words of people stand beside it, with the type `WordsOf` of it. */
export type Definition = {
  /** In addresses and permissions: `regions`. */
  readonly name: string;
  /** One row, in codes, in the audit and as a field of answers: `region`. */
  readonly one: string;
  /** In the names of the calls: `getRegion`, `listRegions`. */
  readonly calls: { readonly one: string; readonly many: string };
  readonly table: string;
  /** The field by which people know a row; it is typed to delete it. */
  readonly title: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields that the list shows, the title first. */
  readonly columns: readonly [string, ...string[]];
  /** Fields in which the search looks. */
  readonly search: readonly string[];
  /** Orders of the list, the usual one first: fields by the names that lists have for them, and `updated`. */
  readonly orders: readonly [string, ...string[]];
  /** A row as documents and tests show it. */
  readonly example: Readonly<Record<string, Value>>;
  /** What another row of the example says instead. */
  readonly otherwise: Readonly<Record<string, Value>>;
  /** Codes of `check`. */
  readonly codes: readonly AnsweredCode[];
  /** What is wrong between the fields of a row in its normal form. */
  check?(facts: Facts): RuleIssue[];
};

export type Value = string | number | boolean | null | readonly string[];
export type Facts = Readonly<Record<string, Value>>;

export type ValueOf<F extends Field> = F extends { kind: 'text' | 'date' }
  ? string
  : F extends { kind: 'tags' }
    ? readonly string[]
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { isOptional: true }
        ? number | null
        : number;

/** What a row says, inside: amounts in cents. Of any definition, `Facts`. */
export type FactsOf<D extends Definition> = string extends keyof D['fields']
  ? Facts
  : { readonly [N in keyof D['fields'] & string]: ValueOf<D['fields'][N]> };

type Rules<D extends Definition> = { check?(facts: FactsOf<D>): RuleIssue[] };

/** A definition whose names are its own: a field that there is not, an example that does not fit, does not compile. */
export function defineCatalogue<const D extends Definition>(
  definition: D & {
    readonly title: keyof D['fields'];
    readonly columns: readonly (keyof D['fields'])[];
    readonly search: readonly (keyof D['fields'])[];
    readonly example: FactsOf<D>;
    readonly otherwise: Partial<FactsOf<D>>;
  },
  rules: Rules<NoInfer<D>> = {},
): D & Rules<D> {
  return { ...definition, ...rules };
}

/** How lists and their addresses call a field. */
export const listNameOf = (name: string, field: Field): string =>
  field.kind === 'flag' ? field.as.name : name;

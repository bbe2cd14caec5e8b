import type { Definition } from './definition.ts';

/** A field's name in lists, by type: a flag's list name, and the common part of a field in both languages. */
type ListNameOf<N extends string, F> = F extends { kind: 'flag'; as: { name: infer A } }
  ? A & string
  : BaseOf<N>;
type BaseOf<N extends string> = N extends `${infer B}_${'en' | 'es'}` ? B : N;

type NamesOf<D extends Definition> = keyof D['fields'] & string;

/** `active` may be left out: its name is the same everywhere. */
type Columns<D extends Definition> = {
  readonly [N in Exclude<NamesOf<D>, 'active'> as ListNameOf<N, D['fields'][N]>]: string;
} & { readonly status?: string };

type OfKind<D extends Definition, K extends string> = {
  [N in NamesOf<D>]: D['fields'][N] extends { kind: K } ? N : never;
}[NamesOf<D>];

/** The two values of a flag, and the filters of its list. */
type FlagWords = {
  readonly yes: string;
  readonly no: string;
  readonly filter: { readonly all: string; readonly yes: string; readonly no: string };
};

type Flag = Pick<FlagWords, 'yes' | 'no'> & Partial<FlagWords>;

type Choices<D extends Definition> = {
  readonly [N in OfKind<D, 'choice' | 'set'>]: D['fields'][N] extends { of: readonly (infer C)[] }
    ? { readonly [V in C & string]: string } & {
        /** All of a set, where that is shorter than each of them. */
        readonly '*'?: string;
      }
    : never;
};

type PartOf<N extends string, T> = [N] extends [never] ? { readonly [K in N]?: never } : T;

/** Words of a catalogue in one language. Sentences common to all catalogues are made of `one` and `many`. */
type Said<D extends Definition> = {
  /** A row in the middle of a sentence: `rate`, `tarifa`. */
  readonly one: string;
  /** Rows in the middle of a sentence; the title of the list begins with a capital. */
  readonly many: string;
  /** Title of the list, where it is another word. */
  readonly title?: string;
  /** Purpose of the list. */
  readonly lead: string;
  /** Meaning of an empty list. */
  readonly noneText: string;
  /** Beside the form of a new row. */
  readonly newLead?: string;
  /** Field names in lists and histories. */
  readonly columns: Columns<D>;
  /** Their names above lists, where a column says more or less than its field, and in its filters. */
  readonly heads?: Partial<Columns<D>>;
  /** Field names in the form, where they are longer. */
  readonly labels?: { readonly [N in NamesOf<D> as BaseOf<N>]?: string };
  readonly hints?: { readonly [N in NamesOf<D> as BaseOf<N>]?: string };
  /** Meaning of a field that is left out, in lists: `All services`. */
  readonly empties?: { readonly [N in NamesOf<D> as BaseOf<N>]?: string };
  /** Sentence for a duplicate key that is not a name. */
  readonly taken?: string;
} & PartOf<
  Exclude<OfKind<D, 'flag'>, 'active'>,
  { readonly flags: { readonly [N in Exclude<OfKind<D, 'flag'>, 'active'>]: Flag } }
> & { readonly flags?: { readonly active?: Flag } } & PartOf<
    OfKind<D, 'choice' | 'set'>,
    { readonly choices: Choices<D> }
  > &
  PartOf<
    keyof D['sections'] & string,
    { readonly sections: { readonly [S in keyof D['sections'] & string]: string } }
  > &
  PartOf<keyof D['tabs'] & string, { readonly tabs: { readonly [T in keyof D['tabs'] & string]: string } }> &
  PartOf<
    D['codes'][number] & string,
    {
      /** Sentences for the codes of its own. */ readonly issues: {
        readonly [C in D['codes'][number]]: string;
      };
    }
  >;

/** Words of a catalogue, in both languages. A missing word does not compile. */
export type WordsOf<D extends Definition> = {
  readonly en: Said<D>;
  readonly es: Said<D> & { readonly gender: 'f' | 'm' };
};

/** The words of any catalogue, by the names of its fields. */
export type AnyWords = {
  /** A row, in the middle of a sentence. */
  readonly one: string;
  /** Rows, in the middle of a sentence. */
  readonly many: string;
  /** Gender of a row's noun in Spanish. */
  readonly gender: 'f' | 'm';
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  /** Subject of the search. */
  readonly searchHint: string;
  readonly add: string;
  /** No rows at all. */
  readonly none: string;
  readonly noneText: string;
  readonly newLead: string;
  readonly back: string;
  /** For readers without the permission to change. */
  readonly readOnly: string;
  readonly gone: string;
  readonly failed: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The same above lists: a field in both languages has one name there. */
  readonly heads: Readonly<Record<string, string | undefined>>;
  /** Heading of the title, which lists show in the reader's language. */
  readonly titleHead: string;
  /** Field names in the form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string | undefined>>;
  readonly empties: Readonly<Record<string, string | undefined>>;
  readonly flags: Readonly<Record<string, FlagWords>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly tabs: Readonly<Record<string, string>>;
  readonly issues: Readonly<Record<string, string>>;
  readonly taken?: string | undefined;
  readonly form: { readonly save: string; readonly create: string; readonly delete: string };
};

/** The written words of any catalogue in one language. */
export type WrittenWords = {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'f' | 'm';
  readonly title?: string;
  readonly lead: string;
  readonly noneText: string;
  readonly newLead?: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly heads?: Readonly<Record<string, string | undefined>>;
  readonly labels?: Readonly<Record<string, string | undefined>>;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly empties?: Readonly<Record<string, string | undefined>>;
  readonly taken?: string;
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections?: Readonly<Record<string, string>>;
  readonly tabs?: Readonly<Record<string, string>>;
  readonly issues?: Readonly<Record<string, string>>;
};

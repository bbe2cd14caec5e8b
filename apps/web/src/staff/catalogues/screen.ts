import type { Definition, Facts, FactsOf, Value } from '@traslado/domain/catalogues/definition';
import type { ReactNode } from 'react';
import type { IconName } from '../../components/icon.tsx';
import type { IssueParams } from '../../i18n/issue-params.ts';
import type { Column } from '../frame/data-table.tsx';
import type { Person } from '../session/use-profile.ts';

/** A component for one definition's values, held where the definition is not known. */
type Part<P> = { of(props: P): ReactNode }['of'];

/** A column that sees the whole row. */
export type RowColumn<F> = Pick<
  Column<never, string>,
  'id' | 'head' | 'sort' | 'isNumber' | 'isPlain' | 'isMain'
> & {
  cell(facts: F, id: number): ReactNode;
};

/** Parts of a catalogue's pages that do not follow from its definition. Missing ones are made of the definition. */
export type Screen<D extends Definition> = {
  readonly definition: D;
  /** Stands where the list has no rows. */
  readonly icon: IconName;
  /** Words for the issues of the catalogue’s own rules. */
  readonly useIssues?: () => Readonly<Record<string, (params: IssueParams) => string>>;
  /** A value in words, in histories and where two versions are compared; null for the words of its kind. */
  readonly useValueText?: () => (name: string, value: Value) => string | null;
  /** Fields of the form that have an input of their own. */
  readonly inputs?: {
    readonly [N in keyof FactsOf<D>]?: Part<{
      readonly name: string;
      /** Of a stored row. */
      readonly id?: number | null;
    }>;
  };
  /** The catalogue whose rows may have the texts of a row that they name in this field: the terminals of an airport. Without one it is its own. */
  readonly textsIn?: { readonly definition: Definition; readonly by: string };
  /** A code that stands before the title in the list; its head sorts by it. */
  readonly leads?: keyof FactsOf<D> & string;
  /** Fields that the list shows in a way of their own; `all` where there is room for it. */
  readonly cells?: {
    readonly [N in keyof FactsOf<D>]?: Part<{
      readonly value: FactsOf<D>[N];
      readonly all?: boolean;
      /** Of the row that is listed. */
      readonly id?: number;
    }>;
  };
  /** Cells of the list that say more of the row than their field: its days, its hours, both ends of its way. */
  readonly joined?: {
    readonly [N in keyof FactsOf<D>]?: Part<{ readonly facts: FactsOf<D> }>;
  };
  /** Columns of the list that say more than one field, before its state. */
  readonly useMoreColumns?: () => readonly RowColumn<FactsOf<D>>[];
  /** Labels in the form that follow from what is typed. */
  readonly useFieldLabels?: (facts: Facts) => Readonly<Record<string, string>>;
  /** Fields that do not apply to what is typed, or follow from it. */
  readonly useLeftOut?: (facts: Facts) => readonly string[];
  /** Its form says that a change is live once it is saved: prices. */
  readonly isLive?: true;
  /** Words for a row that was added and is not in force yet. Its form opens again: what puts it in force stands beside it. */
  readonly useAdded?: () => string;
  /** Title of the page that has this list as a tab. */
  readonly usePageTitle?: () => string;
  /** Above the list: facts about all rows together. */
  readonly Above?: Part<{ readonly person: Person }>;
  /** Beside the form: the meaning of the row, as it is typed. */
  readonly Meaning?: Part<{
    readonly facts: FactsOf<D>;
    /** Of a stored row. */
    readonly id: number | null;
  }>;
  /** Beside the form: the row as guests see it, as it is typed. Not read aloud: it would repeat everything at each key. */
  readonly Preview?: Part<{ readonly facts: FactsOf<D> }>;
  /** Below the row: parts with calls of their own, saved apart from it. */
  readonly Below?: Part<{ readonly id: number }>;
  /**
   * Another action on chosen rows: a page of its own below the list, which finds them in the browser's history as the page of bulk changes does, and
   * which can be opened without any.
   */
  readonly withRows?: {
    readonly path: 'copy';
    readonly Page: Part<{ readonly person: Person }>;
    readonly useWords: () => { readonly open: string; readonly openChosen: string };
  };
  /** In the question before a row is deleted: the effects. */
  readonly Deletion?: Part<{ readonly facts: FactsOf<D> }>;
};

export type AnyScreen = Screen<Definition>;

/** True for a form of several parts, or with something beside it: it takes the whole width. */
export const isWide = ({ definition, Meaning, Preview }: AnyScreen): boolean =>
  Boolean(Meaning ?? Preview ?? definition.sections ?? definition.tabs);

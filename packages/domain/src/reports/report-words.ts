import type { CountedOn, Dimension, FigureName, Owner } from './figures.ts';

/** Name and origin of a figure, as people read them beside it. */
export type FigureWords = {
  readonly title: string;
  /** The things that are counted or added up. */
  readonly numerator: string;
  /** The divisor; '' for none. */
  readonly denominator: string;
};

/** All words of the reports in one language. */
export type ReportWords = {
  readonly figures: Readonly<Record<FigureName, FigureWords>>;
  readonly dimensions: Readonly<Record<Dimension, string>>;
  readonly countedOn: Readonly<Record<CountedOn, string>>;
  readonly owners: Readonly<Record<Owner, string>>;
  /** Values of dimensions that are no rows of a catalogue; '' is the missing value. */
  readonly values: Readonly<Partial<Record<Dimension, Readonly<Record<string, string>>>>>;
};

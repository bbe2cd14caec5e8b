import type { Language } from '../language.ts';
import { en } from './figure-words-en.ts';
import { es } from './figure-words-es.ts';
import type { CountedOn, Dimension, FigureName, Owner } from './figures.ts';
import type { FigureWords, ReportWords } from './report-words.ts';

const words: Readonly<Record<Language, ReportWords>> = { en, es };

export const figureWords = (name: FigureName, language: Language): FigureWords =>
  words[language].figures[name];
export const dimensionWord = (dimension: Dimension, language: Language): string =>
  words[language].dimensions[dimension];
export const countedOnWord = (day: CountedOn, language: Language): string => words[language].countedOn[day];
export const ownerWord = (owner: Owner, language: Language): string => words[language].owners[owner];

/** The word for a value of a dimension that is no row of a catalogue; null for one that is. */
export const valueWord = (dimension: Dimension, value: string, language: Language): string | null =>
  words[language].values[dimension]?.[value] ?? null;

/** The values of a dimension that have words here. */
export const valuesOf = (dimension: Dimension, language: Language): { value: string; label: string }[] =>
  Object.entries(words[language].values[dimension] ?? {}).map(([value, label]) => ({ value, label }));

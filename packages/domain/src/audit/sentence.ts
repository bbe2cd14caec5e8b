import type { Language } from '../language.ts';
import { isOwnAction } from './actions.ts';
import { type BatchKind, type RowWords, sentenceWords } from './sentence-words.ts';

/** A value of a field before and after, in words; '' for none. */
export type WordedChange = { readonly label: string; readonly old: string; readonly now: string };

/** An audit entry, ready to be worded. */
export type AuditFacts = {
  /** Display name of the person who did it. */
  readonly by: string;
  /** `rate.update`, `session.open` … */
  readonly action: string;
  /** Display name of the subject; '' without one. */
  readonly thing: string;
  /** Display name of the row that the subject belongs to; '' without one. */
  readonly about: string;
  /** Number of rows of an export, or of letters of a sending. */
  readonly count: number;
  /** Of a bulk change: its kind, and how many of its rows the reader sees. */
  readonly batch: { readonly kind: BatchKind; readonly rows: number } | null;
  readonly changes: readonly WordedChange[];
  /** Amount of money; '' without one. */
  readonly amount: string;
  /** The state that a change set was moved to; '' for another action. */
  readonly to: string;
  /** Facts and reason, in words. */
  readonly facts: readonly string[];
};

/** A piece of a sentence; the name of the subject is a piece of its own, so that it can be a link. */
export type SentencePart = { readonly text: string; readonly is_thing: boolean };

/** A sentence names this many fields and counts the rest. */
const MOST_FIELDS = 3;
/** A longer value is read beside the old one, not in a sentence. */
const MOST_CHARACTERS = 60;

const small = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence with its places still open. */
function frameOf(
  { action, thing, count, amount, to, batch }: AuditFacts,
  row: RowWords | null,
  language: Language,
): string {
  const words = sentenceWords[language];
  if (isOwnAction(action)) return words.own[action]({ count, amount, to, isNamed: thing !== '' });
  const deed = action.slice(action.indexOf('.') + 1);
  if (row && batch) return words.batch(batch.kind, batch.rows, row);
  if (row && deed === 'export') return words.exported(count, row);
  if (row && (deed === 'create' || deed === 'update' || deed === 'delete')) return words.row(deed, row);
  return `{by}: ${action}`;
}

/** `: price 80.00 → 86.40 · valid to … and 2 more`; a field with a long text is only named. */
function wordedChanges(changes: readonly WordedChange[], language: Language): string {
  if (changes.length === 0) return '';
  const { nothing, more } = sentenceWords[language];
  const told = changes.slice(0, MOST_FIELDS).map(({ label, old, now }) => {
    const isLong = old.length > MOST_CHARACTERS || now.length > MOST_CHARACTERS;
    return isLong ? small(label) : `${small(label)} ${old || nothing} → ${now || nothing}`;
  });
  const rest = changes.length - told.length;
  return `: ${told.join(' · ')}${rest > 0 ? ` ${more(rest)}` : ''}`;
}

/**
 * An entry of the audit in a sentence.
 * @param row nouns of its catalogue; null for a subject outside the catalogues
 */
export function writeSentence(said: AuditFacts, row: RowWords | null, language: Language): SentencePart[] {
  const { by, thing, about, batch, action, changes } = said;
  const frame = frameOf(said, row, language);
  const isAmountTold = said.amount === '' || frame.includes(said.amount);
  const facts = isAmountTold ? said.facts : [said.amount, ...said.facts];
  const isOfRow = row !== null && batch === null && thing !== '' && !action.endsWith('.export');
  const tail = `${isOfRow && about !== '' ? sentenceWords[language].of + about : ''}${batch ? '' : wordedChanges(changes, language)}${facts.length > 0 ? ` (${facts.join(' · ')})` : ''}`;
  // Typed text goes in last: nothing in it is taken for a placeholder.
  return [...frame.split(/(\{by\}|\{thing\})/), tail]
    .map((part, place, all) => {
      const isTail = place === all.length - 1;
      if (!isTail && part === '{by}') return { text: by, is_thing: false };
      if (!isTail && part === '{thing}') return { text: thing, is_thing: true };
      return { text: part, is_thing: false };
    })
    .filter(({ text }) => text !== '');
}

/** The sentence as one text. */
export const textOf = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');

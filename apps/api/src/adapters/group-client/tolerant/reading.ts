import type { Told } from './told.ts';

/**
 * Reads the answers of the group's systems. They show their answers by example, so another form with one meaning is taken and noted; a form
 * with two meanings is refused. A note names the place and the kind of value, never a value of a guest.
 */

/** The value at a path in place of the expected one. Paths leave out the index in a list, so that equal ones are counted together. */
export type Note = { readonly path: string; readonly expected: string; readonly found: string };

export type Notes = {
  /** Taken in another form, or left out because it is only shown. */
  readonly bent: Note[];
  /** Records that were left out. */
  readonly refused: Note[];
};

export type At = { readonly path: string; readonly notes: Notes };

/** @throws NotRead */
export type Reader<T> = { (value: unknown, at: At): T; readonly told?: Told | undefined };

/** The reader, with a description of its needs. */
export const telling = <T>(told: Told | undefined, reader: (value: unknown, at: At) => T): Reader<T> =>
  Object.assign((value: unknown, at: At) => reader(value, at), { told });

/** An unreadable value that decides something. */
export class NotRead extends Error {
  readonly note: Note;
  constructor(note: Note) {
    super(`${note.path}: expected ${note.expected}, found ${note.found}`);
    this.note = note;
  }
}

export type Read<T> =
  | { readonly success: true; readonly data: T; readonly notes?: Notes }
  | { readonly success: false; readonly notes?: Notes };

/** The reader of an answer to `call` of a backend. A schema is one as well. */
export type AnswerReader<T> = {
  readonly safeParse: (body: unknown) => Read<T>;
  /**
   * Of a deed that is never done twice: true for the body of a refusal that leaves it in doubt; undefined stands for none and for a page.
   */
  readonly isDoubtful?: (body: unknown) => boolean;
  readonly told?: Told | undefined;
};

/** An answer read by `reader`, with all notes. */
export function answerOf<T>(reader: Reader<T>): AnswerReader<T> {
  return {
    told: reader.told,
    safeParse(body) {
      const notes: Notes = { bent: [], refused: [] };
      try {
        return { success: true, data: reader(body, { path: '', notes }), notes };
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
        notes.refused.push(error.note);
        return { success: false, notes };
      }
    },
  };
}

const noteOf = (at: At, expected: string, value: unknown): Note => ({
  path: at.path || '(answer)',
  expected,
  found: kindOf(value),
});

export function refuse(at: At, expected: string, value: unknown): never {
  throw new NotRead(noteOf(at, expected, value));
}

export function bend(at: At, expected: string, value: unknown): void {
  at.notes.bent.push(noteOf(at, expected, value));
}

export const below = (at: At, name: string): At => ({
  path: at.path === '' ? name : name === '[]' ? `${at.path}[]` : `${at.path}.${name}`,
  notes: at.notes,
});

/** A missing field: absent, null, or the empty object into which some systems turn nothing. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === 0) return 'zero';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `a text of ${value.length}`;
  return `a ${typeof value}`;
}

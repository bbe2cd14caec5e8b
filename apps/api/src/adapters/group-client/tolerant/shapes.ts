import {
  type At,
  below,
  bend,
  isAbsent,
  isObject,
  type Note,
  NotRead,
  type Reader,
  refuse,
  telling,
} from './reading.ts';
import type { Told } from './told.ts';
import { saidFlags } from './values.ts';

/** Readers of records and lists, in any wrapping. */

type Fields = Readonly<Record<string, Reader<unknown>>>;
type RecordOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Reader<infer T> ? T : never };

/** The wrapping of an answer, no part of a record. */
const around: ReadonlySet<string> = new Set([
  'success',
  'status',
  'statusCode',
  'code',
  'message',
  'messages',
  'detail',
  'error',
  'errors',
  'meta',
  'total',
  'page',
  'pages',
  'links',
]);

/** `{success: false}`, or nothing but a message: they report a failure, under the status of an answer. */
function isRefusal(value: Readonly<Record<string, unknown>>, fields: Fields = {}): boolean {
  if ('success' in value && !saysYes(value.success)) return true;
  const names = Object.keys(value);
  // A record may have a field of such a name, `code` for instance.
  const isAround = (name: string): boolean => around.has(name) && !Object.hasOwn(fields, name);
  return names.length > 0 && !('success' in value) && names.every(isAround);
}

/** True for `{success: true}` in any spelling of the table. */
export function saysYes(value: unknown): boolean {
  return typeof value === 'boolean' ? value : saidFlags[String(value).trim().toLowerCase()] === true;
}

/** The content of `{data}`, in any number of wrappings. @throws NotRead for a refusal that is sent as an answer */
function unwrap(value: unknown, at: At): { readonly value: unknown; readonly at: At } {
  if (!isObject(value)) return { value, at };
  if (isRefusal(value)) return refuse(at, 'an answer, not a refusal', value);
  if (!('data' in value) || !Object.keys(value).every((name) => name === 'data' || around.has(name)))
    return { value, at };
  bend(at, 'an answer without {data}', value);
  return unwrap(value.data, below(at, 'data'));
}

export const record = <F extends Fields>(fields: F): Reader<RecordOf<F>> =>
  telling({ kind: 'record', fields: toldOf(fields) }, (value, at) => {
    if (!isObject(value)) return refuse(at, 'a record', value);
    if (isRefusal(value, fields)) return refuse(at, 'a record, not a refusal', value);
    const read = Object.entries(fields).map(([name, reader]) => [name, reader(value[name], below(at, name))]);
    return Object.fromEntries(read) as RecordOf<F>;
  });

const toldOf = (fields: Fields): Record<string, Told | undefined> =>
  Object.fromEntries(Object.entries(fields).map(([name, { told }]) => [name, told]));

/** An object, or a list of one. */
export const one = <T>(reader: Reader<T>): Reader<T> =>
  telling(reader.told, (value, at) => {
    const inner = unwrap(value, at);
    if (!Array.isArray(inner.value)) return reader(inner.value, inner.at);
    if (inner.value.length !== 1) return refuse(inner.at, 'one record', inner.value);
    bend(inner.at, 'one record', inner.value);
    return reader(inner.value[0], below(inner.at, '[]'));
  });

/** The same where null or an empty list means that there is none. No answer at all, and an empty object, say nothing. */
export const oneOrNone = <T>(reader: Reader<T>): Reader<T | null> =>
  telling(reader.told, (value, at) => {
    const inner = unwrap(value, at);
    const isNone = inner.value === null || (Array.isArray(inner.value) && inner.value.length === 0);
    return isNone ? null : one(reader)(inner.value, inner.at);
  });

export type Rows<T> = {
  readonly rows: readonly T[];
  /** Number of records left out. */
  readonly refused: number;
  /** The fault of each of them. */
  readonly odd: readonly Note[];
};

/**
 * A list, or one record alone: each read by itself, so that an odd one takes no other along. Null means that there is none, like an empty
 * object in `{data}`. @throws NotRead when none can be read
 */
export const many = <T>(reader: Reader<T>): Reader<Rows<T>> =>
  telling({ kind: 'list', of: reader.told }, (value, at) => {
    const inner = unwrap(value, at);
    const isWrapped = inner.value !== value;
    if (inner.value === null || (isWrapped && isAbsent(inner.value) && inner.value !== undefined)) {
      bend(inner.at, 'a list', inner.value);
      return { rows: [], refused: 0, odd: [] };
    }
    if (isAbsent(inner.value) || typeof inner.value !== 'object')
      return refuse(inner.at, 'a list', inner.value);
    const list = Array.isArray(inner.value) ? inner.value : [inner.value];
    if (!Array.isArray(inner.value)) bend(inner.at, 'a list', inner.value);
    const rows: T[] = [];
    const odd: NotRead[] = [];
    for (const entry of list) {
      try {
        rows.push(reader(entry, below(inner.at, '[]')));
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
        odd.push(error);
      }
    }
    const [first] = odd;
    if (first && rows.length === 0) throw first;
    for (const { note } of odd) at.notes.refused.push(note);
    return { rows, refused: odd.length, odd: odd.map(({ note }) => note) };
  });

/** The same inside a record, where nothing is an empty list and every entry counts. */
export const every = <T>(reader: Reader<T>): Reader<readonly T[]> =>
  telling({ kind: 'list', of: reader.told }, (value, at) => {
    if (isAbsent(value)) return [];
    const list = Array.isArray(value) ? value : [value];
    if (!Array.isArray(value)) bend(at, 'a list', value);
    return list.map((entry) => reader(entry, below(at, '[]')));
  });

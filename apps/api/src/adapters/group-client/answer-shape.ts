import { isObject } from './tolerant/reading.ts';

/** The wrapping of an answer, in words that name no value of it: `a list of 12`, `{data: a list of 3}`, `a record of 29 fields`. */
export function answerShape(body: unknown): string {
  if (body === undefined) return 'no JSON';
  if (body === null) return 'null';
  if (Array.isArray(body)) return `a list of ${body.length}`;
  if (!isObject(body)) return `a ${typeof body}`;
  if ('data' in body) return `{data: ${answerShape(body.data)}}`;
  const fields = Object.keys(body).length;
  return fields === 0 ? 'an empty record' : `a record of ${fields} ${fields === 1 ? 'field' : 'fields'}`;
}

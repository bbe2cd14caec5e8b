import multipart from '@fastify/multipart';
import { FormKeyError, unflattenForm } from '@traslado/contract/form';
import type { Encoding } from '@traslado/contract/route';
import { hasCardNumber } from '@traslado/domain/contact/card-number';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { repeatedKey } from './json-keys.ts';
import { notWords } from './not-words.ts';

const multipartType = 'multipart/form-data';

/** Content types that a call takes, by the encoding its route names. A form is a form, however a client sends it. */
export const contentTypes: Readonly<Record<Encoding, readonly string[]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', multipartType],
  multipart: [multipartType],
};

const mostFields = 200;

/** Largest field of a multipart form, bytes: the longest text is 1,000 characters of up to four, with room to be told that it is too long. */
const largestField = 16_000;

function nest(entries: Iterable<readonly [string, string]>): object {
  try {
    return unflattenForm(entries);
  } catch (error) {
    if (error instanceof FormKeyError)
      throw new Refused('field.unknown', { field: error.key.slice(0, 60) || 'body' });
    throw error;
  }
}

/** Teaches the app the two form encodings, and a JSON in which no key stands twice. Files are never taken. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    parseJson(request, String(text), (error, value) => {
      const twice = error ? null : repeatedKey(String(text));
      done(
        twice === null ? error : new Refused('request.malformed', { field: twice.slice(0, 60) || 'body' }),
        value,
      );
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, nest(new URLSearchParams(String(text)).entries()));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  await app.register(multipart, {
    limits: { files: 0, fields: mostFields, fieldSize: largestField, fieldNameSize: 100, parts: mostFields },
  });
}

/**
 * Refuses a body of another kind than the call takes, unread. Also one in another alphabet than UTF-8, or packed: nothing of ours is long enough
 * to be packed, and a small bomb unpacks to gigabytes.
 */
export function checkBodyType({ method, headers }: FastifyRequest, encoding: Encoding | undefined): void {
  if (method === 'GET') return;
  if (encoding && !contentTypes[encoding].includes(typeOf(headers)))
    throw new Refused('request.unsupported_type');
  const charset = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  if (isPacked || !/^utf-?8$/i.test(charset)) throw new Refused('request.unsupported_type');
}

const typeOf = (headers: FastifyRequest['headers']): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Reads multipart fields into the nested shape that other bodies have by now. */
export async function readBody(request: FastifyRequest): Promise<void> {
  if (typeOf(request.headers) === multipartType) request.body = nest(await readFields(request));
}

/** Refuses whatever a call that takes no body is sent, beside what careless clients send for nothing. */
export function refuseBody(body: unknown): void {
  if (body === undefined || body === null || body === '') return;
  const fields = typeof body === 'object' ? Object.keys(body) : ['body'];
  if (fields[0] !== undefined)
    throw new Refused('field.unknown', { field: fields[0].slice(0, 60) || 'body' });
}

/** The fields of a multipart form. What its parser cannot read is the sender's fault, though it says so in plain errors. */
async function readFields(request: FastifyRequest): Promise<[string, string][]> {
  try {
    return await takeFields(request);
  } catch (error) {
    if (error instanceof Refused || (error as FastifyError).statusCode !== undefined) throw error;
    throw new Refused('request.malformed', { field: 'body' });
  }
}

async function takeFields(request: FastifyRequest): Promise<[string, string][]> {
  const entries: [string, string][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file')
      throw new Refused('request.unsupported_type', { field: part.fieldname.slice(0, 60) });
    // Cut off by the parser: taking the rest would be taking another text than the one sent.
    if (part.valueTruncated) throw new Refused('field.too_long', { field: part.fieldname.slice(0, 60) });
    entries.push([part.fieldname, String(part.value)]);
  }
  return entries;
}

/** Controls, and the sign that stands for what could not be decoded. */
const unusable = /[\p{Cc}\ufffd]/u;

/** Name of a field without its parents and its place in a list. */
const nameOf = (field: string): string =>
  field
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1) ?? '';

/** Deepest nesting that a body may have. */
const deepest = 8;

/**
 * Refuses text that no field of ours can hold: NUL and other controls (line breaks and tabs are fine), and halves of surrogate pairs, which
 * PostgreSQL and JSON would choke on later; and the number of a payment card, wherever people write in words of their own. Every field is checked
 * except those in `notWords`, so a new field is checked too.
 */
export function checkText(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || unusable.test(value.replace(/[\n\r\t]/g, '')))
      throw new Refused('field.characters', { field: field || 'body' });
    if (!notWords.has(nameOf(field)) && hasCardNumber(value))
      throw new Refused('text.card_number', { field: field || 'body' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw new Refused('request.malformed', { field: field || 'body' });
  for (const [key, inner] of Object.entries(value)) {
    const name = field ? `${field}.${key.slice(0, 60)}` : key.slice(0, 60);
    if (!key.isWellFormed()) throw new Refused('field.unknown', { field: field || 'body' });
    checkText(inner, name, depth + 1);
  }
}

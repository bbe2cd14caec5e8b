import multipart from '@fastify/multipart';
import { FormKeyError, unflattenForm } from '@traslado/contract/form';
import type { Encoding, Route } from '@traslado/contract/route';
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
  upload: [multipartType],
  table: ['text/csv', 'application/json'],
};

const mostFields = 200;

/** Largest field of a multipart form, bytes: the longest text is 1,000 characters of up to four, with room for a refusal as too long. */
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

/** Registers the two form encodings, and a JSON in which no key stands twice. Only an upload takes a file. */
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
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const text = textOf(Buffer.from(bytes));
    done(text === null ? new Refused('file.encoding', { field: 'body' }) : null, text);
  });
  await app.register(multipart, {
    limits: { files: 0, fields: mostFields, fieldSize: largestField, fieldNameSize: 100, parts: mostFields },
  });
}

/** Bytes of UTF-8 as text, without the mark at their beginning; null for another alphabet. */
function textOf(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 that happens to be legal here has a zero in every other place.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/**
 * Refuses a body of another kind than the call takes, unread. Also one in another alphabet than UTF-8, or packed: nothing of ours is long enough
 * to be packed, and a small bomb unpacks to gigabytes.
 */
export function checkBodyType(
  { method, headers }: FastifyRequest,
  { body: encoding, isBodyOptional }: Route,
): void {
  if (method === 'GET') return;
  const isLeftOut = isBodyOptional && headers['content-type'] === undefined;
  if (encoding && !isLeftOut && !contentTypes[encoding].includes(typeOf(headers)))
    throw new Refused('request.unsupported_type');
  const charset = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  if (isPacked || !/^utf-?8$/i.test(charset)) throw new Refused('request.unsupported_type');
}

const typeOf = (headers: FastifyRequest['headers']): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

const tooLarge = (mostBytes: number): Refused =>
  new Refused('upload.too_large', { field: 'file', params: { max: mostBytes / 1_000_000 } });

/** Room around a file: its fields and the boundaries. */
const aroundFile = 100_000;

/** Refuses an upload by its declared length, before any of it is read. One that declares less is cut off by the parser. */
export function checkUploadLength({ headers }: FastifyRequest, { body, mostBytes = 0 }: Route): void {
  if (body === 'upload' && Number(headers['content-length']) > mostBytes + aroundFile)
    throw tooLarge(mostBytes);
}

/** Reads multipart fields into the nested shape that other bodies have by now. */
export async function readBody(request: FastifyRequest, { body, mostBytes = 0 }: Route): Promise<void> {
  if (typeOf(request.headers) !== multipartType) return;
  const { fields, file } = await readForm(request, body === 'upload' ? mostBytes : 0);
  const nested = nest(fields);
  if (file && 'file' in nested) throw new Refused('request.malformed', { field: 'file' });
  request.body = file ? { ...nested, file } : nested;
}

/** Refuses any body of a call that takes none, except what careless clients send for nothing. */
export function refuseBody(body: unknown): void {
  if (body === undefined || body === null || body === '') return;
  const fields = typeof body === 'object' ? Object.keys(body) : ['body'];
  if (fields[0] !== undefined)
    throw new Refused('field.unknown', { field: fields[0].slice(0, 60) || 'body' });
}

type ReadForm = { readonly fields: readonly (readonly [string, string])[]; readonly file: Uint8Array | null };

/**
 * The fields of a multipart form, and its file. A form that its parser cannot read is the sender's fault, though the parser throws plain
 * errors.
 */
async function readForm(request: FastifyRequest, mostBytes: number): Promise<ReadForm> {
  try {
    return await takeForm(request, mostBytes);
  } catch (error) {
    if (error instanceof Refused || (error as FastifyError).statusCode !== undefined) throw error;
    throw new Refused('request.malformed', { field: 'body' });
  }
}

async function takeForm(request: FastifyRequest, mostBytes: number): Promise<ReadForm> {
  const fields: [string, string][] = [];
  let file: Uint8Array | null = null;
  const limits = mostBytes > 0 ? { limits: { files: 1, fileSize: mostBytes } } : {};
  for await (const part of request.parts(limits)) {
    if (part.type === 'file') {
      if (mostBytes === 0 || part.fieldname !== 'file')
        throw new Refused('request.unsupported_type', { field: part.fieldname.slice(0, 60) });
      file = await part.toBuffer().catch((error: FastifyError) => {
        throw error.statusCode === 413 ? tooLarge(mostBytes) : error;
      });
      continue;
    }
    // Cut off by the parser: taking the rest would be taking another text than the one sent.
    if (part.valueTruncated) throw new Refused('field.too_long', { field: part.fieldname.slice(0, 60) });
    fields.push([part.fieldname, String(part.value)]);
  }
  return { fields, file };
}

/** Controls, and the sign of undecodable bytes. */
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
 * PostgreSQL and JSON would choke on later; and the number of a payment card in any free text. Every field is checked except those in
 * `notWords`, so a new field is checked too.
 */
export function checkText(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || unusable.test(value.replace(/[\n\r\t]/g, '')))
      throw new Refused('field.characters', { field: field || 'body' });
    if (!notWords.has(nameOf(field)) && hasCardNumber(value))
      throw new Refused('text.card_number', { field: field || 'body' });
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  if (depth >= deepest) throw new Refused('request.malformed', { field: field || 'body' });
  for (const [key, inner] of Object.entries(value)) {
    const name = field ? `${field}.${key.slice(0, 60)}` : key.slice(0, 60);
    if (!key.isWellFormed()) throw new Refused('field.unknown', { field: field || 'body' });
    checkText(inner, name, depth + 1);
  }
}

import multipart from '@fastify/multipart';
import { FormKeyError, unflattenForm } from '@traslado/contract/form';
import type { Encoding } from '@traslado/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** Content type that a call takes, by the encoding its route names. */
const contentTypes: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const mostFields = 200;

function nest(entries: Iterable<readonly [string, string]>): object {
  try {
    return unflattenForm(entries);
  } catch (error) {
    if (error instanceof FormKeyError) throw new Refused('field.unknown', { field: error.key.slice(0, 60) });
    throw error;
  }
}

/** Teaches the app the two form encodings. Files are never taken. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
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
    limits: { files: 0, fields: mostFields, fieldSize: 2_000, fieldNameSize: 100, parts: mostFields },
  });
}

/** Refuses a body of another kind than the call takes, and reads multipart fields into the nested shape. */
export async function readBody(request: FastifyRequest, encoding: Encoding): Promise<void> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== contentTypes[encoding]) throw new Refused('request.unsupported_type');
  if (encoding !== 'multipart') return;
  const entries: [string, string][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file')
      throw new Refused('request.unsupported_type', { field: part.fieldname.slice(0, 60) });
    entries.push([part.fieldname, String(part.value)]);
  }
  request.body = nest(entries);
}

const unusable = /\p{Cc}/u;

/** Deepest nesting that a body may have. */
const deepest = 8;

/**
 * Refuses text that no field of ours can hold: NUL and other controls (line breaks and tabs are fine), and halves of surrogate pairs,
 * which PostgreSQL and JSON would choke on later.
 */
export function checkText(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || unusable.test(value.replace(/[\n\r\t]/g, '')))
      throw new Refused('field.characters', { field: field || 'body' });
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

import { type SentenceCode, statusOf } from '@traslado/contract/refusals';
import type { Problem } from '@traslado/contract/schemas/problem';
import type { Language } from '@traslado/domain/language';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { clockTime } from '@traslado/domain/time/clock-time';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseTrouble } from '../db/trouble.ts';
import { Refused } from '../refused.ts';
import { issuesOfSchema, type Sent } from './schema-issues.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const texts: Readonly<Record<Language, Readonly<Record<SentenceCode, string>>>> = { en, es };

const longDates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

/** A place's value as people read it: months in words, times by the language's clock. */
function wordOf(value: string | number, language: Language): string {
  if (isCivilTime(value)) return clockTime(value, language);
  return isCivilDate(value) ? longDates[language].format(new Date(`${value}T00:00:00Z`)) : String(value);
}

/** Sentence of a code in a language, with its places filled. */
export function problemText(
  code: SentenceCode,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][code].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : wordOf(value, language);
  });
}

/** The sentence of a stored code; none for a code of an older product. */
export const sentenceOf = (code: string, language: Language): string =>
  Object.hasOwn(texts.en, code) ? problemText(code as SentenceCode, language, {}) : '';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Name of a field as an answer repeats it: an unknown one may carry anything, so only the signs of names are left of it. */
const printable = (field: string): string => field.replace(/[^\w.[\]-]/g, '?').slice(0, 200);

/** RFC 9457 body of a refusal. */
export function problemOfRefusal(refused: Refused, language: Language, instance: string): Problem {
  const status = statusOf(refused.code);
  const problem: Problem = {
    type: `urn:traslado:problem:${refused.code}`,
    title: titles[status] ?? 'Error',
    status,
    code: refused.code,
    detail: problemText(refused.sentence, language, refused.params),
    instance,
  };
  if (refused.field) problem.field = printable(refused.field);
  if (refused.issues.length > 0)
    problem.errors = refused.issues.map(({ field, code, params, sentence }) => ({
      field: printable(field),
      code,
      detail: problemText(sentence ?? code, language, params),
      ...(params && { params: { ...params } }),
    }));
  if (refused.expected) problem.expected = { ...refused.expected };
  if (refused.retryAfterSeconds !== undefined) problem.retry_after = refused.retryAfterSeconds;
  return problem;
}

/** Time of the next try while the server or its database cannot keep up. */
const busySeconds = 2;

/**
 * The refusal behind an error: a rule's, the framework's, the database's; null for a defect of ours.
 * @param sent the request's parts, of which a schema's refusal counts the length
 */
export function refusalOf(error: FastifyError | Error, sent: Sent = {}): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof DatabaseTrouble) return new Refused('server.busy', { retryAfterSeconds: busySeconds });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = issuesOfSchema(error, sent);
    return new Refused(issues[0]?.code ?? 'field.invalid', { issues });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Refused('request.too_large');
  if (status === 415) return new Refused('request.unsupported_type');
  if (status === 429) return new Refused('limit.too_many');
  if (status === 503) return new Refused('server.busy', { retryAfterSeconds: busySeconds });
  if (status >= 400 && status < 500) return new Refused('request.malformed');
  return null;
}

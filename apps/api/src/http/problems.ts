import type { Problem } from '@traslado/contract/schemas/problem';
import { isCivilDate } from '@traslado/domain/time/civil';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DatabaseTrouble } from '../db/trouble.ts';
import { type FieldIssue, Refused } from '../refused.ts';
import type { Language } from './locale.ts';
import { statusOf } from './statuses.ts';
import { en, type ProblemCode } from './texts/en.ts';
import { es } from './texts/es.ts';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es };

const longDates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

/** A place's value as people read it: months in words. */
function wordOf(value: string | number, language: Language): string {
  const isDate = typeof value === 'string' && isCivilDate(value);
  return isDate ? longDates[language].format(new Date(`${value}T00:00:00Z`)) : String(value);
}

/** Sentence of a code in a language, with its places filled. A code without a text of its own gets the general one of its status. */
export function problemText(
  code: string,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const fallback: ProblemCode = statusOf(code) >= 500 ? 'server.error' : 'field.invalid';
  const text = texts[language][code] ?? texts[language][fallback] ?? code;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : wordOf(value, language);
  });
}

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

/** Name of a field as it is told again: one that nobody knows may carry anything, so only what names are made of is left of it. */
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
    problem.errors = refused.issues.map(({ field, code, params }) => ({
      field: printable(field),
      code,
      detail: problemText(code, language, params),
    }));
  if (refused.expected) problem.expected = { ...refused.expected };
  if (refused.retryAfterSeconds !== undefined) problem.retry_after = refused.retryAfterSeconds;
  return problem;
}

// Whatever is missing says so: a text, one of several words, a choice of shapes.
z.config({ customError: ({ input }) => (input === undefined ? 'field.required' : undefined) });

type ZodLikeIssue = {
  readonly code?: string;
  readonly path?: readonly PropertyKey[];
  readonly message?: string;
  readonly keys?: readonly string[];
  readonly input?: unknown;
  /** What is too big or too small: a number, a text, a list. */
  readonly origin?: string;
};

const codeOfIssue: Readonly<Record<string, ProblemCode>> = {
  unrecognized_keys: 'field.unknown',
  too_big: 'field.out_of_range',
  too_small: 'field.out_of_range',
};

/** The same for what is counted in characters or entries. */
const codeOfLength: Readonly<Record<string, ProblemCode>> = {
  too_big: 'field.too_long',
  too_small: 'field.too_short',
};

function codeOf({ code = '', origin = '' }: ZodLikeIssue): ProblemCode {
  const counted = origin === 'string' || origin === 'array' ? codeOfLength[code] : undefined;
  return counted ?? codeOfIssue[code] ?? 'field.invalid';
}

/** Field issues of a schema's refusal. Names only: what was sent is never echoed. */
function issuesOfZod(issues: readonly ZodLikeIssue[]): FieldIssue[] {
  return issues.flatMap((issue) => {
    const path = (issue.path ?? []).map(String);
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({
        field: [...path, key.slice(0, 60)].join('.'),
        code: 'field.unknown',
      }));
    // A rule of ours names its code as the message of its refinement, and so does what is missing.
    const own = issue.message && issue.message in en ? issue.message : undefined;
    return [{ field: path.join('.') || 'body', code: own ?? codeOf(issue) }];
  });
}

/** When another try makes sense while the server or its database cannot keep up. */
const busySeconds = 2;

/** The refusal that an error stands for: a rule's, the framework's, the database's; null when it is a defect of ours. */
export function refusalOf(error: FastifyError | Error): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof DatabaseTrouble) return new Refused('server.busy', { retryAfterSeconds: busySeconds });
  if (hasZodFastifySchemaValidationErrors(error)) {
    // The compiler takes an issue apart: its code is the keyword, its path is in the instance path.
    const issues = issuesOfZod(
      error.validation.map(({ keyword, instancePath, message, params }) => ({
        code: keyword,
        path: instancePath.split('/').filter(Boolean),
        ...(message === undefined ? {} : { message }),
        ...('origin' in params ? { origin: String(params.origin) } : {}),
        ...('keys' in params && Array.isArray(params.keys) ? { keys: params.keys.map(String) } : {}),
      })),
    );
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

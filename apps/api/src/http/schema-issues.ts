import { isRefusalCode, type RefusalCode } from '@traslado/contract/refusals';
import { lengthOf } from '@traslado/domain/contact/text';
import type { FastifyError } from 'fastify';
import { z } from 'zod';
import type { FieldIssue } from '../refused.ts';

// Every missing value says so: a text, one of several words, a choice of shapes.
z.config({ customError: ({ input }) => (input === undefined ? 'field.required' : undefined) });

/** The parts of a request, as they came. */
export type Sent = { readonly body?: unknown; readonly query?: unknown; readonly params?: unknown };

/** One refusal of a schema, as the compiler takes it apart: its code is the keyword, its path is in the instance path. */
type SchemaIssue = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};

const codeOfIssue: Readonly<Record<string, RefusalCode>> = {
  unrecognized_keys: 'field.unknown',
  too_big: 'field.out_of_range',
  too_small: 'field.out_of_range',
};

/** The same for lengths in characters or entries. */
const codeOfLength: Readonly<Record<string, 'field.too_long' | 'field.too_short'>> = {
  too_big: 'field.too_long',
  too_small: 'field.too_short',
};

function valueAt(sent: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  );
}

/** A text or list that is too long or too short gets its limit, and its present length. */
function issueOfLength(
  field: string,
  { keyword, params }: SchemaIssue,
  value: unknown,
): FieldIssue<RefusalCode> | null {
  const code = codeOfLength[keyword];
  if (!code || (params.origin !== 'string' && params.origin !== 'array')) return null;
  const bound = Number(code === 'field.too_long' ? params.maximum : params.minimum);
  const current = Array.isArray(value) ? value.length : lengthOf(String(value ?? ''));
  const sentence = code === 'field.too_long' ? 'list.too_long' : 'list.too_short';
  return {
    field,
    code,
    params: { [code === 'field.too_long' ? 'max' : 'min']: bound, current },
    ...(params.origin === 'array' && { sentence }),
  };
}

function issuesOf(issue: SchemaIssue, sent: unknown): FieldIssue<RefusalCode>[] {
  const { keyword, instancePath, message, params } = issue;
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys') {
    const keys = Array.isArray(params.keys) ? params.keys.map(String) : [];
    return keys.map((key) => ({
      field: [...path, key.slice(0, 60)].join('.'),
      code: 'field.unknown',
    }));
  }
  const field = path.join('.') || 'body';
  const value = valueAt(sent, path);
  // A rule of ours names its code as the message of its refinement, and so does a missing value.
  const own = isRefusalCode(message) ? message : undefined;
  if (own) return [{ field, code: own }];
  return [issueOfLength(field, issue, value) ?? { field, code: codeOfIssue[keyword] ?? 'field.invalid' }];
}

/** Field issues of a schema's refusal. Names and lengths only: sent values are never echoed. */
export function issuesOfSchema(
  error: FastifyError & { readonly validation: readonly SchemaIssue[] },
  sent: Sent,
): FieldIssue<RefusalCode>[] {
  const { validationContext: context } = error;
  const part = context === 'querystring' ? sent.query : context === 'params' ? sent.params : sent.body;
  return error.validation.flatMap((issue) => issuesOf(issue, part));
}

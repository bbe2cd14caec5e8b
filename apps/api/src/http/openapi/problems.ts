import { type RefusalCode, statusOf } from '@traslado/contract/refusals';
import { en } from '../texts/en.ts';
import type { Answer } from './document.ts';

const problemOf = (codes: readonly RefusalCode[]): Answer => ({
  description: codes.map((code) => `\`${code}\`: ${en[code]}`).join('\n\n'),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});

/** The range of a status, under which codes of every call stand: `4XX`. */
export const rangeOf = (code: RefusalCode): string => `${Math.floor(statusOf(code) / 100)}XX`;

/**
 * The refusals of a call by their statuses.
 * @param own codes of this call, or of its kind
 * @param general codes that any call may answer: by ranges, and beside the call's own codes of the same status
 */
export function problemsOf(
  own: readonly RefusalCode[],
  general: readonly RefusalCode[],
): Readonly<Record<string, Answer>> {
  const statuses = [...new Set(own.map(statusOf))];
  return Object.fromEntries([
    ...statuses.map((status) => [
      String(status),
      problemOf([...own, ...general].filter((code) => statusOf(code) === status)),
    ]),
    ...['4XX', '5XX'].map((range) => [range, problemOf(general.filter((code) => rangeOf(code) === range))]),
  ]);
}

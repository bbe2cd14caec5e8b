import { isRefusalCode, statusOf } from '@traslado/contract/refusals';
import { problem as problemShape } from '@traslado/contract/schemas/problem';
import type { LightMyRequestResponse } from 'fastify';
import { codesOf } from '../../http/openapi/document.ts';
import { elsewhere } from '../../http/openapi/refusals.ts';
import { callTried, type TriedCall } from '../tried-calls.ts';
import { deviationOf } from '../watch-answers.ts';

/** Refusals about one sent value, which so have to name its field. */
const aboutField = /^(field|date|time|number|amount|hotel|language|key|name|email|phone|folio|terms|text)\./;

const known = new Map<TriedCall, ReadonlySet<string>>();
function codesOfCall(name: TriedCall): ReadonlySet<string> {
  const codes = known.get(name) ?? new Set<string>([...codesOf(callTried(name)), ...elsewhere]);
  known.set(name, codes);
  return codes;
}

const typeOf = (answer: LightMyRequestResponse): string => String(answer.headers['content-type'] ?? '');

/** Code of a refusal, or the status of any other answer: the reports count it. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  return typeOf(answer).startsWith('application/problem+json')
    ? `${answer.statusCode} ${answer.json<{ code: string }>().code}`
    : String(answer.statusCode);
}

function faultsOfRefusal(name: TriedCall, answer: LightMyRequestResponse): string[] {
  if (!typeOf(answer).startsWith('application/problem+json'))
    return [`refuses as ${typeOf(answer)}, not as a problem`];
  const parsed = problemShape.safeParse(answer.json());
  if (!parsed.success) return [`is no problem of RFC 9457: ${parsed.error.issues[0]?.message}`];
  const { code, status, field, detail, errors = [] } = parsed.data;
  return [
    ...(codesOfCall(name).has(code)
      ? []
      : [`refuses with ${code}, which is not in its list in the contract`]),
    ...(status === answer.statusCode && isRefusalCode(code) && status === statusOf(code)
      ? []
      : [`says ${status} in a ${answer.statusCode}`]),
    ...(aboutField.test(code) && !field ? [`refuses with ${code} and names no field`] : []),
    ...([detail, ...errors.map((one) => one.detail)].some((text) => text === '' || /\{\w+\}/.test(text))
      ? [`tells nothing a person understands: ${detail}`]
      : []),
  ];
}

/** A refusal, or any answer of a call that needs a session. */
const isPrivate = (name: TriedCall, status: number): boolean =>
  status >= 400 || ['guest', 'staff'].includes(callTried(name).route.access);

/** Signs that would make a page or a header of a text. Field names may not carry them either. */
const markup = /[<>\p{Cc}\p{Cf}]/u;

/** All faults of an answer, for any caller and request. A 503 is right only where it is one of the call's own refusals. */
export function faultsOf(name: TriedCall, answer: LightMyRequestResponse): string[] {
  const { statusCode } = answer;
  const faults: string[] = [];
  if (statusCode >= 500 && statusCode !== 503) faults.push(`answers ${statusCode}`);
  if (statusCode >= 400) faults.push(...faultsOfRefusal(name, answer));
  else if (/json/.test(typeOf(answer)) && !answer.headers['content-encoding']) {
    const deviation = deviationOf(name, { type: typeOf(answer), text: answer.body });
    if (deviation) faults.push(deviation);
  }
  if (isPrivate(name, statusCode) && answer.headers['cache-control'] !== 'no-store')
    faults.push('lets a private answer or a refusal be cached');
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('lets a browser guess the type');
  if (statusCode >= 400 && markup.test(answer.body.replaceAll('\n', '')))
    faults.push(`echoes markup or controls: ${answer.body.slice(0, 200)}`);
  for (const [header, value] of Object.entries(answer.headers))
    if (markup.test(String(value))) faults.push(`has markup in ${header}: ${value}`);
  return faults;
}

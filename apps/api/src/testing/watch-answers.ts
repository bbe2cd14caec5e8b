import type { FastifyInstance } from 'fastify';
import { codesOf } from '../http/openapi/document.ts';
import { inLook } from '../http/openapi/refusals.ts';
import { callTried, type TriedCall, triedCalls } from './tried-calls.ts';

const names: ReadonlyMap<string, TriedCall> = new Map(
  triedCalls.map((name) => {
    const { method, path } = callTried(name).route;
    return [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, name] as const;
  }),
);
const codes = new Map<TriedCall, ReadonlySet<string>>();

/** Codes that a call may refuse with by the document, calculated once. */
function documented(name: TriedCall): ReadonlySet<string> {
  const known = codes.get(name) ?? new Set<string>([...codesOf(callTried(name)), inLook]);
  codes.set(name, known);
  return known;
}

/** The last right answer of each call: lists are long, and mostly the same again. */
const right = new Map<TriedCall, string>();

/** The reason why an answer breaks the contract; null for a right one. */
export function deviationOf(name: TriedCall, answer: { type: string; text: string }): string | null {
  if (right.get(name) === answer.text) return null;
  const body: unknown = answer.text === '' ? undefined : JSON.parse(answer.text);
  if (answer.type.startsWith('application/problem+json')) {
    const { code } = body as { code: string };
    return documented(name).has(code)
      ? null
      : `${name} refuses with ${code}: name it in its list, \`refuses\`, in packages/contract/src/calls`;
  }
  const wrong = callTried(name).shapes.answer.safeParse(body).error?.issues[0];
  if (!wrong) right.set(name, answer.text);
  return wrong ? `${name} answers ${wrong.path.join('.')}: ${wrong.message}, against the contract` : null;
}

/**
 * Checks every JSON answer of an app under test against the contract and the OpenAPI document, beside the test's own checks.
 * @returns the deviations so far
 */
export function watchAnswers(app: FastifyInstance): () => readonly string[] {
  const deviations = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const name = names.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    const type = String(reply.getHeader('content-type') ?? '');
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!name || !isText || !/json/.test(type) || reply.getHeader('content-encoding')) return;
    const deviation = deviationOf(name, { type, text: String(payload) });
    if (deviation) deviations.add(deviation);
  });
  return () => [...deviations];
}

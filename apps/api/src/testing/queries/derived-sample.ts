import { rates } from '@traslado/domain/catalogues/rates';
import { parseSync } from 'oxc-parser';
import type { Handles } from './recording-db.ts';
import { type Call, sendsNothing } from './sample.ts';
import { answer, batch, contact, coupon, idempotency, name, now, stay, uuid } from './samples/facts.ts';

/** Arguments of a repository's function by the names of its parameters, for a sample that needs nothing special. */

/** A fact for each name. What it says is of no matter, only its form: a statement carries its values beside its text. */
const facts: Readonly<Record<string, unknown>> = {
  ...batch,
  ...name,
  ...idempotency,
  ...contact,
  answer,
  detail: '',
  status: 'active',
  direction: 'arrival',
  couponCode: 'TR-1',
  lateThrough: 0,
  fromOn: '2026-11-22',
  id: 1,
  ids: [1, 2],
  now,
  at: now,
  since: now,
  before: now,
  until: now,
  round: { through: now, bookings: 1, messages: 1, now },
  idempotency,
  scope: [1],
  username: 'ana',
  by: 'ana',
  note: 'Seen',
  code: 'TR-1',
  codes: ['TR-1'],
  most: 50,
  limit: 50,
  after: 7,
  language: 'es',
  gateway: 'sandbox',
  account: '',
  catalogue: 'rates',
  table: 'rate',
  hash: 'hash',
  tokenHash: 'hash',
  kind: 'mail.failed',
  demo: true,
  ownAccounts: true,
  issuer: null,
  failure: 'declined',
  subject: '1',
  subjects: ['1'],
  questions: [{ subject: 'rate 1', numbers: '0 4200 0' }],
  version: 1,
  search: 'ana',
  role: 'desk',
  roles: ['desk'],
  reason: 'guest_asked',
  attemptId: uuid,
  definition: rates,
  coupon,
  stay,
  stays: [stay],
  main: name,
  draftedBy: null,
  hotels: ['BP'],
  names: ['ana'],
  day: '2026-12-21',
  from: '2026-11-01',
  to: '2026-11-30',
  heldUntil: now,
  unanswered: 0,
  network: '192.0.2.0/24',
  mailbox: 'ana@example.com',
  reference: 'Q-1',
  part: 'ana',
  passwordHash: 'hash',
  hashes: ['hash'],
  secret: 'sealed',
  written: { at: '0/1', identity: '7 traslado' },
  step: 1,
  seq: 7,
  job: { id: 1, kind: 'send_confirmation_letter', attempts: 1 },
  admitted: { demo: true, ownAccounts: true, issuer: null },
  sight: { topics: ['refund'], catalogues: ['rates'], scope: [1], accountId: 1 },
  page: { page: 1, page_size: 25 },
};

/** Facts of names that end alike. */
const byEnding: readonly (readonly [ending: RegExp, fact: unknown])[] = [
  [/Ids$/, [1]],
  [/Id$/, 1],
  [/(At|Ms)$/, now],
  [/Minor$/, 9_500],
];

/** The fact of a name, in a list of its own: facts may be nothing. */
const factOf = (name: string): readonly [unknown] | undefined =>
  Object.hasOwn(facts, name)
    ? [facts[name]]
    : byEnding.flatMap(([ending, fact]) => (ending.test(name) ? [[fact] as const] : []))[0];

/** Something whose fields are facts, whichever are read. */
const ofFacts = new Proxy(
  {},
  {
    get(_, field) {
      const fact = factOf(String(field));
      if (!fact) throw new Error(`no fact is called ${String(field)}`);
      return fact[0];
    },
  },
);

/** Names of a function's parameters; none of one that is taken apart. */
function parametersOf(send: (...args: never[]) => unknown): (string | undefined)[] {
  const [statement] = parseSync('sample.js', `(${send})`).program.body;
  let made = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (made?.type === 'ParenthesizedExpression') made = made.expression;
  if (made?.type !== 'FunctionExpression' && made?.type !== 'ArrowFunctionExpression') return [];
  return made.params.map((one) => {
    const pattern = one.type === 'AssignmentPattern' ? one.left : one;
    return pattern.type === 'Identifier' ? pattern.name : undefined;
  });
}

/**
 * The sample of a function that takes a handle; one that takes none only makes a part of others' statements.
 * @throws where it reads a field that no fact has: the function then needs a sample of its own
 */
export function derivedSample(send: (...args: never[]) => unknown): Call | typeof sendsNothing {
  const parameters = parametersOf(send);
  if (!parameters.some((name) => name === 'db' || name === 'tx' || name === 'handle')) {
    if (/\.execute|\bawait\b/.test(String(send)))
      throw new Error(`${send.name} sends statements without a handle db, tx or handle`);
    return sendsNothing;
  }
  return async ({ db, tx }: Handles) => {
    const handles: Readonly<Record<string, unknown>> = { db, tx, handle: tx };
    const args = parameters.map((name = '') => {
      const [fact] = factOf(name) ?? [handles[name] ?? ofFacts];
      return fact;
    });
    return send(...(args as never[]));
  };
}

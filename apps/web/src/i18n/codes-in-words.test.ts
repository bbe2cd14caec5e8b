import { calls } from '@traslado/contract/calls';
import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { AUDIT_KINDS } from '@traslado/domain/audit/actions';
import { specialWords } from '@traslado/domain/booking/special-words';
import { statesOf } from '@traslado/domain/booking/state';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { REFUND_REASONS, REQUEST_STATES } from '@traslado/domain/desk/money-authority';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { describe, expect, it } from 'vitest';
import { staff as en } from './en/staff.ts';
import { staff as es } from './es/staff.ts';

type Dictionary = Readonly<Record<string, unknown>>;

const isDictionary = (node: unknown): node is Dictionary => typeof node === 'object' && node !== null;

/** Every dictionary of a catalogue, at any depth. */
const dictionariesOf = (node: unknown): Dictionary[] =>
  isDictionary(node) ? [node, ...Object.values(node).flatMap(dictionariesOf)] : [];

/** The sets of codes of a schema, at any depth, by the fields that lead to them. */
function enumsOf(schema: unknown, path: string, seen = new Set<unknown>()): [string, string[]][] {
  const def = isDictionary(schema) && isDictionary(schema._zod) ? schema._zod.def : null;
  if (!isDictionary(def) || seen.has(schema)) return [];
  seen.add(schema);
  if (def.type === 'enum') return [[path, Object.values(def.entries as object).map(String)]];
  const inner = ['element', 'innerType', 'valueType', 'in', 'out', 'left', 'right'].map((name) => def[name]);
  const options = Array.isArray(def.options) ? def.options : [];
  return [
    ...Object.entries(isDictionary(def.shape) ? def.shape : {}).flatMap(([name, one]) =>
      enumsOf(one, `${path}.${name}`, seen),
    ),
    ...[...inner, ...options].flatMap((one) => enumsOf(one, path, seen)),
  ];
}

/** Codes of answers that choose a part of a page or a sentence of a typed catalogue. Permissions and their nouns are asked for below. */
const NOT_PRINTED = [
  ...[
    'permissions',
    'can_give',
    'kept_by',
    'considered.verdict',
    'considered.by',
    'price.unit',
    'booking.payment',
  ],
  ...[
    'confirmation_mail',
    'disputes.status',
    'getBookingLetter.status',
    'news.kind',
    'news.quality',
    'breaker',
    'lines.queue',
  ],
  // Reports send titles beside them.
  ...[
    'figures.figure',
    'figures.dimensions',
    'figures.unit',
    'figures.shape',
    'definition.counted_on',
    'definition.owner',
  ],
];

/** Codes of `mayChangeRide`, `mayCancel`, `mayCorrectContact` and `mayLowerPrice`. */
const ACTING_REFUSALS = [
  ...[
    'booking.not_owner',
    'coupon.state',
    'transfer.state',
    'change.deadline_passed',
    'cancel.deadline_passed',
  ],
  ...['cancel.trip_type_invalid', 'override.not_allowed', 'override.over_limit', 'coupon.replaced'],
  ...['booking.no_longer_available', 'price.nothing_left', 'amount.invalid'],
];

/** Reasons of disputes and of fraud warnings at Stripe. */
const DISPUTE_REASONS = [
  ...[
    'bank_cannot_process',
    'check_returned',
    'credit_not_processed',
    'customer_initiated',
    'debit_not_authorized',
  ],
  ...[
    'duplicate',
    'fraudulent',
    'general',
    'incorrect_account_details',
    'insufficient_funds',
    'noncompliant',
  ],
  ...['product_not_received', 'product_unacceptable', 'subscription_canceled', 'unrecognized', 'misc'],
  ...[
    'card_never_received',
    'fraudulent_card_application',
    'made_with_counterfeit_card',
    'made_with_lost_card',
  ],
  ...['made_with_stolen_card', 'unauthorized_use_of_card'],
];

describe.each([
  ['en', en],
  ['es', es],
] as const)('every code on a page of staff has words in %s', (language, staff) => {
  const catalogues = ALL_CATALOGUES.map((one) => wordsOf(one)[language]);
  const known = dictionariesOf([staff, catalogues, specialWords[language], flightWords[language]]).map(
    (one) => new Set(Object.keys(one)),
  );

  it('of all answers of their calls', () => {
    const missing = Object.entries(calls)
      .filter(([, { route }]) => route.access === 'staff')
      .flatMap(([name, { shapes }]) => enumsOf(shapes.answer, name))
      .filter(([, codes]) => !known.some((words) => codes.every((code) => words.has(code))))
      .filter(([path]) => !NOT_PRINTED.some((end) => path.endsWith(end)));
    expect(missing.map(([path, codes]) => `${path}: ${codes.join(' ')}`)).toEqual([]);
  });

  const { story, dispute } = staff.bookings;
  const titles = [...ALL_CATALOGUES.map(({ name }) => name), ...Object.keys(staff.roles.nouns)];
  const codes: readonly (readonly [string, readonly string[], Dictionary])[] = [
    ['payments of a story', statesOf('payment').map((one) => `payment.${one}`), story.events],
    [
      'refunds of a story',
      ['requested', 'succeeded', 'failed', 'at_gateway', 'returned'].map((one) => `refund.${one}`),
      story.events,
    ],
    [
      'letters of a story',
      ['queued', 'sent', 'kept', 'failed', 'unanswered'].map((one) => `letter.${one}`),
      story.events,
    ],
    [
      'erasures of a story',
      ['asked', ...REQUEST_STATES.filter((one) => one !== 'waiting')].map((one) => `booking.erasure_${one}`),
      story.events,
    ],
    ['reasons of a refund in a story', [...REFUND_REASONS, 'cancel', 'change'], story.reasons],
    ['payments', statesOf('payment'), staff.payments.values],
    ['refunds', statesOf('refund'), staff.payments.values],
    ['refusals of what staff may do for a guest', ACTING_REFUSALS, staff.acting.refused],
    ['reasons of a dispute, as the gateway has them', DISPUTE_REASONS, dispute.reasons],
    [
      'kinds of entries of the audit',
      AUDIT_KINDS.filter((kind) => !ALL_CATALOGUES.some(({ name }) => name === kind)),
      staff.audit.kinds,
    ],
    [
      'nouns of permissions',
      PERMISSIONS.map((one) => one.slice(0, one.indexOf(':'))),
      Object.fromEntries(titles.map((title) => [title, title])),
    ],
    ['deeds of permissions', PERMISSIONS.filter((one) => !/:(see|change)$/.test(one)), staff.roles.deeds],
  ];
  it.each(codes)('of %s', (_, all, words) => {
    expect(all.filter((code) => !Object.hasOwn(words, code))).toEqual([]);
  });
});

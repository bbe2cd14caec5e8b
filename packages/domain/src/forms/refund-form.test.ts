import { expect, it } from 'vitest';
import { checkLimitForm, checkRefundForm } from './refund-form.ts';

const right = { amount: '220.00', reason: 'ride_late', note: 'Waited two hours' };

it.each<[string, object, string[]]>([
  ['nothing wrong', {}, []],
  ['no amount', { amount: '' }, ['amount field.required']],
  ['nothing', { amount: '0' }, ['amount amount.invalid']],
  ['less than nothing', { amount: '-5' }, ['amount amount.invalid']],
  ['a part of a cent', { amount: '5.001' }, ['amount amount.invalid']],
  ['a number of another kind', { amount: '1e3' }, ['amount amount.invalid']],
  ['no reason', { reason: '' }, ['reason field.required']],
  ['a reason that there is not', { reason: 'toString' }, ['reason field.invalid']],
  ['no note', { note: ' ' }, ['note field.required']],
  ['a note of two signs', { note: 'ok' }, ['note field.too_short']],
  ['a card in the note', { note: 'card 4242 4242 4242 4242' }, ['note text.card_number']],
  ['a note of 501 signs', { note: 'x'.repeat(501) }, ['note field.too_long']],
])('a refund by hand: %s', (_, more, issues) =>
  expect(checkRefundForm({ ...right, ...more }).map(({ field, code }) => `${field} ${code}`)).toEqual(issues),
);

it.each([
  ['', []],
  ['0', []],
  ['5000', []],
  ['5,000', ['amount.invalid']],
  ['-1', ['amount.invalid']],
  ['0', ['text.card_number'], 'card 4242 4242 4242 4242'],
])('a limit of %j', (limit, codes, note = ' ') =>
  expect(checkLimitForm({ limit, note }).map(({ code }) => code)).toEqual(codes),
);

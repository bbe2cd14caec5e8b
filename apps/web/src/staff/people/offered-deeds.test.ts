import { expect, test } from 'vitest';
import { offeredDeeds } from './offered-deeds.ts';

type Account = Parameters<typeof offeredDeeds>[0];

const rosa: Account = { id: 2, email: 'rosa@visitor.example', status: 'active', of_service: false };

test.each<[string, Partial<Account>, string]>([
  ['a colleague', {}, 'sendLink endSessions takeFactor close'],
  ['one’s own', { id: 1 }, 'sendLink endSessions'],
  ['without an address', { email: null }, 'endSessions takeFactor close'],
  ['invited', { status: 'unconfirmed' }, 'sendLink close'],
  ['closed', { status: 'disabled' }, 'open'],
  ['of the identity service', { of_service: true }, 'endSessions close'],
])('the actions on an account: %s', (_, differs, deeds) => {
  expect(offeredDeeds({ ...rosa, ...differs }, 1).join(' ')).toBe(deeds);
});

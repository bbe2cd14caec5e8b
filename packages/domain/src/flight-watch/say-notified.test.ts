import { expect, it } from 'vitest';
import { sayNotified } from './say-notified.ts';

const notice = {
  at: { date: '2026-12-21', time: '13:20' },
  pick_up: { date: '2026-12-21', time: '15:05' },
  channel: 'mail',
  outcome: 'told',
  because: null,
} as const;

it.each([
  [null, ''],
  [{ notified: null }, ''],
  [{ notified: notice }, 'Notified 13:20 by email: pick-up 15:05'],
  [{ notified: { ...notice, outcome: 'waiting' } }, 'On its way'],
  [{ notified: { ...notice, outcome: 'not_sent', because: 'limit' } }, 'Not notified: six notices were sent'],
] as const)('%j is said as %j', (followed, said) => {
  expect(sayNotified(followed, 'en', ({ time }) => time)).toBe(said);
});

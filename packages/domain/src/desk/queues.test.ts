import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, ROLE_NAMES } from '../access/permissions.ts';
import { DAY_MS, HOUR_MS } from '../time/instant.ts';
import { mayRestUntil, openThingsFor, QUEUE_NAMES, QUEUES, queuesFor } from './queues.ts';

describe('queues', () => {
  it('ask for a permission that exists', () => {
    for (const name of QUEUE_NAMES) expect(PERMISSIONS).toContain(QUEUES[name].permission);
  });

  it.each([
    ['concierge', ['flights', 'soon', 'unpaid', 'approvals', 'messages', 'letters', 'data']],
    ['finance', ['soon', 'unpaid', 'approvals', 'payments', 'disputes', 'data']],
    ['dispatcher', ['flights', 'soon', 'unpaid', 'data']],
    ['catalogue', []],
    ['auditor', QUEUE_NAMES],
    ['administrator', QUEUE_NAMES],
  ])('of %s', (role, queues) => expect(queuesFor(permissionsOf([role]))).toEqual(queues));

  it('show no open point of a queue without its permission', () => {
    const queueOf = {
      message: 'messages',
      approval: 'approvals',
      letter: 'letters',
      payment: 'payments',
    } as const;
    for (const role of ROLE_NAMES) {
      const permissions = permissionsOf([role]);
      for (const [thing, queue] of Object.entries(queueOf))
        expect(openThingsFor(permissions).some((one) => one === thing)).toBe(
          queuesFor(permissions).includes(queue),
        );
    }
  });
});

it('a row rests until a time within a week', () => {
  const now = Date.parse('2026-11-21T15:00:00Z');
  expect([0, -HOUR_MS, 1, 7 * DAY_MS, 7 * DAY_MS + 1].map((ms) => mayRestUntil(now + ms, now))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

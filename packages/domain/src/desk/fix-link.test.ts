import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FINDING_KINDS } from '../booking/data-to-fix.ts';
import { HOUR_MS } from '../time/instant.ts';
import { type FixLink, fieldsToCorrect, fixFieldOf, fixLinkState, isFixLinkOpen } from './fix-link.ts';

const madeAt = Date.parse('2026-11-24T12:00:00Z');
const link: FixLink = { madeAt, baseVersion: 3, endedAt: null };
const booking = { version: 3 };

describe('a correction link', () => {
  it.each([
    ['at once', link, 3, 0, true],
    ['at its last instant', link, 3, 72 * HOUR_MS, true],
    ['a second later', link, 3, 72 * HOUR_MS + 1_000, false],
    ['after a change of the booking', link, 4, HOUR_MS, false],
    ['after it was used or replaced', { ...link, endedAt: madeAt + 1 }, 3, HOUR_MS, false],
  ])('%s', (_, one, version, after, expected) => {
    expect(isFixLinkOpen(one, { version }, madeAt + after)).toBe(expected);
  });

  it('is used for staff, whatever else it is', () => {
    const ended = { ...link, endedAt: madeAt + 1 };
    expect(fixLinkState({ ...ended, isUsed: true }, { version: 4 }, madeAt)).toBe('used');
    expect(fixLinkState({ ...ended, isUsed: false }, booking, madeAt)).toBe('over');
    expect(fixLinkState({ ...link, isUsed: false }, booking, madeAt)).toBe('open');
  });
});

const all: Parameters<typeof fieldsToCorrect>[1] = { contact: true, ride: () => true };

describe('the fields of a link', () => {
  it.each([
    [[{ kind: 'phone', rideId: null }], all, { fields: ['phone'], rideId: null }],
    [
      [
        { kind: 'flight_time', rideId: 9 },
        { kind: 'flight_unknown', rideId: 7 },
        { kind: 'email_bounced', rideId: null },
      ],
      all,
      { fields: ['email', 'flight'], rideId: 9 },
    ],
    [[{ kind: 'flight_time', rideId: 9 }], { ...all, ride: () => false }, { fields: [], rideId: null }],
    [[{ kind: 'phone', rideId: null }], { ...all, contact: false }, { fields: [], rideId: null }],
    [[{ kind: 'party_twice', rideId: 9 }], all, { fields: [], rideId: null }],
  ] as const)('of %j', (findings, may, expected) => {
    expect(fieldsToCorrect(findings, may)).toEqual(expected);
  });

  it('are never more than the findings and the guest’s permissions', () => {
    const one = fc.record({
      kind: fc.constantFrom(...FINDING_KINDS),
      rideId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(one),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 3 })),
        (found, contact, rides) => {
          const { fields, rideId } = fieldsToCorrect(found, { contact, ride: (id) => rides.includes(id) });
          for (const field of fields) expect(found.some(({ kind }) => fixFieldOf(kind) === field)).toBe(true);
          if (!contact) expect(fields.filter((field) => field !== 'flight')).toEqual([]);
          expect(fields.includes('flight')).toBe(rideId !== null);
          if (rideId !== null) expect(rides).toContain(rideId);
        },
      ),
    );
  });
});

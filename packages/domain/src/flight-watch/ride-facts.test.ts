import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { FREEZE_REASONS } from './freeze.ts';
import { FACT_KINDS, factsBetween, type RideFact, type RideStanding, soldStanding } from './ride-facts.ts';

vi.setConfig({ testTimeout: 60_000 });

const SOLD = 1000;
const standing = fc.record<RideStanding>({
  expectedAt: fc.constantFrom(SOLD, 2000, 3000),
  frozen: fc.constantFrom(null, ...FREEZE_REASONS),
  proposedAt: fc.constantFrom(null, 2000, 4000),
  isLanded: fc.boolean(),
});

/** The facts of a ride that stood so, one after the other. */
const factsOf = (history: readonly RideStanding[]): RideFact[] =>
  history.reduce<{ facts: RideFact[]; before: RideStanding }>(
    ({ facts, before }, after) => ({
      facts: [...facts, ...factsBetween(before, after, facts.length)],
      before: after,
    }),
    { facts: [], before: soldStanding(SOLD) },
  ).facts;

it('facts are numbered from 1 without a gap, each once, and add up to the ride as it stands', () => {
  fc.assert(
    fc.property(fc.array(standing, { maxLength: 8 }), (history) => {
      const facts = factsOf(history);
      expect(facts.map(({ number }) => number)).toEqual(facts.map((_, index) => index + 1));
      const end = history.at(-1) ?? soldStanding(SOLD);
      const last = (kind: RideFact['kind']) => facts.findLast((fact) => fact.kind === kind);
      const expected = last('expected_pick_up');
      expect(expected?.kind === 'expected_pick_up' ? expected.is : SOLD).toBe(end.expectedAt);
      const freeze = facts.findLast(({ kind }) => kind === 'frozen' || kind === 'unfrozen');
      expect(freeze?.kind === 'frozen' ? freeze.is : null).toBe(end.frozen);
      for (const { kind } of facts) expect(FACT_KINDS).toContain(kind);
      expect(factsBetween(end, end, facts.length)).toEqual([]);
    }),
  );
});

it('going back to an earlier time is a fact of its own', () => {
  const at = (expectedAt: number): RideStanding => ({ ...soldStanding(SOLD), expectedAt });
  expect(factsOf([at(2000), at(SOLD), at(2000)])).toEqual([
    { number: 1, kind: 'expected_pick_up', was: SOLD, is: 2000 },
    { number: 2, kind: 'expected_pick_up', was: 2000, is: SOLD },
    { number: 3, kind: 'expected_pick_up', was: SOLD, is: 2000 },
  ]);
});

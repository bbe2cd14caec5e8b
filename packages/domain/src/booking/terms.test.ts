import { describe, expect, it } from 'vitest';
import { listsOf, shownTerms, type TermsVersion, termsInForce } from './terms.ts';

const version = (id: number, more: Partial<TermsVersion> = {}): TermsVersion => ({
  id,
  propertyId: 1,
  kind: 'terms',
  fromOn: '2026-01-01',
  writtenAt: 0,
  lines: { en: [`Text ${id}`], es: [`Texto ${id}`] },
  ...more,
});

describe('terms in force', () => {
  const versions = [
    version(1),
    version(2, { fromOn: '2026-06-01' }),
    version(3, { fromOn: '2026-05-01', writtenAt: 500 }),
    version(4, { kind: 'privacy' }),
    version(5, { propertyId: 2 }),
  ];
  it.each([
    ['2025-12-31', 100, []],
    ['2026-01-01', 100, [1, 4]],
    ['2026-05-31', 100, [1, 4]],
    // Written later with a first day that had passed: it counts from then on, and never for what was booked before.
    ['2026-05-31', 500, [3, 4]],
    ['2026-06-01', 500, [2, 4]],
  ])('on %s at %d are %j', (on, at, ids) => {
    expect(termsInForce(versions, { propertyId: 1, on, at }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the texts for a guest', () => {
  const sheet = { terms: ['Of the sheet'], policies: [] };

  it('is the property’s text before that of the sheet', () => {
    const all = [version(1), version(2, { kind: 'disclaimer' }), version(3, { kind: 'privacy' })];
    const shown = shownTerms(all, sheet, 'es');
    expect(shown).toEqual([
      { kind: 'terms', termsId: 1, lines: ['Texto 1', 'Of the sheet'] },
      { kind: 'disclaimer', termsId: 2, lines: ['Texto 2'] },
      { kind: 'privacy', termsId: 3, lines: ['Texto 3'] },
    ]);
    expect(listsOf(shown)).toEqual({
      terms: ['Texto 1', 'Of the sheet', 'Texto 2'],
      policies: ['Texto 3'],
    });
  });

  it('is the sheet alone where the property has no text', () => {
    expect(shownTerms([], sheet, 'en')).toEqual([{ kind: 'terms', termsId: null, lines: ['Of the sheet'] }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type AdmissionAsked, admissionOf, explainAdmission } from './explain-admission.ts';

// 10,000 cases take their time where others use the machine as well.
vi.setConfig({ testTimeout: 60_000 });

const tag = fc.constantFrom('COUNTRY:MX', 'COUNTRY:SE', 'AGENCY:X', 'CLUB:GOLD', 'PROPERTY:BP');
const tags = fc.uniqueArray(tag, { maxLength: 3 });

const asked: fc.Arbitrary<AdmissionAsked> = fc.record({
  status: fc.constantFrom(
    'RESERVED' as const,
    'IN_HOUSE' as const,
    'CHECKED_OUT' as const,
    'NO_SHOW' as const,
  ),
  departureOn: fc.constantFrom('2027-01-09', '2027-01-10', '2027-01-17'),
  todayOn: fc.constant('2027-01-10'),
  club: fc.record({
    allowBookingFrom: fc.constantFrom(null, 'C', 'W'),
    isGuest: fc.constantFrom(null, true, false),
    mBenefits: fc.constantFrom(null, 0, 1),
  }),
  isClubServed: fc.boolean(),
  regions: fc
    .array(fc.record({ isActive: fc.boolean(), allowTags: tags, denyTags: tags }), { maxLength: 4 })
    .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 }))),
  tags,
});

describe('the reason against serving a stay', () => {
  it('is the reason of the rule, and the change that it names avoids it, over 10,000 cases', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(asked, (stay) => {
        const told = explainAdmission(stay);
        expect(told?.code ?? null).toBe(admissionOf(stay));
        expect(explainAdmission(stay)).toEqual(told);
        for (const { name, words = [] } of told?.because.otherwise ?? []) {
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if (name === 'not_club') {
            const other = { ...stay, club: { ...stay.club, allowBookingFrom: 'W' } };
            expect(admissionOf(other)).not.toBe('stay.club_concierge');
            expect(admissionOf({ ...stay, isClubServed: true })).not.toBe('stay.club_concierge');
          } else if (name === 'without_tags') {
            const left = stay.tags.filter((one) => !words.includes(one));
            // Without the denied tags there may be no region left that allows it: then that is the reason.
            const again = explainAdmission({ ...stay, tags: left });
            expect(again?.because.otherwise.some((one) => one.name === 'without_tags') ?? false).toBe(false);
          } else {
            for (const one of words) {
              const again = explainAdmission({ ...stay, tags: [...stay.tags, one] });
              expect(again?.because.otherwise.some((other) => other.name === 'with_a_tag') ?? false).toBe(
                false,
              );
            }
          }
        }
      }),
      { numRuns: 10_000 },
    );
    expect([...seen.keys()].sort()).toEqual(['not_club', 'with_a_tag', 'without_tags']);
  });

  it('names the regions that decide: without them the rest admits it, or denies it by others', () => {
    fc.assert(
      fc.property(asked, (stay) => {
        const told = explainAdmission(stay);
        if (told?.code !== 'stay.region_denied') return;
        const ids = told.because.rows.map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        const again = explainAdmission({
          ...stay,
          regions: stay.regions.filter(({ id }) => !ids.includes(id)),
        });
        for (const { id } of again?.because.rows ?? []) expect(ids).not.toContain(id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('Norte denies the guest’s country', () => {
    const told = explainAdmission({
      status: 'RESERVED',
      departureOn: '2027-01-17',
      todayOn: '2027-01-10',
      club: { allowBookingFrom: null, isGuest: null, mBenefits: null },
      isClubServed: false,
      regions: [{ id: 7, isActive: true, allowTags: [], denyTags: ['COUNTRY:SE'] }],
      tags: ['COUNTRY:SE', 'PROPERTY:BP'],
    });
    expect(told).toEqual({
      code: 'stay.region_denied',
      params: { denies: 1 },
      because: {
        rows: [{ catalogue: 'regions', id: 7 }],
        facts: [{ name: 'tags', words: ['COUNTRY:SE', 'PROPERTY:BP'] }],
        otherwise: [{ name: 'without_tags', words: ['COUNTRY:SE'] }],
      },
    });
  });
});

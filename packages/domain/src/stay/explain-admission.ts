import type { Because, Explained, RowRef } from '../booking/because.ts';
import type { CivilDate } from '../time/civil.ts';
import { type AdmissionRefusal, checkAdmission, type StayStatus } from './admission.ts';
import { type ClubFlags, isClubStay } from './club.ts';
import { type Region, weighRegions } from './regions.ts';

type NumberedRegion = Region & { readonly id: number };

export type AdmissionAsked = {
  readonly status: StayStatus;
  readonly departureOn: CivilDate;
  /** The day at the property. */
  readonly todayOn: CivilDate;
  readonly club: ClubFlags;
  /** Staff override it: a concierge books for a club stay. */
  readonly isClubServed: boolean;
  readonly regions: readonly NumberedRegion[];
  /** Of the stay, as regions know them. */
  readonly tags: readonly string[];
};

/** The first reason against selling transfers to a stay at all, or null. */
export function admissionOf(asked: AdmissionAsked): AdmissionRefusal | null {
  return checkAdmission({
    status: asked.status,
    departureOn: asked.departureOn,
    todayOn: asked.todayOn,
    isClub: isClubStay(asked.club) && !asked.isClubServed,
    isOffered: weighRegions(asked.regions, asked.tags).isOffered,
    // A property can be reached from more than one airport: that question is asked where one is chosen.
    airportId: 0,
    chosenAirportId: null,
  });
}

type AdmissionReason = {
  readonly code: AdmissionRefusal;
  /** Of regions: 1 where one denies the stay, 0 where none allows it. */
  readonly params?: { readonly denies: number };
};

/** `admissionOf` with its explanation. */
export function explainAdmission(asked: AdmissionAsked): Explained<AdmissionReason> | null {
  const code = admissionOf(asked);
  if (!code) return null;
  const because = becauseOf(code, asked);
  if (code !== 'stay.region_denied') return { code, because };
  const { denying } = weighRegions(asked.regions, asked.tags);
  return { code, params: { denies: Number(denying.length > 0) }, because };
}

function becauseOf(code: AdmissionRefusal, asked: AdmissionAsked): Because {
  if (code === 'stay.region_denied') return becauseOfRegions(asked);
  if (code === 'stay.club_concierge') {
    const { allowBookingFrom, isGuest, mBenefits } = asked.club;
    return {
      rows: [],
      facts: [
        { name: 'booking_from', words: [allowBookingFrom ?? ''] },
        ...(isGuest === null ? [] : [{ name: 'is_guest' as const, count: Number(isGuest) }]),
        ...(mBenefits === null ? [] : [{ name: 'benefits' as const, count: mBenefits }]),
      ],
      otherwise: [{ name: 'not_club' }],
    };
  }
  return {
    rows: [],
    facts: [
      { name: 'status', words: [asked.status] },
      { name: 'check_out', day: asked.departureOn },
      { name: 'now', day: asked.todayOn },
    ],
    otherwise: [],
  };
}

/** Regions that deny one of its tags, with these; else regions whose tags it lacks, with all of them. */
function becauseOfRegions({ regions, tags }: AdmissionAsked): Because {
  const { denying, allowing } = weighRegions(regions, tags);
  const rows = (some: readonly NumberedRegion[]): RowRef[] =>
    some.map(({ id }) => ({ catalogue: 'regions', id }));
  const each = (words: readonly string[]) => [...new Set(words)].sort();
  const denied = each(denying.flatMap(({ denyTags }) => denyTags.filter((tag) => tags.includes(tag))));
  const wanted = each(allowing.flatMap(({ allowTags }) => allowTags));
  const facts = [{ name: 'tags', words: tags }] as const;
  const without = denied.length > 0 ? ([{ name: 'without_tags', words: denied }] as const) : [];
  const withOne = wanted.length > 0 ? ([{ name: 'with_a_tag', words: wanted }] as const) : [];
  // Both stand against it, so neither is enough by itself: the deny comes first, as in the rule.
  return denying.length > 0
    ? { rows: rows(denying), facts, otherwise: allowing.length > 0 ? [] : without }
    : { rows: rows(allowing), facts, otherwise: withOne };
}

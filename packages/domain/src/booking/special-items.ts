import type { RuleIssue } from '../forms/issue.ts';
import type { Counters } from './passengers.ts';
import { itemsOfCounts, type SpecialCounts } from './special-counts.ts';

/**
 * Large items, wheelchairs and child seats of a ride, counted by kind. Infant and toddler seats are the baby seats of the party by kind; a
 * booster is for a passenger of 4 and over, who is counted and pays as such.
 */
export const SPECIAL_KINDS = [
  'surfboard',
  'golf_bag',
  'bicycle',
  'stroller',
  'wheelchair_folding',
  'wheelchair_seated',
  'infant_seat',
  'toddler_seat',
  'booster_seat',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

export type SpecialItem = { readonly kind: SpecialKind; readonly count: number };

/** `confirmed`, or `call`: the resort calls the guest first. */
export const SPECIAL_ANSWERS = ['confirmed', 'call'] as const;
export type SpecialAnswer = (typeof SPECIAL_ANSWERS)[number];

/** Most of one kind on a ride. */
export const SPECIAL_COUNT_MAX = 20;

const BABY_SEATS: readonly SpecialKind[] = ['infant_seat', 'toddler_seat'];

const countOf = (items: readonly SpecialItem[], kinds: readonly SpecialKind[]): number =>
  items.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0);

/** Boosters that a party can use: one passenger of 4 and over at least is an adult. */
export const boostersFor = ({ adults }: Pick<Counters, 'adults'>): number => Math.max(0, adults - 1);

/**
 * Issues of a ride's items. Fields are `special_items.1.kind` and so on. Codes: `field.invalid` and `field.out_of_range` (params min, max) for
 * an unknown kind and a count beyond 1 to 20, `special_items.repeated`, `special_items.seats_differ` (params seats, total),
 * `special_items.booster_without_child` (params max).
 */
export function checkSpecialItems(items: readonly SpecialItem[], party: Counters): RuleIssue[] {
  const issues = items.flatMap(({ kind, count }, index): RuleIssue[] => {
    const at = `special_items.${index}`;
    if (!SPECIAL_KINDS.includes(kind)) return [{ field: `${at}.kind`, code: 'field.invalid' }];
    if (!Number.isInteger(count) || count < 1 || count > SPECIAL_COUNT_MAX)
      return [
        { field: `${at}.count`, code: 'field.out_of_range', params: { min: 1, max: SPECIAL_COUNT_MAX } },
      ];
    const isRepeated = items.findIndex((one) => one.kind === kind) < index;
    return isRepeated ? [{ field: `${at}.kind`, code: 'special_items.repeated' }] : [];
  });
  if (issues.length > 0) return issues;
  const total = countOf(items, BABY_SEATS);
  const boosters = countOf(items, ['booster_seat']);
  const max = boostersFor(party);
  return [
    ...(total > 0 && total !== party.babySeats
      ? [
          {
            field: fieldOf(items, BABY_SEATS),
            code: 'special_items.seats_differ',
            params: { seats: party.babySeats, total },
          } as const,
        ]
      : []),
    ...(boosters > max
      ? [
          {
            field: fieldOf(items, ['booster_seat']),
            code: 'special_items.booster_without_child',
            params: { max },
          } as const,
        ]
      : []),
  ];
}

const fieldOf = (items: readonly SpecialItem[], kinds: readonly SpecialKind[]): string =>
  `special_items.${items.findIndex(({ kind }) => kinds.includes(kind))}.count`;

/** The issues of a form's numbers, at `special.surfboard` and so on. */
export const checkSpecialCounts = (counts: SpecialCounts, party: Counters): RuleIssue[] => {
  const items = itemsOfCounts(counts);
  return checkSpecialItems(items, party).map((issue) => ({
    ...issue,
    field: `special.${items[Number(issue.field.split('.')[1])]?.kind}`,
  }));
};

/** The items in the order of their kinds: the same things are the same list. */
export const sortSpecialItems = (items: readonly SpecialItem[]): SpecialItem[] =>
  SPECIAL_KINDS.flatMap((kind) => {
    const count = countOf(items, [kind]);
    return count > 0 ? [{ kind, count }] : [];
  });

/** Items kept from before, as far as they fit the party now: seats of another number lose their kind, boosters beyond its children go. */
export function keepSpecialItems(items: readonly SpecialItem[], party: Counters): SpecialItem[] {
  const seats = countOf(items, BABY_SEATS);
  const boosters = Math.min(countOf(items, ['booster_seat']), boostersFor(party));
  return sortSpecialItems([
    ...items.filter(
      ({ kind }) => kind !== 'booster_seat' && (seats === party.babySeats || !BABY_SEATS.includes(kind)),
    ),
    { kind: 'booster_seat', count: boosters },
  ]);
}

/**
 * The answer for a ride with these items; null without any. Baby seats are sold as such, so they need no call. A wheelchair to be seated in
 * needs one in every shared vehicle, whatever the service confirms.
 * @param before the items and the answer of the ride so far: no more than what was confirmed stays confirmed
 */
export function answerSpecialItems(
  items: readonly SpecialItem[],
  service: { readonly isPrivate: boolean; readonly confirms: boolean },
  before: AnsweredItems | null = null,
): SpecialAnswer | null {
  if (items.length === 0) return null;
  const isFewer = items.every(({ kind, count }) => count <= countOf(before?.items ?? [], [kind]));
  if (before?.answer === 'confirmed' && isFewer) return 'confirmed';
  if (!service.isPrivate && countOf(items, ['wheelchair_seated']) > 0) return 'call';
  const isAsked = items.some(({ kind }) => !BABY_SEATS.includes(kind));
  return isAsked && !service.confirms ? 'call' : 'confirmed';
}

/** Items of a ride with their answer. */
export type AnsweredItems = { readonly items: readonly SpecialItem[]; readonly answer: SpecialAnswer | null };

/**
 * The rides whose items or answer a change touches, as they will be. Rides beside the named one only lose what no longer fits the party.
 * @param change `wish` null: the named ride keeps its items as well; `isAgreed`: staff settled them with the guest
 */
export function changeSpecialItems<Ride extends AnsweredItems & { readonly id: number }>(
  rides: readonly Ride[],
  change: {
    readonly rideId: number;
    readonly wish: readonly SpecialItem[] | null;
    readonly isAgreed: boolean;
    readonly party: Counters;
    readonly service: { readonly isPrivate: boolean; readonly confirms: boolean };
  },
): { readonly ride: Ride; readonly next: AnsweredItems }[] {
  return rides.flatMap((ride) => {
    const isNamed = ride.id === change.rideId;
    const items =
      isNamed && change.wish ? sortSpecialItems(change.wish) : keepSpecialItems(ride.items, change.party);
    const answered = answerSpecialItems(items, change.service, ride);
    const next = {
      items,
      answer: isNamed && change.isAgreed && answered ? ('confirmed' as const) : answered,
    };
    // An answer that was given stands for as long as its items.
    const isSame = markItems(items) === markItems(ride.items) && !(isNamed && change.isAgreed);
    return isSame || markSpecialItems(next) === markSpecialItems(ride) ? [] : [{ ride, next }];
  });
}

const markItems = (items: readonly SpecialItem[]): string =>
  sortSpecialItems(items)
    .map(({ kind, count }) => `${kind}:${count}`)
    .join(' ');

/** `surfboard:2 golf_bag:1 call`: items and answer as a change and a printed list keep them, for any language. */
export const markSpecialItems = ({ items, answer }: AnsweredItems): string =>
  [markItems(items), answer ?? ''].filter(Boolean).join(' ');

/** The items and the answer of such a mark. An unknown kind is left out. */
export function readSpecialItems(mark: string): AnsweredItems {
  const words = mark.split(' ');
  const items = SPECIAL_KINDS.flatMap((kind) => {
    const count = Number(words.find((word) => word.startsWith(`${kind}:`))?.split(':')[1] ?? 0);
    return count > 0 ? [{ kind, count }] : [];
  });
  return { items, answer: SPECIAL_ANSWERS.find((answer) => words.includes(answer)) ?? null };
}

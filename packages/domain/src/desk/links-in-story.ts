import { fixLinkUntil } from './fix-link.ts';
import { doerOf, event, type StoryEvent } from './story-event.ts';
import type { StoryFacts } from './story-facts.ts';

/** End of a link without staff: the earliest cause. */
type End = { readonly at: number; readonly code: 'outdated' | 'expired' };

/** The first of them, if it came before the link was used, ended by staff or replaced by another one. */
function firstOf(
  ends: readonly End[],
  { usedAt, endedAt }: { readonly usedAt: number | null; readonly endedAt: number | null },
): End | null {
  const [first] = [...ends].sort((a, b) => a.at - b.at);
  return first && usedAt === null && (endedAt === null || first.at < endedAt) ? first : null;
}

/** Ends by a change of the booking after a link was made for it. */
function changedAfter(since: number, { booking, changes }: StoryFacts): End[] {
  const changed = changes.flatMap(({ kind, status, createdAt, endedAt }) =>
    kind === 'cancel' ? [createdAt] : status === 'applied' ? [endedAt ?? createdAt] : [],
  );
  const replaced = booking.isReplaced && booking.cancelledAt !== null ? [booking.cancelledAt] : [];
  return [...changed, ...replaced].filter((at) => at > since).map((at) => ({ at, code: 'outdated' }));
}

/** Ends by a price reduction after a link was made: only an unpaid price is reduced. */
const loweredAfter = (since: number, { requests }: StoryFacts): End[] =>
  requests.flatMap(({ kind, status, decidedAt }) =>
    kind === 'price' && status === 'approved' && decidedAt !== null && decidedAt > since
      ? [{ at: decidedAt, code: 'outdated' }]
      : [],
  );

/** A replaced link has no end of its own: its successor shows it. */
export function ofPayLink(link: StoryFacts['payLinks'][number], facts: StoryFacts): StoryEvent[] {
  const { way, amountMinor, acting, madeAt, openedAt, usedAt, endedAt, endedBy } = link;
  const told = { kind: 'payment', amountMinor } as const;
  const end = firstOf(endsOfPayLink(link, facts), link);
  return [
    event({ ...told, at: madeAt, code: way === 'mail' ? 'link_mailed' : 'link_shown', ...doerOf(acting) }),
    ...(openedAt === null ? [] : [event({ ...told, at: openedAt, code: 'link_opened', source: 'guest' })]),
    ...(usedAt === null ? [] : [event({ ...told, at: usedAt, code: 'link_used', source: 'guest' })]),
    ...(end === null ? [] : [event({ ...told, at: end.at, code: `link_${end.code}`, source: 'us' })]),
    ...(endedAt === null || endedBy === null
      ? []
      : [event({ ...told, at: endedAt, code: 'link_ended', source: 'staff', who: endedBy })]),
  ];
}

/** It ends with its purpose. A payment without it is an event of its own. */
function endsOfPayLink({ madeAt, change }: StoryFacts['payLinks'][number], facts: StoryFacts): End[] {
  const { status, expiresAt } = facts.booking;
  if (change === null) {
    const expired: End[] =
      status === 'expired' && expiresAt !== null ? [{ at: expiresAt, code: 'expired' }] : [];
    // The first payment makes room for changes: a link for it was over by then.
    const isPaid = facts.attempts.some((one) => one.status === 'succeeded' && one.createdAt >= madeAt);
    const lowered = loweredAfter(madeAt, facts);
    return isPaid ? lowered : [...expired, ...lowered, ...changedAfter(madeAt, facts)];
  }
  if (change.endedAt === null || change.status === 'applied' || change.status === 'returned') return [];
  return [{ at: change.endedAt, code: change.status === 'lapsed' ? 'expired' : 'outdated' }];
}

/** Its own save is a change, which is shown as its use. */
export function ofFixLink(
  link: StoryFacts['fixLinks'][number],
  facts: StoryFacts,
  now: number,
): StoryEvent[] {
  const { way, by, madeAt, openedAt, usedAt } = link;
  const told = { kind: 'change' } as const;
  const until = fixLinkUntil(link);
  const over: End[] = until < now ? [{ at: until, code: 'expired' }] : [];
  const end = firstOf([...over, ...changedAfter(madeAt, facts)], link);
  return [
    event({
      ...told,
      at: madeAt,
      code: way === 'mail' ? 'fix_link_mailed' : 'fix_link_shown',
      source: by === null ? 'us' : 'staff',
      who: by,
    }),
    ...(openedAt === null
      ? []
      : [event({ ...told, at: openedAt, code: 'fix_link_opened', source: 'guest' })]),
    ...(usedAt === null ? [] : [event({ ...told, at: usedAt, code: 'fix_link_used', source: 'guest' })]),
    ...(end === null ? [] : [event({ ...told, at: end.at, code: `fix_link_${end.code}`, source: 'us' })]),
  ];
}

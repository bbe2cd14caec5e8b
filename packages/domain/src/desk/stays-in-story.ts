import { STAY_FIELDS, type StayState } from './stay-news.ts';
import { doerOf, event, type StoryEvent } from './story-event.ts';
import type { ActedBy, ChangedField, StoryFacts } from './story-facts.ts';

/** The stays that were linked before the sale. */
export function ofGroup({ group, booking: { acting } }: StoryFacts): StoryEvent[] {
  if (group === null) return [];
  const { source, who } = doerOf(acting);
  return [
    event({
      at: group.at,
      kind: 'booking',
      code: 'stays_linked',
      source,
      who,
      detail: group.folios.join(' · '),
    }),
  ];
}

/** It stands at the moment of reading: their system does not say when it happened. */
export function ofStayNews(news: StoryFacts['stayNews'][number], acting: ActedBy | null): StoryEvent {
  const { what, folio, old, new: now, learnedAt } = news;
  return event({
    at: learnedAt,
    kind: 'pms',
    code: codeOfNews(news, acting),
    source: 'pms',
    who: what === 'proved' ? (acting?.username ?? null) : null,
    detail: folio,
    changes: changesOfStay(old, now),
  });
}

/** Events by the new state of a stay. */
const STATES = {
  RESERVED: 'reserved',
  IN_HOUSE: 'checked_in',
  CHECKED_OUT: 'checked_out',
  CANCELLED: 'cancelled',
  NO_SHOW: 'no_show',
} as const satisfies Record<StayState['status'], string>;

function codeOfNews({ what, old, new: now }: StoryFacts['stayNews'][number], acting: ActedBy | null): string {
  if (what === 'proved') return acting === null ? 'proved_by_guest' : 'proved_at_desk';
  if (what !== 'changed' || old === null || now === null) return what;
  if (old.status !== now.status) return STATES[now.status];
  return old.room !== now.room && spanOfStay(old) === spanOfStay(now) ? 'moved' : 'dates';
}

const spanOfStay = ({ arrivalOn, departureOn }: StayState): string => `${arrivalOn}/${departureOn}`;

/** Fields that differ from before; of a first reading all of them. */
function changesOfStay(old: StayState | null, now: StayState | null): ChangedField[] {
  if (now === null) return [];
  return STAY_FIELDS.filter((field) => (old?.[field] ?? null) !== now[field]).map((field) => ({
    field: `stay.${field}`,
    old: old?.[field] ?? '',
    new: now[field] ?? '',
  }));
}

import { ofFixLink, ofPayLink } from './links-in-story.ts';
import { ofAttempt, ofDifference, ofMoneyDeed, ofRefund, ofRequest } from './money-in-story.ts';
import { ofLook, ofOpening, ofRight } from './staff-in-story.ts';
import { ofGroup, ofStayNews } from './stays-in-story.ts';
import { doerOf, event, type StoryEvent } from './story-event.ts';
import type { StoryFacts } from './story-facts.ts';

/** A booking's story until now, the oldest first. Late news stands at the moment of its event. */
export function timelineOf(facts: StoryFacts, now: number): StoryEvent[] {
  const events = [
    ...ofGroup(facts),
    ...ofBooking(facts.booking),
    ...facts.stayNews.map((news) => ofStayNews(news, facts.booking.acting)),
    ...facts.moneyDeeds.map(ofMoneyDeed),
    ...facts.attempts.map(ofAttempt),
    ...facts.changes.flatMap(ofChange),
    ...facts.requests.flatMap(ofRequest),
    ...facts.refunds.flatMap(ofRefund),
    ...facts.differences.flatMap(ofDifference),
    ...facts.marks.flatMap(ofMark),
    ...facts.assumed.map(ofAssumed),
    ...facts.answers.map(ofAnswer),
    ...facts.askedLetters.map(ofAskedLetter),
    ...facts.payLinks.flatMap((link) => ofPayLink(link, facts)),
    ...facts.fixLinks.flatMap((link) => ofFixLink(link, facts, now)),
    ...facts.letters.map(ofLetter),
    ...facts.messages.flatMap(ofMessage),
    ...facts.alerts.flatMap(ofAlert),
    ...facts.rights.flatMap(ofRight),
    ...facts.openings.map(ofOpening),
    ...facts.looks.map(ofLook),
  ];
  return events
    .map((one, place) => ({ one, place }))
    .sort((a, b) => a.one.at - b.one.at || a.place - b.place)
    .map(({ one }) => one);
}

function ofBooking({
  status,
  createdAt,
  expiresAt,
  cancelledAt,
  isReplaced,
  totalMinor,
  loweredMinor,
  channel,
  acting,
}: StoryFacts['booking']): StoryEvent[] {
  return [
    event({
      at: createdAt,
      kind: 'booking',
      code: 'sold',
      ...doerOf(acting),
      ...(acting === null && { who: channel }),
      amountMinor: totalMinor + loweredMinor,
    }),
    ...(status === 'expired' && expiresAt !== null
      ? [event({ at: expiresAt, kind: 'booking', code: 'expired', source: 'us' })]
      : []),
    ...(isReplaced && cancelledAt !== null
      ? [event({ at: cancelledAt, kind: 'booking', code: 'replaced', source: 'guest' })]
      : []),
  ];
}

/** Fields of the named ride; the others are of the whole booking, or name their ride. */
const OF_RIDE = [
  ...['flight_code', 'airline_id', 'terminal', 'service_date', 'flight_time'],
  ...['late_arrival', 'is_national', 'service_time', 'special_items'],
];

function ofChange({
  kind,
  status,
  amountMinor,
  direction,
  changes,
  createdAt,
  endedAt,
  acting,
}: StoryFacts['changes'][number]): StoryEvent[] {
  const isOfRide = direction !== null && changes.some(({ field }) => OF_RIDE.includes(field));
  const by = (one: typeof acting) => {
    const doer = doerOf(one);
    return { ...doer, detail: [isOfRide ? direction : '', doer.detail].filter(Boolean).join(' · ') };
  };
  const told = { kind: 'change', amountMinor, changes, ...by(acting) } as const;
  if (kind === 'cancel') return [event({ ...told, at: createdAt, code: 'cancelled' })];
  if (status === 'pending') return [event({ ...told, at: createdAt, code: 'pending' })];
  if (endedAt === null || endedAt === createdAt) return [event({ ...told, at: createdAt, code: status })];
  return [
    event({ ...told, at: createdAt, code: 'pending' }),
    event({
      ...told,
      ...by(null),
      at: endedAt,
      code: status,
      ...(status !== 'applied' && { source: 'us' }),
    }),
  ];
}

/** The outcome of a ride is an event of its direction: `arrival.missed`. Its reason stands before its note. */
function ofMark({
  direction,
  outcome,
  reason,
  note,
  markedAt,
  by,
  takenBackAt,
  takenBackBy,
}: StoryFacts['marks'][number]): StoryEvent[] {
  const detail = [reason, note].filter(Boolean).join(' · ');
  const told = { kind: 'ride', source: 'staff' } as const;
  const marked = event({ ...told, at: markedAt, code: `${direction}.${outcome}`, who: by, detail });
  if (takenBackAt === null) return [marked];
  return [marked, event({ ...told, at: takenBackAt, code: `${direction}.taken_back`, who: takenBackBy })];
}

const ofAssumed = ({ direction, at }: StoryFacts['assumed'][number]): StoryEvent =>
  event({ at, kind: 'ride', code: `${direction}.assumed`, source: 'us' });
const ofAnswer = ({ direction, answer, pickUp, at }: StoryFacts['answers'][number]): StoryEvent =>
  event({ at, kind: 'ride', code: `${direction}.${answer}`, source: 'guest', detail: pickUp });
const ofAskedLetter = ({ at, acting }: StoryFacts['askedLetters'][number]): StoryEvent =>
  event({ at, kind: 'letter', code: 'asked', ...doerOf(acting) });

const ofLetter = ({
  id,
  status,
  subject,
  to,
  createdAt,
  sentAt,
}: StoryFacts['letters'][number]): StoryEvent =>
  event({
    at: sentAt ?? createdAt,
    kind: 'letter',
    code: status,
    source: 'us',
    who: to,
    detail: subject,
    opens: { what: 'letter', id },
  });

/** The guest's message, and the staff member who answered or closed it. */
function ofMessage(message: StoryFacts['messages'][number]): StoryEvent[] {
  const { id, reference, status, createdAt, endedAt, endedBy, note } = message;
  const told = { kind: 'message', detail: reference, opens: { what: 'message', id } } as const;
  const written = event({ ...told, at: createdAt, code: 'written', source: 'guest' });
  if (endedAt === null || status === 'received') return [written];
  return [
    written,
    event({ ...told, at: endedAt, code: status, source: 'staff', who: endedBy, note: note ?? '' }),
  ];
}

function ofAlert({
  kind,
  detail,
  createdAt,
  resolvedAt,
  resolvedBy,
  note,
}: StoryFacts['alerts'][number]): StoryEvent[] {
  const raised = event({ at: createdAt, kind: 'alert', code: kind, source: 'us', detail });
  if (resolvedAt === null) return [raised];
  const source = resolvedBy === null ? 'us' : 'staff';
  return [
    raised,
    event({ at: resolvedAt, kind: 'alert', code: 'handled', source, who: resolvedBy, detail: note ?? '' }),
  ];
}

import { EVENT_KINDS, type EventKind } from '@traslado/domain/desk/story-event';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../../components/icon.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPast, formatRecent } from '../frame/format-when.ts';
import type { Person } from '../session/use-profile.ts';
import { LetterDialog } from './letter-dialog.tsx';
import type { Story } from './use-bookings.ts';
import { useEventWords } from './use-event-words.ts';

type StoryEvent = Story['events'][number];

const ICONS: Readonly<Record<EventKind, IconName>> = {
  booking: 'ticket',
  payment: 'bag',
  refund: 'swap',
  letter: 'mail',
  message: 'people',
  change: 'edit',
  ride: 'van',
  alert: 'warning',
  pms: 'resort',
  staff: 'info',
};

/** Failures of one thing, or one person's looks, with nothing but an alert between them: one line has the last of them, and how often. */
const isSame = (one: StoryEvent, other: StoryEvent): boolean =>
  ['failed', 'opened'].includes(one.code) &&
  (['kind', 'code', 'who', 'amount', 'detail'] as const).every((part) => one[part] === other[part]);

type Line = {
  readonly event: StoryEvent;
  readonly key: string;
  readonly count: number;
  readonly since: string;
};

/** The newest first. Two events of a moment can be alike, so each is known by its place. */
function linesOf(events: readonly StoryEvent[]): Line[] {
  const lines: Line[] = [];
  for (const [place, event] of events.entries()) {
    const at = lines.findLastIndex((line) => line.event.kind !== 'alert');
    const before = lines[at];
    const isAgain = before !== undefined && isSame(before.event, event);
    if (isAgain) lines.splice(at, 1);
    const { count, since } = isAgain ? before : { count: 0, since: event.at };
    lines.push({ event, key: `${event.at} ${place}`, count: count + 1, since });
  }
  return lines.reverse();
}

/** All that happened to a booking, by the clock of its airport. Views by staff would bury it, so they have a filter. */
export function StoryTimeline({ story, person }: { story: Story; person: Person }) {
  const { story: texts } = useTexts('staff').bookings;
  const [kind, setKind] = useState('');
  const [letter, setLetter] = useState<number | null>(null);
  const mayRead = {
    letter: person.permissions.includes('mail:send'),
    message: person.permissions.includes('messages:see'),
  };
  const there = EVENT_KINDS.filter((one) => story.events.some((event) => event.kind === one));
  const shown = linesOf(story.events).filter(({ event }) =>
    kind === '' ? event.code !== 'opened' : event.kind === kind,
  );
  return (
    <section aria-labelledby="story" className="story shadow-ticket">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 pt-2 sm:px-5">
        <h2 id="story" className="text-heading">
          {texts.title}
        </h2>
        {there.length > 1 && (
          <select
            aria-label={texts.filter}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            className="story-kind"
          >
            {['' as const, ...there].map((one) => (
              <option key={one} value={one}>
                {one === '' ? texts.all : texts.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </div>
      {shown.length === 0 && <p className="px-4 py-3 text-soft sm:px-5">{texts.none}</p>}
      <ol className="mt-2 divide-y divide-line border-line border-t">
        {shown.map(({ key, ...line }) => (
          <li key={key} className="flex gap-3 px-4 py-2.5 sm:px-5">
            <Icon name={ICONS[line.event.kind]} className="mt-0.5 size-5 text-soft" />
            <Event {...line} story={story}>
              {line.event.opens && mayRead[line.event.opens.what] && (
                <Opens opens={line.event.opens} detail={line.event.detail} onLetter={setLetter} />
              )}
            </Event>
          </li>
        ))}
      </ol>
      {letter !== null && <LetterDialog story={story} letter={letter} onClose={() => setLetter(null)} />}
    </section>
  );
}

type OpensProps = {
  opens: NonNullable<StoryEvent['opens']>;
  detail: string;
  onLetter: (id: number) => void;
};

/** The way to a letter or a message in full. Its name says which one. */
function Opens({ opens, detail, onLetter }: OpensProps) {
  const texts = useTexts('staff').bookings;
  if (opens.what === 'message')
    return (
      <Link href={`/admin/messages/${opens.id}`} className="story-opens">
        {texts.message.read}
      </Link>
    );
  return (
    <button
      type="button"
      className="story-opens"
      aria-label={`${texts.letter.read}: ${detail}`}
      onClick={() => onLetter(opens.id)}
    >
      {texts.letter.read}
    </button>
  );
}

/** A colleague by name, linked for a reader who may see people. */
function Colleague({ name, id }: Story['colleagues'][number]) {
  return (
    <>
      {' · '}
      {id === null ? (
        name
      ) : (
        <Link href={`/admin/people/${id}`} className="underline decoration-control underline-offset-4">
          {name}
        </Link>
      )}
    </>
  );
}

type EventProps = Omit<Line, 'key'> & { story: Story; children: ReactNode };

function Event({ event, count, since, story, children }: EventProps) {
  const { bookings, attention, acting, reconciliation } = useTexts('staff');
  const texts = bookings.story;
  const locale = useLocale();
  const { detailOf, changeOf } = useEventWords(story);
  const { at, learned_at, kind, code, source, who, amount, note, changes, reason } = event;
  const when = (instant: string) => formatRecent(instant, locale, story.time_zone);
  const alerts: Readonly<Record<string, string>> = attention.titles;
  const cause = Object.entries(reconciliation.causes).find(([one]) => code === `difference.${one}`)?.[1];
  const isBad = ['payment.failed', 'refund.failed', 'refund.returned', 'letter.failed'].includes(
    `${kind}.${code}`,
  );
  const what = texts.events[`${kind}.${code}`] ?? alerts[code] ?? (cause ? texts.difference(cause) : code);
  const colleague =
    source === 'staff' ? story.colleagues.find(({ username }) => username === who) : undefined;
  // A gateway has its name only where there are several.
  const gateways = new Set(story.events.filter((one) => one.kind === 'payment').map((one) => one.who));
  const isKnown = kind === 'payment' && source === 'gateway' && gateways.size === 1;
  const by =
    kind === 'letter' && who && source !== 'staff'
      ? texts.to(who)
      : [texts.sources[source], colleague || isKnown ? null : who].filter(Boolean).join(' · ');
  const told = [
    ...(count > 1 ? [texts.repeated(count, formatPast(since, story.time_zone, locale))] : []),
    detailOf(event),
  ]
    .filter(Boolean)
    .join(' · ');
  // A field without an old or a new value stands beside its event.
  const named = changes.filter((change) => !change.old && !change.new);
  const changed = changes.filter((change) => !named.includes(change));
  const beside = [
    ...named.map(changeOf),
    ...(amount ? [formatAmount(amount, locale, 'full', story.money.currency)] : []),
  ];
  return (
    <div className="story-event">
      <p>
        <span className={isBad ? 'font-semibold text-bad' : 'font-semibold'}>{what}</span>
        {beside.length > 0 && <span className="tabular-nums"> · {beside.join(' · ')}</span>}
      </p>
      {reason && <p className="text-small">{acting.reasons[reason]}</p>}
      {note && <p className="whitespace-pre-line text-small">{note}</p>}
      {changed.length > 0 && (
        <ul className="story-changes text-small">
          {changed.map((change) => (
            <li key={change.field}>{changeOf(change)}</li>
          ))}
        </ul>
      )}
      {learned_at && <p className="text-small text-warn">{texts.learned(when(learned_at))}</p>}
      <p className="story-by">
        {told && <span className="text-ink">{told} · </span>}
        {by}
        {colleague && <Colleague {...colleague} />}
      </p>
      <time dateTime={at} className="text-caption text-soft tabular-nums">
        {when(at)}
      </time>
      {children}
    </div>
  );
}

import { EVENT_KINDS, type EventKind } from '@traslado/domain/desk/story-event';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../../components/icon.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPast } from '../frame/format-when.ts';
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

/** All that happened to a booking, the newest first, by the clock of its airport. */
export function StoryTimeline({ story, person }: { story: Story; person: Person }) {
  const { story: texts, page } = useTexts('staff').bookings;
  const [kind, setKind] = useState<EventKind | null>(null);
  const [letter, setLetter] = useState<number | null>(null);
  const mayRead = {
    letter: person.permissions.includes('mail:send'),
    message: person.permissions.includes('messages:see'),
  };
  const there = EVENT_KINDS.filter((one) => story.events.some((event) => event.kind === one));
  // Two events of a moment can be alike, so each is known by its place.
  const placed = story.events.map((event, place) => ({ event, key: `${event.at} ${place}` })).reverse();
  const shown = placed.filter(({ event }) => kind === null || event.kind === kind);
  return (
    <section aria-labelledby="story" className="min-w-0 rounded-lg bg-surface shadow-ticket">
      <h2 id="story" className="px-4 pt-3 text-heading sm:px-5">
        {texts.title}{' '}
        <span className="font-normal font-text text-small text-soft">{page.timesIn(story.zone_name)}</span>
      </h2>
      {there.length > 1 && (
        <fieldset className="story-kinds">
          <legend className="sr-only">{texts.filter}</legend>
          {[null, ...there].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
              className="story-kind"
            >
              {one === null ? texts.all : texts.kinds[one]}
            </button>
          ))}
        </fieldset>
      )}
      {shown.length === 0 && <p className="px-4 py-3 text-soft sm:px-5">{texts.none}</p>}
      <ol className="mt-2 divide-y divide-line border-line border-t">
        {shown.map(({ event, key }) => (
          <li key={key} className="flex gap-3 px-4 py-2 sm:px-5">
            <Icon name={ICONS[event.kind]} className="mt-0.5 size-5 text-soft" />
            <Event event={event} story={story}>
              {event.opens && mayRead[event.opens.what] && (
                <Opens opens={event.opens} detail={event.detail} onLetter={setLetter} />
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
  const look = 'inline-flex min-h-11 items-center text-small underline decoration-control underline-offset-4';
  if (opens.what === 'message')
    return (
      <Link href={`/admin/messages/${opens.id}`} className={look}>
        {texts.message.read}
      </Link>
    );
  return (
    <button
      type="button"
      className={look}
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

type EventProps = { event: StoryEvent; story: Story; children: ReactNode };

function Event({ event, story, children }: EventProps) {
  const { bookings, attention, acting, reconciliation } = useTexts('staff');
  const texts = bookings.story;
  const locale = useLocale();
  const { detailOf, changeOf } = useEventWords(story);
  const { at, learned_at, kind, code, source, who, amount, note, changes, reason } = event;
  const when = (instant: string) => formatPast(instant, story.time_zone, locale);
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
  const detail = detailOf(event);
  return (
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <p>
        <span className={isBad ? 'font-semibold text-bad' : 'font-semibold'}>{what}</span>
        {amount !== null && amount !== 0 && (
          <span className="tabular-nums">
            {' '}
            · {formatAmount(amount, locale, 'full', story.money.currency)}
          </span>
        )}
      </p>
      {reason && <p className="text-small">{acting.reasons[reason]}</p>}
      {detail && <p className="text-small">{detail}</p>}
      {note && <p className="whitespace-pre-line text-small">{note}</p>}
      {changes.length > 0 && (
        <ul className="story-changes text-small">
          {changes.map((change) => (
            <li key={change.field}>{changeOf(change)}</li>
          ))}
        </ul>
      )}
      {learned_at && <p className="text-small text-warn">{texts.learned(when(learned_at))}</p>}
      <p className="flex flex-wrap justify-between gap-x-3 text-caption text-soft">
        <span>
          {by}
          {colleague && <Colleague {...colleague} />}
        </span>
        <time dateTime={at} className="tabular-nums">
          {when(at)}
        </time>
      </p>
      {children}
    </div>
  );
}

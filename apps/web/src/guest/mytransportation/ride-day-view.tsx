import { type ReactNode, useId } from 'react';
import { waitsInWords } from '../../booking-parts/waits-in-words.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMinute } from '../../components/use-minute.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { formatAge, formatCivilDate, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type ContactPrefill, openContact } from '../contact/open-contact.ts';
import type { RideDay } from '../my-bookings/kept-bookings.ts';
import type { AnyRideDay, DayAnswer, useRideDay } from './use-ride-day.ts';

type Said = ReturnType<typeof useRideDay>['said'];

export type AskedOfDay = {
  /** The reason why this reader cannot answer; null for one who can. */
  readonly silent: string | null;
  /** Pages of a change and a cancellation; null where this reader has none. */
  readonly change: string | null;
  readonly cancel: string | null;
  readonly answer: (given: DayAnswer, done: (after: AnyRideDay) => string) => Promise<void>;
};

type RideDayViewProps = {
  day: AnyRideDay;
  said: Said;
  ask: AskedOfDay;
  facts?: ReactNode;
  contact?: ContactPrefill;
  testId?: string;
  children?: ReactNode;
};

/** A ride on its day, for a signed-in guest and for the reader of a message. */
export function RideDayView({ day, said, ask, facts, contact, testId, children }: RideDayViewProps) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const nowAt = useMinute();
  const titleId = useId();
  const { expected, sold, direction } = day;
  const isMoved = expected.at !== sold.at;
  return (
    <section
      aria-labelledby={titleId}
      data-testid={testId}
      className="grid gap-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <h2 id={titleId} className="text-heading">
        {texts.title[direction]}
      </h2>
      {(day.frozen || day.proposal) && <Question day={day} ask={ask} />}
      <div role="status" className="empty:hidden">
        {said && <Banner tone={said.tone}>{said.text}</Banner>}
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Fact term={texts.pickUp}>
          <span className="block font-display font-extrabold text-headline tabular-nums leading-none tracking-display">
            {formatCivilTime(expected.time, locale)}
          </span>
          <span className="mt-1 block font-semibold first-letter:uppercase">
            {formatCivilDate(expected.date, locale)}
          </span>
          <span className="block text-small text-soft">
            {day.frozen ? texts.frozen.hold : (texts.why[day.basis] ?? '')}
            {isMoved && ` ${texts.booked(formatCivilTime(sold.time, locale))}`}
          </span>
        </Fact>
        {day.flight && (
          <Fact term={texts.flight}>
            <Flight day={day} flight={day.flight} />
          </Fact>
        )}
        <Fact term={texts.where} isWide>
          <span className="block font-semibold">{day.place.name}</span>
          <span className="block text-small text-soft">{day.place.detail}</span>
        </Fact>
        {facts}
      </dl>
      {!day.frozen && (
        <p className="flex gap-2.5">
          <Icon name="clock" className="text-soft" />
          <span>{waitsInWords(direction, expected, day.waits_until, locale)}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {!day.frozen && ask.change && (
          <LinkButton variant="quiet" icon="edit" href={ask.change}>
            {texts.flightChanged}
          </LinkButton>
        )}
        <CallLink variant="quiet" phone={day.phone} />
        <Button variant="quiet" icon="mail" onClick={() => openContact(contact)}>
          {texts.write}
        </Button>
        <p className="text-small text-soft">
          {texts.updated(formatAge(Date.parse(day.read_at), nowAt, locale))}
        </p>
      </div>
      {children}
    </section>
  );
}

export function Fact({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <dt className="mb-1 text-small text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The flight as far as it is known, and since when. */
function Flight({ day, flight }: { day: AnyRideDay; flight: NonNullable<RideDay['flight']> }) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const clock = (at: string) => formatInstant(at, day.time_zone, locale);
  const { known } = flight;
  const places = [
    flight.terminal && texts.terminal(flight.terminal),
    flight.gate && texts.gate(flight.gate),
    flight.belt && texts.belt(flight.belt),
  ].filter(Boolean);
  return (
    <>
      <span className="block font-semibold">
        {flight.code} · {texts.states[flight.state]}
      </span>
      {flight.diverted_to && <span className="block">{texts.divertedTo(flight.diverted_to)}</span>}
      {known && !day.frozen && (
        <span className="block">
          {texts.known[day.direction](formatCivilTime(known.time, locale))}{' '}
          <span className="text-small text-soft">({texts.asOf(clock(known.said_at))})</span>
        </span>
      )}
      {places.length > 0 && <span className="block">{places.join(' · ')}</span>}
      {flight.is_stale && flight.heard_at && (
        <span className="block text-small text-warn">{texts.stale(clock(flight.heard_at))}</span>
      )}
    </>
  );
}

/** A freeze or a proposal, with one tap for each way on. */
function Question({ day, ask }: { day: AnyRideDay; ask: AskedOfDay }) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const mayAnswer = ask.silent === null;
  const { answer, silent } = ask;
  const { frozen, proposal, sold, expected } = day;
  const clock = (moment: { time: string }) => formatCivilTime(moment.time, locale);
  const expectedOf = (after: AnyRideDay) => clock(after.expected);
  if (frozen) {
    const { number } = frozen;
    return (
      <Banner
        tone="warn"
        title={texts.frozen.titles[frozen.reason]}
        action={
          mayAnswer && (
            <Ways>
              {ask.change && (
                <LinkButton variant="primary" href={ask.change}>
                  {texts.frozen.change}
                </LinkButton>
              )}
              {ask.cancel && (
                <LinkButton variant="secondary" href={ask.cancel}>
                  {texts.frozen.cancel}
                </LinkButton>
              )}
              {number !== null && (
                <WorkButton
                  variant="secondary"
                  busyLabel={texts.answering}
                  work={() =>
                    answer({ answer: 'come_anyway', number }, (after) =>
                      texts.done.come_anyway(expectedOf(after)),
                    )
                  }
                >
                  {texts.frozen.come}
                </WorkButton>
              )}
            </Ways>
          )
        }
      >
        {texts.frozen.text} {silent}
      </Banner>
    );
  }
  if (!proposal) return null;
  const { number, kind } = proposal;
  const standing = expected.at === sold.at ? sold : expected;
  return (
    <Banner
      tone={kind === 'earlier' ? 'bad' : 'warn'}
      title={texts[kind].title(clock(proposal.pick_up))}
      action={
        mayAnswer &&
        number !== null && (
          <Ways>
            <WorkButton
              busyLabel={texts.answering}
              work={() =>
                answer({ answer: 'accept', number }, (after) => texts.done.accept(expectedOf(after)))
              }
            >
              {texts.accept(clock(proposal.pick_up))}
            </WorkButton>
            <WorkButton
              variant="secondary"
              busyLabel={texts.answering}
              work={() => answer({ answer: 'keep', number }, (after) => texts.done.keep(expectedOf(after)))}
            >
              {texts.keep(clock(standing))}
            </WorkButton>
          </Ways>
        )
      }
    >
      {kind === 'later'
        ? texts.later.text(formatInstant(proposal.answer_until ?? day.read_at, day.time_zone, locale))
        : texts.earlier.text}{' '}
      {silent}
    </Banner>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
);

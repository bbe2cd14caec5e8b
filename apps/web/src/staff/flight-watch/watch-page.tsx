import { Banner } from '../../components/banner.tsx';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { DayQuestion } from '../frame/day-question.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { setOf } from '../frame/filter-bar.tsx';
import { Loading } from '../frame/loading.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { delayOf, Matters, mattersOf, StateName, useFlightWords, useMoment } from './flight-parts.tsx';
import {
  type FlightWatch,
  useFlightWatch,
  useWatchQuestion,
  type WatchedFlight,
} from './use-flight-watch.ts';

/** Flights of an airport and a day: what they really do, and the people on them. */
export function WatchPage() {
  const texts = useTexts('staff').flightWatch;
  const [question, ask] = useWatchQuestion();
  const query = useFlightWatch(question);
  const { data, isPlaceholderData } = query;
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Loading query={query} texts={texts} />
      {data && (
        <div className="ride-page">
          {!data.is_followed && (
            <div className="mb-3">
              <Banner tone="warn">{texts.off}</Banner>
            </div>
          )}
          <WatchForm watch={data} question={question} onAsk={ask} />
          <WatchHead watch={data} onHeld={() => ask({ ...question, state: 'frozen' })} />
          {data.flights.length > 0 ? (
            <FlightsTable watch={data} isStale={isPlaceholderData} />
          ) : (
            <EmptyState icon="plane" title={texts.none}>
              {texts.noneText}
            </EmptyState>
          )}
        </div>
      )}
    </StaffPage>
  );
}

/** The day in figures. Those on hold lead to their flights. */
function WatchHead({ watch, onHeld }: { watch: FlightWatch; onHeld: () => void }) {
  const texts = useTexts('staff').flightWatch;
  const locale = useLocale();
  const sum = (of: (flight: WatchedFlight) => number) => watch.flights.reduce((all, one) => all + of(one), 0);
  const held = sum(({ frozen }) => frozen);
  return (
    <section className="day-head mb-3">
      <h2 className="text-title first-letter:uppercase">{formatCivilDate(watch.day, locale)}</h2>
      <p className="font-semibold tabular-nums">
        {[
          texts.flights(watch.flights.length),
          texts.rides(sum(({ rides }) => rides)),
          texts.people(sum(({ people }) => people)),
        ].join(' · ')}
        {held > 0 && ' · '}
        {held > 0 && (
          <button type="button" onClick={onHeld} className="text-bad underline underline-offset-4">
            {texts.matters.frozen(held)}
          </button>
        )}
      </p>
      <p className="day-print">{texts.clock(watch.airport.city)}</p>
    </section>
  );
}

type Question = ReturnType<typeof useWatchQuestion>[0];
type WatchFormProps = { watch: FlightWatch; question: Question; onAsk: (question: Question) => void };

/** Day, airport and state. Each choice is asked for at once. */
function WatchForm({ watch, question, onAsk }: WatchFormProps) {
  const texts = useTexts('staff').flightWatch;
  const { states } = useFlightWords();
  const ofState = {
    label: texts.labels.state,
    value: question.state ?? '',
    options: [
      { value: '', label: texts.all },
      ...Object.entries({ ...texts.filters, ...states }).map(([value, label]) => ({ value, label })),
    ],
    onChoose: (state: string) => {
      const { state: _, ...rest } = question;
      onAsk(state === '' ? rest : { ...rest, state });
    },
  };
  return (
    <DayQuestion
      texts={texts}
      day={question.day ?? watch.day}
      onDay={(day) => onAsk({ ...question, day })}
      set={setOf(ofState)}
    >
      <ListChoice
        isFilter
        label={texts.labels.airport}
        value={String(watch.airport.id)}
        options={watch.airports.map(({ id, code, name }) => ({
          value: String(id),
          label: `${code} · ${name}`,
        }))}
        onChoose={(airport) => onAsk({ ...question, airport })}
      />
      <ListChoice isFilter {...ofState} />
    </DayQuestion>
  );
}

function FlightsTable({ watch, isStale }: { watch: FlightWatch; isStale: boolean }) {
  const texts = useTexts('staff').flightWatch;
  const locale = useLocale();
  const moment = useMoment(watch.day);
  const { head } = texts;
  const none = <span className="no-value">–</span>;
  const rankOf = (flight: WatchedFlight) =>
    flight.frozen > 0 ? 0 : mattersOf(flight, texts.matters).length > 0 ? 1 : 2;
  return (
    <DataTable<WatchedFlight, never>
      caption={texts.table}
      rows={[...watch.flights].sort((one, other) => rankOf(one) - rankOf(other))}
      keyOf={({ id }) => id}
      isStale={isStale}
      columns={[
        {
          id: 'flight',
          head: head.flight,
          cell: ({ id, code, direction, sold_as }) => (
            <>
              <RowLink href={`/admin/flight-watch/${id}`} className="whitespace-nowrap">
                {code}
              </RowLink>
              <span className="ride-details">
                {' '}
                <span>{texts.directions[direction]}</span>
                {sold_as.length > 0 && <span>{texts.soldAs(sold_as.join(', '))}</span>}
              </span>
            </>
          ),
        },
        { id: 'state', head: head.state, isState: true, cell: ({ state }) => <StateName state={state} /> },
        {
          id: 'look',
          head: head.look,
          fits: true,
          cell: (flight) =>
            mattersOf(flight, texts.matters).length > 0 ? (
              <Matters flight={flight} canOpen={watch.viewer.can_open} />
            ) : (
              none
            ),
        },
        {
          id: 'scheduled',
          head: head.scheduled,
          isNumber: true,
          cell: ({ scheduled }) => (
            <span className="whitespace-nowrap tabular-nums">{moment(scheduled)}</span>
          ),
        },
        {
          id: 'known',
          head: head.known,
          isNumber: true,
          cell: ({ known, state }) =>
            known && state !== 'cancelled' ? (
              <>
                <span className="ride-time">{moment(known)}</span>
                {known.is_by_hand && <span className="ride-details"> {texts.byHand}</span>}
              </>
            ) : (
              none
            ),
        },
        {
          id: 'delay',
          head: head.delay,
          cell: (flight) => {
            const delay = delayOf(flight);
            if (delay === null) return none;
            return (
              <span
                className={classNames(
                  'whitespace-nowrap',
                  delay === 0 ? 'text-soft' : 'font-semibold text-warn',
                )}
              >
                {texts.delay(delay)}
              </span>
            );
          },
        },
        { id: 'rides', head: head.rides, isNumber: true, cell: ({ rides }) => formatNumber(rides, locale) },
        {
          id: 'people',
          head: head.people,
          isNumber: true,
          cell: ({ people }) => formatNumber(people, locale),
        },
      ]}
    />
  );
}

import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { formatCivilDate, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { DayQuestion } from '../frame/day-question.tsx';
import { setOf } from '../frame/filter-bar.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { Matters, mattersOf, StateName, useFlightWords, useMoment } from './flight-parts.tsx';
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
        <div className="grid grid-cols-1 gap-4">
          {!data.is_followed && <Banner tone="warn">{texts.off}</Banner>}
          <WatchForm watch={data} question={question} onAsk={ask} />
          <WatchHead watch={data} />
          {data.flights.length > 0 ? <FlightsTable watch={data} isStale={isPlaceholderData} /> : <Nothing />}
        </div>
      )}
    </StaffPage>
  );
}

function Nothing() {
  const texts = useTexts('staff').flightWatch;
  return (
    <div className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <p className="text-heading">{texts.none}</p>
      <p className="text-soft">{texts.noneText}</p>
    </div>
  );
}

function WatchHead({ watch }: { watch: FlightWatch }) {
  const texts = useTexts('staff').flightWatch;
  const locale = useLocale();
  const sum = (of: (flight: WatchedFlight) => number) => watch.flights.reduce((all, one) => all + of(one), 0);
  return (
    <section>
      <h2 className="text-title first-letter:uppercase">{formatCivilDate(watch.day, locale)}</h2>
      <p className="mt-1 font-semibold tabular-nums">
        {[
          texts.flights(watch.flights.length),
          texts.rides(sum(({ rides }) => rides)),
          texts.people(sum(({ people }) => people)),
        ].join(' · ')}
      </p>
      <p className="text-small text-soft">{texts.clock(watch.airport.city)}</p>
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
  return (
    <DataTable<WatchedFlight, never>
      caption={texts.table}
      rows={watch.flights}
      keyOf={({ id }) => id}
      isStale={isStale}
      columns={[
        {
          id: 'flight',
          head: head.flight,
          cell: (flight) => (
            <>
              <Link
                href={`/admin/flight-watch/${flight.id}`}
                className="whitespace-nowrap font-semibold underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
              >
                {flight.code}
              </Link>
              <span className="block text-small">{texts.directions[flight.direction]}</span>
              {flight.sold_as.length > 0 && (
                <span className="block text-caption text-soft">
                  {texts.soldAs(flight.sold_as.join(', '))}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'known',
          head: head.known,
          cell: ({ known, scheduled }) => (
            <>
              <span className="block whitespace-nowrap font-display font-extrabold text-title tabular-nums leading-none">
                {moment(known ?? scheduled)}
              </span>
              {known && moment(known) !== moment(scheduled) && (
                <span className="mt-1 block text-small text-soft tabular-nums">
                  {texts.planned(moment(scheduled))}
                </span>
              )}
              {known?.is_by_hand && <span className="block font-semibold text-small">{texts.byHand}</span>}
            </>
          ),
        },
        { id: 'state', head: head.state, cell: ({ state }) => <StateName state={state} /> },
        {
          id: 'riders',
          head: head.riders,
          cell: ({ rides, people }) => (
            <>
              <span className="block whitespace-nowrap">{texts.rides(rides)}</span>
              <span className="block whitespace-nowrap text-small text-soft">{texts.people(people)}</span>
            </>
          ),
        },
        {
          id: 'look',
          head: head.look,
          // A card has no line for it where nothing waits.
          cell: (flight) =>
            mattersOf(flight, texts.matters).length > 0 ? <Matters flight={flight} /> : null,
        },
        {
          id: 'heard',
          head: head.heard,
          cell: ({ heard_at }) => (
            <span className="text-small text-soft">
              {heard_at ? formatInstant(heard_at, watch.airport.time_zone, locale) : texts.notHeard}
            </span>
          ),
        },
      ]}
    />
  );
}

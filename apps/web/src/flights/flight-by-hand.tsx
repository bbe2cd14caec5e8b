import { useQuery } from '@tanstack/react-query';
import type { TerminalPoint } from '@traslado/domain/booking/meeting';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { ComboBox } from '../components/combo-box.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useFormContext, useWatch } from '../components/form-context.ts';
import { lazyExtra } from '../components/lazy-extra.ts';
import { RadioCards } from '../components/radio-cards.tsx';
import { TimeField } from '../components/time-field.tsx';
import { callApi } from '../data/client.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { FlightEntry } from './flight-entry.ts';

type Direction = 'arrival' | 'departure';

// Fetched with a flight typed by hand, shown at few airports. Without it the terminal stays unknown.
const TerminalQuestion = lazyExtra(() => import('./terminal-question.tsx'), 'TerminalQuestion');

/** Airlines, asked for only where a flight is typed by hand. */
function useAirlines() {
  return useQuery({
    queryKey: ['airlines'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callApi('listAirlines', {}, { signal }),
  });
}

type FlightByHandProps = {
  direction: Direction;
  /** First part of the flight number: it usually names the airline. */
  airlineCode: string;
  note: string | null;
  /** False where the schedule knows whether the flight is domestic. */
  asksNational: boolean;
  /** The airport's; null where the schedule knows the flight's. */
  terminals: readonly TerminalPoint[] | null;
};

/** A flight that the schedule does not know, or knows wrongly: time, airline and, for a departure, the destination. */
export function FlightByHand({ direction, airlineCode, note, asksNational, terminals }: FlightByHandProps) {
  const { control, setValue } = useFormContext();
  const entry = useWatch({ control, name: direction }) as FlightEntry;
  const airlines = useAirlines();
  const options = useMemo(
    () =>
      (airlines.data ?? []).map((airline) => ({
        id: String(airline.id),
        label: airline.name,
        detail: airline.iataCode,
      })),
    [airlines.data],
  );
  const guess = options.find((option) => option.detail === airlineCode);

  useEffect(() => {
    if (guess && entry.airline === '') setValue(`${direction}.airline`, guess.id);
  }, [guess, entry.airline, direction, setValue]);

  useEffect(() => {
    const chosen = options.find((option) => option.id === entry.airline);
    if (chosen && chosen.label !== entry.airlineName) setValue(`${direction}.airlineName`, chosen.label);
  }, [options, entry.airline, entry.airlineName, direction, setValue]);

  return (
    <div className="grid animate-rise gap-5">
      {note && (
        <Banner tone="info" live>
          {note}
        </Banner>
      )}
      {airlines.isError && (
        <AirlinesDown onRefresh={() => void airlines.refetch()} isBusy={airlines.isFetching} />
      )}
      <ComboBox name={`${direction}.airline`} options={options} optional />
      <TypedTime direction={direction} asksNational={asksNational} />
      {terminals && (
        <Suspense>
          <TerminalQuestion direction={direction} terminals={terminals} />
        </Suspense>
      )}
    </div>
  );
}

/** The group's backend may want the airline: the list is asked for again. */
function AirlinesDown({ onRefresh, isBusy }: { onRefresh: () => void; isBusy: boolean }) {
  const texts = useTexts('booking').flight.airlinesDown;
  const [isClosed, setClosed] = useState(false);
  const refresh = (
    <Button busy={isBusy} onClick={onRefresh}>
      {texts.refresh}
    </Button>
  );
  // Closed, it stays on the page: the way to ask again is never lost.
  if (isClosed) {
    return (
      <Banner tone="bad" title={texts.title} action={refresh}>
        {texts.text}
      </Banner>
    );
  }
  return (
    <Dialog onClose={() => setClosed(true)} title={texts.title} actions={refresh}>
      <p>{texts.text}</p>
    </Dialog>
  );
}

/** Local time of the flight, and for a departure its kind, national or not: the pick-up depends on it. */
export function TypedTime({
  direction,
  asksNational = true,
}: {
  direction: Direction;
  asksNational?: boolean;
}) {
  const texts = useTexts('booking').flight;
  return (
    <>
      <TimeField name={`${direction}.time`} hint={texts.timeHint} className="max-w-72" />
      {direction === 'departure' && asksNational && (
        <div className="col-span-full">
          <RadioCards
            name={`${direction}.isNational`}
            cards={[
              { value: '0', title: texts.international, detail: texts.internationalDetail },
              { value: '1', title: texts.national, detail: texts.nationalDetail },
            ]}
          />
        </div>
      )}
    </>
  );
}

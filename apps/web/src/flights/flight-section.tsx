import { readDesignator } from '@traslado/domain/flight/designator';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { NightLine } from '../booking-parts/night-line.tsx';
import { Button } from '../components/button.tsx';
import { useFormContext, useWatch } from '../components/form-context.ts';
import { Icon } from '../components/icon.tsx';
import { lazyExtra } from '../components/lazy-extra.ts';
import { notify } from '../components/notification.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { TextField } from '../components/text-field.tsx';
import { formatCivilDate } from '../i18n/format.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { airportWords } from '../places/use-places.ts';
import { FlightByHand, TypedTime } from './flight-by-hand.tsx';
import { byHandMark, isTypedByHand } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';
import { FlightFound } from './flight-found.tsx';
import type { FlightPlace } from './flight-place.ts';
import { NightChoice } from './lazy-night-choice.ts';
import { answeredNight, nightsOf } from './night-question.ts';
import { PickUpNote } from './pick-up-note.tsx';
import { filledBy } from './settle-look-ups.ts';
import { scheduleOf } from './time-question.ts';
import { useFlightLookUp } from './use-flight-look-up.ts';
import { usePickUp } from './use-pick-up.ts';

type Direction = 'arrival' | 'departure';

/** Ids that take the focus: the question about the night, and the day of a flight. */
export const NIGHT_ID = 'night-question';
const DAY_ID = { arrival: 'day-of-arrival', departure: 'day-of-departure' } as const;

const loadDateField = () => import('../components/date-field.tsx');
const DateField = lazyExtra(loadDateField, 'DateField');

/** The schedule's facts of a flight, before it is asked. */
const UNKNOWN: Partial<FlightEntry> = {
  time: '',
  foundFor: '',
  isNational: '',
  otherAirport: '',
  terminal: '',
};

/**
 * One flight. Its number comes first: the schedule knows the rest. A private flight gives its tail number; a guest without a flight yet gives an
 * approximate time.
 */
export function FlightSection({ direction, place }: { direction: Direction; place: FlightPlace }) {
  const texts = useTexts('booking').flight;
  const { control, setValue } = useFormContext();
  const entry = useWatch({ control, name: direction }) as FlightEntry;
  const lookUp = useFlightLookUp(direction, entry);
  const pickUp = usePickUp(direction, entry, place.setting);
  const { airport, property } = place;
  const { mark, status, flight } = lookUp;
  const isByHand = entry.foundFor === byHandMark(mark);

  const fill = (change: Partial<FlightEntry>) => {
    for (const [name, value] of Object.entries(change)) {
      setValue(`${direction}.${name}`, value);
    }
  };

  // Fills once for each answer, never over later typing.
  const takeAnswer = useEffectEvent(() => {
    // The schedule still has the time to compare with, and the kind, of a flight that is typed by hand.
    if (status === 'found' && flight && mark)
      fill({
        schedule: scheduleOf(entry, flight.flight_time),
        isNational: flight.is_national,
        ...(flight.terminal && { terminal: flight.terminal }),
      });
    if (status === 'found' && flight && mark && !isByHand && entry.foundFor !== mark) {
      fill(filledBy(flight, mark));
      // Found, it is right: its error goes before the field is left.
      control.leave(`${direction}.flightNumber`);
      return;
    }
    // Another number makes the schedule's answer about the last one void; data typed by hand stays.
    const isStale = entry.mode === 'number' && !isTypedByHand(entry) && entry.foundFor !== mark;
    if (isStale && status !== 'looking') fill({ ...UNKNOWN, airline: '', airlineName: '' });
  });
  const answer = `${status}|${mark ?? ''}|${flight?.flight_key ?? ''}`;
  useEffect(() => {
    if (answer !== '') takeAnswer();
  }, [answer]);

  const nights = direction === 'arrival' && place.arrivalOn ? nightsOf(entry, place.arrivalOn) : null;
  const isFound = status === 'found' && entry.foundFor === mark;
  const isSettled = isFound || status === 'looking';
  const showsByHand = isByHand || status === 'missing' || status === 'failed';
  const changeMode = (mode: FlightEntry['mode']) => fill({ mode, ...(entry.mode !== mode && UNKNOWN) });

  return (
    <fieldset aria-label={texts.title[direction]}>
      <FlightDay direction={direction} entry={entry} place={place} isAsked={nights !== null} />
      {entry.mode === 'number' && (
        <div className="grid gap-5">
          <TextField
            name={`${direction}.flightNumber`}
            label={texts.labels.flightNumber}
            hint={texts.numberHint}
            atOnce
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputClassName="uppercase placeholder:normal-case"
          />
          <p aria-live="polite" className="visually-hidden">
            {status === 'looking' ? texts.looking(numberText(entry)) : isFound ? texts.foundAloud : ''}
          </p>
          {status === 'looking' && (
            <p
              aria-hidden="true"
              className="flex min-h-44 items-center gap-5 rounded-md bg-sunk px-5 py-4 text-soft sm:min-h-25"
            >
              <Icon name="plane" className="size-5" />
              {texts.looking(numberText(entry))}
            </p>
          )}
          {status === 'offline' && !isByHand && <p className="text-soft">{texts.offline}</p>}
          {isFound && airport && (
            <FlightFound
              direction={direction}
              entry={entry}
              city={airportWords(airport, place.language).city}
              locale={place.locale}
              onByHand={() => fill({ foundFor: byHandMark(mark) })}
            />
          )}
          {showsByHand && !isFound && (
            <FlightByHand
              direction={direction}
              airlineCode={readDesignator(entry.flightNumber)?.airlineCode ?? ''}
              note={
                status === 'missing'
                  ? texts.missing(numberText(entry), formatCivilDate(entry.date, place.locale, 'short'))
                  : status === 'failed'
                    ? texts.lookUpFailed
                    : null
              }
              asksNational={status !== 'found'}
              terminals={flight?.terminal ? null : (airport?.terminals ?? null)}
            />
          )}
        </div>
      )}
      {entry.mode === 'private' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name={`${direction}.tailNumber`}
            label={texts.labels.tailNumber}
            hint={texts.tailHint}
            atOnce
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputClassName="uppercase placeholder:normal-case"
          />
          <TypedTime direction={direction} />
        </div>
      )}
      {entry.mode === 'later' && (
        <div className="grid gap-5">
          <p className="max-w-prose text-soft">{texts.laterText}</p>
          <TypedTime direction={direction} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-x-9 empty:hidden">
        {entry.mode !== 'number' && (
          <Button variant="quiet" onClick={() => changeMode('number')}>
            {texts.haveNumber}
          </Button>
        )}
        {/* A flight with a number that is or may be known is neither private nor to come. */}
        {entry.mode !== 'private' && !isSettled && !place.isShared && (
          <Button variant="quiet" onClick={() => changeMode('private')}>
            {texts.isPrivate}
          </Button>
        )}
        {entry.mode !== 'later' && !isSettled && property?.allowsWithoutFlight && (
          <Button variant="quiet" onClick={() => changeMode('later')}>
            {texts.notYet}
          </Button>
        )}
      </div>
      {nights && (
        <Suspense>
          <NightChoice
            id={NIGHT_ID}
            nights={nights}
            time={entry.time}
            onChoose={(night) => {
              fill(answeredNight(entry, night));
              // The question is gone: the day that it chose has the focus.
              setTimeout(() => document.getElementById(DAY_ID[direction])?.focus());
            }}
          />
        </Suspense>
      )}
      {airport && !nights && (
        <PickUpNote
          direction={direction}
          entry={entry}
          pickUp={pickUp}
          city={airportWords(airport, place.language).city}
          locale={place.locale}
          // Without a calculation in the browser no pick-up is coming.
          isComing={place.setting !== null && (status === 'looking' || isFound)}
        />
      )}
    </fieldset>
  );
}

const OWN_DAY = { arrival: 'checkIn', departure: 'checkOut' } as const;

const numberText = (entry: FlightEntry): string =>
  readDesignator(entry.flightNumber)?.text ?? entry.flightNumber.trim().toUpperCase();

/** The flight's day: the stay's own until the guest chooses another. The date field is fetched only then. */
function FlightDay({
  direction,
  entry,
  place,
  isAsked,
}: {
  direction: Direction;
  entry: FlightEntry;
  place: FlightPlace;
  /** Its night is still to be chosen. */
  isAsked: boolean;
}) {
  const texts = useTexts('booking').flight;
  const { formState } = useFormContext();
  const { stay, locale } = place;
  const own = stay && (direction === 'arrival' ? stay.arrival : stay.departure);
  const [isOpen, setOpen] = useState(entry.date !== own);
  const offline = useTexts('booking').notLoaded;
  const open = () =>
    void loadDateField().then(
      () => setOpen(true),
      () => notify(offline, 'info'),
    );
  const hasError = Boolean((formState.errors[direction] as { date?: unknown } | undefined)?.date);
  if (isOpen || hasError) {
    return (
      <div className="mb-5">
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          <DateField
            name={`${direction}.date`}
            label={texts.labels.date}
            boundsReason={
              stay &&
              texts.dayReason(
                formatCivilDate(stay.arrival, locale, 'short'),
                formatCivilDate(stay.departure, locale, 'short'),
              )
            }
          />
        </Suspense>
      </div>
    );
  }
  return (
    <p id={DAY_ID[direction]} tabIndex={-1} className="mb-4 flex flex-wrap items-center gap-x-4">
      <span className="flex items-center gap-2.5">
        <Icon name="calendar" className="text-soft" />
        <span>
          <span className="inline-block font-semibold first-letter:uppercase">
            {formatCivilDate(entry.date, locale)}
            {entry.date === own && ','}
          </span>{' '}
          <span className="text-soft">{entry.date === own && texts[OWN_DAY[direction]]}</span>
          {!isAsked && <NightLine direction={direction} flight={entry} className="text-soft" />}
        </span>
      </span>
      <Button variant="quiet" className="text-small" onClick={open}>
        {texts.changeDay}
      </Button>
    </p>
  );
}

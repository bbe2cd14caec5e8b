import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from '../components/form-path.ts';
import type { FormHandle } from '../components/form-store.ts';
import { queryClient } from '../data/query-client.ts';
import { byHandMark, lacksLookUp, lookUpMark } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';
import { type Direction, LOOK_UP_WAIT_MS, type LookUpStop, settleLookUps } from './settle-look-ups.ts';
import { flightQuery } from './use-flight-look-up.ts';

/** The flights of each trip. */
export const LEGS_OF = {
  round_trip: ['arrival', 'departure'],
  arrival: ['arrival'],
  departure: ['departure'],
} as const;

/** Sends a form of the page again, as its button does. */
export function sendAgain(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** Over after the wait, or as soon as the device is offline. */
function waitOver(): { promise: Promise<unknown>; end: () => void } {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    const over = () => resolve();
    const timer = setTimeout(over, LOOK_UP_WAIT_MS);
    window.addEventListener('offline', over);
    end = () => {
      clearTimeout(timer);
      window.removeEventListener('offline', over);
    };
  });
  return { promise, end };
}

/** A form that waits for the schedule's answers before it is checked, however quickly it is sent. */
export function useAwaitedFlights<T extends FieldValues>(
  form: FormHandle<T>,
  directions: readonly Direction[],
) {
  const [isWaiting, setWaiting] = useState(false);
  const [stop, setStop] = useState<LookUpStop | null>(null);
  const isUnderWay = useRef(false);
  const { control } = form;
  const entryOf = (direction: Direction) => control.values[direction] as FlightEntry;

  const awaited = useMemo((): FormHandle<T> => {
    const entry = (direction: Direction) => control.values[direction] as FlightEntry;
    const settle = async (): Promise<LookUpStop | null> => {
      const wait = waitOver();
      try {
        return await settleLookUps(directions, {
          isOnline: () => navigator.onLine,
          tooLong: wait.promise,
          entryOf: entry,
          ask: (direction, asked, mark) => queryClient.fetchQuery(flightQuery(direction, asked, mark)),
          fill: (direction, change) => {
            for (const [name, value] of Object.entries(change)) control.set(`${direction}.${name}`, value);
            control.leave(`${direction}.flightNumber`);
          },
        });
      } finally {
        wait.end();
      }
    };
    return {
      ...form,
      handleSubmit: (onValid, onInvalid) => async (event) => {
        event?.preventDefault();
        if (isUnderWay.current) return;
        const send = form.handleSubmit(onValid, onInvalid);
        if (!directions.some((direction) => lacksLookUp(direction, entry(direction)))) return send();
        isUnderWay.current = true;
        setWaiting(true);
        const stopped = await settle();
        isUnderWay.current = false;
        setWaiting(false);
        if (stopped) setStop(stopped);
        else await send();
      },
    };
  }, [form, control, directions]);

  return {
    form: awaited,
    /** The schedule is being waited for. */
    isWaiting,
    stop,
    setStop,
    /** Without an answer the guest types the rest, and no later answer writes over it. */
    typeByHand: (direction: Direction) => {
      setStop(null);
      control.set(`${direction}.foundFor`, byHandMark(lookUpMark(entryOf(direction))));
      setTimeout(() => control.focusField(`${direction}.airline`));
    },
    /** Cancels a hanging request, so that the schedule is really asked again. */
    askAgain: async () => {
      setStop(null);
      for (const direction of directions)
        await queryClient.cancelQueries({ queryKey: ['flight', direction, lookUpMark(entryOf(direction))] });
    },
  };
}

export type AwaitedFlights = Omit<ReturnType<typeof useAwaitedFlights>, 'form'>;

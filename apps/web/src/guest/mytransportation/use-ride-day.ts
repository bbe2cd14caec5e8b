import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { rideDayRoutes } from '@traslado/contract/routes-of-ride-day';
import type { CallInput } from '@traslado/contract/schemas';
import { useState } from 'react';
import { callApi, isWorthAnother, knowRoutes } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { RideDay } from '../my-bookings/kept-bookings.ts';
import { keepDay, keptDay } from '../my-bookings/kept-days.ts';
import { refreshBookings } from '../my-bookings/refresh-bookings.ts';

knowRoutes(rideDayRoutes);

/** News come once a minute at most. */
const AGAIN_MS = 60_000;

export type DayAnswer = CallInput<'answerRideDay'>['body'];
/** A ride on its day, as a message's link tells it at least. */
export type AnyRideDay = Omit<RideDay, 'transfer_id' | 'coupon_id'>;

/** A ride on its day; without a connection as it was last seen here. `said`: the outcome of the last answer. */
export function useRideDay(transferId: number, isKept: boolean) {
  const locale = useLocale();
  const texts = useTexts('rideDay');
  const client = useQueryClient();
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'warn' | 'bad'; readonly text: string } | null>(
    null,
  );
  const params = { transfer_id: String(transferId) };
  // Among a guest's own queries: they end with the session, and are asked anew after a change.
  const queryKey = ['coupon', 'day', transferId, locale];
  const { data } = useQuery<RideDay>({
    queryKey,
    enabled: !isKept,
    networkMode: 'always',
    refetchInterval: AGAIN_MS,
    retry: (failures, error) => navigator.onLine && failures < 2 && isWorthAnother(error),
    queryFn: async ({ signal }) => {
      const day = await callApi('getRideDay', { params }, { signal });
      keepDay(localStorage, day, Date.now());
      return day;
    },
  });

  const answer = async (given: DayAnswer, done: (day: RideDay) => string) => {
    setSaid(null);
    try {
      const day = await callApi('answerRideDay', { params, body: given });
      client.setQueryData(queryKey, day);
      keepDay(localStorage, day, Date.now());
      setSaid({ tone: 'good', text: done(day) });
    } catch (error) {
      if (!(error instanceof ProblemError)) return setSaid({ tone: 'bad', text: texts.notSent });
      setSaid({ tone: 'warn', text: error.problem.detail });
    }
    await refreshBookings();
  };

  return { day: data ?? keptDay(localStorage, transferId, Date.now()), said, answer };
}

import { HOLD_MINUTES } from '@traslado/domain/booking/hold';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** Read aloud at these minutes only: a clock that speaks every second would be the only thing heard. */
const ALOUD_MINUTES = [5, 1];

/** Never more than a hold lasts: the clock of a phone may be days behind. */
const secondsUntil = (at: string): number =>
  Math.min(HOLD_MINUTES * 60, Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000)));

/** Seconds until an instant (ISO), never below 0. Ticks once a second while it is shown. */
function useSecondsUntil(at: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    setSeconds(secondsUntil(at));
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

/** Time for which the seats are still held. After that paying takes them again, if they are still free: no alarm, only the fact. */
export function HoldCountdown({ until }: { until: string }) {
  const texts = useTexts('bookingEnd').payment;
  const seconds = useSecondsUntil(until);
  const minutes = Math.floor(seconds / 60);
  const clock = `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const aloud = ALOUD_MINUTES.find((minute) => seconds <= minute * 60 && seconds > minute * 60 - 15);
  return (
    <p className="flex items-center gap-2.5 text-small">
      <Icon name="clock" className="size-5 text-soft" />
      <span aria-hidden={seconds > 0}>
        {seconds > 0 ? (
          <>
            {texts.held} <span className="font-semibold tabular-nums">{clock}</span>
          </>
        ) : (
          texts.holdOver
        )}
      </span>
      <span aria-live="polite" className="visually-hidden">
        {aloud ? texts.heldAloud(aloud) : ''}
      </span>
    </p>
  );
}

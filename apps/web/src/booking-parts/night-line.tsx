import { NIGHT_ENDS } from '@traslado/domain/booking/night-landing';
import { lazy, Suspense } from 'react';
import { useLocale } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';

type NightOf = {
  direction: 'arrival' | 'departure';
  flight: { readonly date: string; readonly time: string };
};

// Few land at night: the others do not fetch the words. Without a network the date stands alone.
const Words = lazy(() =>
  import('@traslado/domain/booking/night-words').then(
    ({ nightOfRide }) => ({
      default: function Words({ direction, flight }: NightOf) {
        return <>{nightOfRide(direction, flight, languageOf(useLocale()))}</>;
      },
    }),
    () => ({ default: () => <></> }),
  ),
);

/** "The night from Dec 25 to 26" of a landing in it; nothing by day, and for a departure. */
export function NightLine({ className = '', ...ride }: NightOf & { className?: string }) {
  if (ride.direction === 'departure' || ride.flight.time === '' || ride.flight.time >= NIGHT_ENDS)
    return null;
  return (
    <span className={`block first-letter:uppercase ${className}`}>
      <Suspense>
        <Words {...ride} />
      </Suspense>
    </span>
  );
}

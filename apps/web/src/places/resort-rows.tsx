import { useRef } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { useNear } from '../components/use-near.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import { type Airport, airportWords, useAirports, useProperties } from './use-places.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * The resorts in rows of four, each with its drawing, which comes when the rows do; choosing one starts the form with it. They wait for the airports:
 * a resort chosen before would have none.
 */
export function ResortRows({
  onChoose,
}: {
  onChoose: (airport: Airport | undefined, resort: string) => void;
}) {
  const texts = useTexts('home').resorts;
  const language = languageOf(useLocale());
  const { data: properties, isPending } = useProperties();
  const { data: airports = [], isPending: isComing } = useAirports();
  const rows = useRef<HTMLUListElement>(null);
  const isNear = useNear(rows);

  return (
    <ul ref={rows} className="grid grid-cols-2 gap-x-3 gap-y-7 sm:gap-x-6 sm:gap-y-10 wide:grid-cols-4">
      {(isPending || isComing) &&
        PLACES.map((place) => (
          <li key={place}>
            <Skeleton className="aspect-[4/5] w-full" />
          </li>
        ))}
      {!isComing &&
        properties?.map((property) => {
          const served = airports.filter((airport) =>
            property.airports.some((one) => one.airport_id === airport.airport_id),
          );
          const cities = served.map((airport) => airportWords(airport, language).city).join(', ');
          return (
            <li key={property.code}>
              <button
                type="button"
                onClick={() => onChoose(served[0], property.code)}
                className="group w-full rounded-lg text-left"
                aria-label={texts.choose(property.name)}
              >
                <img
                  src={isNear ? property.thumbnail : undefined}
                  alt=""
                  width="320"
                  height="400"
                  loading="lazy"
                  decoding="async"
                  className="aspect-[4/5] h-auto w-full rounded-lg bg-sunk object-cover transition-[border-radius] duration-300 ease-out group-hover:rounded-[3.5rem]"
                />
                <span className="mt-3 block font-display font-semibold text-heading tracking-tight">
                  {property.name}
                </span>
                {cities && <span className="block text-small text-soft">{texts.from(cities)}</span>}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

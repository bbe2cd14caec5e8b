import { LOADER_FRAME_MS, LOADER_FRAMES } from '@traslado/domain/constants';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';

/** Number of the shown car, from 1 to 10. Stays at the first where less motion is preferred. */
function useCar(): number {
  const [car, setCar] = useState(1);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setCar((current) => (current % LOADER_FRAMES) + 1), LOADER_FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  return car;
}

type LoaderProps = {
  /** The awaited thing; a general sentence when missing. */
  message?: string;
  /** Fills the page instead of sitting in the flow. */
  page?: boolean;
};

/** Ten cars on the coast road, one after the other. Appears only after a short wait, so that quick answers do not flicker. */
export function Loader({ message, page }: LoaderProps) {
  const texts = useTexts('components');
  const car = useCar();
  const next = (car % LOADER_FRAMES) + 1;
  return (
    <div
      role="status"
      className={classNames(
        'loader flex flex-col items-center justify-center gap-5',
        page ? 'min-h-dvh pb-40' : 'py-12',
      )}
    >
      <div className="relative w-56 sm:w-72" aria-hidden="true">
        {/* The next car is fetched while this one is shown. */}
        <img
          key={`next-${next}`}
          src={`/art/cars/${next}.svg`}
          alt=""
          width="240"
          height="120"
          className="invisible absolute"
        />
        <img
          key={car}
          src={`/art/cars/${car}.svg`}
          alt=""
          width="240"
          height="120"
          className="loader-car h-auto w-full"
        />
        <div className="loader-road" />
      </div>
      <p className="font-semibold text-soft">{message ?? texts.loading}</p>
    </div>
  );
}

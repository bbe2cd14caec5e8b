import type { StartForm } from '@traslado/domain/forms/start-form';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { useWatch } from '../../components/form-context.ts';
import type { FormStore } from '../../components/form-store.ts';
import { Icon } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { airportWords, useAirports, useProperties } from '../../places/use-places.ts';
import { PATHS } from '../../shell/paths.ts';

/** The stub of the ticket: it fills itself with the places while they are chosen. */
export function StartStub({ control }: { control: FormStore<StartForm> }) {
  const texts = useTexts('home').form;
  const language = languageOf(useLocale());
  const [trip, direction, airportId, resort] = useWatch({
    control,
    name: ['typeReservation', 'direction', 'airport', 'resort'],
  });
  const airport = useAirports().data?.find((one) => String(one.airport_id) === airportId);
  const property = useProperties().data?.find((one) => one.code === resort);
  const toAirport = trip === 'OneWay' && direction === 'departure';
  const air = {
    chosen: airport !== undefined,
    name: airport ? airportWords(airport, language).city : texts.airport,
  };
  const stay = {
    chosen: property !== undefined,
    name: property?.name ?? texts.resort,
  };
  const [from, to] = toAirport ? [stay, air] : [air, stay];

  return (
    <div className="hidden wide:block">
      <p className="font-semibold text-small text-soft">{texts.stub}</p>
      <div className="mt-3 flex gap-4" aria-hidden="true">
        <div className="flex flex-col items-center py-2 text-accent">
          <span className="size-3.5 rounded-full border-[3px] border-current" />
          <span className="w-0 flex-1 border-current border-l-[3px] border-dotted" />
          <Icon name={trip === 'RoundTrip' ? 'swap' : 'van'} className="my-1" />
          <span className="w-0 flex-1 border-current border-l-[3px] border-dotted" />
          <span className="size-3.5 rounded-full bg-current" />
        </div>
        <div className="flex flex-1 flex-col gap-4">
          {[from, to].map((place, index) => (
            <div key={index === 0 ? 'from' : 'to'}>
              <p
                className={classNames(
                  'min-h-14 font-bold font-display text-title leading-tight tracking-tight',
                  !place.chosen && 'text-soft',
                )}
              >
                {place.name}
              </p>
            </div>
          ))}
        </div>
      </div>
      <p className="text-small">
        {texts.manage}{' '}
        <Link
          href={PATHS.myTransportation}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.manageLink}
        </Link>
      </p>
    </div>
  );
}

import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Icon, type IconName } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { dayHere } from '../catalogues/short-date.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { endsOf, monthsText, stepsOf } from './calendar-model.ts';
import { PriceYear } from './price-year.tsx';
import { type PricedProperty, usePriceCalendar, usePricedServices } from './use-prices.ts';
import './prices.css';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** Service and first day by the address: the first service, and twelve months from the current one on without a year. */
function useQuestion(properties: readonly PricedProperty[]) {
  const search = new URLSearchParams(useSearch());
  const [location, navigate] = useLocation();
  const all = properties.flatMap((property) => property.services.map((service) => ({ property, service })));
  const chosen = all.find(({ service }) => String(service.id) === search.get('service')) ?? all[0] ?? null;
  const asked = Number(search.get('year'));
  const isYear = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR;
  const now = `${dayHere().slice(0, 7)}-01`;
  return {
    chosen,
    from: isYear ? `${asked}-01-01` : now,
    go: (service: number, to: string) =>
      navigate(`${location}?service=${service}${to === now ? '' : `&year=${to.slice(0, 4)}`}`, {
        replace: true,
      }),
  };
}

/** Twelve months of a service: the winning rate of each day, with the reason. The question stands in the address, so that a link shows the same. */
export function PriceCalendarPage() {
  const texts = useTexts('staff').prices;
  const services = usePricedServices();
  const { data } = services;
  const { chosen, from, go } = useQuestion(data?.properties ?? []);
  const calendar = usePriceCalendar(chosen?.service.id ?? null, from);
  return (
    <StaffPage
      title={texts.calendar.title}
      lead={texts.calendar.lead}
      wide
      actions={
        chosen && (
          <LinkButton href={`/admin/guest-price?hotel=${chosen.property.code}`} variant="secondary">
            {texts.calendar.toGuest}
          </LinkButton>
        )
      }
    >
      {data && chosen && <Choice properties={data.properties} chosen={chosen} from={from} go={go} />}
      {data && !chosen && <p className="text-soft">{texts.noServices}</p>}
      {(chosen || !data) && <Loading query={data ? calendar : services} texts={texts} className="h-128" />}
      {calendar.data && (
        <PriceYear
          key={`${calendar.data.service.id}.${endsOf(calendar.data)[0]}`}
          calendar={calendar.data}
          isStale={calendar.isPlaceholderData}
        />
      )}
    </StaffPage>
  );
}

type ChoiceProps = {
  properties: readonly PricedProperty[];
  chosen: NonNullable<ReturnType<typeof useQuestion>['chosen']>;
  from: string;
  go: (service: number, from: string) => void;
};

function Choice({ properties, chosen, from, go }: ChoiceProps) {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  const id = useId();
  const [before, after] = stepsOf(from, dayHere());
  const { property, service } = chosen;
  const trips = ['round_trip', 'arrival', 'departure'] as const;
  return (
    <div className="list-tools rate-tools">
      <div className="filter-chip">
        <label htmlFor={`${id}-property`}>{texts.property}</label>
        <SelectBox
          id={`${id}-property`}
          className="field-box"
          value={property.id}
          onChange={(event) => {
            const to = properties.find((one) => one.id === Number(event.target.value));
            const same = to?.services.find(({ trip }) => trip === service.trip) ?? to?.services[0];
            if (same) go(same.id, from);
          }}
        >
          {properties
            .filter((one) => one.services.length > 0)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.code} · {one.name}
              </option>
            ))}
        </SelectBox>
      </div>
      <div className="filter-chip">
        <label htmlFor={`${id}-service`}>{texts.service}</label>
        <SelectBox
          id={`${id}-service`}
          className="field-box"
          value={service.id}
          onChange={(event) => go(Number(event.target.value), from)}
        >
          {trips.map((trip) => {
            const own = property.services.filter((one) => one.trip === trip);
            return (
              own.length > 0 && (
                <optgroup key={trip} label={texts.trips[trip]}>
                  {own.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name} · {one.airport} · {one.id}
                      {!one.on_sale && ` (${texts.offSale})`}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </SelectBox>
      </div>
      <fieldset>
        <legend className="visually-hidden">{texts.calendar.year}</legend>
        <div className="flex items-center">
          <YearStep
            icon="arrowLeft"
            label={texts.calendar.show(monthsText(before, locale))}
            disabled={before < `${FIRST_YEAR}`}
            onClick={() => go(service.id, before)}
          />
          <output className="min-w-14 text-center font-semibold tabular-nums">
            {monthsText(from, locale)}
          </output>
          <YearStep
            icon="arrowRight"
            label={texts.calendar.show(monthsText(after, locale))}
            disabled={after > `${LAST_YEAR + 1}`}
            onClick={() => go(service.id, after)}
          />
        </div>
      </fieldset>
    </div>
  );
}

type YearStepProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void };

function YearStep({ icon, label, disabled, onClick }: YearStepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="day-step disabled:opacity-40"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

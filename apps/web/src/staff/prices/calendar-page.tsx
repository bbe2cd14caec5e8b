import { addMonths } from '@traslado/domain/time/civil';
import { useLocation, useSearch } from 'wouter';
import { Icon, type IconName } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { dayHere } from '../catalogues/short-date.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { endsOf, monthsText } from './calendar-model.ts';
import { PriceYear } from './price-year.tsx';
import { ServiceChoice } from './service-choice.tsx';
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
  const month = /^(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? '01';
  return {
    chosen,
    from: isYear ? `${asked}-${month}-01` : `${dayHere().slice(0, 7)}-01`,
    go: (service: number, to: string) =>
      navigate(`${location}?service=${service}&year=${to.slice(0, 4)}&month=${to.slice(5, 7)}`, {
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
      {data && chosen && (
        <Choice
          properties={data.properties.filter(({ services: own }) => own.length > 0)}
          chosen={chosen}
          from={from}
          go={go}
        />
      )}
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

function Choice({ properties, chosen: { property, service }, from, go }: ChoiceProps) {
  const texts = useTexts('staff').prices.calendar;
  const locale = useLocale();
  const [before, after] = [addMonths(from, -12), addMonths(from, 12)];
  const step = (icon: IconName, to: string, disabled: boolean) => (
    <button
      type="button"
      aria-label={texts.show(monthsText(to, locale))}
      disabled={disabled}
      onClick={() => go(service.id, to)}
      className="day-step disabled:opacity-40"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
  return (
    <ServiceChoice
      properties={properties}
      property={property}
      service={service}
      onChoose={({ services }, one) => {
        const to = one ?? services.find(({ trip }) => trip === service.trip) ?? services[0];
        if (to) go(to.id, from);
      }}
    >
      <fieldset>
        <legend className="visually-hidden">{texts.year}</legend>
        <div className="flex items-center">
          {step('arrowLeft', before, before < `${FIRST_YEAR}`)}
          <output className="inline-block min-w-14 text-center font-semibold tabular-nums first-letter:uppercase">
            {monthsText(from, locale)}
          </output>
          {step('arrowRight', after, after > `${LAST_YEAR + 1}`)}
        </div>
      </fieldset>
    </ServiceChoice>
  );
}

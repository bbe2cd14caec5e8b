import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { banks } from '@traslado/domain/catalogues/banks';
import type { Value } from '@traslado/domain/catalogues/definition';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { notificationGroups } from '@traslado/domain/catalogues/notification-groups';
import { places } from '@traslado/domain/catalogues/places';
import { properties } from '@traslado/domain/catalogues/properties';
import { societies } from '@traslado/domain/catalogues/societies';
import { terms } from '@traslado/domain/catalogues/terms';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { CodeOnly, HoursText, Turn } from './list-cells.tsx';
import type { Screen } from './screen.ts';
import { shortDate } from './short-date.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

// Catalogues whose pages follow from their definitions, but for a few cells of their lists.

export const propertiesScreen: Screen<typeof properties> = {
  definition: properties,
  icon: 'resort',
  joined: {
    office_from: ({ facts }) => <HoursText from={facts.office_from} to={facts.office_to} />,
  },
};

export const airportPropertiesScreen: Screen<typeof airportProperties> = {
  definition: airportProperties,
  icon: 'clock',
  useValueText: () => {
    const { cells } = useTexts('staff').lists;
    const locale = useLocale();
    return (name, value) => {
      if (name !== 'drive_minutes' && name !== 'extra_minutes') return null;
      return value === 0 ? '' : cells.minutes(formatNumber(Number(value), locale));
    };
  },
};

export const placesScreen: Screen<typeof places> = {
  definition: places,
  icon: 'globe',
  joined: {
    airport_id: ({ facts }) => <PlaceAt airport={facts.airport_id} property={facts.property_id} />,
  },
};

/** A place is at one of the two. */
function PlaceAt({ airport, property }: { airport: number | null; property: number | null }) {
  const { kind } = useCatalogueWords(places).choices;
  const [name, id] =
    airport === null ? (['property_id', property] as const) : (['airport_id', airport] as const);
  return (
    <span className="inline-flex gap-2 py-1">
      {kind?.[airport === null ? 'property' : 'airport']}
      <span className="text-soft">{id !== null && <CodeOnly definition={places} name={name} id={id} />}</span>
    </span>
  );
}

export const recipientsScreen: Screen<typeof notificationGroups> = {
  definition: notificationGroups,
  icon: 'mail',
};

/** Digits that a rate of exchange always has. */
const RATE_DIGITS = 4;

export const exchangeRatesScreen: Screen<typeof exchangeRates> = {
  definition: exchangeRates,
  icon: 'swap',
  useValueText: () => {
    const locale = useLocale();
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: RATE_DIGITS,
      maximumFractionDigits: 6,
    });
    return (name, value) => (name === 'rate' && value !== null ? format.format(Number(value)) : null);
  },
  joined: {
    active: ({ facts }) => <Turn definition={exchangeRates} facts={facts} of={['currency']} day="day" />,
  },
};

export const societiesScreen: Screen<typeof societies> = {
  definition: societies,
  icon: 'suitcase',
  useValueText: () => {
    const { cells } = useTexts('staff').lists;
    const locale = useLocale();
    return (name, value) =>
      name === 'tax_rate' && value !== null ? cells.percent(formatNumber(Number(value), locale)) : null;
  },
};

export const banksScreen: Screen<typeof banks> = {
  definition: banks,
  icon: 'resort',
  useValueText: useCountryName,
};

/** The name of a country instead of its two letters. */
function useCountryName() {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (name: string, value: Value) =>
    name === 'country' && value ? (names.of(String(value)) ?? null) : null;
}

export const termsScreen: Screen<typeof terms> = {
  definition: terms,
  icon: 'info',
  joined: {
    in_force_from: ({ facts }) => (
      <span className="inline-flex items-center gap-4">
        <span className="tabular-nums">{shortDate(facts.in_force_from, useLocale())}</span>
        <Turn definition={terms} facts={facts} of={['property_id', 'kind']} day="in_force_from" />
      </span>
    ),
  },
};

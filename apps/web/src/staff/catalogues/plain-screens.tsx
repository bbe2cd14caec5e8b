import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { banks } from '@traslado/domain/catalogues/banks';
import type { Value } from '@traslado/domain/catalogues/definition';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { hotelGroups } from '@traslado/domain/catalogues/hotel-groups';
import { notificationGroups } from '@traslado/domain/catalogues/notification-groups';
import { places } from '@traslado/domain/catalogues/places';
import { properties } from '@traslado/domain/catalogues/properties';
import { societies } from '@traslado/domain/catalogues/societies';
import { terms } from '@traslado/domain/catalogues/terms';
import { useFieldValue } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { CodeOnly, HoursText, Turn } from './list-cells.tsx';
import { ReferenceField } from './reference-field.tsx';
import type { Screen } from './screen.ts';
import { shortDate } from './short-date.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useAllRows } from './use-sharers.ts';

// Catalogues whose pages follow from their definitions, but for a few cells of their lists.

export const propertiesScreen: Screen<typeof properties> = {
  definition: properties,
  icon: 'resort',
  inputs: { group_id: ({ name }) => <GroupField name={name} /> },
  joined: {
    office_from: ({ facts }) => <HoursText from={facts.office_from} to={facts.office_to} />,
  },
};

/** The number of a resort's hotel groups, by their names. */
function GroupField({ name }: { name: string }) {
  const groups = useAllRows(hotelGroups, true, 1);
  const value = String(useFieldValue(name).value);
  const numbers = new Set([...groups.map(({ group_id }) => String(group_id)), value]);
  const options = [...numbers].sort().map((number) => {
    const names = groups.filter(({ group_id }) => String(group_id) === number).map((group) => group.name);
    return { value: number, label: [number, ...names].join(' · ') };
  });
  return <SelectField name={name} options={options} />;
}

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

const PLACED = ['airport_id', 'property_id'] as const;

export const placesScreen: Screen<typeof places> = {
  definition: places,
  icon: 'globe',
  // Never optional where they are shown: the type needs them.
  inputs: Object.fromEntries(
    PLACED.map((name) => [name, () => <ReferenceField definition={places} name={name} />]),
  ),
  useLeftOut: ({ kind }) => PLACED.filter((name) => name !== `${kind}_id`),
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
      <span className="tabular-nums">{shortDate(facts.in_force_from, useLocale())}</span>
    ),
  },
  useMoreColumns: () => [
    {
      id: 'turn',
      head: useTexts('staff').changeSets.columns.state,
      isMain: true,
      cell: (facts) => (
        <Turn definition={terms} facts={facts} of={['property_id', 'kind']} day="in_force_from" />
      ),
    },
  ],
};

import { airlines } from './airlines.ts';
import { airportProperties } from './airport-properties.ts';
import { airportTerminals } from './airport-terminals.ts';
import { airports } from './airports.ts';
import { banks } from './banks.ts';
import { brand } from './brand.ts';
import { cardTypes } from './card-types.ts';
import { countries } from './countries.ts';
import type { Definition } from './definition.ts';
import { exchangeRates } from './exchange-rates.ts';
import { flights } from './flights.ts';
import { hotelGroups } from './hotel-groups.ts';
import { includedRules } from './included-rules.ts';
import { merchants } from './merchants.ts';
import { messageTemplates } from './message-templates.ts';
import { notificationGroups } from './notification-groups.ts';
import { operationConfigurations } from './operation-configurations.ts';
import { places } from './places.ts';
import { priceExpectations } from './price-expectations.ts';
import { properties } from './properties.ts';
import { providers } from './providers.ts';
import { publishingRules } from './publishing-rules.ts';
import { rates } from './rates.ts';
import { refundRules } from './refund-rules.ts';
import { regions } from './regions.ts';
import { restrictions } from './restrictions.ts';
import { segments } from './segments.ts';
import { services } from './services.ts';
import { societies } from './societies.ts';
import { systems } from './systems.ts';
import { terms } from './terms.ts';

/** Every catalogue that staff edit, by its name. Calls, permissions, tables, pages and tests follow from it. */
const CATALOGUES = {
  airlines,
  'airport-properties': airportProperties,
  'airport-terminals': airportTerminals,
  airports,
  brand,
  banks,
  'card-types': cardTypes,
  countries,
  'exchange-rates': exchangeRates,
  flights,
  'hotel-groups': hotelGroups,
  'included-rules': includedRules,
  merchants,
  'message-templates': messageTemplates,
  'notification-groups': notificationGroups,
  'operation-configurations': operationConfigurations,
  places,
  'price-expectations': priceExpectations,
  properties,
  providers,
  'publishing-rules': publishingRules,
  rates,
  'refund-rules': refundRules,
  regions,
  restrictions,
  segments,
  services,
  societies,
  terms,
  systems,
} as const satisfies Readonly<Record<string, Definition>>;

export type Catalogues = typeof CATALOGUES;
export type CatalogueName = keyof Catalogues;

/** The same for code that walks over all of them. */
export const ALL_CATALOGUES: readonly Definition[] = Object.values(CATALOGUES);

/** Catalogues in the file that goes from one installation to another. */
export const FILED_CATALOGUES = ALL_CATALOGUES.filter((one) => !one.isOfThisInstallation);

export type CataloguePermission = `${CatalogueName}:${'see' | 'change'}`;

const isName = (name: string): name is CatalogueName => Object.hasOwn(CATALOGUES, name);

export function permissionOf({ name }: Definition, what: 'see' | 'change'): CataloguePermission {
  if (!isName(name)) throw new Error(`${name} is not among the catalogues`);
  return `${name}:${what}`;
}

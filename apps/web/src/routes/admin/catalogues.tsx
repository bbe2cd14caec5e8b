import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { banks } from '@traslado/domain/catalogues/banks';
import { cardTypes } from '@traslado/domain/catalogues/card-types';
import type { CatalogueName, Catalogues } from '@traslado/domain/catalogues/catalogues';
import { countries } from '@traslado/domain/catalogues/countries';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { hotelGroups } from '@traslado/domain/catalogues/hotel-groups';
import { merchants } from '@traslado/domain/catalogues/merchants';
import { notificationGroups } from '@traslado/domain/catalogues/notification-groups';
import { places } from '@traslado/domain/catalogues/places';
import { properties } from '@traslado/domain/catalogues/properties';
import { providers } from '@traslado/domain/catalogues/providers';
import { societies } from '@traslado/domain/catalogues/societies';
import { terms } from '@traslado/domain/catalogues/terms';
import { brandScreen } from '../../staff/brand/screen.tsx';
import { AllPage } from '../../staff/catalogues/all-page.tsx';
import type { Screen } from '../../staff/catalogues/screen.ts';
import { prefetchRows } from '../../staff/catalogues/use-rows.ts';
import {
  airlinesScreen,
  airportsScreen,
  terminalsScreen,
} from '../../staff/flight-watch/airport-screens.tsx';
import { scheduleScreen } from '../../staff/flight-watch/schedule-screen.tsx';
import { messagesScreen } from '../../staff/messages/screen.tsx';
import { priceExpectationsScreen } from '../../staff/prices/expectation-screen.tsx';
import { ratesScreen } from '../../staff/prices/rates-screen.ts';
import { regionsScreen } from '../../staff/regions/screen.tsx';
import {
  includedRulesScreen,
  operationScreen,
  publishingRulesScreen,
  refundRulesScreen,
  restrictionsScreen,
  segmentsScreen,
} from '../../staff/rules/screens.tsx';
import { servicesScreen } from '../../staff/services/screen.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { systemsScreen } from '../../staff/systems/screen.tsx';
import { Catalogue } from './catalogue.tsx';
import { SetPages } from './change-sets.tsx';

export { StayPages } from './stays.tsx';

/** The pages of every catalogue. One that is missing does not compile. */
const SCREENS: { readonly [C in CatalogueName]: Screen<Catalogues[C]> } = {
  airlines: airlinesScreen,
  'airport-properties': { definition: airportProperties, icon: 'clock' },
  'airport-terminals': terminalsScreen,
  airports: airportsScreen,
  brand: brandScreen,
  banks: { definition: banks, icon: 'resort' },
  'card-types': { definition: cardTypes, icon: 'ticket' },
  countries: { definition: countries, icon: 'globe' },
  'exchange-rates': { definition: exchangeRates, icon: 'swap' },
  flights: scheduleScreen,
  'hotel-groups': { definition: hotelGroups, icon: 'resort' },
  'included-rules': includedRulesScreen,
  merchants: { definition: merchants, icon: 'suitcase' },
  'message-templates': messagesScreen,
  'notification-groups': { definition: notificationGroups, icon: 'mail' },
  'operation-configurations': operationScreen,
  places: { definition: places, icon: 'globe' },
  'price-expectations': priceExpectationsScreen,
  properties: { definition: properties, icon: 'resort' },
  providers: { definition: providers, icon: 'van' },
  'publishing-rules': publishingRulesScreen,
  rates: ratesScreen,
  'refund-rules': refundRulesScreen,
  regions: regionsScreen,
  restrictions: restrictionsScreen,
  segments: segmentsScreen,
  services: servicesScreen,
  societies: { definition: societies, icon: 'suitcase' },
  terms: { definition: terms, icon: 'info' },
  systems: systemsScreen,
};

const isCatalogue = (name: string): name is CatalogueName => Object.hasOwn(SCREENS, name);

/** The pages of the catalogue of this name. */
export function CataloguePages({ person, name }: { person: Person; name: string }) {
  return isCatalogue(name) ? <Catalogue key={name} person={person} screen={SCREENS[name]} /> : null;
}

/** Reads the list of the catalogue of this name. */
export function prefetchList(name: string): void {
  if (isCatalogue(name)) prefetchRows(SCREENS[name].definition);
}

/** All catalogues at once. */
export function AllCataloguesPage({ person }: { person: Person }) {
  return <AllPage person={person} screenOf={(name) => (isCatalogue(name) ? SCREENS[name] : null)} />;
}

/** Sets of changes of any of them. */
export function ChangeSetPages({ person }: { person: Person }) {
  return <SetPages person={person} screenOf={(name) => (isCatalogue(name) ? SCREENS[name] : null)} />;
}

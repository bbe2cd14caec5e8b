import { cardTypes } from '@traslado/domain/catalogues/card-types';
import type { CatalogueName, Catalogues } from '@traslado/domain/catalogues/catalogues';
import { countries } from '@traslado/domain/catalogues/countries';
import { hotelGroups } from '@traslado/domain/catalogues/hotel-groups';
import { merchants } from '@traslado/domain/catalogues/merchants';
import { providers } from '@traslado/domain/catalogues/providers';
import { brandScreen } from '../../staff/brand/screen.tsx';
import { AllPage } from '../../staff/catalogues/all-page.tsx';
import {
  airportPropertiesScreen,
  banksScreen,
  exchangeRatesScreen,
  placesScreen,
  propertiesScreen,
  recipientsScreen,
  societiesScreen,
  termsScreen,
} from '../../staff/catalogues/plain-screens.tsx';
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
  'airport-properties': airportPropertiesScreen,
  'airport-terminals': terminalsScreen,
  airports: airportsScreen,
  brand: brandScreen,
  banks: banksScreen,
  'card-types': { definition: cardTypes, icon: 'ticket' },
  countries: { definition: countries, icon: 'globe' },
  'exchange-rates': exchangeRatesScreen,
  flights: scheduleScreen,
  'hotel-groups': { definition: hotelGroups, icon: 'resort' },
  'included-rules': includedRulesScreen,
  merchants: { definition: merchants, icon: 'suitcase' },
  'message-templates': messagesScreen,
  'notification-groups': recipientsScreen,
  'operation-configurations': operationScreen,
  places: placesScreen,
  'price-expectations': priceExpectationsScreen,
  properties: propertiesScreen,
  providers: { definition: providers, icon: 'van' },
  'publishing-rules': publishingRulesScreen,
  rates: ratesScreen,
  'refund-rules': refundRulesScreen,
  regions: regionsScreen,
  restrictions: restrictionsScreen,
  segments: segmentsScreen,
  services: servicesScreen,
  societies: societiesScreen,
  terms: termsScreen,
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

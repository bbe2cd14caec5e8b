import type { stayFile } from '../stay/stay-file.ts';
import { stayFileWords } from '../stay/stay-file-words.ts';
import { airlinesWords } from './airlines-words.ts';
import { airportPropertiesWords } from './airport-properties-words.ts';
import { airportTerminalsWords } from './airport-terminals-words.ts';
import { airportsWords } from './airports-words.ts';
import { banksWords } from './banks-words.ts';
import { brandWords } from './brand-words.ts';
import { cardTypesWords } from './card-types-words.ts';
import type { CatalogueName, Catalogues } from './catalogues.ts';
import { countriesWords } from './countries-words.ts';
import type { Definition } from './definition.ts';
import { exchangeRatesWords } from './exchange-rates-words.ts';
import { flightsWords } from './flights-words.ts';
import { hotelGroupsWords } from './hotel-groups-words.ts';
import { includedRulesWords } from './included-rules-words.ts';
import { merchantsWords } from './merchants-words.ts';
import { messageTemplatesWords } from './message-templates-words.ts';
import { notificationGroupsWords } from './notification-groups-words.ts';
import { operationConfigurationsWords } from './operation-configurations-words.ts';
import { placesWords } from './places-words.ts';
import { priceExpectationsWords } from './price-expectations-words.ts';
import { propertiesWords } from './properties-words.ts';
import { providersWords } from './providers-words.ts';
import { publishingRulesWords } from './publishing-rules-words.ts';
import { ratesWords } from './rates-words.ts';
import { refundRulesWords } from './refund-rules-words.ts';
import { regionsWords } from './regions-words.ts';
import { restrictionsWords } from './restrictions-words.ts';
import { segmentsWords } from './segments-words.ts';
import { servicesWords } from './services-words.ts';
import { societiesWords } from './societies-words.ts';
import { systemsWords } from './systems-words.ts';
import { termsWords } from './terms-words.ts';
import type { AnyWords, WordsOf, WrittenWords } from './words.ts';
import { writeWords } from './write-words.ts';

/** The words of every catalogue, and of a file of stays. A missing one does not compile. */
const WORDS: { readonly [C in CatalogueName]: WordsOf<Catalogues[C]> } & {
  readonly stays: WordsOf<typeof stayFile>;
} = {
  airlines: airlinesWords,
  'airport-properties': airportPropertiesWords,
  'airport-terminals': airportTerminalsWords,
  airports: airportsWords,
  brand: brandWords,
  banks: banksWords,
  'card-types': cardTypesWords,
  countries: countriesWords,
  'exchange-rates': exchangeRatesWords,
  flights: flightsWords,
  'hotel-groups': hotelGroupsWords,
  'included-rules': includedRulesWords,
  merchants: merchantsWords,
  'message-templates': messageTemplatesWords,
  'notification-groups': notificationGroupsWords,
  'operation-configurations': operationConfigurationsWords,
  places: placesWords,
  'price-expectations': priceExpectationsWords,
  properties: propertiesWords,
  providers: providersWords,
  'publishing-rules': publishingRulesWords,
  rates: ratesWords,
  'refund-rules': refundRulesWords,
  regions: regionsWords,
  restrictions: restrictionsWords,
  segments: segmentsWords,
  services: servicesWords,
  societies: societiesWords,
  stays: stayFileWords,
  terms: termsWords,
  systems: systemsWords,
};

const written = (definition: Definition): Readonly<Record<'en' | 'es', AnyWords>> => {
  const said = new Map<string, Readonly<Record<'en' | 'es', WrittenWords>>>(Object.entries(WORDS)).get(
    definition.name,
  );
  if (!said) throw new Error(`${definition.name} has no words`);
  return { en: writeWords(definition, 'en', said.en), es: writeWords(definition, 'es', said.es) };
};

const all = new Map<Definition, Readonly<Record<'en' | 'es', AnyWords>>>();

/** The words of a catalogue, whichever it is. */
export function wordsOf(definition: Definition): Readonly<Record<'en' | 'es', AnyWords>> {
  const words = all.get(definition) ?? written(definition);
  all.set(definition, words);
  return words;
}

import type { Language } from '@traslado/domain/language';

/**
 * The sales catalogue of the group's systems, as far as they are asked. Every number here is theirs; ours are in `their-numbers.ts`.
 * Amounts in cents, dates civil.
 */

/** A record that was left out, or an unexpected value. Values themselves are never in it. */
export type OddRecord = { readonly path: string; readonly expected: string; readonly found: string };

export type CatalogueAnswer<T> =
  | {
      readonly kind: 'ok';
      readonly value: T;
      /** Rows that could not be read and are missing in `value`. */
      readonly refused?: number;
      /** Their faults. */
      readonly odd?: readonly OddRecord[];
      /** They reported that there is no such list, which is empty then. */
      readonly isMissing?: true;
    }
  /** They answered, and it cannot be read: this record alone counts for nothing. */
  | { readonly kind: 'unreadable'; readonly odd?: readonly OddRecord[] }
  | { readonly kind: 'unavailable' };

export type BackendProperty = {
  /** Null where they know it by its code alone. */
  readonly id: number | null;
  readonly code: string;
  readonly smartCode: string;
  readonly name: string;
};

export type BackendAirport = {
  readonly id: number;
  readonly iataCode: string;
  readonly oaciCode: string;
  readonly webTransfers: boolean;
  readonly name: { readonly en: string | null; readonly es: string | null };
  /** Minutes from a landing until its guests are outside; null where it is unknown. */
  readonly clearance: { readonly international: number; readonly national: number } | null;
  /** Numbers of the resorts that it serves; null where they are unknown. */
  readonly resortIds: readonly number[] | null;
};

export type BackendAirline = {
  readonly id: number;
  readonly iataCode: string;
  readonly name: string;
  readonly type: string;
  readonly status: number;
};

/** A service in the list of a resort's sales, in the order of the list. */
export type BackendOffer = {
  readonly serviceId: number;
  readonly segmentId: number;
  readonly paxMax: number | null;
  readonly recommended: boolean;
  /** Its direction in a numbering of each list: only sent back, never read. */
  readonly operationTypeId: number | null;
  readonly movementOriginId: number | null;
  readonly departurePlaceId: number | null;
  readonly arrivalPlaceId: number | null;
  readonly position: number;
};

export type BackendRate = {
  readonly id: number;
  readonly priority: number;
  readonly description: string;
  readonly priceMinor: number;
  readonly adultPriceMinor: number;
  readonly minorPriceMinor: number;
  readonly validFromOn: string;
  readonly validToOn: string;
  readonly paxMax: number | null;
};

/** The texts of a sheet. */
export type BackendWords = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly transportationType: string;
  readonly location: string;
  readonly itinerary: readonly string[];
  readonly includes: readonly string[];
  readonly notIncludes: readonly string[];
  readonly tags: readonly string[];
  readonly recommendations: readonly string[];
  readonly demarcation: readonly string[];
  readonly terms: readonly string[];
  readonly policies: readonly string[];
};

export type BackendSheet = {
  readonly words: BackendWords;
  readonly private: boolean;
  /** Its capacity, where the list lacks it. */
  readonly paxMax: number | null;
  readonly isRoundTrip: boolean | null;
  readonly isArrival: boolean | null;
  readonly departurePlaceId: number | null;
  readonly arrivalPlaceId: number | null;
  readonly provider: {
    readonly id: number;
    readonly businessName: string;
    readonly tradeName: string;
  } | null;
  /** Numbers of currencies in its rates; empty where they have the code. */
  readonly currencies: readonly number[];
  readonly rates: readonly BackendRate[];
};

export type BackendRestriction = {
  readonly id: number;
  readonly categoryId: 1 | 2 | 3;
  readonly referenceId: number;
  readonly appliedRule: number;
  readonly auxiliar: number;
  readonly status: number;
};

/** Time before a flight at which rides of a segment leave, `HH:mm`. */
export type BackendSegment = {
  readonly collective: boolean;
  readonly transferTypeId: number;
  readonly transferType: string;
  readonly typeDescription: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly internationalHourBefore: string;
  readonly nationalHourBefore: string;
};

/** Hours of a segment's services at a resort, local times `HH:mm`. */
export type BackendConfiguration = {
  readonly id: number;
  readonly segmentId: number;
  readonly propertyId: number;
  readonly description: string;
  readonly initialServiceTime: string;
  readonly finalServiceTime: string;
  readonly restrictionId: number | null;
  readonly status: number;
};

/** A part is null where our own tables are used. */
export type GroupCatalogue = {
  /** Their number of US dollars; without a setting the only one in their sheets. */
  readonly dollarNumber?: number | undefined;
  readonly listProperties: (() => Promise<CatalogueAnswer<readonly BackendProperty[]>>) | null;
  readonly listAirports: (() => Promise<CatalogueAnswer<readonly BackendAirport[]>>) | null;
  readonly listAirlines: (() => Promise<CatalogueAnswer<readonly BackendAirline[]>>) | null;
  readonly listOffers:
    | ((of: {
        readonly hotel: string;
        readonly airportId: number;
        readonly isRoundTrip: boolean;
        readonly on: string;
      }) => Promise<CatalogueAnswer<readonly BackendOffer[]>>)
    | null;
  /** Null for a service that has none in that language. */
  readonly findSheet:
    | ((of: {
        readonly serviceId: number;
        readonly language: Language;
        readonly hotel: string;
        readonly on: string;
      }) => Promise<CatalogueAnswer<BackendSheet | null>>)
    | null;
  /** Null for a segment without a record. */
  readonly findSegment: ((segmentId: number) => Promise<CatalogueAnswer<BackendSegment | null>>) | null;
  readonly listConfigurations:
    | ((segmentId: number) => Promise<CatalogueAnswer<readonly BackendConfiguration[]>>)
    | null;
  readonly findRestriction: ((id: number) => Promise<CatalogueAnswer<BackendRestriction | null>>) | null;
  /** Addresses of a notification group. */
  readonly listRecipients: ((tag: string) => Promise<CatalogueAnswer<readonly string[]>>) | null;
};

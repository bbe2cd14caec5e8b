import type { RuleSources, ServiceRules } from '@traslado/domain/booking/availability';
import type { CardType } from '@traslado/domain/booking/cards';
import type { TerminalPoint } from '@traslado/domain/booking/meeting';
import type { Merchant } from '@traslado/domain/booking/merchant';
import type { SeatPolicy } from '@traslado/domain/booking/passengers';
import type { Rate as PricedRate } from '@traslado/domain/booking/price';
import type { TermsVersion } from '@traslado/domain/booking/terms';
import type { Clearance } from '@traslado/domain/booking/waiting';
import type { FollowSettings } from '@traslado/domain/flight-watch/settings';
import type { Language } from '@traslado/domain/language';
import type {
  BackendAirline,
  BackendConfiguration,
  BackendRestriction,
  BackendSegment,
  BackendSheet,
  BackendWords,
} from '../ports/group-catalogue.ts';
import type { NumberedKind, TheirOffer } from '../ports/their-numbers.ts';
import type { Brand } from './brand.ts';
import type { MessageTemplateRow, NotificationRecipient, PhoneTextRow } from './message-records.ts';
import type { Bank, Society } from './money-records.ts';
import type { ExchangeRateRow, RefundRuleRow, SystemRow } from './small-records.ts';

/** The catalogue in the server's own words. Times are `HH:mm`, dates civil, amounts cents, instants epoch milliseconds. */

export type Words = Readonly<Record<Language, string>>;
export type OperationType = 1 | 2 | 3;

export type HotelGroup = {
  readonly active: boolean;
  readonly groupId: number;
  readonly name: string;
  readonly operaCode: string;
  readonly smartCode: string;
};

export type Property = {
  readonly id: number;
  readonly code: string;
  readonly smartCode: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly groupId: number;
  readonly timeZone: string;
  readonly phone: string;
  readonly email: string;
  readonly officeFrom: string;
  readonly officeTo: string;
  readonly seatPolicy: SeatPolicy;
  readonly allowsWithoutFlight: boolean;
  readonly changeHours: number;
  readonly cancelHours: number;
  readonly folioExample: string;
  /** Of notices to the resort's own people. */
  readonly staffLanguage: Language;
  /** A part of a larger resort, listed beside it only for a caller who asks for such parts. */
  readonly moonZone: boolean;
  readonly active: boolean;
  /** The airports that serve it. */
  readonly airports: readonly PropertyAirport[];
  /** The airports that ever did: sold rides keep their road. */
  readonly roads: readonly PropertyAirport[];
};

export type PropertyAirport = {
  readonly airportId: number;
  /** Minutes by which a departure from this property to that airport leaves earlier. */
  readonly extraMinutes: number;
  /** Usual minutes on the road. */
  readonly driveMinutes: number;
};

export type Airport = {
  readonly id: number;
  readonly iataCode: string;
  readonly oaciCode: string;
  /** Sold on the web, and not ended. */
  readonly webTransfers: boolean;
  readonly timeZone: string;
  readonly city: string;
  readonly name: Words;
  readonly meetingPoint: Words;
  readonly terminals: readonly TerminalPoint[];
  readonly clearance: Clearance;
  readonly following: FollowSettings;
  readonly propertyIds: readonly number[];
};

export type Place = {
  readonly id: number;
  readonly kind: 'airport' | 'property';
  readonly airportId: number | null;
  readonly propertyId: number | null;
  readonly name: Words;
  readonly detail: Words;
};

export type Airline = BackendAirline & {
  readonly icaoCode: string;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly updatedAt: number;
  readonly updatedBy: string;
};

export type Country = {
  readonly code: string;
  /** Empty where the usual name does. */
  readonly name: Words;
  readonly dialingCode: string;
  readonly societyId: number | null;
  readonly position: number;
  readonly active: boolean;
};

export type Segment = BackendSegment & {
  readonly id: number;
  readonly name: string;
  readonly originPlaceId: number;
  readonly destinationPlaceId: number;
  readonly status: number;
};

/** A row of the tariff, with the sheet's facts beside the price rules'. */
export type Rate = PricedRate & { readonly serviceId: number; readonly description: string };

export type Service = {
  readonly id: number;
  readonly propertyId: number;
  readonly airportId: number;
  readonly segment: Segment;
  readonly provider: Provider;
  readonly operationType: OperationType;
  readonly private: boolean;
  readonly vehicle: string;
  readonly pictureName: string | null;
  readonly paxMax: number;
  readonly suitcases: number;
  readonly handBags: number;
  /** Special items are confirmed at once; else the resort calls the guest. */
  readonly confirmsItems: boolean;
  readonly recommended: boolean;
  readonly position: number;
  readonly upsellServiceId: number | null;
  readonly active: boolean;
  /** By priority, then by id. */
  readonly rates: readonly Rate[];
  /** The same with the group's rates at 0, which are for stays that include the service. */
  readonly ratesIncluded: readonly Rate[];
  readonly text: Readonly<Record<Language, BackendWords>>;
  /** Places of departure and arrival of its first leg. */
  readonly departurePlaceId: number;
  readonly arrivalPlaceId: number;
  /**
   * Its hours, from the active configurations of its segment at its property and their restrictions. `seats`: of one shared departure, the
   * smaller of the restriction's and the service's own; null when they are not limited.
   */
  readonly rules: ServiceRules & { readonly seats: number | null; readonly sources: RuleSources };
  /** Recipients of notices about its rides, by the same configurations. */
  readonly noticeAddresses: readonly string[];
};

export type Restriction = Omit<BackendRestriction, 'auxiliar'> & {
  /** For staff. */
  readonly description: string;
  readonly auxiliar: number | null;
  readonly blackoutFrom: string | null;
  readonly blackoutTo: string | null;
  readonly createdBy: number;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type OperationConfiguration = BackendConfiguration & {
  readonly auxiliar: number | null;
  readonly notificationMails: readonly string[];
  readonly createdBy: string;
  readonly updatedAt: number;
};

export type Region = {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly allowTags: readonly string[];
  readonly denyTags: readonly string[];
};

export type Provider = NonNullable<BackendSheet['provider']>;

/** All remembered tables as they stood at one moment. */
export type InventoryRows = {
  readonly brand: Brand | null;
  readonly hotelGroups: readonly HotelGroup[];
  readonly properties: readonly Omit<Property, 'airports' | 'roads'>[];
  readonly airports: readonly (Omit<Airport, 'propertyIds'> & { readonly active: boolean })[];
  readonly airportProperties: readonly (PropertyAirport & {
    readonly propertyId: number;
    readonly active: boolean;
  })[];
  readonly places: readonly Place[];
  readonly airlines: readonly Airline[];
  readonly providers: readonly Provider[];
  readonly segments: readonly Segment[];
  readonly services: readonly ServiceRow[];
  readonly serviceTexts: readonly (BackendWords & {
    readonly serviceId: number;
    readonly language: Language;
  })[];
  readonly rates: readonly Rate[];
  readonly restrictions: readonly Restriction[];
  readonly configurations: readonly OperationConfiguration[];
  readonly includedRules: readonly IncludedRuleRow[];
  readonly regions: readonly Region[];
  readonly refundRules: readonly RefundRuleRow[];
  readonly notificationGroups: readonly NotificationRecipient[];
  readonly messageTemplates: readonly MessageTemplateRow[];
  readonly phoneTexts: readonly PhoneTextRow[];
  readonly exchangeRates: readonly ExchangeRateRow[];
  readonly societies: readonly Society[];
  readonly terms: readonly TermsVersion[];
  readonly systems: readonly SystemRow[];
  readonly countries: readonly Country[];
  readonly merchants: readonly Merchant[];
  readonly cardTypes: readonly CardType[];
  readonly banks: readonly Bank[];
  readonly theirNumbers: readonly TheirNumberRow[];
  readonly theirOffers: readonly (TheirOffer & { readonly serviceId: number })[];
  /** Parts of the group's catalogue that cannot be read, and without which nothing is sold. */
  readonly stoppedParts: readonly { readonly part: string }[];
  /** Parts that a system of the group owns and has never reported: no row of ours stands in for them. */
  readonly unreadParts: readonly { readonly part: string }[];
  /** `segment:42`, `service:7`: rows without a readable answer of the group's systems. */
  readonly stoppedRows: readonly { readonly row: string }[];
};

export type ServiceRow = Omit<
  Service,
  | 'segment'
  | 'provider'
  | 'rates'
  | 'text'
  | 'departurePlaceId'
  | 'arrivalPlaceId'
  | 'rules'
  | 'noticeAddresses'
  | 'active'
> & {
  readonly segmentId: number;
  readonly providerId: number;
  readonly departureCapacity: number | null;
  readonly status: number;
};

export type TheirNumberRow = {
  readonly kind: NumberedKind;
  readonly scope: string;
  readonly theirs: number;
  readonly ours: number;
};

export type IncludedRuleRow = {
  readonly id: number;
  readonly propertyId: number;
  /** These three: empty where the rule does not ask for one. */
  readonly ratePlan: string;
  readonly marketSegment: string;
  readonly minNights: number;
  readonly isMember: boolean | null;
  readonly isGuest: boolean | null;
  readonly club: string;
  readonly serviceId: number;
  readonly active: boolean;
};

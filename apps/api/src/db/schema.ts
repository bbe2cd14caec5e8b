import type { ColumnType, Generated } from 'kysely';

/**
 * The tables as Kysely sees them; the migrations are their source.
 * Instants are read as epoch milliseconds and written as Date, civil dates are `YYYY-MM-DD`, times `HH:mm`.
 */

type Instant = ColumnType<number, Date, Date>;
type NullableInstant = ColumnType<number | null, Date | null | undefined, Date | null>;
type DefaultInstant = ColumnType<number, Date | undefined, Date>;
/** Written as JSON text, read as whatever was stored: the reader narrows it. */
type Json = ColumnType<unknown, string, string>;
type DefaultJson = ColumnType<unknown, string | undefined, string>;

export type AppSettingTable = {
  key: string;
  value: Json;
};

export type HotelGroupTable = {
  id: Generated<number>;
  group_id: number;
  name: string;
  opera_code: string;
  smart_code: string;
};

export type PropertyTable = {
  id: number;
  code: string;
  smart_code: string;
  name: string;
  thumbnail: string;
  group_id: number;
  time_zone: string;
  phone: string;
  email: string;
  office_from: Generated<string>;
  office_to: Generated<string>;
  seat_policy: Generated<'specification' | 'everyone'>;
  allows_without_flight: Generated<boolean>;
  change_hours: Generated<number>;
  cancel_hours: Generated<number>;
  folio_example: string;
  /** Of notices to the resort's own people. */
  staff_language: Generated<'en' | 'es'>;
  /** A part of a larger resort. */
  moon_zone: Generated<boolean>;
  active: Generated<boolean>;
};

export type AirportTable = {
  id: number;
  iata_code: string;
  oaci_code: string;
  web_transfers: Generated<boolean>;
  time_zone: string;
  city: string;
  name_en: string;
  name_es: string;
  meeting_point_en: Generated<string>;
  meeting_point_es: Generated<string>;
  /** Minutes from a landing until its guests are outside. */
  clearance_international: Generated<number>;
  clearance_national: Generated<number>;
};

export type AirportPropertyTable = {
  airport_id: number;
  property_id: number;
  extra_minutes: Generated<number>;
  /** Usual minutes on the road. */
  drive_minutes: Generated<number>;
};

export type PlaceTable = {
  id: number;
  kind: 'airport' | 'property';
  airport_id: number | null;
  property_id: number | null;
  name_en: string;
  name_es: string;
  detail_en: Generated<string>;
  detail_es: Generated<string>;
};

export type AirlineTable = {
  id: number;
  iata_code: string;
  icao_code: Generated<string>;
  name: string;
  type: Generated<string>;
  status: Generated<number>;
  created_at: DefaultInstant;
  created_by: Generated<string>;
  updated_at: DefaultInstant;
  updated_by: Generated<string>;
};

export type ScheduledFlightTable = {
  id: Generated<number>;
  flight_key: string;
  airline_id: number;
  flight_number: string;
  airport_id: number;
  type: 'A' | 'D';
  flight_time: string;
  is_national: boolean;
  other_airport: string;
  weekdays: Generated<number>;
};

export type ProviderTable = {
  id: number;
  business_name: string;
  trade_name: string;
};

export type SegmentTable = {
  id: number;
  name: string;
  transfer_type_id: number;
  transfer_type: string;
  type_description: string;
  short_description: string;
  description: string;
  place_area_origin_id: number;
  place_area_destination_id: number;
  international_hour_before: Generated<string>;
  national_hour_before: Generated<string>;
  collective: boolean;
  status: Generated<number>;
};

export type ServiceTable = {
  id: number;
  property_id: number;
  airport_id: number;
  segment_id: number;
  provider_id: number;
  operation_type: 1 | 2 | 3;
  private: boolean;
  vehicle: string;
  pax_max: number;
  suitcases: Generated<number>;
  hand_bags: Generated<number>;
  recommended: Generated<boolean>;
  position: Generated<number>;
  upsell_service_id: number | null;
  departure_capacity: number | null;
  status: Generated<number>;
};

export type ServiceTextTable = {
  service_id: number;
  language: 'en' | 'es';
  name: string;
  category: string;
  description: string;
  transportation_type: string;
  location: string;
  itinerary: Json;
  includes: Json;
  not_includes: Json;
  tags: Json;
  recommendations: Json;
  demarcation: Json;
  terms: Json;
  policies: Json;
};

export type RateTable = {
  id: number;
  service_id: number;
  currency: Generated<string>;
  priority: Generated<number>;
  description: Generated<string>;
  price_minor: number;
  adult_minor: number;
  child_minor: Generated<number>;
  valid_from: string;
  valid_to: string;
  pax_max: number | null;
};

export type RestrictionTable = {
  id: number;
  category_id: 1 | 2 | 3;
  reference_id: Generated<number>;
  applied_rule: Generated<number>;
  auxiliar: Generated<number>;
  blackout_from: string | null;
  blackout_to: string | null;
  status: Generated<number>;
  created_by: Generated<number>;
  created_at: DefaultInstant;
  updated_by: Generated<number>;
  updated_at: DefaultInstant;
};

export type OperationConfigurationTable = {
  id: number;
  segment_id: number;
  property_id: number;
  description: string;
  initial_service_time: Generated<string>;
  final_service_time: Generated<string>;
  auxiliar: number | null;
  restriction_id: number | null;
  notification_mails: string | null;
  status: Generated<number>;
  created_by: Generated<string>;
  updated_by: Generated<string>;
  updated_at: DefaultInstant;
};

export type IncludedRuleTable = {
  id: Generated<number>;
  property_id: number;
  rate_plan: string | null;
  market_segment: string | null;
  min_nights: Generated<number>;
  is_member: boolean | null;
  is_guest: boolean | null;
  club: string | null;
  service_id: number;
  active: Generated<boolean>;
};

export type RegionTable = {
  id: Generated<number>;
  name: string;
  allow_tags: Generated<string[]>;
  deny_tags: Generated<string[]>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  updated_by: string | null;
};

export type RefundRuleTable = {
  id: Generated<number>;
  property_id: number;
  service_id: number | null;
  hours_before: number;
  percent_kept: number;
};

export type NotificationGroupTable = {
  id: Generated<number>;
  tag: string;
  email: string;
  status: Generated<number>;
};

export type ExchangeRateTable = {
  currency: string;
  as_of: string;
  rate: number;
};

export type PmsStayTable = {
  hotel: string;
  folio: string;
  name_id: string;
  resv_name_id: string;
  parent_resv_name_id: string | null;
  first_name: string;
  last_name: string;
  last_name_folded: string;
  arrival_on: string;
  departure_on: string;
  adults: number;
  children: number;
  status: 'RESERVED' | 'IN_HOUSE' | 'CHECKED_OUT' | 'CANCELLED' | 'NO_SHOW';
  room: string | null;
  email: string | null;
  phone: string | null;
  country: string;
  external_reference: string | null;
  using_member: Generated<boolean>;
  m_benefits: Generated<number>;
  company_id: string | null;
  agency_code: string | null;
  rate_plan: Generated<string>;
  market_segment: Generated<string>;
  club: DefaultJson;
};

export type ReceptiveGroupTable = {
  id: Generated<number>;
  hotel: string;
  folio: string;
  created_at: Instant;
};

export type ReceptiveGroupStayTable = {
  group_id: number;
  hotel: string;
  folio: string;
  main: boolean;
  adults: number;
  children: number;
  baby_seats: number;
};

export type CouponTable = {
  id: Generated<number>;
  coupon_code: string;
  hotel: string;
  folio: string;
  guest_name: string;
  property_id: number;
  airport_id: number;
  service_id: number;
  rate_id: number | null;
  trip_type: 'round_trip' | 'arrival' | 'departure';
  private: boolean;
  included: boolean;
  status: 'pending_payment' | 'confirmed' | 'partially_cancelled' | 'cancelled' | 'expired';
  adults: number;
  children: number;
  baby_seats: number;
  passengers: number;
  vehicles: number;
  currency: Generated<string>;
  total_minor: number;
  /** What the stay pays of the price; `total_minor` is what is left. Cents. */
  included_minor: Generated<number>;
  paid_minor: Generated<number>;
  refunded_minor: Generated<number>;
  price: Json;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  observation: Generated<string>;
  language: 'en' | 'es';
  reference: string | null;
  company: string;
  agency_code: string | null;
  country: string | null;
  movement_origin_id: number;
  receptive_group_id: Generated<number>;
  version: Generated<number>;
  hold_expires_at: NullableInstant;
  expires_at: NullableInstant;
  created_at: Instant;
  confirmed_at: NullableInstant;
  cancelled_at: NullableInstant;
  reminded_at: NullableInstant;
  /** The newer booking that took the place of this unpaid one. */
  /** When it was written; a moment after `created_at`, when its request came in. */
  written_at: Generated<Instant | null>;
  replaced_by: Generated<number | null>;
};

export type CouponChangeTable = {
  id: string;
  coupon_id: number;
  /** The ride that the guest named. */
  transfer_id: number;
  kind: 'change' | 'cancel';
  status: 'pending' | 'applied' | 'lapsed' | 'replaced' | 'returned';
  /** Version of the booking that it was reckoned on. */
  base_version: number;
  /** All that is written when it takes effect. */
  plan: Json;
  /** What people read of it. */
  summary: Json;
  /** Cents: above 0 to be paid, below 0 to go back. */
  amount_minor: number;
  /** Price of the booking afterwards, cents. */
  total_minor: number;
  currency: string;
  /** Address before the change, when the change touches it. */
  old_email: string | null;
  created_at: Instant;
  expires_at: NullableInstant;
  ended_at: NullableInstant;
};

export type CouponStayTable = {
  coupon_id: number;
  hotel: string;
  folio: string;
  guest: string;
  main: boolean;
  adults: number;
  children: number;
  baby_seats: number;
};

export type TransferTable = {
  id: Generated<number>;
  coupon_id: number;
  direction: 'arrival' | 'departure';
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  flight_code: string;
  airline_id: number | null;
  is_national: boolean;
  flight_on: string;
  flight_time: string;
  pickup_on: string;
  pickup_time: string;
  pickup_at: Instant;
  time_zone: string;
  place_id: number;
  /** Null: the booking's own resort. */
  property_id: Generated<number | null>;
  change_until: Instant;
  cancel_until: Instant;
  version: Generated<number>;
  kept_percent: Generated<number>;
  /** Wanted beside a ride that was booked already. */
  additional: Generated<boolean>;
  /** Cents, as it was when the ride was cancelled. */
  cancelled_price_minor: number | null;
  /** The guest kept a flight time that the schedule does not have, or could not be asked about. */
  time_to_check: Generated<boolean>;
};

export type SharedDepartureTable = {
  id: Generated<number>;
  service_id: number;
  direction: string;
  property_id: number;
  service_on: string;
  pickup_hour: number;
  capacity: number;
};

export type SeatTable = {
  id: Generated<number>;
  transfer_id: number;
  /** Held beside the ride's own seats by a change that waits for its payment. */
  change_id: string | null;
  departure_id: number;
  seats: number;
  held_until: NullableInstant;
  released_at: NullableInstant;
};

export type PaymentAttemptTable = {
  id: string;
  coupon_id: number;
  /** The change that it pays; null when it pays the booking. */
  change_id: string | null;
  status: 'created' | 'processing' | 'requires_action' | 'succeeded' | 'failed' | 'unknown';
  amount_minor: number;
  currency: string;
  gateway: string;
  gateway_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  failure: string | null;
  action_url: string | null;
  /** Key under which the guest asked for it; its answer is written when the attempt ends. */
  intent_scope: string | null;
  intent_key: string | null;
  created_at: Instant;
  updated_at: Instant;
  next_check_at: NullableInstant;
  checks: Generated<number>;
};

export type RefundTable = {
  id: string;
  coupon_id: number;
  attempt_id: string;
  status: 'requested' | 'processing' | 'succeeded' | 'failed';
  amount_minor: number;
  currency: string;
  reason: string;
  gateway_id: string | null;
  failure: string | null;
  tries: Generated<number>;
  /** Of a failed one: when a new one takes its place. */
  next_try_at: NullableInstant;
  replaced_by: string | null;
  /** The first of the chain; null for the first itself. */
  origin_id: string | null;
  retries: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

export type LetterRequestTable = {
  id: Generated<number>;
  coupon_id: number;
  email: string;
  language: 'en' | 'es';
  created_at: Instant;
  unanswered: Generated<number>;
  handed_over_at: NullableInstant;
};

export type FailedSaleTable = {
  id: Generated<number>;
  hotel: string;
  folio: string;
  service_id: number;
  code: string;
  failed_at: Instant;
  /** Full hour of it. */
  hour: Instant;
};

export type LedgerEntryTable = {
  id: Generated<number>;
  coupon_id: number;
  kind: 'capture' | 'refund';
  amount_minor: number;
  currency: string;
  attempt_id: string | null;
  refund_id: string | null;
  entered_at: Instant;
};

export type IntentTable = {
  scope: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json | null;
  created_at: Instant;
};

export type JobTable = {
  id: Generated<number>;
  kind: string;
  payload: Json;
  run_at: Instant;
  attempts: Generated<number>;
  failures: Generated<number>;
  locked_until: NullableInstant;
  done_at: NullableInstant;
  failed_at: NullableInstant;
  last_error: string | null;
  created_at: Instant;
};

export type MailTable = {
  id: Generated<number>;
  message_id: string;
  coupon_id: number | null;
  kind: string;
  language: string;
  recipients: string[];
  subject: string;
  preview: Generated<string>;
  body_text: string;
  body_html: string;
  attachments: DefaultJson;
  status: 'queued' | 'sent' | 'kept' | 'failed' | 'unanswered';
  created_at: Instant;
  sent_at: NullableInstant;
  last_error: string | null;
  /** Times that it was handed over without an answer, the one under way included. */
  unanswered: Generated<number>;
  handed_over_at: NullableInstant;
};

export type StaffAlertTable = {
  id: Generated<number>;
  kind: string;
  /** What it is about, once per kind: an attempt, a refund, an event. */
  subject: string;
  detail: string;
  coupon_id: number | null;
  /** Since when it stands. */
  created_at: Instant;
  /** When it was noticed last. */
  seen_at: DefaultInstant;
  resolved_at: NullableInstant;
  /** Who of staff settled it; null when it settled itself. */
  resolved_by: Generated<number | null>;
  resolution_note: Generated<string | null>;
};

export type StaffAccountTable = {
  id: Generated<number>;
  /** In lower case. */
  username: string;
  display_name: string;
  email: string | null;
  /** Null for somebody whom the group's identity service knows. */
  password_hash: string | null;
  roles: string[];
  attributes: DefaultJson;
  status: 'active' | 'unconfirmed' | 'reset_required' | 'disabled';
  /** Made by the demo: opens nothing where the demo is off. */
  demo: Generated<boolean>;
  /** Of the group's identity service, and its mark for the person; null for an account of our own. */
  issuer: Generated<string | null>;
  subject: Generated<string | null>;
  created_at: Instant;
  updated_at: Instant;
};

export type StaffSessionTable = {
  token_hash: string;
  account_id: number;
  began_at: Instant;
  used_at: Instant;
  /** What the identity service gave out for it, sealed. */
  service_tokens: Generated<string | null>;
};

export type AuditEntryTable = {
  id: Generated<number>;
  account_id: number | null;
  username: string;
  action: string;
  subject: string;
  detail: DefaultJson;
  at: Instant;
};

export type WebhookEventTable = {
  event_id: string;
  gateway: string;
  kind: string;
  payload: Json;
  outcome: string;
  received_at: Instant;
};

export type GuessTable = {
  subject: string;
  window_start: Instant;
  tries: number;
};

export type RequestCountTable = {
  subject: string;
  times: number;
  ends_at: Instant;
};

export type ContactMessageTable = {
  id: Generated<number>;
  reference: string;
  property_id: number | null;
  airport_id: number | null;
  folio: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  language: 'en' | 'es';
  status: 'received' | 'answered' | 'closed';
  /** Network of the sender, for the limits. */
  client_address: string;
  /** What addresses of one mailbox have in common, for the limits. */
  email_key: string;
  /** Key of the sender's choice under which this message is taken once. */
  sender_key: string | null;
  body_hash: string;
  created_at: Instant;
};

/** By which name the group's PMS is asked for a stay. */
export type TheirStayTable = {
  hotel: string;
  folio: string;
  last_name: string;
  name_id: string;
  seen_at: Instant;
};

/** A sale or payment that was sent to the group's own backend, once. */
export type TheirCallTable = {
  id: string;
  kind: 'sale' | 'payment';
  state: 'sent' | 'unknown' | 'waiting' | 'done' | 'refused' | 'void';
  intent_scope: string;
  intent_key: string;
  hotel: string;
  folio: string;
  coupon_code: string | null;
  amount_minor: number;
  action_url: string | null;
  created_at: Instant;
  updated_at: Instant;
  next_check_at: Instant;
  checks: Generated<number>;
  /** Flights of a sale whose time somebody should look at; empty for none. */
  flights_to_check: Generated<string>;
};

/** Its last answer about a booking. */
export type TheirCouponTable = {
  code: string;
  hotel: string;
  folio: string;
  facts: unknown;
  read_at: Instant;
};

export type Database = {
  app_setting: AppSettingTable;
  hotel_group: HotelGroupTable;
  property: PropertyTable;
  airport: AirportTable;
  airport_property: AirportPropertyTable;
  place: PlaceTable;
  airline: AirlineTable;
  scheduled_flight: ScheduledFlightTable;
  provider: ProviderTable;
  segment: SegmentTable;
  service: ServiceTable;
  service_text: ServiceTextTable;
  rate: RateTable;
  restriction: RestrictionTable;
  operation_configuration: OperationConfigurationTable;
  included_rule: IncludedRuleTable;
  region: RegionTable;
  refund_rule: RefundRuleTable;
  notification_group: NotificationGroupTable;
  exchange_rate: ExchangeRateTable;
  pms_stay: PmsStayTable;
  their_stay: TheirStayTable;
  receptive_group: ReceptiveGroupTable;
  receptive_group_stay: ReceptiveGroupStayTable;
  their_call: TheirCallTable;
  their_coupon: TheirCouponTable;
  coupon: CouponTable;
  coupon_change: CouponChangeTable;
  coupon_stay: CouponStayTable;
  transfer: TransferTable;
  shared_departure: SharedDepartureTable;
  seat: SeatTable;
  payment_attempt: PaymentAttemptTable;
  refund: RefundTable;
  letter_request: LetterRequestTable;
  failed_sale: FailedSaleTable;
  ledger_entry: LedgerEntryTable;
  intent: IntentTable;
  job: JobTable;
  mail: MailTable;
  staff_alert: StaffAlertTable;
  staff_account: StaffAccountTable;
  staff_session: StaffSessionTable;
  audit_entry: AuditEntryTable;
  webhook_event: WebhookEventTable;
  guess: GuessTable;
  request_count: RequestCountTable;
  contact_message: ContactMessageTable;
};

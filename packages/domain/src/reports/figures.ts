/**
 * Every figure of the reports, once. Tile, chart, table, rows and file are made of the same entry, so that they cannot differ. Its query is in
 * `apps/api/src/db/report-sources.ts`, its words are in `figure-words.ts`.
 */

/** Dimensions that split and narrow a figure. */
export const DIMENSIONS = [
  'property',
  'group',
  'airport',
  'service',
  'provider',
  'country',
  'agency',
  'channel',
  'notice',
  'cause',
  'reason',
  'letter',
  'audience',
  'sent_by',
  'outcome',
  'ending',
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** Departments that answer for a figure. */
export const OWNERS = ['revenue', 'finance', 'operations', 'concierge'] as const;

export type Owner = (typeof OWNERS)[number];

/** The day that a row counts on, at its property. */
export const COUNTED_ON = [
  'sale',
  'ride',
  'arrival',
  'cancellation',
  'attempt',
  'booking',
  'letter',
  'message',
  'message_or_ride',
  'change',
  'difference',
] as const;

export type CountedOn = (typeof COUNTED_ON)[number];

/** Kinds of rows. */
const SOURCES = [
  'sales',
  'rides',
  'due_rides',
  'past_rides',
  'stays',
  'cancelled_rides',
  'attempts',
  'declined_bookings',
  'letters',
  'messages_and_rides',
  'answers',
  'changes',
  'differences',
  'followed_rides',
  'notices',
] as const;

export type Source = (typeof SOURCES)[number];

export type FigureUnit = 'count' | 'money' | 'percent' | 'hours' | 'minutes' | 'per_hundred';

export type Figure = {
  readonly unit: FigureUnit;
  /**
   * `sum`: the rows' numerators added up. `ratio`: their numerators over their denominators. `spread`: median, 10th and 90th percentile of their
   * numerators.
   */
  readonly shape: 'sum' | 'ratio' | 'spread';
  /** `both`: a share of money. Of a figure whose unit is money, the numerator always is. */
  readonly money?: 'both';
  readonly source: Source;
  readonly countedOn: CountedOn;
  readonly owner: Owner;
  readonly dimensions: readonly Dimension[];
};

const places = ['property', 'group', 'airport'] as const;
const ofBookings = [...places, 'service', 'provider', 'country', 'agency', 'channel'] as const;

const ofSales = { source: 'sales', countedOn: 'sale', dimensions: ofBookings } as const;
const ofRides = { source: 'rides', countedOn: 'ride', dimensions: ofBookings } as const;

const ofFlights = {
  source: 'followed_rides',
  countedOn: 'ride',
  owner: 'operations',
  dimensions: ofBookings,
} as const;
const ofNotices = {
  source: 'notices',
  countedOn: 'ride',
  owner: 'operations',
  dimensions: ofBookings,
} as const;

const FIGURES = {
  sales: { unit: 'money', shape: 'sum', owner: 'revenue', ...ofSales },
  bookings: { unit: 'count', shape: 'sum', owner: 'revenue', ...ofSales },
  price_of_booking: { unit: 'money', shape: 'ratio', owner: 'revenue', ...ofSales },
  upgraded: { unit: 'percent', shape: 'ratio', owner: 'revenue', ...ofSales },
  refunds: { unit: 'percent', shape: 'ratio', money: 'both', owner: 'finance', ...ofSales },
  rides: { unit: 'count', shape: 'sum', owner: 'operations', ...ofRides },
  passengers: { unit: 'count', shape: 'sum', owner: 'operations', ...ofRides },
  vehicles: { unit: 'count', shape: 'sum', owner: 'operations', ...ofRides },
  ridden: { unit: 'money', shape: 'sum', owner: 'finance', ...ofRides },
  included: { unit: 'percent', shape: 'ratio', owner: 'revenue', ...ofRides },
  price_per_passenger: { unit: 'money', shape: 'ratio', owner: 'revenue', ...ofRides },
  price_per_vehicle: { unit: 'money', shape: 'ratio', owner: 'revenue', ...ofRides },
  lead_time: { unit: 'hours', shape: 'spread', owner: 'revenue', ...ofRides },
  attach_rate: {
    unit: 'percent',
    shape: 'ratio',
    source: 'stays',
    countedOn: 'arrival',
    owner: 'revenue',
    dimensions: [...places, 'country', 'agency'],
  },
  cancellations: {
    unit: 'count',
    shape: 'sum',
    source: 'cancelled_rides',
    countedOn: 'cancellation',
    owner: 'operations',
    dimensions: [...ofBookings, 'notice', 'cause'],
  },
  cancelled_share: {
    unit: 'percent',
    shape: 'ratio',
    source: 'due_rides',
    countedOn: 'ride',
    owner: 'operations',
    dimensions: ofBookings,
  },
  self_service: {
    unit: 'percent',
    shape: 'ratio',
    source: 'changes',
    countedOn: 'change',
    owner: 'operations',
    dimensions: ofBookings,
  },
  no_shows: {
    unit: 'percent',
    shape: 'ratio',
    source: 'past_rides',
    countedOn: 'ride',
    owner: 'operations',
    dimensions: ofBookings,
  },
  declines: {
    unit: 'count',
    shape: 'sum',
    source: 'attempts',
    countedOn: 'attempt',
    owner: 'finance',
    dimensions: [...ofBookings, 'reason'],
  },
  decline_rate: {
    unit: 'percent',
    shape: 'ratio',
    source: 'attempts',
    countedOn: 'attempt',
    owner: 'finance',
    dimensions: ofBookings,
  },
  recovered: {
    unit: 'percent',
    shape: 'ratio',
    source: 'declined_bookings',
    countedOn: 'booking',
    owner: 'finance',
    dimensions: ofBookings,
  },
  messages: {
    unit: 'per_hundred',
    shape: 'ratio',
    source: 'messages_and_rides',
    countedOn: 'message_or_ride',
    owner: 'concierge',
    dimensions: places,
  },
  first_answer: {
    unit: 'hours',
    shape: 'spread',
    source: 'answers',
    countedOn: 'message',
    owner: 'concierge',
    dimensions: places,
  },
  letters: {
    unit: 'percent',
    shape: 'ratio',
    source: 'letters',
    countedOn: 'letter',
    owner: 'concierge',
    dimensions: [...ofBookings, 'letter'],
  },
  differences: {
    unit: 'count',
    shape: 'sum',
    source: 'differences',
    countedOn: 'difference',
    owner: 'finance',
    dimensions: places,
  },
  flight_coverage: { unit: 'percent', shape: 'ratio', ...ofFlights },
  pick_ups_moved: { unit: 'count', shape: 'sum', ...ofFlights },
  estimate_error: { unit: 'minutes', shape: 'spread', ...ofFlights },
  frozen_rides: { unit: 'count', shape: 'sum', ...ofFlights, dimensions: [...ofBookings, 'ending'] },
  told_in_time: { unit: 'percent', shape: 'ratio', ...ofNotices },
  told_wrongly: { unit: 'count', shape: 'sum', ...ofNotices, dimensions: [...ofBookings, 'audience'] },
  notices: {
    unit: 'count',
    shape: 'sum',
    ...ofNotices,
    dimensions: [...ofBookings, 'audience', 'sent_by', 'outcome'],
  },
  second_channel: { unit: 'percent', shape: 'ratio', ...ofNotices },
  notice_cost: { unit: 'money', shape: 'ratio', ...ofFlights },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

export const figureOf = (name: FigureName): Figure => FIGURES[name];

export const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

export const hasDimension = (name: FigureName, dimension: Dimension): boolean =>
  figureOf(name).dimensions.includes(dimension);

/** Dimensions that all of these figures have, in the order of the list. */
export const sharedDimensions = (names: readonly FigureName[]): Dimension[] =>
  DIMENSIONS.filter((dimension) => names.every((name) => hasDimension(name, dimension)));

/** Factor from a ratio to its unit. */
export function scaleOf({ unit, shape }: Figure): number {
  return shape === 'ratio' && (unit === 'percent' || unit === 'per_hundred') ? 100 : 1;
}

/** True for a side of a figure that is money: cents in its rows. */
export const isMoney = ({ unit, money }: Figure, side: 'numerator' | 'denominator'): boolean =>
  money === 'both' || (side === 'numerator' && unit === 'money');

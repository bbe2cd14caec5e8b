import {
  SILENT,
  STORY,
  STORY_AIRPORT,
  STORY_OFFSET_MINUTES,
  type StoryEvent,
  type StoryFlight,
} from './story.ts';

/** The sandbox's flight feed: one day that everybody can retell, and the timetable for all other flights. It speaks the words of AeroAPI v4. */

/** A flight of the timetable; instants are epoch milliseconds. */
export type TimetableFlight = Pick<StoryFlight, 'direction' | 'other'> & {
  readonly airport: string;
  readonly scheduledAt: number;
};

export const SWITCHES = ['silent', 'slow', 'wrong', 'twice', 'backwards', 'out_of_order'] as const;
export type Switch = (typeof SWITCHES)[number];

/** The feed's day, `YYYY-MM-DD`, or null for none, and the faults that are on. */
export type FeedState = {
  readonly storyOn: string | null;
  readonly seed: number;
  readonly switches: Readonly<Partial<Record<Switch, boolean>>>;
};

export type FeedAsked = {
  readonly ident: string;
  /** Instants, ISO. */
  readonly start: string;
  readonly end: string;
};

export type FeedAnswer =
  | { readonly status: 503; readonly body: object }
  /** Flights, and the instant that they are told of. */
  | {
      readonly status: 200;
      readonly body: { readonly flights: readonly AeroRecord[] };
      readonly toldOf: number;
    };

type Options = {
  /** Flights of a number within these instants. */
  readonly timetable: (key: string, from: number, until: number) => Promise<readonly TimetableFlight[]>;
  readonly state: () => Promise<FeedState>;
  readonly slowMs?: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Answers of `GET /flights/{ident}`. */
export function createFeed({ timetable, state, slowMs = 6_000 }: Options) {
  let asked = 0;
  return async ({ ident, start, end }: FeedAsked, now: number): Promise<FeedAnswer> => {
    const { storyOn, seed, switches } = await state();
    asked += 1;
    const midnight =
      storyOn === null ? null : Date.parse(`${storyOn}T00:00:00Z`) - STORY_OFFSET_MINUTES * MINUTE_MS;
    if (switches.silent || isSilent(midnight, now)) return { status: 503, body: { title: 'Unavailable' } };
    if (switches.slow) await new Promise((resolve) => setTimeout(resolve, slowMs));
    const [from, until] = [Date.parse(start), Date.parse(end)];
    const told = storyOf(ident, midnight).filter(
      (one) => one.scheduledAt >= from && one.scheduledAt <= until,
    );
    const others = (await timetable(ident, from, until)).filter(
      (flight) => !told.some((one) => one.scheduledAt === flight.scheduledAt),
    );
    const planned = others.map((flight) => ordinary(ident, flight, seed));
    // A feed that goes back tells what was so an hour ago; one out of order does so at every second question.
    const isBehind = switches.backwards || (switches.out_of_order && asked % 2 === 0);
    const at = isBehind ? now - 60 * MINUTE_MS : now;
    const flights = [...told, ...planned].flatMap((flight) => recordsOf(flight, at, switches.wrong ?? false));
    return {
      status: 200,
      body: { flights: switches.twice ? [...flights, ...flights] : flights },
      toldOf: at,
    };
  };
}

/** True in the minutes of the story in which nobody answers. */
function isSilent(midnight: number | null, now: number): boolean {
  if (midnight === null) return false;
  const minute = (now - midnight) / MINUTE_MS;
  return minute >= SILENT.from && minute < SILENT.until;
}

type Told = TimetableFlight & {
  readonly key: string;
  readonly codeshares: readonly string[];
  readonly events: readonly StoryEvent[];
  /** The instant from which the events count. */
  readonly midnight: number;
};

function storyOf(ident: string, midnight: number | null): Told[] {
  if (midnight === null) return [];
  return STORY.filter(({ key, codeshares = [] }) => key === ident || codeshares.includes(ident)).map(
    ({ scheduled, codeshares = [], ...flight }) => ({
      ...flight,
      codeshares,
      airport: STORY_AIRPORT,
      scheduledAt: midnight + scheduled * MINUTE_MS,
      midnight,
    }),
  );
}

/** A flight that nothing is told of: most are on time, every fifth is late, by its number, day and seed. */
function ordinary(key: string, flight: TimetableFlight, seed: number): Told {
  let hash = seed;
  for (const sign of `${key}${Math.floor(flight.scheduledAt / DAY_MS)}`)
    hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  const late = hash % 5 === 0 ? 15 + (hash % 41) : 0;
  return {
    ...flight,
    key,
    codeshares: [],
    midnight: flight.scheduledAt,
    events: [
      { at: -150, isActive: flight.direction === 'arrival', estimated: 0 },
      { at: -90, isActive: flight.direction === 'arrival', estimated: late },
      { at: late, actual: late },
    ],
  };
}

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

export type AeroRecord = ReturnType<typeof recordsOf>[number];

/** A flight as AeroAPI tells it at an instant; a diverted one has a second record with the airport where it came down. */
function recordsOf(flight: Told, now: number, isWrong: boolean) {
  const minute = (now - flight.midnight) / MINUTE_MS;
  const happened = flight.events.filter(({ at }) => at <= minute);
  const said = Object.assign({}, ...happened) as Partial<StoryEvent>;
  const isArrival = flight.direction === 'arrival';
  const at = (minutes: number | undefined): number | undefined =>
    minutes === undefined ? undefined : flight.midnight + minutes * MINUTE_MS;
  const cancelled = said.cancelled === 'sure' || said.cancelled === 'doubtful';
  const taxi = 8 * MINUTE_MS;
  const actual = at(said.actual);
  const estimated = isWrong ? Date.parse('9999-12-31T00:00:00Z') : (at(said.estimated) ?? actual);
  const here = { code_iata: flight.airport };
  const there = { code_iata: flight.other };
  const tookOff = said.isActive || actual !== undefined ? flight.scheduledAt - 150 * MINUTE_MS : undefined;
  const record = {
    fa_flight_id: `${flight.key}-${flight.scheduledAt / 1_000}-schedule-0001`,
    ident_iata: flight.key,
    codeshares_iata: flight.codeshares,
    cancelled,
    diverted: said.divertedTo !== undefined,
    status: said.cancelled === 'sure' ? 'Cancelled' : said.divertedTo ? 'Diverted' : 'Scheduled',
    origin: isArrival ? there : here,
    destination: isArrival ? here : there,
    scheduled_out: iso(isArrival ? flight.scheduledAt - 160 * MINUTE_MS : flight.scheduledAt),
    estimated_out: isArrival ? null : iso(estimated),
    actual_out: isArrival ? null : iso(actual),
    scheduled_off: iso(isArrival ? flight.scheduledAt - 150 * MINUTE_MS : flight.scheduledAt + taxi),
    actual_off: iso(isArrival ? tookOff : actual),
    scheduled_on: isArrival ? iso(flight.scheduledAt - taxi) : null,
    actual_on: isArrival && actual !== undefined ? iso(actual - taxi) : null,
    scheduled_in: isArrival ? iso(flight.scheduledAt) : null,
    estimated_in: isArrival ? iso(estimated) : null,
    actual_in: isArrival ? iso(actual) : null,
    terminal_destination: null,
    gate_destination: null,
    baggage_claim: isWrong ? '<script>7</script>' : (said.belt ?? null),
  };
  if (said.divertedTo === undefined) return [record];
  const elsewhere = { ...record, diverted: false, destination: { code_iata: said.divertedTo } };
  return [
    record,
    { ...elsewhere, fa_flight_id: `${record.fa_flight_id}-d`, actual_in: null, actual_on: null },
  ];
}

import { paxMaxOf } from '../booking/passengers.ts';
import type { DatedRate, Rate } from '../booking/price.ts';
import { winnersOn } from '../booking/price-shifts.ts';
import { grouped } from '../grouped.ts';
import { addDays, type CivilDate, isCivilDate } from '../time/civil.ts';

/** Prices that are surely a slip of the hand: staff confirm them once. No price is forbidden. */

/** True for more than twice or less than half of an amount. Nothing is far from 0: an amount that was free has no half. */
export const isFarPrice = (now: number, was: number): boolean => was > 0 && (now > 2 * was || 2 * now < was);

const MILLIONTHS = 1_000_000;

/** True for a move by more than a fifth. Rates of exchange have six decimals, so they are compared in whole millionths. */
export function isFarExchange(now: number, was: number): boolean {
  const [fresh, old] = [Math.round(now * MILLIONTHS), Math.round(was * MILLIONTHS)];
  return 5 * Math.abs(fresh - old) > old;
}

export type TariffRate = DatedRate &
  Pick<Rate, 'priceMinor' | 'adultPriceMinor' | 'minorPriceMinor' | 'paxMax'> & {
    readonly serviceId: number;
  };

/** The service of a tariff: its way follows from its number, its party from `paxMax`. */
export type TariffService = { readonly id: number; readonly isPrivate: boolean; readonly paxMax: number };

/** A row before and after a write; null where there is none. */
export type Written<R> = { readonly was: R | null; readonly now: R | null };

/** A field that a service charges, and its amount in a rate. */
type Charged<R> = {
  readonly field: 'price' | 'adult_price' | 'minor_price';
  readonly of: (rate: R) => number;
};

export type UnusualRate<R> = {
  readonly now: R;
  readonly field: Charged<R>['field'];
  readonly amountMinor: number;
  /** The rate it replaces. */
  readonly old: R | null;
  readonly oldMinor: number | null;
  /** The rate of the day before, else of the day after, for the same party. */
  readonly neighbour: R | null;
  readonly neighbourMinor: number | null;
};

const chargedBy = <R extends TariffRate>({ isPrivate }: TariffService): readonly Charged<R>[] =>
  isPrivate
    ? [{ field: 'price', of: ({ priceMinor }) => priceMinor }]
    : [
        { field: 'adult_price', of: ({ adultPriceMinor }) => adultPriceMinor },
        { field: 'minor_price', of: ({ minorPriceMinor }) => minorPriceMinor },
      ];

/** A day moved by days, each day reckoned once; null for that of a rate without an end. Thousands of rates share few days. */
function dayBeside(by: 1 | -1): (day: CivilDate) => CivilDate | null {
  const known = new Map<CivilDate, CivilDate | null>();
  return (day) => {
    const kept = known.get(day);
    if (kept !== undefined) return kept;
    const moved = isCivilDate(day) ? addDays(day, by) : null;
    known.set(day, moved);
    return moved;
  };
}

/** The winners of a tariff on any of the days of a span, each once. @param starts first days of the spans */
function winnersWithin<R extends TariffRate>(
  tariff: readonly R[],
  starts: readonly CivilDate[],
  dayAfter: (day: CivilDate) => CivilDate | null,
): (span: DatedRate) => ReadonlySet<R> {
  const edges = tariff.flatMap(({ validFromOn, validToOn }) => [validFromOn, dayAfter(validToOn)]);
  const days = sortedDays([...edges, ...starts]);
  const winners = winnersOn(tariff, days);
  const placeOf = new Map(days.map((day, place) => [day, place]));
  return ({ validFromOn, validToOn }) => {
    const found = new Set<R>();
    for (let place = placeOf.get(validFromOn) ?? days.length; place < days.length; place += 1) {
      if ((days[place] ?? '') > validToOn) break;
      const winner = winners[place];
      if (winner) found.add(winner);
    }
    return found;
  };
}

const sortedDays = (days: readonly (CivilDate | null)[]): CivilDate[] =>
  [...new Set(days)].filter((day) => day !== null).sort();

/**
 * The judge of the written rates of a service: one is unusual at more than twice or less than half of the rate it replaces, else of the rate for
 * the same party on the day before or after; or where a seat or a vehicle is for nothing. It is named by its first amount. A rate whose amounts
 * stay is not unusual.
 * @param written the rows of this write that are or were of the service
 * @param tariff all rates of the service after the write
 */
export function judgeOfRates<R extends TariffRate>(
  service: TariffService,
  written: readonly Written<R>[],
  tariff: readonly R[],
): (write: Written<R>) => UnusualRate<R> | null {
  const isOurs = (rate: R | null): rate is R => rate?.serviceId === service.id;
  const fresh = new Set(written.flatMap(({ now }) => (now ? [now.id] : [])));
  const before = [
    ...tariff.filter(({ id }) => !fresh.has(id)),
    ...written.map(({ was }) => was).filter(isOurs),
  ];
  const [dayBefore, dayAfter] = [dayBeside(-1), dayBeside(1)];
  const ours = written.map(({ now }) => now).filter(isOurs);
  const replacedBy = winnersWithin(
    before,
    ours.map(({ validFromOn }) => validFromOn),
    dayAfter,
  );
  const sides = (rate: R) => [dayBefore(rate.validFromOn), dayAfter(rate.validToOn)];
  const days = sortedDays(ours.flatMap(sides));
  const winners = winnersOn(tariff, days);
  const winnerOn = new Map<CivilDate | null, R | null>(
    days.map((day, place) => [day, winners[place] ?? null]),
  );
  const partyOf = ({ paxMax }: R): number => paxMaxOf(paxMax, service.paxMax);
  const charged = chargedBy<R>(service);
  return (write) => {
    const { now } = write;
    if (!isOurs(now)) return null;
    const same = isOurs(write.was) ? write.was : null;
    if (same && charged.every(({ of }) => of(same) === of(now))) return null;
    const replaced = same ? [same] : [...replacedBy(now)];
    const beside = sides(now)
      .map((day) => winnerOn.get(day) ?? null)
      .filter((rate) => rate !== null)
      .filter((rate) => rate.id !== now.id && partyOf(rate) === partyOf(now));
    for (const { field, of } of charged) {
      const amountMinor = of(now);
      const isFree = field !== 'minor_price' && amountMinor === 0 && !(same && of(same) === 0);
      const isFar = (rate: R) => isFarPrice(amountMinor, of(rate));
      if (!isFree && !(replaced.length > 0 ? replaced : beside).some(isFar)) continue;
      const old = replaced.find(isFar) ?? replaced[0] ?? null;
      const neighbour = (replaced.length === 0 && beside.find(isFar)) || (beside[0] ?? null);
      return {
        now,
        field,
        amountMinor,
        old,
        oldMinor: old && of(old),
        neighbour,
        neighbourMinor: neighbour && of(neighbour),
      };
    }
    return null;
  };
}

export type DatedExchange = {
  readonly id: number;
  readonly currency: string;
  readonly asOf: CivilDate;
  readonly rate: number;
  readonly active: boolean;
};

export type UnusualExchange = {
  readonly now: DatedExchange;
  /** The rate in its place before, else the one that was in force. */
  readonly old: DatedExchange | null;
  readonly neighbour: DatedExchange | null;
};

/**
 * The unusual ones among written rates of exchange: moved by more than a fifth from the rate they replace, else from the one in force the day
 * before, else from the next one.
 * @param all the rates of these currencies after the write
 */
export function unusualExchanges(
  written: readonly Written<DatedExchange>[],
  all: readonly DatedExchange[],
): UnusualExchange[] {
  const inForce = all.filter(({ active }) => active).sort((one, other) => (one.asOf < other.asOf ? -1 : 1));
  const byCurrency = grouped(inForce, ({ currency }) => currency);
  return written.flatMap(({ was, now }): UnusualExchange[] => {
    if (!now?.active) return [];
    const others = byCurrency.get(now.currency) ?? [];
    const place = others.findIndex(({ id }) => id === now.id);
    const [earlier = null, later = null] = [others[place - 1], others[place + 1]];
    const same = was?.active && was.currency === now.currency ? was : null;
    const old = same ?? earlier;
    const neighbour = same ? (earlier ?? later) : later;
    const against = old ?? neighbour;
    return against && isFarExchange(now.rate, against.rate) ? [{ now, old, neighbour }] : [];
  });
}

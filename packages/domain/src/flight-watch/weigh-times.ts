import type { Direction } from '../booking/availability.ts';
import { type Instant, MINUTE_MS } from '../time/instant.ts';
import type { SaidTime, SourceReport } from './fold-source.ts';

/** Bases of a flight's time at our airport, the best first. */
export const TIME_BASES = ['actual_gate', 'estimated_gate', 'runway', 'model', 'schedule'] as const;
export type TimeBasis = (typeof TIME_BASES)[number];

/** Two sources may differ by so much without contradicting each other. */
const CONTRADICTION_MS = 10 * MINUTE_MS;

/** Time of a flight at the gate of our airport, with its source. */
export type KnownTime = {
  readonly at: Instant;
  readonly basis: TimeBasis;
  readonly source: string;
  /** The instant from which it is known. */
  readonly saidAt: Instant;
};

/**
 * Verdicts on a time. `overtaken`: the plane was down later, or off earlier. `weaker`: a better basis is known. `agrees`: within 10 minutes of the one
 * that counts. `contradicts`: further from it, and less careful.
 */
export const TIME_VERDICTS = ['counts', 'overtaken', 'weaker', 'agrees', 'contradicts'] as const;
export type TimeVerdict = (typeof TIME_VERDICTS)[number];
export type WeighedTime = KnownTime & { readonly verdict: TimeVerdict };

export type TimesWeighed = {
  readonly counts: KnownTime | null;
  /** Every time that was looked at, each source's best first. */
  readonly considered: readonly WeighedTime[];
};

type Place = { readonly direction: Direction; readonly taxiMinutes: number };

/** Strength of a basis against other sources: seen, reckoned, or by the timetable. */
const strengthOf = (basis: TimeBasis): number => (basis === 'actual_gate' ? 0 : basis === 'schedule' ? 2 : 1);

/**
 * The time that counts. Each source speaks by its best basis; of several sources the stronger basis counts, and where sources of the same strength differ
 * by more than 10 minutes, the careful one: of an arrival the later, of a departure the earlier. Within 10 minutes the newest word counts.
 */
export function weighTimes(reports: readonly SourceReport[], place: Place): TimesWeighed {
  const bySource = reports.map((report) => timesOfSource(report, place));
  const best = bySource.flatMap((times) => times.find(({ isOvertaken }) => !isOvertaken)?.time ?? []);
  const strongest = Math.min(...best.map(({ basis }) => strengthOf(basis)));
  const rivals = best.filter(({ basis }) => strengthOf(basis) === strongest);
  const counts = careful(rivals, place.direction);
  const verdictOn = (time: KnownTime, isOvertaken: boolean): TimeVerdict => {
    if (time === counts) return 'counts';
    if (isOvertaken) return 'overtaken';
    if (counts === null || !rivals.includes(time)) return 'weaker';
    return Math.abs(time.at - counts.at) > CONTRADICTION_MS ? 'contradicts' : 'agrees';
  };
  return {
    counts,
    considered: bySource.flat().map(({ time, isOvertaken }) => ({
      ...time,
      verdict: verdictOn(time, isOvertaken),
    })),
  };
}

function careful(rivals: readonly KnownTime[], direction: Direction): KnownTime | null {
  const times = rivals.map(({ at }) => at);
  const isContradicted = Math.max(...times) - Math.min(...times) > CONTRADICTION_MS;
  const later = direction === 'arrival' ? 1 : -1;
  const [first] = [...rivals].sort(
    (a, b) =>
      (isContradicted ? later * (b.at - a.at) : 0) ||
      b.saidAt - a.saidAt ||
      TIME_BASES.indexOf(a.basis) - TIME_BASES.indexOf(b.basis) ||
      (a.source < b.source ? -1 : 1),
  );
  return first ?? null;
}

type SourceTime = { readonly time: KnownTime; readonly isOvertaken: boolean };

/** The times of one source, the best basis first. A time on the runway becomes one at the gate by the airport's taxi minutes. */
function timesOfSource({ source, gate, runway }: SourceReport, place: Place): SourceTime[] {
  const isArrival = place.direction === 'arrival';
  const taxiMs = (isArrival ? 1 : -1) * place.taxiMinutes * MINUTE_MS;
  const atGate = (time: SaidTime | null): SaidTime | null => time && { ...time, at: time.at + taxiMs };
  const isLive = gate.estimated?.quality === 'live';
  const found: Record<TimeBasis, SaidTime | null> = {
    actual_gate: gate.actual,
    estimated_gate: isLive ? gate.estimated : null,
    runway: atGate(runway.actual ?? runway.estimated),
    model: isLive ? null : gate.estimated,
    schedule: gate.scheduled ?? atGate(runway.scheduled),
  };
  const touched = runway.actual?.at ?? null;
  return TIME_BASES.flatMap((basis) => {
    const said = found[basis];
    if (!said) return [];
    const isPast = touched !== null && (isArrival ? said.at < touched : said.at > touched);
    const isOvertaken = basis !== 'actual_gate' && isPast;
    return [{ time: { at: said.at, basis, source, saidAt: said.saidAt }, isOvertaken }];
  });
}

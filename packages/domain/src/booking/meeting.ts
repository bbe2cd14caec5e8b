import type { Language } from '../language.ts';
import type { Direction } from './availability.ts';
import { meetingWords } from './meeting-words.ts';

type Words = Readonly<Record<Language, string>>;

/** A terminal and its texts. A blank one falls back: to the airport's own meeting point, the usual sign, no directions to the door. */
export type TerminalPoint = {
  readonly terminal: string;
  readonly meeting: Words;
  readonly sign: Words;
  readonly dropoff: Words;
};

/** Facts of an airport behind its meetings, in one language. */
type MeetingPlace = {
  /** Directions where the terminal is unknown or has none of its own. */
  readonly own: string;
  readonly terminals: readonly TerminalPoint[];
  /** Name on the usual sign. */
  readonly brand: string;
};

/** The answers for one ride, the same on every page and letter. */
export type Meeting = {
  /** Directions from the landing to the driver; blank where nobody wrote any. */
  readonly meeting: string;
  readonly sign: string;
  /** The door where a departure is let out; blank where nobody wrote it. */
  readonly dropoff: string;
};

/** A terminal's name as it is compared and stored: `Terminal 3`, `T3` and `3` are one. Blank for none. */
export function tidyTerminal(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .replace(/^(?:TERMINAL (?=\S)|T ?(?=\d))/, '');
}

/** `Terminal 3`, in both languages. */
export const terminalText = (terminal: string): string => `Terminal ${terminal}`;

/** The name of a place at the airport with its terminal, as far as both are known. */
export const withTerminal = (name: string, terminal: string | null | undefined): string =>
  [name, terminal && terminalText(terminal)].filter(Boolean).join(', ');

/** Meeting point, sign and drop-off of a ride. @param terminal null while it is unknown */
export function meetingOf(
  { own, terminals, brand }: MeetingPlace,
  terminal: string | null,
  language: Language,
): Meeting {
  const point = terminals.find((one) => one.terminal === terminal);
  return {
    meeting: point?.meeting[language] || own,
    sign: point?.sign[language] || meetingWords[language].sign(brand),
    dropoff: point?.dropoff[language] ?? '',
  };
}

/** The terminals that a guest of a flight typed by hand chooses from; none where another one would be no other place for this ride. */
export function terminalsToAsk<Point extends TerminalPoint>(
  direction: Direction,
  terminals: readonly Point[],
): readonly Point[] {
  const places = terminals.map(({ terminal, meeting, sign, dropoff }) =>
    direction === 'arrival' ? JSON.stringify([meeting, sign]) : dropoff.en || dropoff.es || terminal,
  );
  return new Set(places).size > 1 ? terminals : [];
}

/**
 * The terminal of a leg: the schedule's where it has one, else the guest's. A ride that keeps its flight keeps its terminal too, whatever the
 * schedule has meanwhile.
 */
export function terminalOfLeg(terminals: {
  /** Undefined for a guest who said nothing, null for one who does not know. */
  readonly typed: string | null | undefined;
  readonly scheduled: string | null;
  /** Of the same flight; null for another one. */
  readonly kept: string | null;
}): string | null {
  const { typed, scheduled, kept } = terminals;
  return typed === undefined ? (kept ?? scheduled) : (scheduled ?? typed);
}

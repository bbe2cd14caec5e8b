import type { Language } from '../language.ts';

/**
 * Directions by which guest and driver meet, in the same words on every screen and letter. They stand here, and not with the texts of either side,
 * because both sides use them. Times come in as people of the language write them; `day` only where it is the day after.
 */
type MeetingWords = {
  readonly waits: Readonly<Record<'arrival' | 'departure', (time: string, day: string | null) => string>>;
  /** The same for the terms, where no time is known. */
  readonly waitsAsConfirmed: Readonly<Record<'arrival' | 'departure', string>>;
  /** The host's sign, and the name that the host knows. */
  readonly sign: (brand: string) => string;
};

const en: MeetingWords = {
  waits: {
    arrival: (time, day) =>
      `Your driver is there when you land and waits until at least ${onDay(time, day, 'on')}.`,
    departure: (time, day) => `Your driver waits until at least ${onDay(time, day, 'on')}.`,
  },
  waitsAsConfirmed: {
    arrival: 'Your driver is there when you land and waits until at least the time on your confirmation.',
    departure: 'Your driver waits until at least the time on your confirmation.',
  },
  sign: (brand) => `Look for the ${brand} sign. Our host has your name.`,
};

const es: MeetingWords = {
  waits: {
    arrival: (time, day) =>
      `Tu chofer está ahí cuando aterrizas y espera por lo menos hasta las ${onDay(time, day, 'del')}.`,
    departure: (time, day) => `Tu chofer espera por lo menos hasta las ${onDay(time, day, 'del')}.`,
  },
  waitsAsConfirmed: {
    arrival:
      'Tu chofer está ahí cuando aterrizas y espera por lo menos hasta la hora que indica tu confirmación.',
    departure: 'Tu chofer espera por lo menos hasta la hora que indica tu confirmación.',
  },
  sign: (brand) => `Busca el letrero de ${brand}. Nuestro anfitrión tiene tu nombre.`,
};

const onDay = (time: string, day: string | null, of: string): string =>
  day === null ? time : `${time} ${of} ${day}`;

export const meetingWords: Readonly<Record<Language, MeetingWords>> = { en, es };

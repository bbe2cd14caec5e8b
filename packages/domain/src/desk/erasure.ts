/** The stay of a guest who is to be erased. */
export type StayToErase = {
  readonly isErased: boolean;
  /** A ride is still to come. */
  readonly rideToCome: boolean;
  /** Money is on its way, in doubt, disputed or asked for. */
  readonly moneyOpen: boolean;
};

/** The reason against erasing the guest of a stay now. */
export function refusalOfErasure({ isErased, rideToCome, moneyOpen }: StayToErase) {
  if (isErased) return 'erasure.done';
  if (rideToCome) return 'erasure.ride_to_come';
  return moneyOpen ? 'erasure.money_open' : null;
}

/** Shorter words of a name are words of a note, too. */
const SHORTEST = 3;

/** A run of so many digits is a number of somebody, with or without its spaces. */
const DIGITS = 7;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Without case and accents. */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const partsOf = (text: string): string[] => foldText(text).split(/[^\p{L}\p{N}]+/u);

/** True for a note that tells a name, an address or a number of a guest: the note of an erasure stays. */
export function namesGuest(note: string, facts: readonly string[]): boolean {
  const whole = foldText(note);
  const words = new Set(partsOf(note));
  const digits = digitsOf(note);
  const tells = (fact: string): boolean => {
    const number = digitsOf(fact).slice(-DIGITS);
    return (
      whole.includes(foldText(fact)) ||
      (number.length === DIGITS && digits.includes(number)) ||
      partsOf(fact).some((part) => part.length >= SHORTEST && /\p{L}/u.test(part) && words.has(part))
    );
  };
  return facts.some((fact) => fact !== '' && tells(fact));
}

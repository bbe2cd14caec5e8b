/** Brands of cards, as gateways call them. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;
export const CARD_FUNDINGS = ['credit', 'debit', 'prepaid'] as const;

/** Facts that a gateway gives of a card before it is charged; null for a missing one. */
export type CardFacts = {
  readonly brand: string | null;
  readonly funding: string | null;
  readonly issuer: string | null;
  /** The issuer's country: two letters. */
  readonly country: string | null;
};

/** One kind of card, its acceptance, and the word of its logo. */
export type CardType = {
  readonly brand: string;
  readonly funding: string;
  readonly logo: string;
  readonly accepted: boolean;
};

/** True for a line that names a brand, or one kind of its cards: `visa`, `visa credit`. */
export function isCardLine(line: string): boolean {
  const [brand, funding, ...more] = line.split(' ');
  const knows = (words: readonly string[], word: string | undefined) => words.some((one) => one === word);
  return (
    more.length === 0 && knows(CARD_BRANDS, brand) && (funding === undefined || knows(CARD_FUNDINGS, funding))
  );
}

/** Every kind of card: the meaning of a list without rows. */
const ALL_TYPES: readonly CardType[] = CARD_BRANDS.flatMap((brand) =>
  CARD_FUNDINGS.map((funding) => ({ brand, funding, logo: '', accepted: true })),
);

/**
 * The kinds that are accepted here: by the list of all kinds, and by the merchant's own lines where it has any. A refusal outweighs any acceptance.
 */
function acceptedHere(types: readonly CardType[], lines: readonly string[]): readonly CardType[] {
  const listed = types.length > 0 ? types : ALL_TYPES;
  const refused = listed.filter(({ accepted }) => !accepted).map(lineOf);
  return listed.filter((type) => {
    const line = lineOf(type);
    return (
      !refused.includes(line) && (lines.length === 0 || lines.includes(type.brand) || lines.includes(line))
    );
  });
}

const lineOf = ({ brand, funding }: CardType): string => `${brand} ${funding}`;

/**
 * True for a card that may pay. Without a list of kinds and without lines of the merchant every card may. Facts that the gateway leaves out do not
 * count against a card: one of an unknown kind is taken where any of its brand is, one of an unknown brand always.
 */
export function acceptsCard(card: CardFacts, types: readonly CardType[], lines: readonly string[]): boolean {
  if (card.brand === null || (types.length === 0 && lines.length === 0)) return true;
  const funding = CARD_FUNDINGS.find((one) => one === card.funding);
  return acceptedHere(types, lines).some(
    (type) => type.brand === card.brand && (funding === undefined || type.funding === funding),
  );
}

/** Logo words for the guest, each once, in the order of the list. */
export function cardMarks(types: readonly CardType[], lines: readonly string[]): string[] {
  return [...new Set(acceptedHere(types, lines).flatMap(({ logo }) => (logo === '' ? [] : [logo])))];
}

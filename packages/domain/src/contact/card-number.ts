// Card numbers in free text. They belong in the payment gateway's own frame and nowhere else, so a text with one is refused.

/** First digits and lengths by brand; where brands overlap, the wider one stands for both. */
const BRANDS: readonly RegExp[] = [
  // Visa
  /^4(?:\d{12}|\d{15}|\d{17,18})$/,
  // Mastercard
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  // American Express
  /^3[47]\d{13}$/,
  // Diners Club
  /^3(?:0[0-5]|[689]\d)\d{11,16}$/,
  // JCB
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  // Maestro, and within it Discover (6011, 644 to 649, 65) and UnionPay (62)
  /^(?:5[0678]|6\d)\d{11,17}$/,
];

const SHORTEST = 13;
const LONGEST = 19;
/** Digits of the longest phone with its country. */
const LONGEST_PHONE = 15;

/** A number with what may stand between its digits, and the plus of a phone. A line's end parts two numbers. */
const RUN = /\+?\p{Zs}?\d(?:[\p{Zs}\t\p{Pd}\p{Cf}\u2212._·•]{0,3}\d)*/gu;

/** Days in digits: 30.12.2026, 2026-12-30, 30.12.2026-05.01.2027. Not where more digits follow in the same way. */
const DAY = (dot: string): string => `[0-3]?\\d${dot}[0-3]?\\d${dot}(?:19|20)\\d\\d`;
const DAYS = new RegExp(
  `(^|[^\\d.-])(?:${DAY('\\.')}(?:[-–]${DAY('\\.')})?|${DAY('-')}|(?:19|20)\\d\\d-[01]?\\d-[0-3]?\\d)(?![.-]?\\d)`,
  'g',
);

/**
 * True when a text holds the number of a payment card: 13 to 19 digits with the beginning and the length of a brand, in the digits of any
 * script and with the usual signs between them, whose check digit is right. A phone with its plus is none, and neither are days.
 */
export function hasCardNumber(text: string): boolean {
  const runs = withAsciiDigits(text).replace(DAYS, '$1\n').matchAll(RUN);
  return [...runs].some(([run]) => isCardIn(run));
}

/** The part of a text that a device may store: nothing when it holds a card number. */
export function textToKeep(text: string): string {
  return hasCardNumber(text) ? '' : text;
}

/** A card begins and ends where the writer's groups of digits do. */
function isCardIn(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const isPhone = /^\s*(?:\+|00)/.test(run);
  if (isPhone && groups.join('').replace(/^00/, '').length <= LONGEST_PHONE) return false;
  return groups.some((_, first) => {
    const shortest = isPhone && first === 0 ? LONGEST_PHONE + 1 : SHORTEST;
    let digits = '';
    for (const group of groups.slice(first, first + LONGEST)) {
      digits += group;
      if (digits.length > LONGEST) return false;
      if (digits.length >= shortest && isCard(digits)) return true;
    }
    return false;
  });
}

const isCard = (digits: string): boolean => BRANDS.some((brand) => brand.test(digits)) && isLuhn(digits);

/** ISO/IEC 7812: every second digit from the right counts double, and the sum ends in 0. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Wide and Arabic, Thai and other digits as 0 to 9. Unicode keeps the ten digits of a script side by side, from 0. */
function withAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

import { type SmsLength, smsLength } from '@traslado/domain/channels/sms-length';

type Words = {
  readonly partsOf: (parts: number, places: number) => string;
  readonly encodings: Readonly<Record<SmsLength['encoding'], string>>;
  readonly cost: (dollars: string) => string;
  readonly noCost: string;
  readonly dear: (sign: string) => string;
};

type SmsWords = Readonly<Record<'parts' | 'signs' | 'price', string>> & { readonly dear: string | null };

/**
 * Length and cost of an SMS, in words; `dear` names the sign that makes it dear.
 * @param partCost US dollars; null while none is known, undefined while it is read
 */
export function smsWords(text: string, partCost: number | null | undefined, words: Words): SmsWords {
  const { encoding, places, parts, dearSign } = smsLength(text);
  const cost = typeof partCost === 'number' ? words.cost((partCost * parts).toFixed(3)) : words.noCost;
  return {
    parts: words.partsOf(parts, places),
    signs: words.encodings[encoding],
    price: partCost === undefined ? '…' : cost,
    dear: dearSign === null ? null : words.dear(dearSign),
  };
}

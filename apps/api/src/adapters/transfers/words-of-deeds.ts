import { isDoubtfulStatus } from '../group-client/read-reply.ts';
import { isAbsent, isObject } from '../group-client/tolerant/reading.ts';
import { saidFlags, spelled } from '../group-client/tolerant/values.ts';

/** One table for every deed: words of an answer that mean done, not done, or in doubt. */

export type DeedKind = 'sale' | 'payment' | 'change' | 'cancellation' | 'other';

export type Verdict = 'yes' | 'no' | 'unreadable';

/** `denied`: takes a yes back, and is a doubt alone. `passing`: of the request, not of the deed. */
export type WordMeaning = Verdict | 'denied' | 'passing';

export type WordTable = Readonly<Record<string, WordMeaning>>;

const meaning = (says: WordMeaning, words: string): WordTable =>
  Object.fromEntries(words.split(' ').map((word) => [word, says]));

/** Words in capitals, without separators. Any other word is unreadable. */
export const commonWords: WordTable = {
  ...meaning('yes', 'PAID APPROVED SUCCEEDED CONFIRMED ACCEPTED CAPTURED COMPLETED DONE 1 TRUE'),
  ...meaning('yes', 'PAGADO PAGADA APROBADO APROBADA CONFIRMADO CONFIRMADA ACEPTADO ACEPTADA EXITOSO'),
  ...meaning('no', 'DECLINED REJECTED REFUSED DENIED FAILED FAIL INSUFFICIENTFUNDS FALSE'),
  ...meaning('no', 'RECHAZADO RECHAZADA DECLINADO DECLINADA DENEGADO DENEGADA FALLIDO FALLIDA'),
  ...meaning('unreadable', 'PENDING PENDIENTE PROCESSING INPROGRESS QUEUED TIMEOUT UNKNOWN REQUIRESACTION'),
  ...meaning('denied', 'ERROR'),
  ...meaning('passing', 'OK SUCCESS SUCCESSFUL'),
};

/** Words with this meaning for one kind of deed only. */
export const wordsOfDeed: Readonly<Record<DeedKind, WordTable>> = {
  sale: {
    ...meaning('yes', 'SOLD BOOKED CREATED RESERVED VENDIDO RESERVADO CREADO'),
    ...meaning('passing', 'PENDING PENDINGPAYMENT PENDIENTE'),
  },
  payment: {},
  change: meaning('yes', 'CHANGED UPDATED MODIFIED MODIFICADO ACTUALIZADO'),
  cancellation: meaning('yes', 'CANCELLED CANCELED PARTIALLYCANCELLED CANCELADO CANCELADA'),
  other: {},
};

/** Words of a setting, in the form of the table. The last of two that are the same counts. */
export const tableOf = (words: readonly (readonly [word: string, meaning: Verdict])[]): WordTable =>
  Object.fromEntries(words.map(([word, says]) => [spelled(word), says]));

/** Fields of an answer that are read. */
export const deedFields = {
  /** A word of the table, or a status of HTTP. */
  word: ['status', 'state', 'payment_status', 'statusCode'],
  flag: ['success', 'ok'],
  /** A no here may still become a yes. */
  flagOfDeed: {
    sale: [],
    payment: ['paid', 'approved', 'charged'],
    change: ['applied'],
    cancellation: ['applied'],
    other: [],
  },
  /** Anything here takes a yes back. */
  denial: ['error', 'errors', 'failure', 'failed'],
  /** Anything here means that there is more to come. */
  more: ['action_url', 'redirect_url'],
} as const satisfies Record<string, readonly string[] | Readonly<Record<DeedKind, readonly string[]>>>;

export type Deed = {
  readonly kind: DeedKind;
  /** Fields with the number of its subject, and the numbers that were asked for; none for any. */
  readonly fields?: readonly string[];
  readonly wanted?: readonly (string | number)[];
  /** Words of a setting, before those of the table. */
  readonly words?: WordTable | undefined;
};

type Layer = Readonly<Record<string, unknown>>;
/** `pending`: a word for a deed that is still under way. `odd`: no word of the table. */
type Mark = 'yes' | 'no' | 'denied' | 'pending' | 'odd';

/** The answer with its `{data}`, its list of one, and the bookings that it names one by one. */
function layersOf(given: unknown): Layer[] {
  if (Array.isArray(given)) return given.length === 1 ? layersOf(given[0]) : [];
  if (!isObject(given)) return [];
  const coupons = Array.isArray(given.coupons) ? given.coupons.filter(isObject) : [];
  return [given, ...coupons, ...layersOf(given.data)];
}

const isNothing = (said: unknown): boolean =>
  isAbsent(said) || said === '' || (Array.isArray(said) && said.length === 0);

const flagOf = (said: unknown): boolean | undefined =>
  typeof said === 'object' ? undefined : saidFlags[String(said).trim().toLowerCase()];

function markOfStatus(status: number): Mark | null {
  if (status >= 200 && status < 300) return null;
  return status >= 400 && !isDoubtfulStatus(status) ? 'no' : 'odd';
}

function markOfWord(said: unknown, { kind, words }: Deed): Mark | null {
  const word = typeof said === 'object' ? '' : spelled(String(said));
  const table = { ...commonWords, ...wordsOfDeed[kind], ...words };
  const says = Object.hasOwn(table, word) ? table[word] : undefined;
  if (says === 'passing') return null;
  if (says === 'unreadable') return 'pending';
  return says ?? (/^\d{3}$/.test(word) ? markOfStatus(Number(word)) : 'odd');
}

function marksOf(body: unknown, deed: Deed): ReadonlySet<Mark> {
  const ofFlag = (no: Mark) => (said: unknown) => {
    const flag = flagOf(said);
    return flag === undefined ? 'odd' : flag ? 'yes' : no;
  };
  const readers: readonly (readonly [readonly string[], (said: unknown) => Mark | null])[] = [
    [deedFields.flag, ofFlag('no')],
    [deedFields.flagOfDeed[deed.kind], ofFlag('odd')],
    [deedFields.word, (said) => markOfWord(said, deed)],
    [deedFields.denial, (said) => (flagOf(said) === false ? null : 'denied')],
    [deedFields.more, () => 'pending'],
  ];
  const marks = layersOf(body).flatMap((layer) =>
    readers.flatMap(([names, mark]) =>
      names.flatMap((name) => (isNothing(layer[name]) ? [] : (mark(layer[name]) ?? []))),
    ),
  );
  return new Set(marks);
}

/** Undefined for another number than the wanted one, and for none that could be one. */
function isNamed(body: unknown, { kind, fields = [], wanted = [] }: Deed): boolean | undefined {
  const layers = layersOf(body);
  const given = layers.flatMap((layer) =>
    fields.flatMap((field) => (isNothing(layer[field]) ? [] : [layer[field]])),
  );
  if (given.length === 0) return false;
  if (given.some((one) => typeof one !== 'string' && typeof one !== 'number')) return undefined;
  const named = given.map((one) => String(one).trim());
  const numbers = wanted.map(String);
  const isOther =
    numbers.length > 0 &&
    !(named.every((one) => numbers.includes(one)) && numbers.every((one) => named.includes(one)));
  if (isOther) return undefined;
  return kind !== 'payment' || layers.some((layer) => !isNothing(layer.payment_id));
}

/**
 * Reads an answer's verdict on a deed. Several words must not contradict each other. A number alone is a yes; of a payment it needs the
 * number of the payment beside it.
 */
export function verdictOf(body: unknown, deed: Deed): Verdict {
  const named = isNamed(body, deed);
  const marks = marksOf(body, deed);
  if (named === undefined || marks.has('odd') || marks.has('pending')) return 'unreadable';
  // A sale with its number was made, in spite of any other word.
  if (marks.has('yes') || (named && (marks.size === 0 || deed.kind === 'sale')))
    return marks.has('no') || marks.has('denied') ? 'unreadable' : 'yes';
  if (marks.has('no')) return 'no';
  return marks.size === 0 && isUnnumbered(body, deed) ? 'yes' : 'unreadable';
}

/** A sale that is answered with the field of its number, and nothing in it. Its booking is still to be found. */
const isUnnumbered = (body: unknown, { kind, fields = [] }: Deed): boolean =>
  kind === 'sale' && layersOf(body).some((layer) => fields.some((field) => Object.hasOwn(layer, field)));

/** True for the body of a refusal (4xx) that says that the deed was done, or is still under way. */
export function takesRefusalBack(body: unknown, deed: Deed): boolean {
  const marks = marksOf(body, deed);
  return marks.has('yes') || marks.has('pending');
}

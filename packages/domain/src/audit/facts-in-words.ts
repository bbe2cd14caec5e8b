import { findingWords } from '../desk/finding-words.ts';
import { reasonWords } from '../desk/reason-words.ts';
import type { Language } from '../language.ts';
import { SALE_CURRENCY, toAmountText, toMinor } from '../money.ts';
import type { OwnAction } from './actions.ts';

type Detail = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

/** Names and moments of a reader, for the facts of an entry. */
export type FactContext = {
  readonly language: Language;
  /** Display name of a user name. */
  readonly nameOf: (username: string) => string;
  /** A moment in this zone; in the reader's own without one. */
  readonly momentOf: (iso: string, zone?: string) => string;
  /** Sentence of a refusal's code. */
  readonly sentenceOf: (code: string) => string;
};

const words = {
  en: {
    refund: 'refund',
    kept: 'kept',
    difference: 'difference',
    limit: 'limit',
    noLimit: 'none of its own',
    arrival: 'arrival',
    departure: 'departure',
    with: 'with',
    beyond: 'beyond the rule',
    took: 'took it over',
    left: 'gave it up',
    until: 'until',
    woken: 'taken back',
    nobody: 'nobody',
    shared: 'for everyone',
    sessions: 'sessions ended',
    to: 'to',
    rows: 'rows',
    rides: 'rides',
    forms: { paper: 'on paper', pdf: 'PDF', csv: 'CSV' } as Words,
    states: {
      draft: 'draft',
      ready: 'ready',
      scheduled: 'scheduled',
      published: 'published',
      failed: 'failed',
      withdrawn: 'withdrawn',
    } as Words,
    fields: {
      flight: 'flight',
      flight_code: 'flight',
      airline_id: 'airline',
      terminal: 'terminal',
      service_date: 'flight date',
      flight_time: 'flight time',
      service_time: 'pick-up',
      adults: 'adults',
      minors: 'children under 4',
      babyseat: 'baby seats',
      folio: 'stay',
      name: 'name',
      email: 'email',
      phone: 'phone',
      observation: 'request',
      late_arrival: 'later arrival',
      is_national: 'domestic or international',
    } as Words,
    signIn: { credentials_not_valid: 'wrong user name or password', code_not_valid: 'wrong code' } as Words,
    nothing: 'nothing',
  },
  es: {
    refund: 'reembolso',
    kept: 'retenido',
    difference: 'diferencia',
    limit: 'límite',
    noLimit: 'ninguno propio',
    arrival: 'llegada',
    departure: 'salida',
    with: 'con',
    beyond: 'fuera de la regla',
    took: 'lo tomó',
    left: 'lo dejó',
    until: 'hasta',
    woken: 'retomado',
    nobody: 'nadie',
    shared: 'para todos',
    sessions: 'sesiones cerradas',
    to: 'para',
    rows: 'filas',
    rides: 'traslados',
    forms: { paper: 'en papel', pdf: 'PDF', csv: 'CSV' } as Words,
    states: {
      draft: 'borrador',
      ready: 'listo',
      scheduled: 'programado',
      published: 'publicado',
      failed: 'fallido',
      withdrawn: 'retirado',
    } as Words,
    fields: {
      flight: 'vuelo',
      flight_code: 'vuelo',
      airline_id: 'aerolínea',
      terminal: 'terminal',
      service_date: 'fecha del vuelo',
      flight_time: 'hora del vuelo',
      service_time: 'recogida',
      adults: 'adultos',
      minors: 'menores de 4',
      babyseat: 'sillas de bebé',
      folio: 'estancia',
      name: 'nombre',
      email: 'correo',
      phone: 'teléfono',
      observation: 'solicitud',
      late_arrival: 'llegada posterior',
      is_national: 'nacional o internacional',
    } as Words,
    signIn: {
      credentials_not_valid: 'usuario o contraseña incorrectos',
      code_not_valid: 'código incorrecto',
    } as Words,
    nothing: 'nada',
  },
} as const satisfies Record<Language, object>;

/** Entries of the gateway's money keep cents under `amount`; requests keep the decimal amount. */
const IN_CENTS: ReadonlySet<OwnAction> = new Set([
  'payment.ask',
  'refund.retry',
  'refund.settle',
  'difference.explain',
]);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const money = (minor: unknown, currency: unknown = SALE_CURRENCY): string =>
  typeof minor === 'number' ? `${text(currency)} ${toAmountText(minor)}` : '';

function reasonOf(action: OwnAction, code: string, language: Language): string {
  const { look, missed, refund, acting } = reasonWords[language];
  const noun = action.slice(0, action.indexOf('.'));
  const { signIn } = words[language];
  const of: Words = { look, ride: missed, refund, price: refund, session: signIn }[noun] ?? acting;
  return of[code] ?? '';
}

/** A booking's changes: contact data are kept masked. */
function changesOf(changes: unknown, language: Language): string[] {
  const { fields, nothing } = words[language];
  if (!Array.isArray(changes)) return [];
  return changes.map(({ field, old, new: now }: Readonly<Record<'field' | 'old' | 'new', string>>) => {
    const name = fields[field.replace(/^reservations\.\d+\./, '')] ?? field;
    const isFlag = field === 'late_arrival' || field === 'is_national' || field === 'observation';
    return isFlag ? name : `${name} ${old || nothing} → ${now || nothing}`;
  });
}

/** Parts of an entry's detail in words, one for each fact, in the order of the sentence: amount, subject, reason, note. */
const PARTS: Readonly<
  Record<string, (value: unknown, detail: Detail, action: OwnAction, context: FactContext) => string[]>
> = {
  amount: (value, { currency }, action) =>
    typeof value === 'number' ? [money(IN_CENTS.has(action) ? value : toMinor(value), currency)] : [],
  amountMinor: (value) => [money(value)],
  refundMinor: (value, _, __, { language }) =>
    value === 0 ? [] : [`${words[language].refund} ${money(value)}`],
  feeMinor: (value, _, __, { language }) => (value === 0 ? [] : [`${words[language].kept} ${money(value)}`]),
  differenceMinor: (value, _, __, { language }) =>
    value === 0 ? [] : [`${words[language].difference} ${money(value)}`],
  limit_after: (value, { limit_before: before }, _, { language }) => {
    const { limit, noLimit } = words[language];
    const shown = (one: unknown) => (typeof one === 'number' ? money(toMinor(one)) : noLimit);
    return [`${limit} ${shown(before)} → ${shown(value)}`];
  },
  rides: (value, _, __, { language }) => {
    const t = words[language];
    return typeof value === 'number'
      ? [`${t.rides}: ${value}`]
      : [
          list(value)
            .map((leg) => (leg === 'departure' ? t.departure : t.arrival))
            .join(', '),
        ];
  },
  ride: (value, { direction }, _, { language }) => [
    `${words[language][direction === 'departure' ? 'departure' : 'arrival']} ${text(value)}`,
  ],
  linked: (value, _, __, { language }) => [`${words[language].with} ${list(value).join(', ')}`],
  stays: (value, _, __, { language }) => [`${words[language].with} ${list(value).join(', ')}`],
  booking: (value) => list([value]),
  changes: (value, _, __, { language }) => changesOf(value, language),
  fields: (value, _, __, { language }) => [
    list(value)
      .map((field) => words[language].fields[field] ?? field)
      .join(', '),
  ],
  kind: (value, _, action, { language }) =>
    action.startsWith('finding.') ? [(findingWords[language] as Words)[text(value)] ?? text(value)] : [],
  to: (value, { from }, action, { language, nameOf }) => {
    const t = words[language];
    if (action === 'change_set.move')
      return [`${t.states[text(from)] ?? ''} → ${t.states[text(value)] ?? ''}`];
    if (action === 'difference.assign') {
      const name = (one: unknown) => (text(one) === '' ? t.nobody : nameOf(text(one)));
      return [`${name(from)} → ${name(value)}`];
    }
    const addresses = Array.isArray(value) ? list(value) : list([value]);
    return addresses.length === 0 ? [] : [`${t.to} ${addresses.join(', ')}`];
  },
  take: (value, _, __, { language }) => [value ? words[language].took : words[language].left],
  until: (value, _, action, { language, momentOf }) => {
    const t = words[language];
    if (value === null) return action === 'queue.snooze' ? [t.woken] : [];
    return [`${t.until} ${momentOf(text(value))}`];
  },
  publish_at: (value, { zone }, _, { momentOf }) => [momentOf(text(value), text(zone) || undefined)],
  rows: (value, _, action, { language }) =>
    action === 'change_set.keep' ? [`${words[language].rows}: ${text(value)}`] : [],
  form: (value, _, __, { language }) => [words[language].forms[text(value)] ?? ''],
  name: (value, _, action) => (action === 'change_set.name' ? list([value]) : []),
  subject: (value, _, action) => (action === 'mail.send' ? list([value]) : []),
  reference: (value) => list([value]),
  ended: (value, _, __, { language }) =>
    typeof value === 'number' ? [`${words[language].sessions}: ${value}`] : [],
  shared: (value, _, __, { language }) => (value === true ? [words[language].shared] : []),
  code: (value, _, __, { sentenceOf }) => list([value]).map(sentenceOf),
  overrides: (value, _, __, { language }) =>
    list(value).map(
      (rule) =>
        `${words[language].beyond}: ${(reasonWords[language].rules as Words)[rule]?.toLowerCase() ?? rule}`,
    ),
  reason: (value, _, action, { language }) => list([value]).map((code) => reasonOf(action, code, language)),
  note: (value) => list([value]),
};

/** Facts that only lead to rows, or that a part above has told with another one. */
const UNTOLD: readonly string[] = [
  ...[
    'request',
    'id',
    'status',
    'look',
    'group',
    'question',
    'format',
    'letters',
    'issuer',
    'batch',
    'queue',
    'key',
  ],
  ...[
    'currency',
    'direction',
    'from',
    'limit_before',
    'zone',
    'airport',
    'property',
    'cause',
    'former',
    'detail',
  ],
  ...['hotel', 'was', 'list', 'before', 'after', 'day'],
];

const AMOUNTS: readonly string[] = ['amount', 'amountMinor'];

export const TOLD_FACTS = Object.keys(PARTS);
export const isKnownFact = (name: string): boolean => name in PARTS || UNTOLD.includes(name);

/** The amount of an entry, and what, why and the note, in words. */
export function factsInWords(
  action: OwnAction,
  detail: Detail,
  context: FactContext,
): { readonly amount: string; readonly facts: readonly string[] } {
  const told = (names: readonly string[]) =>
    names
      .flatMap((name) => (name in detail ? (PARTS[name]?.(detail[name], detail, action, context) ?? []) : []))
      .filter((part) => part.trim() !== '');
  const [amount = ''] = told(AMOUNTS);
  return { amount, facts: told(TOLD_FACTS.filter((name) => !AMOUNTS.includes(name))) };
}

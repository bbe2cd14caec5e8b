import { findingWords } from '../desk/finding-words.ts';
import { reasonWords } from '../desk/reason-words.ts';
import type { Language } from '../language.ts';
import { formatMoney, SALE_CURRENCY, toAmountText, toMinor } from '../money.ts';
import { clockTime } from '../time/clock-time.ts';
import type { OwnAction } from './actions.ts';
import { type Words, factWords as words } from './fact-words.ts';
import type { WordedChange } from './sentence.ts';

type Detail = Readonly<Record<string, unknown>>;

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

/** Entries of the gateway's money keep cents under `amount`; requests keep the decimal amount. */
const isInCents = (action: string): boolean =>
  ['payment.ask', 'refund.retry', 'refund.settle', 'difference.explain'].includes(action);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const money = (minor: unknown, currency: unknown = SALE_CURRENCY): string =>
  typeof minor === 'number' ? formatMoney({ amountMinor: minor, currency: text(currency) }, 'en-US') : '';

function reasonOf(action: OwnAction, code: string, language: Language): string {
  const { look, missed, refund, acting } = reasonWords[language];
  const noun = action.slice(0, action.indexOf('.'));
  const { signIn } = words[language];
  const of: Words = { look, ride: missed, refund, price: refund, session: signIn }[noun] ?? acting;
  return of[code] ?? '';
}

const dates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' }),
} as const;

/** A text with its days and times as the language writes them. */
const civilText = (value: string, language: Language): string =>
  value
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => dates[language].format(new Date(`${day}T00:00:00Z`)))
    .replace(/\b\d\d:\d\d\b/g, (time) => clockTime(time, language));

/** Fields of a booking whose values are no words for a sentence. */
const NAMED_ONLY: readonly string[] = ['late_arrival', 'observation'];

/** A booking's changes: contact data are kept masked. */
function changesOf(changes: unknown, language: Language): (WordedChange & { readonly field: string })[] {
  const { fields, national } = words[language];
  if (!Array.isArray(changes)) return [];
  return changes.map(({ field, old, new: now }: Readonly<Record<'field' | 'old' | 'new', string>>) => {
    const label = fields[field.replace(/^reservations\.\d+\./, '')] ?? field;
    const shown = (value: string) =>
      field === 'is_national' ? (national[value] ?? value) : civilText(value, language);
    return { field, label, old: shown(old), now: shown(now) };
  });
}

/** The limit in force with its source: of a person without one of their own, that of the roles. Older entries do not know its amount. */
function limitText(
  limit: unknown,
  { of_roles: ofRoles }: Detail,
  action: string,
  language: Language,
): string {
  const { ofRoles: fromRoles, ofPerson } = words[language];
  const amount = (value: unknown) => (typeof value === 'number' ? money(toMinor(value)) : '');
  if (action === 'role.limit') return amount(limit);
  return typeof limit === 'number'
    ? `${amount(limit)}, ${ofPerson}`
    : [amount(ofRoles), fromRoles].filter(Boolean).join(', ');
}

/** Amounts of an entry, as numbers beside the name of their currency. */
const AMOUNTS_IN_CENTS = ['amountMinor', 'refundMinor', 'feeMinor', 'differenceMinor'] as const;

function amountsOf(action: string, detail: Detail, language: Language): WordedChange[] {
  const t = words[language];
  const labels = {
    amountMinor: t.amount,
    refundMinor: t.refund,
    feeMinor: t.kept,
    differenceMinor: t.difference,
  };
  const currency = text(detail.currency) || SALE_CURRENCY;
  const { amount } = detail;
  const decided =
    typeof amount === 'number' ? [[t.amount, isInCents(action) ? amount : toMinor(amount)] as const] : [];
  const told = AMOUNTS_IN_CENTS.flatMap((name) => {
    const value = detail[name];
    return typeof value === 'number' && value !== 0 ? [[labels[name], value] as const] : [];
  });
  return [...decided, ...told].map(([label, minor]) => ({
    label: `${label} (${currency})`,
    old: '',
    now: toAmountText(minor),
  }));
}

/** Each field that an entry without states changed, before and after, and its amounts. */
export const changesInWords = (action: string, detail: Detail, language: Language): WordedChange[] => [
  ...changesOf(detail.changes, language),
  ...amountsOf(action, detail, language),
  ...('limit_after' in detail
    ? [
        {
          label: words[language].limit,
          old: limitText(detail.limit_before, detail, action, language),
          now: limitText(detail.limit_after, detail, action, language),
        },
      ]
    : []),
];

type Part = (value: unknown, detail: Detail, action: OwnAction, context: FactContext) => string[];

/** Parts of an entry's detail in words, one for each fact, in the order of the sentence: amount, subject, reason, note. */
const PARTS = {
  amount: (value, { currency }, action) =>
    typeof value === 'number' ? [money(isInCents(action) ? value : toMinor(value), currency)] : [],
  amountMinor: (value) => [money(value)],
  refundMinor: (value, _, __, { language }) =>
    value === 0 ? [] : [`${words[language].refund} ${money(value)}`],
  feeMinor: (value, _, __, { language }) => (value === 0 ? [] : [`${words[language].kept} ${money(value)}`]),
  differenceMinor: (value, _, __, { language }) =>
    value === 0 ? [] : [`${words[language].difference} ${money(value)}`],
  limit_after: (value, detail, action, { language }) => {
    const said = (limit: unknown) => limitText(limit, detail, action, language);
    return [`${words[language].limit} ${said(detail.limit_before)} → ${said(value)}`];
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
  changes: (value, _, __, { language }) => {
    const { nothing } = words[language];
    return changesOf(value, language).map(({ field, label, old, now }) =>
      NAMED_ONLY.includes(field) ? label : `${label} ${old || nothing} → ${now || nothing}`,
    );
  },
  fields: (value, _, __, { language }) => [
    list(value)
      .map((field) => words[language].fields[field] ?? field)
      .join(', '),
  ],
  kind: (value, _, action, { language }) =>
    action.startsWith('finding.') ? [(findingWords[language] as Words)[text(value)] ?? text(value)] : [],
  to: (value, { from }, action, { language, nameOf }) => {
    const t = words[language];
    // Its sentence says it.
    if (action === 'change_set.move') return [];
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
  time: (value, _, __, { language }) => [civilText(text(value), language)],
  reason: (value, _, action, { language }) => list([value]).map((code) => reasonOf(action, code, language)),
  note: (value) => list([value]),
} satisfies Readonly<Record<string, Part>>;

/** Facts that no sentence has: they lead to rows, or stand in the sentence already. */
const UNTOLD = [
  ...([
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
  ] as const),
  ...([
    'queue',
    'key',
    'currency',
    'direction',
    'from',
    'limit_before',
    'of_roles',
    'zone',
    'airport',
    'property',
  ] as const),
  ...(['cause', 'former', 'detail', 'hotel', 'folio', 'was', 'before', 'after'] as const),
];

/** Name of a fact in the detail of an entry. A new one gets its words here, or stands among those that need none. */
export type FactName = keyof typeof PARTS | (typeof UNTOLD)[number];

const AMOUNTS: readonly string[] = ['amount', 'amountMinor'];

export const TOLD_FACTS = Object.keys(PARTS);
const parts: Readonly<Record<string, Part>> = PARTS;

/** The amount of an entry, and what, why and the note, in words. */
export function factsInWords(
  action: OwnAction,
  detail: Detail,
  context: FactContext,
): { readonly amount: string; readonly facts: readonly string[] } {
  const told = (names: readonly string[]) =>
    names
      .flatMap((name) => (name in detail ? (parts[name]?.(detail[name], detail, action, context) ?? []) : []))
      .filter((part) => part.trim() !== '');
  const [amount = ''] = told(AMOUNTS);
  return { amount, facts: told(TOLD_FACTS.filter((name) => !AMOUNTS.includes(name))) };
}

/** The columns of a file that some entries have: the ride, the reason with the note, and the number of the request. */
export type FactColumns = { readonly ride: string; readonly why: string; readonly request: string };

export function columnsInWords(action: OwnAction, detail: Detail, context: FactContext): FactColumns {
  const said = (name: string) =>
    name in detail ? (parts[name]?.(detail[name], detail, action, context) ?? []).filter(Boolean) : [];
  return {
    ride: [...said('rides'), ...said('ride')].join(', '),
    why: [...said('reason'), ...said('note')].join(' · '),
    request: text(detail.request),
  };
}

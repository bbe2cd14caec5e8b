import type { UnusualPrice, UnusualRows, UnusualZone } from '@traslado/contract/schemas/unusual-prices';
import { amountIn, tripWords } from '@traslado/domain/booking/expectation-sentence';
import type { Question } from '@traslado/domain/catalogues/asks-once';
import { titleOf } from '@traslado/domain/catalogues/definition';
import { LANGUAGES, type Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal, toMinor } from '@traslado/domain/money';
import { strangeZoneIn, unusualIn } from '@traslado/domain/money/unusual-sentence';
import { tripOf } from '../../inventory/included-rules.ts';
import { printable, Refused } from '../../refused.ts';
import type { PriceQuestion } from '../../store/price/question-repository.ts';
import type { Unusual } from './find-unusual.ts';

/** Most rows that are listed one by one. */
const MOST_TOLD = 20;

const decimalOf = (minor: number | null): number | null => (minor === null ? null : toDecimal(minor));

/** The code of the question about an unusual value. */
export const codeOf = ({ kind }: Unusual): Question => CODES[kind];

const CODES = {
  rate: 'rate.unusual_price',
  exchange: 'exchange_rate.unusual',
  zone: 'time_zone.unusual',
} as const;

function presentUnusual({ isNew, ...unusual }: Unusual): UnusualPrice | UnusualZone {
  if (unusual.kind === 'zone') {
    const { definition, id, facts, countries, expected } = unusual.found;
    const titleIn = (language: Language) => printable(titleOf(definition, facts, language));
    return {
      catalogue: definition.name,
      id: isNew ? null : id,
      title: { en: titleIn('en'), es: titleIn('es') },
      field: 'time_zone',
      new: String(facts.time_zone),
      countries: [...countries],
      expected: [...expected],
    };
  }
  if (unusual.kind === 'exchange') {
    const { now, old, neighbour } = unusual.found;
    return {
      catalogue: 'exchange-rates',
      id: isNew ? null : now.id,
      title: { en: now.currency, es: now.currency },
      field: 'rate',
      currency: now.currency,
      from: now.asOf,
      new: now.rate,
      old: old?.rate ?? null,
      neighbour: neighbour?.rate ?? null,
      neighbour_name: neighbour?.asOf ?? null,
    };
  }
  const { tariff, found } = unusual;
  const { now, field, neighbour } = found;
  const titleIn = (language: Language) => {
    const service = tariff.name[language] || tariff.name.en || tariff.name.es;
    return printable(`${service} ${tripWords[language][tripOf[tariff.operationType]]}, ${now.description}`);
  };
  return {
    catalogue: 'rates',
    id: isNew ? null : now.id,
    title: { en: titleIn('en'), es: titleIn('es') },
    field,
    currency: SALE_CURRENCY,
    from: now.validFromOn,
    new: toDecimal(found.amountMinor),
    old: decimalOf(found.oldMinor),
    neighbour: decimalOf(found.neighbourMinor),
    neighbour_name: neighbour && printable(neighbour.description),
  };
}

/** One of them in words: its title, the numbers, and the neighbour. */
function saidIn(language: Language, told: UnusualPrice | UnusualZone): string {
  if (told.field === 'time_zone')
    return strangeZoneIn(language, { ...told, title: told.title[language], zone: told.new });
  const field = told.field === 'rate' ? null : told.field;
  const amountOf = (amount: number) =>
    field ? amountIn(language, { amountMinor: toMinor(amount), currency: told.currency }) : String(amount);
  return unusualIn(language, {
    title: told.title[language],
    field,
    now: amountOf(told.new),
    old: told.old === null ? null : amountOf(told.old),
    neighbour:
      told.neighbour === null ? null : { name: told.neighbour_name ?? '', amount: amountOf(told.neighbour) },
  });
}

/** The question about a row, with the numbers that a confirmation holds for. */
export function questionOf(unusual: Unusual): PriceQuestion {
  const { isNew } = unusual;
  if (unusual.kind === 'zone') {
    const { definition, id, facts } = unusual.found;
    const place = isNew ? facts[definition.key[0]] : id;
    return { subject: `time_zone ${definition.name} ${place}`, numbers: String(facts.time_zone) };
  }
  if (unusual.kind === 'exchange') {
    const { now, old, neighbour } = unusual.found;
    const numbers = [now.rate, (old ?? neighbour)?.rate];
    return { subject: `exchange_rate ${now.currency} ${now.asOf}`, numbers: numbers.join(' ') };
  }
  const { now, field, oldMinor, neighbourMinor } = unusual.found;
  const place = isNew ? `${now.serviceId} ${now.validFromOn} ${now.description}` : now.id;
  const amounts = [now.priceMinor, now.adultPriceMinor, now.minorPriceMinor];
  const numbers = [...amounts, field, oldMinor ?? neighbourMinor];
  return { subject: `rate ${place}`, numbers: numbers.join(' ') };
}

/** The refusal that asks; prices go before time zones. Codes: `rate.unusual_price`, `exchange_rate.unusual`, `time_zone.unusual`. */
export class AsksOnce extends Refused {
  constructor(readonly unusual: readonly Unusual[]) {
    // Some of both are told: a person answers only what they read.
    const isZone = ({ kind }: Unusual) => kind === 'zone';
    const zones = unusual.filter(isZone).slice(0, MOST_TOLD / 2);
    const others = unusual.filter((one) => !isZone(one)).slice(0, MOST_TOLD - zones.length);
    const rows = [...others, ...zones].map(presentUnusual);
    const [first] = rows;
    const codes = unusual.map(codeOf);
    const code = Object.values(CODES).find((one) => codes.includes(one)) ?? CODES.rate;
    const many = code === CODES.zone ? 'time_zone.unusual_many' : 'price.unusual_many';
    const said = LANGUAGES.map((language) => [`said_${language}`, first ? saidIn(language, first) : '']);
    super(code, {
      params: { total: unusual.length, ...Object.fromEntries(said) },
      sentence: unusual.length === 1 ? 'price.unusual_one' : many,
      expected: { total: unusual.length, rows } satisfies UnusualRows,
    });
  }
}

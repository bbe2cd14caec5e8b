import type { Language } from '@traslado/domain/language';
import { eachAtOnce } from '../in-pieces.ts';
import type { BackendSheet } from '../ports/group-catalogue.ts';
import type { Offered } from './refresh-offers.ts';
import type { RefreshContext } from './refresh-part.ts';

export type Sheet = Readonly<Record<Language, BackendSheet | null>> | 'unreadable';

/** Sheets are many; more at once would be felt on their side. */
const atOnce = 4;

/** The sheets of the offers, in both languages; null when they were not answered whole. */
export async function readSheets(
  context: RefreshContext,
  offered: readonly Offered[],
): Promise<ReadonlyMap<Offered, Sheet> | null> {
  const { source, rows, todayAt } = context;
  const { findSheet } = source;
  const sheets = new Map<Offered, Sheet>();
  if (!findSheet) return sheets;
  let isWhole = true;
  await eachAtOnce(offered, atOnce, async (one) => {
    const property = rows.properties.find(({ id }) => id === one.propertyId);
    if (!property || !isWhole) return;
    const of = { serviceId: one.theirs, hotel: property.code, on: todayAt(property.timeZone) };
    const en = await findSheet({ ...of, language: 'en' });
    const es = await findSheet({ ...of, language: 'es' });
    if (en.kind === 'ok' && es.kind === 'ok') sheets.set(one, { en: en.value, es: es.value });
    else if (en.kind === 'unavailable' || es.kind === 'unavailable') isWhole = false;
    else sheets.set(one, 'unreadable');
  });
  const isRead = sheets.size === 0 || [...sheets.values()].some((one) => one !== 'unreadable');
  if (!isWhole || !isRead) return null;
  leaveOutOtherCurrencies(context, sheets);
  return sheets;
}

/**
 * Everything is sold in US dollars, and no document gives the dollar's number. Without a setting, the only number of all sheets is taken
 * for it; of several none can be chosen, and prices in them are not sold.
 */
function leaveOutOtherCurrencies({ source, tell }: RefreshContext, sheets: Map<Offered, Sheet>): void {
  const numbersOf = (sheet: Sheet): readonly number[] =>
    sheet === 'unreadable' ? [] : [...(sheet.en?.currencies ?? []), ...(sheet.es?.currencies ?? [])];
  const used = new Set([...sheets.values()].flatMap(numbersOf));
  const [only, ...others] = used;
  const isGuessed = source.dollarNumber === undefined && only !== undefined && others.length === 0;
  const path = 'rates[].currencyId';
  if (isGuessed)
    tell({
      subject: 'all sheets',
      path,
      expected: 'USD, or USD_CURRENCY_ID set to their number of it',
      found: 'one number, taken for USD',
    });
  const dollars = isGuessed ? only : source.dollarNumber;
  for (const [one, sheet] of sheets)
    if (numbersOf(sheet).some((number) => number !== dollars)) {
      sheets.set(one, 'unreadable');
      const expected = 'USD, or the number of USD_CURRENCY_ID';
      tell({ subject: `service ${one.theirs} at ${one.scope}`, path, expected, found: 'another number' });
    }
}

import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';
import { moneyWord } from '@traslado/domain/money/money-words';
import { toLocal } from '@traslado/domain/time/zone';
import type { StaffCaller } from '../../http/tokens.ts';
import { countRows, listMoney, type MoneyRecord } from '../../store/payment/search-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { type MoneyDependencies, readMoneyAsked } from './read-asked.ts';

const AT_ONCE = 1_000;

const heads = {
  en: (zone: string) => [
    'Kind',
    'Number',
    'Gateway reference',
    'Booking',
    'Guest',
    'Property',
    `Time (${zone})`,
    'State',
    'Amount',
    'Not settled',
    'Currency',
    'Card',
    'Issuer',
    'Country',
    'Gateway',
    'Merchant',
    'Reason',
  ],
  es: (zone: string) => [
    'Tipo',
    'Número',
    'Referencia del procesador',
    'Reservación',
    'Huésped',
    'Propiedad',
    `Hora (${zone})`,
    'Estado',
    'Monto',
    'Sin liquidar',
    'Moneda',
    'Tarjeta',
    'Emisor',
    'País',
    'Procesador',
    'Comercio',
    'Motivo',
  ],
} as const;

const kinds = {
  en: { payments: 'Payment', refunds: 'Refund' },
  es: { payments: 'Pago', refunds: 'Reembolso' },
} as const;

/**
 * The rows behind a figure as a table, its head first, part by part. The audit gets an entry of its reader before the first part is read.
 * Codes: `hotel.not_found`, `period.invalid`.
 */
export async function exportPayments(
  dependencies: MoneyDependencies,
  caller: StaffCaller,
  { body, language, now }: { body: CallRequest<'exportPayments'>['body']; language: Language; now: number },
): Promise<AsyncGenerator<readonly (readonly string[])[]>> {
  const { what = 'payments', ...question } = body;
  const { asked, period } = readMoneyAsked(dependencies, caller, question, now);
  const { db, inventory } = dependencies;
  const rows = await countRows(db, asked(what));
  await keepExport(db, caller, { of: 'payments', format: 'csv', question: body, rows, now });
  const zone = period.time_zone;
  const word = (value: string) => moneyWord(language, value);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const maySeeGuest = caller.permissions.includes('coupons:see');
  const cellsOf = (row: MoneyRecord): string[] => {
    const { date, time } = toLocal(row.at, zone);
    const hotel = inventory.current().propertyById(row.propertyId)?.code ?? '';
    const card = [word(row.brand), row.last4].filter((part) => part !== '').join(' ');
    const { id, couponCode, guest, contact, status, currency, issuer, country, gateway, merchant } = row;
    const amount = toAmountText(what === 'refunds' ? -row.amountMinor : row.amountMinor);
    return [
      kinds[language][what],
      id,
      row.reference,
      couponCode,
      // The guest's own name for the contact has the first name, too.
      maySeeGuest ? (contact.includes(guest) ? contact : guest) : '',
      hotel,
      `${date} ${time}`,
      word(status),
      // Amounts that moved add up in a column of their own.
      ...(status === 'succeeded' ? [amount, ''] : ['', amount]),
      currency,
      card,
      issuer,
      country === '' ? '' : (countries.of(country) ?? country),
      word(gateway),
      merchant,
      [row.reason ?? '', row.failure]
        .filter((part) => part !== '')
        .map(word)
        .join(' · '),
    ];
  };
  async function* parts(): AsyncGenerator<readonly (readonly string[])[]> {
    yield [heads[language](zone)];
    let after: { at: number; id: string } | null = null;
    for (;;) {
      const part: MoneyRecord[] = await listMoney(db, asked(what), { after, limit: AT_ONCE });
      if (part.length > 0) yield part.map(cellsOf);
      const last = part.at(-1);
      if (!last || part.length < AT_ONCE) return;
      after = { at: last.at, id: last.id };
    }
  }
  return parts();
}

import { CARD_FUNDINGS } from '@traslado/domain/booking/cards';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The demo's accounts, their banks, and the cards that guests may pay with. The banks are invented. */

export const demoBanks: readonly Insertable<Database['bank']>[] = [
  { id: 1, code: 'BPC', name: 'Banco Perla del Caribe', country: 'MX' },
  { id: 2, code: 'BNB', name: 'Bayfront National Bank', country: 'US' },
  { id: 3, code: 'BCP', name: 'Banco Costa Pacífico', country: 'MX' },
  { id: 4, code: 'LTB', name: 'Lakeside Trust Bank', country: 'US' },
  // The sandbox's facts of its test cards.
  { id: 5, code: 'SANDBOX', name: 'Sandbox Test Bank', country: 'US' },
];

/** One for each society. Both charge through the server's gateway. */
export const demoMerchants: readonly Insertable<Database['merchant']>[] = [
  { id: 1, code: 'PRG-USD', society_id: 1, currency: 'USD', statement_name: 'PERLA TRANSFERS', bank_id: 2 },
  { id: 2, code: 'CIHC-USD', society_id: 2, currency: 'USD', statement_name: 'PERLA TRASLADOS', bank_id: 1 },
];

const brands = [
  { brand: 'visa', name: 'Visa', refused: [] },
  { brand: 'mastercard', name: 'Mastercard', refused: ['prepaid'] },
  { brand: 'amex', name: 'American Express', refused: ['prepaid', 'debit'] },
] as const;

export const demoCardTypes: readonly Insertable<Database['card_type']>[] = brands.flatMap(
  ({ brand, name, refused }) =>
    CARD_FUNDINGS.map((funding) => ({
      brand,
      funding,
      name: `${name} ${funding}`,
      logo: name,
      accepted: !refused.some((one) => one === funding),
    })),
);

import { isCardLine } from '../booking/cards.ts';
import { SALE_CURRENCY } from '../money.ts';
import { ACTIVE, defineCatalogue } from './definition.ts';
import { CODE, CURRENCY, type TextForm } from './text-forms.ts';

/** The name on a bank statement: the limits of Stripe's statement descriptors. */
const STATEMENT_NAME: TextForm = {
  tidy: (text) => text.toUpperCase(),
  isRight: (text) => /^(?=.*[A-Z])[ -~]{5,22}$/.test(text) && !/[<>\\'"*]/.test(text),
  example: 'PERLA TRANSFERS',
};

/** A brand, or one kind of its cards: `visa`, `visa credit`. */
const CARD_LINE: TextForm = {
  tidy: (text) => text.toLowerCase(),
  isRight: isCardLine,
  example: 'visa credit',
};

/** Name of a setting that holds a key, as `config.ts` reads it. A key itself never looks like this. */
const KEY_SETTING: TextForm = {
  tidy: (text) => text,
  isRight: (text) => /^STRIPE_[A-Z][A-Z0-9]{0,19}_SECRET_KEY$/.test(text),
  example: 'STRIPE_CIHC_SECRET_KEY',
};

/** The accounts that payments are charged to. Of a society and currency the oldest active one is charged. */
export const merchants = defineCatalogue(
  {
    name: 'merchants',
    one: 'merchant',
    calls: { one: 'Merchant', many: 'Merchants' },
    table: 'merchant',
    title: 'code',
    seenBy: [],
    changedBy: ['finance'],
    shows: 'The account that a payment is charged to, and the name on the card statement.',
    key: ['code'],
    fields: {
      code: { kind: 'text', max: 20, form: CODE, isUnique: true },
      society_id: { kind: 'reference', to: 'society' },
      currency: { kind: 'text', max: 3, form: CURRENCY, usual: SALE_CURRENCY },
      /** The gateway of the server's settings, where it is left out. */
      gateway: { kind: 'choice', of: ['sandbox', 'stripe'], isOptional: true },
      statement_name: { kind: 'text', max: 22, form: STATEMENT_NAME, isOptional: true },
      bank_id: { kind: 'reference', to: 'bank', isOptional: true },
      /** Every accepted card where there are none. */
      card_types: { kind: 'lines', most: 30, max: 30, form: CARD_LINE },
      secret_reference: { kind: 'text', max: 60, form: KEY_SETTING, isOptional: true, isLocal: true },
      active: ACTIVE,
    },
    columns: ['code', 'society_id', 'gateway', 'statement_name', 'bank_id', 'active'],
    search: ['code', 'society_id', 'currency', 'statement_name', 'bank_id'],
    orders: ['code', 'society_id', 'currency', 'gateway', 'statement_name', 'bank_id', 'status', 'updated'],
    example: {
      code: 'CIHC-MXN',
      society_id: 2,
      currency: 'MXN',
      gateway: 'stripe',
      statement_name: 'PERLA TRASLADOS',
      bank_id: 1,
      card_types: ['visa', 'mastercard credit'],
      secret_reference: 'STRIPE_CIHC_SECRET_KEY',
      active: true,
    },
    otherwise: { statement_name: 'PERLA RIDES', card_types: [] },
    codes: ['merchant.key_without_gateway'],
  },
  {
    /** `merchant.key_without_gateway`: a key of its own is one of Stripe's. */
    check: ({ gateway, secret_reference }) =>
      secret_reference !== '' && gateway !== 'stripe'
        ? [{ field: 'gateway', code: 'merchant.key_without_gateway' as const }]
        : [],
  },
);

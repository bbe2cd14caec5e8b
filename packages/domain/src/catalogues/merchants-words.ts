import type { merchants } from './merchants.ts';
import type { WordsOf } from './words.ts';

export const merchantsWords = {
  en: {
    one: 'merchant',
    many: 'merchants',
    lead: 'The accounts that payments are charged to: one for each company and currency.',
    noneText: 'Guests can’t pay yet. Add the account that payments are charged to.',
    columns: {
      code: 'Code',
      society_id: 'Society',
      currency: 'Currency',
      gateway: 'Gateway',
      statement_name: 'Name on the card statement',
      bank_id: 'Bank',
      card_types: 'Cards',
      secret_reference: 'Setting with its key',
    },
    heads: { society_id: 'Company', statement_name: 'On the statement' },
    labels: { active: 'Active: payments are charged to it', card_types: 'Cards it accepts' },
    hints: {
      currency: 'Where a company has two in one currency, the older one is charged.',
      gateway: 'Leave it empty for the server’s gateway.',
      statement_name: '5 to 22 characters. Stripe puts the account’s short name before it.',
      card_types: 'One per line: visa, or visa credit. Leave it empty for every accepted card.',
      secret_reference:
        'The name of a setting on the server, never the key itself. Leave it empty for the server’s key.',
    },
    choices: { gateway: { sandbox: 'Sandbox', stripe: 'Stripe' } },
    issues: {
      'merchant.key_without_gateway':
        'A key of its own is for Stripe. Choose Stripe, or leave the setting empty.',
    },
  },
  es: {
    one: 'comercio',
    many: 'comercios',
    gender: 'm',
    lead: 'Las cuentas en las que se cobra: una por cada sociedad y moneda.',
    noneText: 'Los huéspedes todavía no pueden pagar. Agrega la cuenta en la que se cobra.',
    columns: {
      code: 'Clave',
      society_id: 'Sociedad',
      currency: 'Moneda',
      gateway: 'Procesador',
      statement_name: 'Nombre en el estado de cuenta',
      bank_id: 'Banco',
      card_types: 'Tarjetas',
      secret_reference: 'Variable con su llave',
    },
    heads: { statement_name: 'En el estado de cuenta' },
    labels: { active: 'Activo: se cobra en él', card_types: 'Tarjetas que acepta' },
    hints: {
      currency: 'Si una sociedad tiene dos en la misma moneda, se cobra en el más antiguo.',
      gateway: 'Déjalo vacío para el procesador configurado en el servidor.',
      statement_name: 'De 5 a 22 caracteres. Stripe pone antes el nombre corto de la cuenta.',
      card_types: 'Una por renglón: visa, o visa credit. Déjalo vacío para todas las tarjetas aceptadas.',
      secret_reference:
        'El nombre de una variable del servidor, nunca la llave. Déjalo vacío para la llave configurada en el servidor.',
    },
    choices: { gateway: { sandbox: 'Sandbox', stripe: 'Stripe' } },
    issues: {
      'merchant.key_without_gateway': 'Una llave propia es de Stripe. Elige Stripe o deja vacía la variable.',
    },
  },
} satisfies WordsOf<typeof merchants>;

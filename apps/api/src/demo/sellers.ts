import { sellersOf } from '@traslado/domain/stay/company';
import type { Insertable } from 'kysely';
import { commonest, dialingCodes } from '../db/migrations/baseline/countries.ts';
import type { Database } from '../db/schema.ts';

/** The demo's sellers by country. The companies are invented. */

const demoSocietyRows = [
  {
    id: 1,
    code: 'PRG',
    legal_name: 'Perla Resorts Group, Inc.',
    tax_id: '65-0100482',
    address: '1200 Brickell Bay Dr, Miami, FL 33131, USA',
    tax_rate: 16,
    airport_tax_rates: ['PUJ 18'],
    position: 1,
    active: true,
  },
  {
    id: 2,
    code: 'CIHC',
    legal_name: 'Caribe Internacional Hospitalidad y Comercio, S.A. de C.V.',
    tax_id: 'CIH050314QX7',
    address: 'Blvd. Kukulcán km 14.5, Zona Hotelera, 77500 Cancún, Q. Roo, México',
    tax_rate: 16,
    airport_tax_rates: ['PUJ 18'],
    position: 2,
    active: true,
  },
] as const;

/** Rows with fixed numbers, which countries reference. New rows of staff begin above those of the group's own lists. */
export const demoSocieties: readonly Insertable<Database['society']>[] = demoSocietyRows.map(
  ({ airport_tax_rates, ...row }) => ({ ...row, airport_tax_rates: [...airport_tax_rates] }),
);

const currencies: Readonly<Record<string, string>> = {
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  DE: 'EUR',
  DO: 'DOP',
  ES: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IT: 'EUR',
  JP: 'JPY',
  MX: 'MXN',
  PE: 'PEN',
  US: 'USD',
};

const [english, spanish] = ['en', 'es'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

export const demoCountries: readonly Insertable<Database['country']>[] = dialingCodes.map(
  ([code, dialing_code]) => ({
    code,
    name_en: english?.of(code) ?? '',
    name_es: spanish?.of(code) ?? '',
    dialing_code,
    currency: currencies[code] ?? '',
    society_id: code === 'MX' ? 2 : null,
    position: commonest.includes(code) ? 1 + commonest.indexOf(code) : 50,
  }),
);

export const demoSellers = sellersOf(
  demoSocietyRows.map(({ id, code, legal_name: legalName, active }) => ({ id, code, legalName, active })),
  demoCountries.map(({ code, society_id = null }) => ({ code, societyId: society_id })),
);

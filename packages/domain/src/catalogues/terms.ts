import { TERMS_KINDS } from '../booking/terms.ts';
import { defineCatalogue, inBoth } from './definition.ts';

/** Texts that guests accept with a booking, in versions. One that was accepted stays as it is; a newer one follows it. */
export const terms = defineCatalogue(
  {
    name: 'terms',
    one: 'terms_version',
    calls: { one: 'TermsVersion', many: 'TermsVersions' },
    table: 'terms',
    title: 'name',
    seenBy: ['revenue', 'concierge', 'finance'],
    changedBy: ['catalogue'],
    shows:
      'Sheet and overview (step 3), confirmation, letters and documents; what was accepted is kept with the booking.',
    key: ['property_id', 'kind', 'in_force_from'],
    takenAt: 'in_force_from',
    sealedBy: { table: 'accepted_terms', column: 'terms_id', code: 'terms.accepted' },
    fields: {
      name: { kind: 'text', max: 80 },
      property_id: { kind: 'reference', to: 'property' },
      kind: { kind: 'choice', of: TERMS_KINDS },
      in_force_from: { kind: 'date' },
      ...inBoth('text', { kind: 'lines', most: 40, max: 600 }),
    },
    columns: ['name', 'property_id', 'kind', 'in_force_from'],
    filters: ['property_id', 'kind'],
    search: ['name', 'text_en', 'text_es'],
    orders: ['property_id', 'name', 'kind', 'in_force_from', 'updated'],
    example: {
      name: 'Cancellation 2030',
      property_id: 1,
      kind: 'cancellation',
      in_force_from: '2030-01-01',
      text_en: ['Cancel up to 5 hours before your pick-up.'],
      text_es: ['Cancela hasta 5 horas antes de tu salida.'],
    },
    otherwise: { text_en: ['Cancel up to 6 hours before your pick-up.'] },
    codes: ['terms.accepted', 'terms.empty'],
  },
  {
    /** `terms.empty`: guests read either language. */
    check: ({ text_en, text_es }) =>
      Object.entries({ text_en, text_es }).flatMap(([field, lines]) =>
        lines.length === 0 ? [{ field, code: 'terms.empty' as const }] : [],
      ),
  },
);

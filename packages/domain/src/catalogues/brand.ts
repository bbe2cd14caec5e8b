import { isReadableAccent, isReadableDeep } from '../brand/colours.ts';
import { LINK_LINE, PHONE_LINE } from '../brand/lines.ts';
import { defineCatalogue } from './definition.ts';
import { COLOUR, EMAIL } from './text-forms.ts';

const colour = { kind: 'text', max: 7, form: COLOUR, isOptional: true } as const;
const links = { kind: 'lines', most: 12, max: 300, form: LINK_LINE } as const;

/** The brand that guests see. The newest active row counts, so that the next brand can be prepared beside it. */
export const brand = defineCatalogue(
  {
    name: 'brand',
    one: 'brand',
    calls: { one: 'StaffBrand', many: 'Brands' },
    table: 'brand',
    title: 'name',
    seenBy: ['revenue', 'concierge', 'finance'],
    changedBy: ['catalogue'],
    shows: 'Every page of guests, letters and documents: name, colors, phones, links and logo.',
    key: ['name'],
    fields: {
      name: { kind: 'text', max: 60, isUnique: true },
      active: { kind: 'flag', usual: false, as: { name: 'status', yes: 'active', no: 'prepared' } },
      /** Pages show it twice as wide as high. */
      logo_id: { kind: 'picture', isOptional: true, isLocal: true, ratio: 2 },
      accent_light: colour,
      accent_dark: colour,
      deep_light: colour,
      deep_dark: colour,
      email: { kind: 'text', max: 254, form: EMAIL, isOptional: true },
      phones: { kind: 'lines', most: 8, max: 200, form: PHONE_LINE },
      websites: links,
      resources: links,
      foundation: links,
    },
    sections: { colours: 'accent_light', contact: 'email', links: 'websites' },
    columns: ['name', 'accent_light', 'email', 'active'],
    search: ['name', 'email'],
    orders: ['name', 'status', 'updated'],
    example: {
      name: 'Perla Resorts',
      active: false,
      logo_id: null,
      accent_light: '#0b5fa5',
      accent_dark: '#8ec5ff',
      deep_light: '#0b2a4a',
      deep_dark: '#123a63',
      email: 'transfers@perla.example',
      phones: ['MX | Mexico | México | +528005550143'],
      websites: ['Perla Club | Club Perla | https://club.perla.example/'],
      resources: ['Privacy notice | Aviso de privacidad | https://perla.example/privacy | privacy'],
      foundation: [],
    },
    otherwise: { accent_light: '', email: '', foundation: [] },
    codes: ['brand.too_light', 'brand.too_dark', 'brand.deep_too_light'],
  },
  {
    /**
     * Chosen colours have to be readable, WCAG AA: `brand.too_light` on light pages, `brand.too_dark` on dark ones, `brand.deep_too_light` under
     * light text.
     */
    check: ({ accent_light, accent_dark, deep_light, deep_dark }) => [
      ...(accent_light !== '' && !isReadableAccent(accent_light, 'light')
        ? [{ field: 'accent_light', code: 'brand.too_light' as const }]
        : []),
      ...(accent_dark !== '' && !isReadableAccent(accent_dark, 'dark')
        ? [{ field: 'accent_dark', code: 'brand.too_dark' as const }]
        : []),
      ...Object.entries({ deep_light, deep_dark }).flatMap(([field, deep]) =>
        deep !== '' && !isReadableDeep(deep) ? [{ field, code: 'brand.deep_too_light' as const }] : [],
      ),
    ],
  },
);

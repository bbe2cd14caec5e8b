import type { Labels } from '@traslado/contract/schemas/catalogue';
import {
  type Definition,
  type Facts,
  type Field,
  listNameOf,
  type Value,
} from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';

type Words = { readonly language: Language; readonly labels: Labels };

export type Difference = {
  readonly field: string;
  readonly label: string;
  readonly old: string;
  readonly now: string;
};

const dates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' }),
} as const;

/** A value of a row in words, '' for none. */
function valueText(
  definition: Definition,
  [name, field]: readonly [string, Field],
  value: Value,
  { language, labels }: Words,
): string {
  const words = wordsOf(definition)[language];
  const choice = (one: string) => words.choices[name]?.[one] ?? one;
  if (value === null || value === '') return '';
  if (Array.isArray(value)) return value.map(field.kind === 'set' ? choice : String).join(' · ');
  switch (field.kind) {
    case 'flag':
      return words.flags[name]?.[value ? 'yes' : 'no'] ?? '';
    case 'money':
      return toAmountText(Number(value));
    case 'date':
      return dates[language].format(new Date(`${String(value)}T00:00:00Z`));
    case 'reference':
    case 'picture':
      return labels[name]?.[String(value)] ?? String(value);
    case 'choice':
      return choice(String(value));
    default:
      return String(value);
  }
}

/** The differences between two states of a row, in words. */
export function differencesOfRow(
  definition: Definition,
  before: Facts | null,
  after: Facts | null,
  words: Words,
): Difference[] {
  const { columns } = wordsOf(definition)[words.language];
  return fieldsOf(definition)
    .map(([name, field]) => {
      const text = (facts: Facts | null) =>
        facts ? valueText(definition, [name, field], facts[name] ?? null, words) : '';
      return {
        field: name,
        label: columns[listNameOf(name, field)] ?? name,
        old: text(before),
        now: text(after),
      };
    })
    .filter(({ old, now }) => old !== now);
}

const heads = {
  en: {
    name: 'Name',
    nameEn: 'Name in English',
    nameEs: 'Name in Spanish',
    email: 'Email',
    roles: 'Roles',
    scope: 'Properties',
    status: 'Status',
    permissions: 'Permissions',
    alt_en: 'Description (English)',
    alt_es: 'Description (Spanish)',
  },
  es: {
    name: 'Nombre',
    nameEn: 'Nombre en inglés',
    nameEs: 'Nombre en español',
    email: 'Correo',
    roles: 'Roles',
    scope: 'Propiedades',
    status: 'Estado',
    permissions: 'Permisos',
    alt_en: 'Descripción (inglés)',
    alt_es: 'Descripción (español)',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

const everywhere = { en: 'All properties', es: 'Todas las propiedades' } as const;
const statuses: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { active: 'Active', unconfirmed: 'Invited', reset_required: 'New password needed', disabled: 'Closed' },
  es: {
    active: 'Activa',
    unconfirmed: 'Invitada',
    reset_required: 'Necesita nueva contraseña',
    disabled: 'Cerrada',
  },
};

/** The same for a person, a role or a picture. */
export function differencesOfOther(
  before: Facts | null,
  after: Facts | null,
  {
    language,
    codeOf,
    roleOf,
  }: {
    readonly language: Language;
    readonly codeOf: (property: number) => string;
    /** Title of a role. */
    readonly roleOf: (role: string) => string;
  },
): Difference[] {
  const text = (facts: Facts | null, field: string): string => {
    if (!facts || !(field in facts)) return '';
    const value: unknown = facts[field];
    if (field === 'scope')
      return Array.isArray(value) ? value.map((id) => codeOf(Number(id))).join(' · ') : everywhere[language];
    if (Array.isArray(value))
      return value.map((one) => (field === 'roles' ? roleOf(String(one)) : String(one))).join(' · ');
    const said = value === null ? '' : String(value);
    return field === 'status' ? (statuses[language][said] ?? said) : said;
  };
  return Object.entries(heads[language])
    .map(([field, label]) => ({ field, label, old: text(before, field), now: text(after, field) }))
    .filter(({ old, now }) => old !== now);
}

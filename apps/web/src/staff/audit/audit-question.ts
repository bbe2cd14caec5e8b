import type { CallRequest } from '@traslado/contract/schemas';
import { DEEDS } from '@traslado/domain/audit/actions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate } from '@traslado/domain/time/civil';

/** A question to the audit, as it is typed; '' narrows nothing. */
export type AuditQuestion = {
  by: string;
  kind: string;
  about: string;
  deed: string;
  /** Id of a property. */
  property: string;
  from: string;
  to: string;
};

export const EVERYTHING: AuditQuestion = {
  by: '',
  kind: '',
  about: '',
  deed: '',
  property: '',
  from: '',
  to: '',
};

/** The part that stays in memory: names of people stand in no address. */
export type Unwritten = Pick<AuditQuestion, 'by' | 'about'>;

export const NOTHING_UNWRITTEN: Unwritten = { by: '', about: '' };

/** True for a kind whose subjects are catalogue rows: their names may stand in an address. */
const isOfCatalogue = (kind: string): boolean => ALL_CATALOGUES.some(({ name }) => name === kind);

/** The question of an address, with the part in memory. Faulty parts of an address are left out. */
export function readQuestion(address: string, unwritten: Unwritten): AuditQuestion {
  const asked = new URLSearchParams(address);
  const text = (name: string, isGood: (value: string) => boolean) => {
    const value = asked.get(name) ?? '';
    return isGood(value) ? value : '';
  };
  const kind = text('kind', (value) => /^[a-z-]{1,40}$/.test(value));
  return {
    by: unwritten.by,
    kind,
    about: isOfCatalogue(kind) ? (asked.get('about') ?? '').slice(0, 100) : unwritten.about,
    deed: text('deed', (value) => DEEDS.some((deed) => deed === value)),
    property: text('property', (value) => /^[1-9]\d{0,8}$/.test(value)),
    from: text('from', isCivilDate),
    to: text('to', isCivilDate),
  };
}

/** The same as an address, and the part that stays in memory. */
export function writeQuestion(question: AuditQuestion): {
  readonly address: string;
  readonly unwritten: Unwritten;
} {
  const { by, about, ...others } = question;
  const isWritten = isOfCatalogue(question.kind);
  const said = Object.entries({ ...others, about: isWritten ? about : '' }).filter(
    ([, value]) => value !== '',
  );
  const text = new URLSearchParams(said).toString();
  return { address: text && `?${text}`, unwritten: { by, about: isWritten ? '' : about } };
}

/** The question as the server is asked it. */
export function bodyOf({
  by,
  kind,
  about,
  deed,
  property,
  from,
  to,
}: AuditQuestion): CallRequest<'exportAudit'>['body'] {
  const known = DEEDS.find((one) => one === deed);
  return {
    by: by.trim(),
    about: about.trim(),
    ...(kind !== '' && { kind }),
    ...(known && { deed: known }),
    ...(property !== '' && { property: Number(property) }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

/** The name of the file of a question, with its narrowings and days, or the day of today. */
export function fileNameOf({ by, kind, about, deed, from, to }: AuditQuestion, today: string): string {
  const days = from === '' && to === '' ? [today] : [from, to];
  const plain = [by, kind, about, deed].map((text) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  return `${['audit', ...plain, ...days].filter(Boolean).join('-')}.csv`;
}

/** The booking whose code is asked about; null for another question. */
export function bookingAsked(
  { about }: AuditQuestion,
  entries: readonly { readonly booking: string | null }[],
): string | null {
  const code = about.trim().replace(/^#/, '').toUpperCase();
  const isCode = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{10}$/.test(code);
  return isCode || entries.some(({ booking }) => booking === code) ? code || null : null;
}

/** The staff that a typed name means, with their user names. */
export const meantBy = (
  by: string,
  people: readonly { readonly username: string; readonly name: string }[],
): string => {
  const part = by.trim().toLowerCase();
  return people
    .filter(({ username, name }) => username.includes(part) || name.toLowerCase().includes(part))
    .map(({ username, name }) => `${name} (${username})`)
    .join(', ');
};

/** Staff to choose from: their names, and user names where two have one name. */
export const choicesOf = (
  people: readonly { readonly username: string; readonly name: string }[],
): string[] =>
  people.map(({ username, name }) =>
    people.filter((one) => one.name === name).length > 1 ? username : name,
  );

/** Codes: `date.invalid`, `audit.to_before_from`. */
export function checkQuestion({ from, to }: Pick<AuditQuestion, 'from' | 'to'>): Issue[] {
  const wrong = Object.entries({ from, to }).filter(([, day]) => day !== '' && !isCivilDate(day));
  if (wrong.length > 0) return wrong.map(([field]) => ({ field, code: 'date.invalid' }));
  return from !== '' && to !== '' && to < from ? [{ field: 'to', code: 'audit.to_before_from' }] : [];
}

import { isRefusalCode } from '@traslado/contract/refusals';
import { isInScope } from '@traslado/domain/access/scope';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { checkFacts, newFacts, tidyFacts } from '@traslado/domain/catalogues/facts';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { withoutZeros } from '@traslado/domain/files/typed-words';
import { checkAddedStay } from '@traslado/domain/stay/added-stay';
import { folioKey, normaliseFolio } from '@traslado/domain/stay/folio';
import { stayFile } from '@traslado/domain/stay/stay-file';
import { checkText } from '../../http/bodies.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import type { AddedStayFacts } from '../../store/stay/added-stay-repository.ts';
import type { Step } from '../catalogues/present-steps.ts';
import type { FileRow } from '../catalogues/read-csv.ts';

type Property = Pick<Snapshot['properties'][number], 'id' | 'code' | 'name' | 'folioExample'>;

/** The planned fate of a row: the step that is told, and the stay that is added. */
export type StayStep = { readonly step: Step; readonly stay: AddedStayFacts | null };

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** The property of a row, by code or name. Codes: `file.reference_unknown`, of other people's properties too; `file.digits_lost`. */
function propertyOf(properties: readonly Property[], code: unknown): Property {
  const named = properties.filter((one) =>
    [one.code, one.name].some((known) => plain(known) === plain(code)),
  );
  const [property] = named;
  const field = 'property_id';
  if (named.length > 1) throw new Refused('file.reference_twice', { field, params: { code: String(code) } });
  if (property) return property;
  if (properties.some((one) => withoutZeros(one.code) === plain(code)))
    throw new Refused('file.digits_lost', { field });
  throw new Refused('file.reference_unknown', { field, params: { code: String(code ?? '') } });
}

/** True for a number that is shorter than the resort's, which begin with a zero. */
const hasLostZeros = (folio: string, { folioExample }: Property): boolean => {
  const example = folioKey(folioExample) ?? '';
  return /^0\d+$/.test(example) && /^[1-9]\d*$/.test(folio) && folio.length < example.length;
};

const MAY_BE_EMPTY = ['first_name', 'country'];

/** A row as the form that adds one stay would take it; name and country may be empty. Codes: those of the fields and of `checkAddedStay`. */
function checked(facts: Facts): Facts {
  const text = (name: string) => String(facts[name] ?? '');
  const issues = [
    ...checkFacts(stayFile, facts),
    ...checkAddedStay({
      last_name: text('last_name'),
      first_name: text('first_name'),
      folio: text('folio'),
      arrival: text('arrival'),
      departure: text('departure'),
      country: text('country'),
      email: '',
      phone: '',
    }).filter(({ field, code }) => code !== 'field.required' || !MAY_BE_EMPTY.includes(field)),
  ].flatMap(({ code, ...issue }) => (isRefusalCode(code) ? [{ ...issue, code }] : []));
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues: [issue] });
  return facts;
}

const stayOf = (facts: Facts, { code }: Property): AddedStayFacts => {
  const text = (name: string) => String(facts[name] ?? '');
  return {
    hotel: code,
    folio: normaliseFolio(text('folio')) ?? text('folio'),
    lastName: text('last_name'),
    firstName: text('first_name'),
    arrivalOn: text('arrival'),
    departureOn: text('departure'),
    adults: Number(facts.adults),
    children: Number(facts.children),
    country: text('country'),
    email: text('email') || null,
    phone: text('phone') ? (tidyPhone(text('phone')) ?? text('phone')) : null,
  };
};

/** The facts of a stay that a column tells. */
const TOLD: Readonly<Record<string, keyof AddedStayFacts>> = {
  last_name: 'lastName',
  first_name: 'firstName',
  property_id: 'hotel',
  arrival: 'arrivalOn',
  departure: 'departureOn',
  adults: 'adults',
  children: 'children',
  country: 'country',
  email: 'email',
  phone: 'phone',
};

/** True where a stay says the same as the columns of the row. */
const isSame = (there: AddedStayFacts, stay: AddedStayFacts, { values }: FileRow): boolean =>
  Object.entries(TOLD).every(([name, of]) => values[name] === undefined || there[of] === stay[of]);

type There = {
  readonly properties: readonly Property[];
  readonly stays: ReadonlyMap<string, AddedStayFacts>;
};

/**
 * The fate of each row. A file only adds: a row of a stay that there is stays as it is, or is refused where it says something else, wherever the stay comes from.
 * Codes of a row: those above, `file.key_twice`, `stay.number_taken`.
 */
export function planStays(rows: readonly FileRow[], { properties, stays }: There): StayStep[] {
  const lines = new Map<string, number>();
  const usual = newFacts(stayFile);
  const planOne = (row: FileRow): StayStep => {
    const step = {
      line: row.line,
      id: null,
      before: null,
      after: null,
      title: String(row.values.folio ?? ''),
    };
    try {
      if (row.wrong) throw row.wrong;
      checkText(row.values);
      const property = propertyOf(properties, row.values.property_id);
      const typed = { ...usual, ...row.values, property_id: property.id };
      const facts = checked(tidyFacts(stayFile, typed));
      const stay = stayOf(facts, property);
      const key = folioKey(stay.folio) ?? stay.folio;
      if (hasLostZeros(key, property)) throw new Refused('file.digits_lost', { field: 'folio' });
      const earlier = lines.get(key);
      if (earlier !== undefined)
        throw new Refused('file.key_twice', { field: 'folio', params: { line: earlier } });
      lines.set(key, row.line);
      const there = stays.get(key);
      if (there && !isSame(there, stay, row)) throw new Refused('stay.number_taken', { field: 'folio' });
      if (there) return { step: { ...step, refusal: null }, stay: null };
      return { step: { ...step, after: { ...facts, folio: stay.folio }, refusal: null }, stay };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { step: { ...step, refusal: error }, stay: null };
    }
  };
  return rows.map(planOne);
}

/** The properties of which a person may add stays. */
export const propertiesOf = (snapshot: Pick<Snapshot, 'properties'>, { scope }: Pick<StaffCaller, 'scope'>) =>
  snapshot.properties.filter(({ id }) => isInScope(scope, id));

import { foldName } from '@traslado/domain/stay/names';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A row of the embedded PMS with nothing left to a default. */
export type DemoStay = Required<Insertable<Database['pms_stay']>>;

type Needed = Pick<
  Selectable<Database['pms_stay']>,
  | 'hotel'
  | 'folio'
  | 'first_name'
  | 'last_name'
  | 'name_id'
  | 'country'
  | 'arrival_on'
  | 'departure_on'
  | 'adults'
  | 'children'
>;

const noClub = JSON.stringify({});

const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A stay with the usual of everything else; addresses are of a domain that can never receive mail. */
export function stayRow(stay: Needed & Partial<DemoStay>): DemoStay {
  return {
    resv_name_id: `R-${stay.folio}`,
    parent_resv_name_id: null,
    last_name_folded: foldName(stay.last_name),
    status: 'RESERVED',
    room: null,
    email: `${asciiOf(stay.first_name)}.${asciiOf(stay.last_name)}@guests.example`,
    phone: '+13055550142',
    external_reference: null,
    using_member: false,
    m_benefits: 0,
    company_id: null,
    agency_code: null,
    rate_plan: 'EP',
    market_segment: 'LEISURE',
    club: noClub,
    ...stay,
  };
}

/** A stay as it is planned, in days from today. */
export type NamedPlan = {
  readonly hotel: string;
  readonly folio: string;
  readonly first: string;
  readonly last: string;
  readonly is: string;
  readonly country: string;
  /** Days from today; by default the stay begins 30 and ends 37 days from now. */
  readonly from?: number;
  readonly to?: number;
  readonly adults?: number;
  readonly children?: number;
  /** Another person's stay shares its name id. */
  readonly nameId?: string;
  readonly rest?: Partial<DemoStay>;
};

import type { Scope } from '@traslado/domain/access/scope';
import { type Definition, languageOf } from '@traslado/domain/catalogues/definition';
import { type RawBuilder, sql } from 'kysely';
import { hasText } from '../../db/list-query.ts';
import { inScope } from '../../db/scope.ts';
import { propertyOfMatter } from '../account/alert-repository.ts';
import { isSeenChange } from '../catalogue/changes-repository.ts';
import { isStateOf } from '../catalogue/scope-repository.ts';

/** Conditions on the contents of an audit entry `e`. */

const noun = sql`split_part(e.action, '.', 1)`;
const isExport = sql`e.action like '%.export'`;
const propertyOfStay = sql`(select id from property where code = e.detail ->> 'hotel')`;
const propertyOfBooking = sql`(select property_id from coupon where coupon_code = e.subject)`;
const propertyOfAlert = () =>
  sql`(select ${propertyOfMatter()} from staff_alert s where s.id = e.subject::int)`;

/** True if the account works only within the scope, as people are listed. */
const worksWithin = (scope: readonly number[], account: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from staff_account a where a.id = ${account} and a.scope <@ ${[...scope]}::int[])`;

/**
 * Only entries within the scope: rows by the rule of the lists and histories, people as people are listed, bookings, stays and matters by
 * their property. Entries about no property, such as an export, are seen by readers who see their author.
 */
export function isSeenEntry(scope: Scope, definitions: readonly Definition[]): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`;
  const nouns = definitions.map(({ one }) => sql.lit(one));
  const ofRows =
    definitions.length > 0
      ? sql`when ${noun} in (${sql.join(nouns)}) then ${isSeenChange(scope, definitions)}`
      : sql``;
  const byDoer = worksWithin(scope, sql`e.account_id`);
  return sql<boolean>`coalesce(case when ${isExport} then ${byDoer} ${ofRows}
    when ${noun} = 'person' or (${noun} = 'people' and e.subject <> '') then ${worksWithin(scope, sql`e.subject::int`)}
    when ${noun} = 'stay' then ${inScope(scope, propertyOfStay)}
    when ${noun} in ('booking', 'ride') then ${inScope(scope, propertyOfBooking)}
    when ${noun} = 'alert' then ${inScope(scope, propertyOfAlert())}
    when ${noun} in ('role', 'picture') then true
    else ${byDoer} end, false)`;
}

/** Only entries about a property; entries about the whole group do not count. */
export function isEntryOf(property: number, definitions: readonly Definition[]): RawBuilder<boolean> {
  const ofRow = (definition: Definition) => {
    const either = (['before', 'after'] as const).map((side) => {
      const state = sql`(e.detail -> ${sql.lit(side)})`;
      return isStateOf(property, definition, { id: sql`e.subject::int`, state });
    });
    return sql`when ${sql.lit(definition.one)} then ${sql.join(either, sql` or `)}`;
  };
  return sql<boolean>`coalesce(case when ${isExport} then false else case ${noun} ${sql.join(definitions.map(ofRow), sql` `)}
    when 'stay' then ${propertyOfStay} = ${property}
    when 'booking' then ${propertyOfBooking} = ${property}
    when 'ride' then ${propertyOfBooking} = ${property}
    when 'alert' then ${propertyOfAlert()} = ${property}
    else false end end, false)`;
}

/** Only entries about something of this name, or of this user name. */
export function isEntryNamed(name: string, definitions: readonly Definition[]): RawBuilder<boolean> {
  const stateTexts = (definition: Definition) => {
    const both = languageOf(definition, definition.title);
    const names = both ? [`${both.base}_en`, `${both.base}_es`] : [definition.title];
    return names.flatMap((field) => [
      sql`e.detail -> 'before' ->> ${sql.lit(field)}`,
      sql`e.detail -> 'after' ->> ${sql.lit(field)}`,
    ]);
  };
  const ofRows = definitions.map(
    (definition) => sql`when ${sql.lit(definition.one)} then ${hasText(name, stateTexts(definition))}`,
  );
  const account = sql`(select a.username from staff_account a
    where ${noun} in ('person', 'people') and e.subject ~ '^[0-9]{1,9}$' and a.id = e.subject::int)`;
  const others = [
    sql`e.subject`,
    sql`e.detail -> 'after' ->> 'name'`,
    sql`e.detail -> 'before' ->> 'name'`,
    sql`e.detail ->> 'folio'`,
    account,
  ];
  return sql<boolean>`coalesce(case ${noun} ${sql.join(ofRows, sql` `)} else ${hasText(name, others)} end, false)`;
}

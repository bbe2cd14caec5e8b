import { type RawBuilder, sql } from 'kysely';

/**
 * Every advisory lock of the product. Each is held until its transaction ends, but for the migrator's. Locks of texts have a seed, so that a name of one
 * kind never waits for a name of another.
 */
const ofText = (text: RawBuilder<unknown>, seed: number): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${text}, ${sql.lit(seed)}))`;
const ofNumber = (number: number): RawBuilder<unknown> => sql`pg_advisory_xact_lock(${sql.lit(number)})`;

/** A stay, as `hotel/folio`, whose bookings or benefits change. @param stay a column, so that one statement locks several in order */
export const stayLock = (stay: RawBuilder<unknown>): RawBuilder<unknown> => ofText(stay, 1);
/** A sender whose allowance is counted. @param name a column with `network:…`, `mailbox:…` or `key:…` */
export const senderLock = (name: RawBuilder<unknown>): RawBuilder<unknown> => ofText(name, 2);
/** The allowance of an account of staff. */
export const staffMailLock = (accountId: number): RawBuilder<unknown> =>
  ofText(sql.val(`staff_mail:${accountId}`), 2);
/** The scope of idempotency keys in which letters of the group's bookings are counted. */
export const scopeLock = (scope: string): RawBuilder<unknown> => ofText(sql.val(scope), 2);
/** A name that two people of the identity service may take at the same time. */
export const staffNameLock = (name: string): RawBuilder<unknown> => ofText(sql.val(`staff_name:${name}`), 3);
/** Roles, and their holders. */
export const administrationLock = ofText(sql.lit('staff_administration'), 4);
/** Money given back by hand: a day of an account is counted over all bookings. */
export const moneyByHandLock = ofText(sql.lit('money_by_hand'), 4);
/** The end of the audit's chain. */
export const auditChainLock = ofText(sql.lit('audit_chain'), 5);
/** The user under which the product runs, while its owner sets its rights. */
export const runtimeUserLock = "pg_advisory_xact_lock(hashtextextended('runtime_user', 6))";

/** The demo's rows, while they are written. */
export const demoLock = ofNumber(4_018_226_301);
/** Sums of reports, for the one process that adds days up. True when nothing else holds it. */
export const trySumsLock = sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(4_018_226_317)})`;
/** Prices, while a change of them is checked and written. */
export const priceLock = ofNumber(4_018_226_344);
/** The number that Kysely's migrator locks, taken for the session. */
export const migratorLock = 3_853_314_791_062_309_107n;

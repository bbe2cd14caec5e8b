import { type Kysely, sql } from 'kysely';

/** What a state may become, `from>to`. A change of these rows is another migration; a test holds them against the rules. */
const transitions = {
  coupon: [
    'pending_payment>confirmed',
    'pending_payment>cancelled',
    'pending_payment>expired',
    'confirmed>partially_cancelled',
    'confirmed>cancelled',
    'partially_cancelled>cancelled',
    'expired>confirmed',
  ],
  transfer: [
    'pending>confirmed',
    'pending>cancelled',
    'confirmed>cancelled',
    'confirmed>completed',
    'confirmed>no_show',
  ],
  payment_attempt: [
    'created>processing',
    'created>failed',
    'processing>requires_action',
    'processing>succeeded',
    'processing>failed',
    'processing>unknown',
    'requires_action>processing',
    'requires_action>succeeded',
    'requires_action>failed',
    'requires_action>unknown',
    'unknown>requires_action',
    'unknown>succeeded',
    'unknown>failed',
  ],
  refund: ['requested>processing', 'processing>succeeded', 'processing>failed'],
} as const;

/** Bookings, rides, payments and refunds change their state as the table of transitions says, whichever statement asks for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_transition() returns trigger language plpgsql as $$
    begin
      if not old.status || '>' || new.status = any (tg_argv) then
        raise exception '% %: % does not become %', tg_table_name, old.id, old.status, new.status
          using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
      end if;
      return new;
    end $$`.execute(db);
  for (const [table, allowed] of Object.entries(transitions))
    await sql`
      create trigger ${sql.id(`${table}_transition`)} before update of status on ${sql.table(table)}
      for each row when (old.status is distinct from new.status)
      execute function check_transition(${sql.join(allowed.map((pair) => sql.lit(pair)))})`.execute(db);
}

import { sql } from 'kysely';
import type { Handle } from './client.ts';
import { timestamp } from './instants.ts';

/** The demo's clock as it was last moved: what it showed at a real moment, and its speed since. Instants in epoch milliseconds. */
export type DemoTime = { readonly realAt: number; readonly shownAt: number; readonly speed: number };

/** Told when the demo's clock is moved. */
export const DEMO_CLOCK = 'demo_clock';

/** Null while it shows the real time. */
export async function findDemoTime(handle: Handle): Promise<DemoTime | null> {
  const { rows } = await sql<DemoTime>`
    select real_at, shown_at, speed from sandbox_feed where real_at is not null`.execute(handle);
  return rows[0] ?? null;
}

/** Moves the demo's clock, and tells all processes; null for the real time. */
export async function updateDemoTime(handle: Handle, time: DemoTime | null): Promise<void> {
  await sql`
    with moved as (
      update sandbox_feed set real_at = ${timestamp(time?.realAt ?? null)}, shown_at = ${timestamp(time?.shownAt ?? null)},
        speed = ${time?.speed ?? 1} returning id)
    select pg_notify(${DEMO_CLOCK}, '') from moved`.execute(handle);
}

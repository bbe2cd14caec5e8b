import { type Kysely, sql } from 'kysely';

/** What a column means, where its name does not say it: whoever looks at the database reads it, and the generated types carry it. */
const notes: Record<string, Record<string, string>> = {
  property: {
    staff_language: "Of notices to the resort's own people.",
    moon_zone: 'A part of a larger resort.',
  },
  airport: {
    clearance_international: 'Minutes from a landing until its guests are outside.',
  },
  airport_property: {
    drive_minutes: 'Usual minutes on the road.',
  },
  coupon: {
    included_minor: 'What the stay pays of the price; `total_minor` is what is left. Cents.',
    written_at: 'When it was written; a moment after `created_at`, when its request came in.',
    replaced_by: 'The newer booking that took the place of this unpaid one.',
  },
  coupon_change: {
    transfer_id: 'The ride that the guest named.',
    base_version: 'Version of the booking that it was reckoned on.',
    plan: 'All that is written when it takes effect.',
    summary: 'What people read of it.',
    amount_minor: 'Cents: above 0 to be paid, below 0 to go back.',
    total_minor: 'Price of the booking afterwards, cents.',
    old_email: 'Address before the change, when the change touches it.',
  },
  transfer: {
    property_id: "Null: the booking's own resort.",
    additional: 'Wanted beside a ride that was booked already.',
    cancelled_price_minor: 'Cents, as it was when the ride was cancelled.',
    time_to_check:
      'The guest kept a flight time that the schedule does not have, or could not be asked about.',
  },
  seat: {
    change_id: "Held beside the ride's own seats by a change that waits for its payment.",
  },
  payment_attempt: {
    change_id: 'The change that it pays; null when it pays the booking.',
    intent_scope: 'Key under which the guest asked for it; its answer is written when the attempt ends.',
  },
  refund: {
    next_try_at: 'Of a failed one: when a new one takes its place.',
    origin_id: 'The first of the chain; null for the first itself.',
  },
  failed_sale: {
    hour: 'Full hour of it.',
  },
  mail: {
    unanswered: 'Times that it was handed over without an answer, the one under way included.',
  },
  staff_alert: {
    subject: 'What it is about, once per kind: an attempt, a refund, an event.',
    created_at: 'Since when it stands.',
    seen_at: 'When it was noticed last.',
    resolved_by: 'Who of staff settled it; null when it settled itself.',
  },
  staff_account: {
    username: 'In lower case.',
    password_hash: "Null for accounts of the group's identity service.",
    demo: 'Made by the demo: opens nothing where the demo is off.',
    issuer: "Of the group's identity service, and its mark for the person; null for an account of our own.",
  },
  staff_session: {
    service_tokens: 'What the identity service gave out for it, sealed.',
  },
  contact_message: {
    client_address: 'Network of the sender, for the limits.',
    email_key: 'What addresses of one mailbox have in common, for the limits.',
    sender_key: "Key of the sender's choice under which this message is taken once.",
  },
  their_call: {
    flights_to_check: 'Flights of a sale whose time somebody should look at; empty for none.',
  },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(notes))
    for (const [column, note] of Object.entries(columns))
      await sql`comment on column ${sql.ref(`${table}.${column}`)} is ${sql.lit(note)}`.execute(db);
}

/** Tables with a copy in the memory of every process, to be read again when one of their rows changes. */
const told = [
  ...['airline', 'airport', 'airport_property', 'bank', 'brand', 'card_type', 'country', 'exchange_rate'],
  ...['hotel_group', 'included_rule', 'merchant', 'message_template', 'notification_group'],
  ...[
    'operation_configuration',
    'place',
    'property',
    'provider',
    'rate',
    'refund_rule',
    'region',
    'restriction',
  ],
  ...['segment', 'service', 'society', 'system', 'terms', 'their_number', 'their_offer'],
];

/** Allowed changes of state of a table. The rules have the same ones. */
const transitions: Readonly<Record<string, readonly string[]>> = {
  coupon: [
    ...['pending_payment>confirmed', 'pending_payment>cancelled', 'pending_payment>expired'],
    ...['confirmed>partially_cancelled', 'confirmed>cancelled'],
    ...['partially_cancelled>cancelled', 'expired>confirmed'],
  ],
  transfer: [
    ...['pending>confirmed', 'pending>cancelled', 'confirmed>cancelled'],
    ...['confirmed>completed', 'confirmed>no_show', 'completed>confirmed', 'no_show>confirmed'],
  ],
  payment_attempt: [
    ...['created>processing', 'created>failed'],
    ...['processing>requires_action', 'processing>succeeded', 'processing>failed', 'processing>unknown'],
    ...['requires_action>processing', 'requires_action>succeeded', 'requires_action>failed'],
    ...['requires_action>unknown', 'unknown>requires_action', 'unknown>succeeded', 'unknown>failed'],
  ],
  refund: ['requested>processing', 'processing>succeeded', 'processing>failed'],
  refund_request: ['waiting>approved', 'waiting>declined', 'waiting>expired', 'waiting>stale'],
  contact_message: ['received>answered', 'received>closed'],
  change_set: [
    ...[
      'draft>ready',
      'draft>withdrawn',
      'ready>draft',
      'ready>scheduled',
      'ready>published',
      'ready>withdrawn',
    ],
    ...[
      'scheduled>ready',
      'scheduled>draft',
      'scheduled>published',
      'scheduled>failed',
      'scheduled>withdrawn',
    ],
    ...['failed>draft', 'failed>ready', 'failed>withdrawn'],
  ],
};

const catalogues = told.map(
  (table) => `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
  for each statement execute function tell_catalogue_changed();`,
);

const states = Object.entries(transitions).map(
  ([table, allowed]) => `create trigger ${table}_transition before update of status on ${table}
  for each row when (old.status is distinct from new.status)
  execute function check_transition(${allowed.map((one) => `'${one}'`).join(', ')});`,
);

export const triggers = `
${catalogues.join('\n')}
create trigger system_key_changed after insert or update of ended_at or delete or truncate on system_key
  for each statement execute function tell_catalogue_changed();
create trigger staff_role_changed after insert or update or delete or truncate on staff_role
  for each statement execute function tell_roles_changed();

${states.join('\n')}

create trigger audit_entry_kept before update or delete on audit_entry for each row execute function keep_audit();
create trigger audit_seal_kept before update or delete on audit_seal for each row execute function keep_audit();
create trigger coupon_reckoning_kept before update on coupon_reckoning for each row execute function keep_reckoning();
create trigger stay_event_kept before update on stay_event for each row execute function keep_stay_event();

create trigger coupon_stay_named after insert on coupon_stay referencing new table as changed
  for each statement execute function coupon_stays_named();
create trigger coupon_stay_unnamed after delete on coupon_stay referencing old table as changed
  for each statement execute function coupon_stays_named();
create trigger coupon_stay_renamed after update of guest on coupon_stay
  for each row when (old.guest is distinct from new.guest) execute function booking_named();
create trigger coupon_renamed after update of contact_name, property_id on coupon
  for each row when ((old.contact_name, old.property_id) is distinct from (new.contact_name, new.property_id))
  execute function booking_named();
create trigger transfer_placed after insert on transfer
  for each row when (new.property_id is not null) execute function booking_named();
create trigger transfer_replaced after update of property_id on transfer
  for each row when (old.property_id is distinct from new.property_id) execute function booking_named();
create trigger their_coupon_named after insert on their_coupon for each row execute function booking_named();
create trigger their_coupon_renamed after update of facts, hotel on their_coupon
  for each row when (old.facts is distinct from new.facts) execute function booking_named();

create trigger coupon_marked_by_insert after insert on coupon referencing new table as n
  for each statement execute function mark_sold_coupons();
create trigger coupon_marked_by_update after update on coupon referencing old table as o new table as n
  for each statement execute function mark_changed_coupons();
`;

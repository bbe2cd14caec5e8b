/** Test support: events of a dispute or an early fraud warning, shaped as Stripe sends them. */

type Disputed = {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
};

/** @param status Stripe's word for it; `actionable` and `not_actionable` are of a warning */
export function eventsOfDispute(
  { id, charge, amount, currency, created }: Disputed,
  { status, dueAtMs, isFirst }: { status: string; dueAtMs: number; isFirst: boolean },
): [type: string, object: object][] {
  const about = { charge, payment_intent: id, created };
  if (status === 'actionable' || status === 'not_actionable') {
    const actionable = status === 'actionable';
    const warning = { id: `issfr_${id}`, object: 'radar.early_fraud_warning', ...about, actionable };
    const type = `radar.early_fraud_warning.${actionable ? 'created' : 'updated'}`;
    return [[type, { ...warning, fraud_type: 'made_with_stolen_card' }]];
  }
  const dispute = {
    id: `du_${id}`,
    object: 'dispute',
    ...about,
    amount,
    currency,
    status,
    reason: 'fraudulent',
    evidence_details: { due_by: Math.floor(dueAtMs / 1_000), has_evidence: false, submission_count: 0 },
  };
  const isOver = ['warning_closed', 'won', 'lost', 'prevented'].includes(status);
  const types = [
    isFirst ? 'created' : isOver ? 'closed' : 'updated',
    ...(status === 'needs_response' ? ['funds_withdrawn'] : []),
    ...(status === 'won' ? ['funds_reinstated'] : []),
  ];
  return types.map((type) => [`charge.dispute.${type}`, dispute]);
}

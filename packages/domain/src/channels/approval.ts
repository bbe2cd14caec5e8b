/**
 * States of a provider's template for WhatsApp. `unsubmitted`: nobody asked for an approval. `paused`: its readers complained. `missing`: the provider
 * has no template of this number.
 */
export const APPROVAL_STATES = [
  'unsubmitted',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
  'missing',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Stops of a template that end with staff alone. */
const STOPPED: readonly ApprovalState[] = ['rejected', 'paused', 'disabled', 'missing'];
export const isStopped = (state: ApprovalState): boolean => STOPPED.includes(state);

/** Reason of a delivery that WhatsApp would not have taken: there was no approved template for it. */
export const NO_TEMPLATE = 'no_template';

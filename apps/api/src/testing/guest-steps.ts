import fc from 'fast-check';

/** Steps that a guest takes with a paid booking, in any order. */
export const guestSteps = [
  fc.record({ kind: fc.constant('people' as const), adults: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('time' as const), hour: fc.integer({ min: 9, max: 18 }) }),
  fc.record({ kind: fc.constant('pay' as const), token: fc.constantFrom('tok_visa', 'tok_chargeDeclined') }),
  fc.record({ kind: fc.constant('cancel' as const), what: fc.constantFrom('arrival', 'departure', 'all') }),
] as const;

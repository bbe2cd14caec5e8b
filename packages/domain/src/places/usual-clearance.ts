/** Usual minutes from a landing until guests are outside, without a measurement. */
export const USUAL_CLEARANCE = { international: 40, national: 15 } as const;

/** Settings of an airport for the flights that are followed, with their usual values. */
export type FollowSettings = {
  /** Minutes between runway and gate. */
  readonly taxiMinutes: number;
  /** A departure that is later by so many minutes is proposed to its guest. */
  readonly proposalMinutes: number;
  /** A flight moved by more than so many hours freezes its rides. */
  readonly freezeHours: number;
};

export const USUAL_FOLLOWING = {
  taxiMinutes: 8,
  proposalMinutes: 45,
  freezeHours: 6,
} as const satisfies FollowSettings;

/** A key as its room knows it; the key itself is kept nowhere. Instants in epoch milliseconds. */
export type SystemKeyRecord = {
  readonly id: number;
  readonly ending: string;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly usedAt: number | null;
  readonly endedAt: number | null;
};

import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Mailer } from '../../ports/mailer.ts';
import type { DayFault } from './day-faults.ts';
import { type DayProduct, type OpenDay, openDay } from './open-day.ts';

/** The story's day, played on real tables with a clock that the player moves. */

export type DayStage = Omit<DayProduct, 'mailer'> & {
  /** Midnight before the day, at the airport. */
  readonly midnightAt: number;
  readonly everyMinutes: number;
  /** Minutes of the day at which something happens, looked at beside the regular ones. */
  readonly alsoAt?: readonly number[];
  /** Faults, each around the looks that the one before leaves. */
  readonly faults?: readonly DayFault[];
  /** Opens the product that is played, and tells of each letter that reached its reader; the player's own process unless given. */
  readonly open?: (deliver: (messageId: string) => void) => Promise<OpenDay>;
};

export type DayPlayed = {
  /** Questions to the feed by number. */
  readonly asked: ReadonlyMap<string, number>;
  /** Copies of each letter that its reader has, by Message-ID. */
  readonly delivered: ReadonlyMap<string, number>;
  readonly playedMs: number;
};

/** From the evening before until two in the morning after, then a day more in hours, so that rides complete themselves. */
export async function playDay(stage: DayStage): Promise<DayPlayed> {
  const { midnightAt, faults = [] } = stage;
  const delivered = new Map<string, number>();
  const deliver = (id: string): void => void delivered.set(id, (delivered.get(id) ?? 0) + 1);
  const day = await (stage.open?.(deliver) ?? openDay({ ...stage, mailer: keptMailer(deliver) }));
  const look = faults.reduce<DayLook>(
    (next, { around }) =>
      (at, shows) =>
        around({ ...day, deliver, look: next, minute: Math.round((at - midnightAt) / MINUTE_MS), at, shows }),
    day.look,
  );
  const startedAt = Date.now();
  for (const at of instantsOf(stage)) await look(at);
  const playedMs = Date.now() - startedAt;
  await day.close?.();
  for (const { name, happened } of faults)
    if (!happened()) throw new Error(`${name} did not happen on this day`);
  return { asked: day.asked, delivered, playedMs };
}

const keptMailer = (deliver: (messageId: string) => void): Mailer => ({
  name: 'kept',
  async send({ messageId }, beforeHandOver) {
    await beforeHandOver();
    deliver(messageId);
    return { kind: 'accepted' };
  },
  close: async () => {},
});

export type DayLook = ReturnType<typeof openDay>['look'];

function instantsOf({ midnightAt, everyMinutes, alsoAt = [], faults = [] }: DayStage): number[] {
  const minutes = new Set([...alsoAt, ...faults.flatMap(({ looksAt }) => looksAt)]);
  for (let minute = -5 * 60; minute <= 26 * 60; minute += everyMinutes) minutes.add(minute);
  const day = [...minutes].sort((a, b) => a - b).map((minute) => midnightAt + minute * MINUTE_MS);
  const after = Array.from({ length: 30 }, (_, hour) => midnightAt + (27 + hour) * HOUR_MS);
  return [...day, ...after];
}

import { beforeAll, describe, expect, it } from 'vitest';
import { type LobbyGuest, percentile, playLobby } from './lobby.ts';
import { useTestApp } from './use-test-app.ts';

/** A hundred guests and a guesser, all behind one address. `npm run bench -- lobby` plays the long form. */
let guests: LobbyGuest[];

const test = useTestApp();
beforeAll(async () => {
  const rows = await test.db
    .selectFrom('pms_stay')
    .select(['hotel', 'folio', 'last_name', 'arrival_on'])
    .where('status', '=', 'RESERVED')
    .where('folio', 'like', '%2_____-1')
    .orderBy('folio')
    .limit(100)
    .execute();
  guests = rows.map((row) => ({
    hotel: row.hotel,
    folio: row.folio,
    lastName: row.last_name,
    arrivalOn: row.arrival_on,
  }));
});

const play = (address: string, hands: number) =>
  playLobby({
    guests,
    everyMs: 20,
    typoOneIn: 20,
    attack: { hands, mostTries: 400, headStartMs: 1_000 },
    async send({ method, path, token, form }) {
      const answer = await test.app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form && { payload: new URLSearchParams(form).toString() }),
      });
      return { status: answer.statusCode, text: answer.body };
    },
  });

describe('a lobby of a hundred guests behind one address', () => {
  it('is served, typos and all, and nobody is asked for more', async () => {
    const { served, refused, askedForDate } = await play('198.51.100.20', 0);
    expect([...refused]).toEqual([]);
    expect([served, askedForDate]).toEqual([100, 0]);
  });

  it('is served beside somebody who guesses, who learns nothing', async () => {
    const { served, refused, lookUpMs, attacker } = await play('198.51.100.21', 8);
    expect([...refused]).toEqual([]);
    expect(served).toBe(100);
    expect(attacker.hits).toBe(0);
    expect(attacker.wrong + attacker.unread).toBeGreaterThanOrEqual(100);
    // A delay is a second at least: they did not stand behind one.
    expect(percentile(lookUpMs, 75)).toBeLessThan(1_000);
  });
});

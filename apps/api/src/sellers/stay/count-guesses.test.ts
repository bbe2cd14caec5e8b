import { DAY_MS, HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Backends, chooseBackends } from '../../choose-backends.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let now = testNow;
const arrivalOn = '2026-12-21';

const product = useTestApp();

// Every test begins on a day of its own, without earlier guesses. Rivera's stay is ahead in all of them.
beforeEach(() => {
  now += 1.5 * DAY_MS;
  product.setNow(now);
});

let address = 1;
const newAddress = (): string => `10.1.${address >> 8}.${address++ & 255}`;

async function find(lastName: string, folio: string, ip: string, arrival?: string) {
  const { token } = await product.tokens.issueApp(now);
  return product.app.inject({
    url: `/api/v2/reservations/reservationByReference/${lastName}/${folio}${arrival === undefined ? '' : `?arrival=${arrival}`}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: ip,
  });
}
const rivera = (ip: string, arrival?: string) => find('Rivera', 'BP100001-1', ip, arrival);

/** Duration of an answer, milliseconds. */
async function timed(answer: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await answer();
  return performance.now() - startedAt;
}

let tried = 0;
/** Wrong proofs from one address, with numbers and names that do not exist. */
async function tryWrong(
  ip: string,
  times: number,
  { guesses }: Pick<Backends, 'guesses'> = product.backends,
) {
  for (let turn = 0; turn < times; turn += 1) {
    tried += 1;
    await guesses.judge(
      { numbers: [`N${tried}`], nameKey: `N${tried}`, hasArrival: false, ip, now },
      async () => ({ kind: 'wrong' }),
    );
  }
}

const openOther = (onError: (error: unknown) => void = () => {}) =>
  chooseBackends({ db: product.db, url: product.url, now: () => now, onError });

const asksForDate = ({ guesses }: Backends, ip: string): Promise<boolean> =>
  guesses
    .judge({ numbers: ['N'], nameKey: 'N', hasArrival: false, ip, now }, async () => ({
      kind: 'unavailable',
    }))
    .then(
      () => false,
      () => true,
    );

describe('a wrong answer', () => {
  it('is delayed after five for its number, whoever tries; a right one is not, and the number is never locked', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await timed(() => find(`Wrong${'abcde'[tries]}`, 'BP100006-1', newAddress()))).toBeLessThan(900);
    expect(await timed(() => find('Wrongf', 'BP100006-1', newAddress()))).toBeGreaterThanOrEqual(990);
    const right = await find('Hansen', 'BP100006-1', newAddress());
    expect(right.statusCode).toBe(200);
    expect(await timed(() => find('Hansen', 'BP100006-1', newAddress()))).toBeLessThan(900);
    now += 15 * MINUTE_MS;
    product.setNow(now);
    expect(await timed(() => find('Wrongg', 'BP100006-1', newAddress()))).toBeLessThan(900);
  });

  it('is delayed after five for its name from that address, and nobody else’s is', async () => {
    const ip = newAddress();
    for (let tries = 0; tries < 5; tries += 1) await find('Smith', `BP77770${tries}-1`, ip);
    expect(await timed(() => find('SMITH', 'BP777710-1', ip))).toBeGreaterThanOrEqual(990);
    expect(await timed(() => find('Jones', 'BP777711-1', ip))).toBeLessThan(900);
    expect(await timed(() => find('Smith', 'BP777712-1', newAddress()))).toBeLessThan(900);
  });

  it('is counted with the other spelling of its name: whole, or the first family name alone', async () => {
    const ip = newAddress();
    const spellings = ['Mu%C3%B1oz', 'Mu%C3%B1ozL%C3%B3pez', 'munoz-lopez', 'MUNOZ%20LOPEZ', 'Munoz'];
    for (const [tries, name] of spellings.entries()) await find(name, `BP77772${tries}-1`, ip);
    expect(await timed(() => find('Mu%C3%B1oz', 'BP777730-1', ip))).toBeGreaterThanOrEqual(990);
    expect((await find('Mu%C3%B1oz', 'BP100002-1', ip)).statusCode).toBe(200);
    expect((await find('Mu%C3%B1ozL%C3%B3pez', 'BP100002-1', ip)).statusCode).toBe(200);
  });

  it('keeps nobody waiting while it is delayed, and all end when the process does', async () => {
    const ip = newAddress();
    let answered = 0;
    const delayed = Array.from({ length: 60 }, () =>
      find('Smith', 'BP888888-1', ip).then(() => {
        answered += 1;
      }),
    );
    const counted = async () => {
      const { rows } = await sql<{ n: number }>`
        select coalesce(sum(tries), 0)::int as n from guess where subject = ${`address:${ip}`}`.execute(
        product.db,
      );
      return rows[0]?.n;
    };
    await expect.poll(counted, { timeout: 10_000 }).toBe(60);
    expect(await timed(async () => expect((await rivera(ip)).statusCode).toBe(200))).toBeLessThan(900);
    expect(answered).toBeLessThan(20);
    await product.backends.guesses.release();
    await Promise.all(delayed);
  });
});

describe('an address', () => {
  it('has its stays looked up by their arrival date, too, after a hundred wrong proofs in a day', async () => {
    const ip = newAddress();
    await tryWrong(ip, 99);
    expect((await rivera(ip)).statusCode).toBe(200);
    await tryWrong(ip, 1);
    const asked = await rivera(ip);
    expect(asked.statusCode).toBe(428);
    expect(asked.json()).toMatchObject({ code: 'stay.arrival_required', field: 'arrival' });
    expect((await rivera(ip, arrivalOn)).statusCode).toBe(200);
    expect((await rivera(newAddress())).statusCode).toBe(200);
    now += DAY_MS;
    product.setNow(now);
    expect((await rivera(ip)).statusCode).toBe(200);
  });

  it('is asked for it in the same words whatever it looks up, and nothing is looked up', async () => {
    const ip = newAddress();
    await tryWrong(ip, 100);
    const asked = [
      ['Rivera', 'BP100001-1'],
      ['Smith', 'BP100001-1'],
      ['Rivera', 'BP999999-9'],
      ['Okafor', 'BP100009-1'],
      ['%25', '...'],
    ] as const;
    const seen = new Set<string>();
    const statements = await countStatements(async () => {
      for (const [lastName, folio] of asked) {
        const answer = await find(lastName, folio, ip);
        const { instance: _, ...body } = answer.json();
        const { date: __, ...headers } = answer.headers;
        seen.add(JSON.stringify([answer.statusCode, body, { ...headers, 'content-length': 0 }]));
      }
    });
    expect([seen.size, statements]).toEqual([1, 0]);
  });

  it('with the date: a wrong one is refused as a wrong name is, and counted', async () => {
    const ip = newAddress();
    await tryWrong(ip, 100);
    const strip = ({ instance: _, ...problem }: Record<string, unknown>) => JSON.stringify(problem);
    const answers = [
      await rivera(ip, '2026-12-22'),
      await find('Smith', 'BP100001-1', ip, arrivalOn),
      await find('Rivera', 'BP999999-9', ip, arrivalOn),
      await find('Okafor', 'BP100009-1', ip, arrivalOn),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => strip(answer.json()))).size).toBe(1);
    const { n } = await product.db
      .selectFrom('guess')
      .select((eb) => eb.fn.sum<number>('tries').as('n'))
      .where('subject', '=', `address:${ip}`)
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(104);
  });

  it('has one wrong proof more for five right ones, and those of one stay count a hundred times a day', async () => {
    const ip = newAddress();
    for (let times = 0; times < 10; times += 1) expect((await rivera(ip)).statusCode).toBe(200);
    await tryWrong(ip, 101);
    expect((await rivera(ip)).statusCode).toBe(200);
    await tryWrong(ip, 1);
    expect((await rivera(ip)).statusCode).toBe(428);
    for (let times = 0; times < 200; times += 1)
      await product.backends.guesses.judge(
        { numbers: ['BP1000011'], nameKey: 'RIVERA', hasArrival: true, ip, now },
        async () => ({ kind: 'proved' }),
      );
    await tryWrong(ip, 17);
    expect(await asksForDate(product.backends, ip)).toBe(false);
    await tryWrong(ip, 1);
    expect(await asksForDate(product.backends, ip)).toBe(true);
  });

  it('gets no more read by asking for everything at once', async () => {
    const ip = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, turn) =>
        find(
          `Name${String.fromCharCode(97 + (turn % 26))}${turn}`.replace(
            /\d/g,
            (digit) => 'qwertyuiop'[Number(digit)] ?? '',
          ),
          `BP66${1000 + turn}-1`,
          ip,
        ),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(100);
    expect(answers.filter(({ statusCode }) => statusCode === 428)).toHaveLength(200);
  });

  it('of IPv6 is a whole network', async () => {
    for (let turn = 1; turn <= 100; turn += 1) await tryWrong(`2001:db8:0:1::${turn}`, 1);
    expect((await rivera('2001:db8:0:1:ffff::9')).statusCode).toBe(428);
    expect((await rivera('2001:db8:0:2::9')).statusCode).toBe(200);
  });
});

describe('what is counted', () => {
  it('is known to other processes, also after a restart, right proofs too', async () => {
    const ip = newAddress();
    const other = await openOther((error) => {
      throw error;
    });
    await tryWrong(ip, 60);
    await tryWrong(ip, 40, other);
    await expect.poll(() => asksForDate(product.backends, ip)).toBe(true);
    await expect.poll(() => asksForDate(other, ip)).toBe(true);
    for (let turn = 0; turn < 5; turn += 1) await rivera(ip, arrivalOn);
    expect(await asksForDate(product.backends, ip)).toBe(false);
    await expect.poll(() => asksForDate(other, ip), { timeout: 5_000 }).toBe(false);
    await tryWrong(ip, 1);
    await other.listener.close();
    const restarted = await openOther();
    expect(await asksForDate(restarted, ip)).toBe(true);
    // Its connection is cut, and missed news are read again.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(product.db);
    await product.db.deleteFrom('guess').execute();
    await expect.poll(() => asksForDate(restarted, ip), { timeout: 5_000 }).toBe(false);
    await restarted.listener.close();
  });

  it('is told to staff when the whole product refuses five hundred proofs within an hour', async () => {
    const alerts = () =>
      product.db
        .selectFrom('staff_alert')
        .select(['subject', 'detail'])
        .where('kind', '=', 'guessing.many')
        .execute();
    await product.db.deleteFrom('staff_alert').where('kind', '=', 'guessing.many').execute();
    now += 2 * HOUR_MS;
    product.setNow(now);
    for (let turn = 0; turn < 9; turn += 1) await tryWrong(newAddress(), 50);
    expect(await alerts()).toEqual([]);
    await tryWrong(newAddress(), 50);
    await expect.poll(alerts, { timeout: 10_000 }).toEqual([{ subject: 'stays', detail: '500 / 60 min' }]);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '@traslado/domain/time/civil';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { localDateOf, toInstant } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { createDb, createPool, type Db } from '../apps/api/src/db/client.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { loadDemo } from '../apps/api/src/demo/load-demo.ts';
import type { Failpoint } from '../apps/api/src/failpoint.ts';
import { startChild } from '../apps/api/src/testing/child-process.ts';
import { startTestServer } from '../apps/api/src/testing/database/test-server.ts';
import { startMailServer } from '../apps/api/src/testing/mail-server.ts';
import { testNow } from '../apps/api/src/testing/test-now.ts';
import type { Fault, FaultResult } from './fault.ts';

const zone = 'America/Cancun';
/** Moments of the demo's story at which guests are told something. */
const moments = { short: ['10:15'], long: ['10:15', '13:20', '14:05', '14:50', '16:35', '22:40'] } as const;

export const messageKilled: Fault = {
  name: 'message-killed',
  does: 'the process is killed (-9) after the provider took an SMS, before it is written down',
  async run({ short }) {
    const server = await startTestServer('embedded');
    let result: FaultResult = { passed: false, rows: [] };
    try {
      await server.addTemplate({
        name: 'killed_messages',
        async prepare(url) {
          await migrate(url);
          result = await play(url, moments[short ? 'short' : 'long']);
        },
      });
    } finally {
      await server.stop();
    }
    return result;
  },
};

/** At each moment a process dies with its first message; those after it go on, a minute later, too. */
async function play(url: string, times: readonly string[]): Promise<FaultResult> {
  const db = createDb(createPool({ url, max: 4 }));
  const [provider, post] = [await openProvider(), await startMailServer()];
  const day = addDays(localDateOf(testNow, zone), 1);
  let kills = 0;
  const look = async (at: number, point?: Failpoint) => {
    provider.setNow(at);
    const child = await startChild('apps/api/src/testing/flight-day/look.ts', {
      ...{ port: 0, probe: null },
      env: {
        DATABASE_URL: url,
        SMTP_URL: post.url,
        TWILIO_API_URL: provider.url,
        LOOK_AT: String(at),
        ...(point && { TRASLADO_FAILPOINT: point }),
      },
    });
    const end = await child.ended;
    if (end === 'SIGKILL' && point) kills += 1;
    else if (end !== 0) throw new Error(`a look ended with ${end}: ${child.output()}`);
  };
  try {
    await loadDemo({ db, now: testNow });
    await agreeToSms(db);
    for (const time of times) {
      const { at } = toInstant(day, time, zone);
      await look(at, 'notice-handed-over');
      for (const minutes of [0, 1, 2]) await look(at + minutes * MINUTE_MS);
    }
    return await judge(db, { kills, wanted: times.length, sent: provider.sent() });
  } finally {
    await provider.close();
    await post.close();
    await db.destroy();
  }
}

/** Every guest of the story agrees to SMS, each with a number of their own. */
async function agreeToSms(db: Db): Promise<void> {
  await sql`update coupon set contact_phone = '+52998' || (1000000 + id) where folio like 'BP1003%'`.execute(
    db,
  );
  await sql`
    insert into guest_consent (coupon_id, channel, purpose, is_given, wording, wording_version, language, source, phone, at)
    select id, 'sms', 'ride', true, 'sms-ride', 1, 'en', 'confirmation', contact_phone, ${new Date(testNow)}
    from coupon where folio like 'BP1003%'`.execute(db);
}

/** A provider that keeps what it took, and finds it by number. Its messages arrive at once. */
async function openProvider() {
  const sent: { to: string; key: string; at: number }[] = [];
  let now = 0;
  const said = (index: number) => ({
    sid: `SM${index}`,
    status: 'delivered',
    date_created: new Date(sent[index]?.at ?? 0).toUTCString(),
  });
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    response.setHeader('content-type', 'application/json');
    if (request.method === 'POST') {
      const form = new URLSearchParams(text);
      const key = new URL(form.get('StatusCallback') ?? '').searchParams.get('key') ?? '';
      sent.push({ to: form.get('To') ?? '', key, at: now });
      return void response.end(JSON.stringify(said(sent.length - 1)));
    }
    const to = new URL(request.url ?? '', 'http://provider').searchParams.get('To');
    const found = sent.flatMap((one, index) => (one.to === to ? [said(index)] : []));
    response.end(JSON.stringify({ messages: found.reverse() }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    setNow(at: number) {
      now = at;
    },
    close: async () => void server.close(),
  };
}

async function judge(
  db: Db,
  { kills, wanted, sent }: { kills: number; wanted: number; sent: readonly { readonly key: string }[] },
): Promise<FaultResult> {
  const { rows } = await sql<{ key: string; state: string; channel: string }>`
    select d.key, d.state, d.channel from notice_delivery d`.execute(db);
  const { rows: open } = await sql`
    select from job where kind = 'send_flight_notice' and done_at is null
    union all select from ride_notice where outcome = 'waiting' and audience = 'guest'`.execute(db);
  const messages = rows.filter(({ channel }) => channel === 'sms');
  const twice = messages.filter(({ key }) => sent.filter((one) => one.key === key).length !== 1);
  const undelivered = messages.filter(({ state }) => state !== 'delivered');
  const passed =
    kills === wanted && messages.length > 0 && twice.length + undelivered.length + open.length === 0;
  return {
    passed: passed && messages.length === sent.length,
    rows: [
      { what: 'played', value: `${kills} kills, ${sent.length} SMS taken by the provider` },
      { what: 'duplicates', value: `${twice.length} SMS came twice or never` },
      {
        what: 'left open',
        value: `${undelivered.length} SMS without an end, ${open.length} notices waiting`,
      },
    ],
  };
}

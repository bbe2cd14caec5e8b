import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool, type Db } from '../apps/api/src/db/client.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { enqueueAll } from '../apps/api/src/jobs/enqueue.ts';
import { insertMails } from '../apps/api/src/mail/repository.ts';
import { type Child, startChild } from '../apps/api/src/testing/child-process.ts';
import { startTestServer } from '../apps/api/src/testing/database/test-server.ts';
import {
  type MailServerForTests,
  type MailServerWishes,
  startMailServer,
} from '../apps/api/src/testing/mail-server.ts';
import type { Fault, FaultResult } from './fault.ts';

/** The longest time of a letter after the last kill. */
const latestMs = 60_000;

type Scale = {
  readonly letters: number;
  readonly kills: number;
  /** Times that replace the product's own. */
  readonly env: Readonly<Record<string, string>>;
};

const scales: Readonly<Record<'short' | 'long', Scale>> = {
  short: { letters: 6, kills: 1, env: { LEASE_MS: '1000', MAIL_PAUSE_MS: '500' } },
  long: { letters: 50, kills: 23, env: {} },
};

export const smtp: Fault = {
  name: 'smtp',
  does: 'the line is cut after the mail server took a letter; the process is killed while it sends',
  async run({ short }) {
    const scale = short ? scales.short : scales.long;
    const server = await startTestServer('embedded');
    const results: FaultResult[] = [];
    const play = (fault: typeof cutLines) => async (url: string) => {
      await migrate(url);
      results.push(await fault(url, scale));
    };
    try {
      await server.addTemplate({ name: 'cut_lines', prepare: play(cutLines) });
      await server.addTemplate({ name: 'killed_workers', prepare: play(killWorkers) });
    } finally {
      await server.stop();
    }
    return {
      passed: results.every(({ passed }) => passed),
      rows: results.flatMap(({ rows }) => rows),
    };
  },
};

/** Half of the letters lose their line once the server has them, every fourth one each time. */
async function cutLines(url: string, { letters, env }: Scale): Promise<FaultResult> {
  const cutsLineAfter: MailServerWishes['cutsLineAfter'] = (mail, copy) => {
    const number = Number(/letter-(\d+)@/.exec(mail.messageId ?? '')?.[1]);
    return number % 2 === 0 && (copy === 1 || number % 4 === 0);
  };
  return onStage(url, { cutsLineAfter }, async ({ db, post }) => {
    await queueLetters(db, letters);
    const since = Date.now();
    const worker = await startWorkerProcess(url, post, env);
    await untilSettled(db, since + 3 * latestMs);
    await worker.stop();
    return judge('line cut', db, { post, letters, lateMs: Date.now() - since, latestMs: 3 * latestMs });
  });
}

/** Each worker is killed once the server has letters without an answer; the last one is left alone. */
async function killWorkers(url: string, { letters, kills, env }: Scale): Promise<FaultResult> {
  let kill = () => {};
  const cutsLineAfter = () => {
    // The server has the letter, and nobody hears its answer.
    kill();
    return false;
  };
  return onStage(url, { cutsLineAfter }, async ({ db, post }) => {
    let queued = 0;
    for (let count = 1; count <= kills; count += 1) {
      const more = Math.ceil((letters * count) / kills) - queued;
      const worker = await startWorkerProcess(url, post, env);
      const isKilled = new Promise<void>((resolve) => {
        kill = () => void worker.stop().then(resolve);
      });
      await queueLetters(db, more, queued);
      queued += more;
      await Promise.race([isKilled, sleep(latestMs)]);
      kill = () => {};
      await worker.stop();
    }
    const since = Date.now();
    const worker = await startWorkerProcess(url, post, env);
    await untilSettled(db, since + 2 * latestMs);
    const lateMs = Date.now() - since;
    await worker.stop();
    return judge(`${kills} kills`, db, { post, letters, lateMs, latestMs });
  });
}

type Scene = { readonly db: Db; readonly post: MailServerForTests };

async function onStage(
  url: string,
  wishes: MailServerWishes,
  play: (scene: Scene) => Promise<FaultResult>,
): Promise<FaultResult> {
  const db = createDb(createPool({ url, max: 4 }));
  const post = await startMailServer(wishes);
  try {
    return await play({ db, post });
  } finally {
    await post.close();
    await db.destroy();
  }
}

/** `stop` kills it with SIGKILL. */
const startWorkerProcess = (url: string, post: MailServerForTests, env: Scale['env']): Promise<Child> =>
  startChild('apps/api/src/testing/mail-worker.ts', {
    ...{ port: 0, probe: null },
    env: { ...env, DATABASE_URL: url, SMTP_URL: post.url },
  });

async function queueLetters(db: Db, count: number, first = 0): Promise<void> {
  if (count === 0) return;
  const now = Date.now();
  const ids = await insertMails(
    db,
    Array.from({ length: count }, (_, index) => ({
      ...{ messageId: `<letter-${first + index}@perla.example>`, couponId: null, kind: 'confirmation' },
      ...{ language: 'en' as const, recipient: `guest-${first + index}@example.com` },
      ...{ subject: 'Your transfers are confirmed', preview: '', text: 'See you.', html: '<p>See you.</p>' },
      attachments: [
        { filename: 'letter.pdf', contentType: 'application/pdf', content: Buffer.alloc(60_000, 7) },
      ],
    })),
    now,
  );
  await enqueueAll(
    db,
    ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
  );
}

/** Until no letter waits any more, or until an instant. */
async function untilSettled(db: Db, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const open = await db.selectFrom('mail').select('id').where('status', '=', 'queued').execute();
    if (open.length === 0) return;
    await sleep(100);
  }
}

async function judge(
  name: string,
  db: Db,
  {
    post,
    letters,
    lateMs,
    latestMs,
  }: { post: MailServerForTests; letters: number; lateMs: number; latestMs: number },
): Promise<FaultResult> {
  const copies = [...post.copies().values()];
  const most = Math.max(0, ...copies);
  const mails = await db.selectFrom('mail').select('status').execute();
  const inStatus = (status: string) => mails.filter((mail) => mail.status === status).length;
  const alerts = await db
    .selectFrom('staff_alert')
    .select('id')
    .where('kind', '=', 'mail.unanswered')
    .execute();
  const left = inStatus('unanswered');
  const passed =
    copies.length === letters &&
    most <= 2 &&
    inStatus('sent') + left === letters &&
    alerts.length === left &&
    lateMs <= latestMs;
  const twice = copies.filter((count) => count > 1).length;
  return {
    passed,
    rows: [
      {
        what: name,
        value: `${copies.length} of ${letters} letters arrived, the last after ${Math.round(lateMs / 100) / 10} s`,
      },
      { what: 'duplicates', value: `${twice} letters came twice, none more than ${most} times` },
      { what: 'left to staff', value: `${left} letters, ${alerts.length} alerts` },
    ],
  };
}

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GiveUp } from '../../jobs/worker.ts';
import { openTheirs, type Theirs } from '../../testing/group-backend.ts';
import { contactUrl, goodQuestion } from '../../testing/open-contact-desk.ts';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';
import { deliverQuestion } from './deliver-question.ts';

/** Questions where the group's backend takes them. */

describe.each(['rich', 'documented'] as const)('%s', (dialect) => {
  let theirs: Theirs;
  let token: string;
  beforeAll(async () => {
    theirs = await openTheirs(dialect);
    ({ token } = await theirs.test.tokens.issueApp(theirs.test.now()));
  }, 60_000);
  afterAll(() => theirs.close());
  afterEach(async () => {
    theirs.standIn.faults.clear();
    theirs.standIn.forget();
    const { db } = theirs.test;
    for (const table of ['contact_message', 'mail', 'job'] as const) await db.deleteFrom(table).execute();
  });

  async function ask(change: object = {}): Promise<string> {
    const answer = await theirs.test.app.inject({
      method: 'POST',
      url: contactUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${token}` },
      payload: new URLSearchParams({ ...goodQuestion, ...change }).toString(),
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().reference;
  }

  const nobodyListens = { info: () => {}, warn: () => {}, error: () => {} };

  /** Runs the queued hand-over, as the given try. */
  async function handOn(attempt = 1, more: object = {}): Promise<void> {
    const { db, backends, now } = theirs.test;
    const jobs = await db.selectFrom('job').selectAll().where('kind', '=', 'deliver_question').execute();
    const [job] = jobs;
    if (!job || jobs.length > 1) throw new Error(`${jobs.length} questions are to be handed on`);
    const deps = { db, inventory: backends.inventory, publicUrl: 'http://localhost', log: nobodyListens };
    await deliverQuestion({ ...deps, seller: theirs.transfers, ...more })(
      job.payload as { messageId: number },
      { now: now(), attempt, isLast: false, signal: new AbortController().signal },
    );
  }

  async function written() {
    const { db } = theirs.test;
    const kept = await db
      .selectFrom('contact_message')
      .select('reference')
      .where('email', '=', goodQuestion.email)
      .execute();
    const mails = await db
      .selectFrom('mail')
      .select('kind')
      .where('kind', 'like', 'contact%')
      .orderBy('id')
      .execute();
    const deliveries = await db.selectFrom('job').select('id').where('kind', '=', 'deliver_mail').execute();
    return {
      kept: kept.map(({ reference }) => reference),
      mails: mails.map(({ kind }) => kind),
      deliveries: deliveries.length,
    };
  }

  it('sends them a question once, with our number; the copy stays, the visitor gets their mail, the resort none', async () => {
    const reference = await ask();
    // No guest waits for theirs at the form.
    expect(theirs.heard('sendContactMessage')).toBe(0);
    await handOn();
    expect(theirs.heard('sendContactMessage')).toBe(1);
    expect(theirs.standIn.state.questions.at(-1)).toEqual({
      resort: 'BP',
      booking: 'BP100001-1',
      without_booking: '0',
      airport: '1',
      full_name: 'Ana Rivera',
      phone: '+529981234567',
      email: 'ana@visitor.example',
      message: 'Is there room for a surfboard?\nIt is 2.1 m long.',
      terms: '1',
      uuidReference: reference,
    });
    expect(await written()).toEqual({ kept: [reference], mails: ['contact_answer'], deliveries: 1 });
  });

  it('queues it once for a key that comes twice', async () => {
    const key = { uuidReference: 'a-key-of-the-visitor' };
    expect(await ask(key)).toBe(await ask(key));
    await handOn();
    expect(theirs.heard('sendContactMessage')).toBe(1);
  });

  const faults: readonly (Omit<FaultGiven, 'call'> & { readonly is: string })[] = [
    { is: 'slow', kind: 'slow', ms: 8_000 },
    { is: 'failing', kind: 'status', status: 503 },
    { is: 'a no', kind: 'status', status: 422 },
    { is: 'reset', kind: 'reset' },
    { is: 'half closed', kind: 'half-closed' },
    { is: 'half a JSON', kind: 'bad-json' },
    { is: 'of other types', kind: 'wrong-types' },
    { is: 'a page', kind: 'html' },
    { is: 'megabytes', kind: 'huge' },
    { is: 'without a number', kind: 'missing-fields' },
  ];
  const mailed = { mails: ['contact_answer', 'contact_question'], deliveries: 2 };

  it.each(faults)(
    'mails it to the resort when their answer is $is, and does not repeat it',
    async ({ is: _, ...fault }) => {
      const reference = await ask();
      theirs.standIn.faults.set({ call: 'sendContactMessage', ...fault });
      await handOn();
      expect(theirs.heard('sendContactMessage')).toBe(1);
      expect(await written()).toEqual({ kept: [reference], ...mailed });
      // A worker that died before it could report repeats the work: one mail all the same.
      await handOn(2);
      expect(theirs.heard('sendContactMessage')).toBe(1);
      expect(await written()).toEqual({ kept: [reference], ...mailed });
    },
  );

  it('mails it when they are down, when a try ended with its process, and when they are not asked any more', async () => {
    await ask();
    await theirs.standIn.goDown();
    await handOn();
    await theirs.standIn.comeUp();
    expect(await written()).toMatchObject(mailed);
    await theirs.test.db.deleteFrom('job').execute();
    await ask({ message: 'A second question.' });
    await handOn(2);
    expect(theirs.heard('sendContactMessage')).toBe(0);
    await theirs.test.db.deleteFrom('job').execute();
    await ask({ message: 'A third question.' });
    await handOn(1, { seller: { takeQuestion: null } });
    expect((await written()).mails).toHaveLength(6);
  });

  it('gives up what is not there', async () => {
    await ask();
    await theirs.test.db.deleteFrom('contact_message').execute();
    await expect(handOn()).rejects.toThrow(GiveUp);
  });
});

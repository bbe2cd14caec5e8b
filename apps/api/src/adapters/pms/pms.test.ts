import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import type { Pms } from '../../ports/pms.ts';
import { cloneDatabase } from '../../testing/database/test-databases.ts';
import { pmsSuite, prove } from '../../testing/pms-suite.ts';
import type { Dialect } from '../../testing/stand-in/documented.ts';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { type GroupSystems, openGroupSystems } from '../group-client/group-systems.ts';
import { createEmbeddedPms } from './embedded.ts';
import { createHttpPms } from './http.ts';
import { backendStay } from './read-stay.ts';

const now = (): number => Date.parse('2026-11-21T15:00:00Z');

async function openDatabase() {
  const database = await cloneDatabase();
  const db = createDb(createPool({ url: database.url, max: 4 }));
  return {
    db,
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}

pmsSuite('our own tables', async () => {
  const { db, close } = await openDatabase();
  await loadDemo({ db, now: now() });
  return {
    port: createEmbeddedPms(db),
    now,
    close,
    async put(stay) {
      await db
        .insertInto('pms_stay')
        .values(stay)
        .onConflict((conflict) => conflict.columns(['hotel', 'folio']).doUpdateSet(stay))
        .execute();
    },
  };
});

/** The group's PMS over HTTP, with nothing of it in our own database. */
async function openTheirs(dialect: Dialect = 'rich') {
  const { db, close } = await openDatabase();
  const standIn = await startStandIn({ now, dialect });
  const opened: GroupSystems[] = [];
  return {
    standIn,
    /** Asked by a process that has just started: no token, no failure remembered. */
    openPort(limits = {}): Pms {
      const urls = { auth: standIn.url, mobile: standIn.url, reservations: standIn.url };
      const systems = openGroupSystems({ urls, systemUser: 'web', now, limits });
      opened.push(systems);
      return portOver(systems, db);
    },
    async close() {
      for (const systems of opened) await systems.close();
      await standIn.goDown();
      await close();
    },
  };
}

function portOver(systems: GroupSystems, db: Db): Pms {
  const mobile = systems.of('mobile');
  const reservations = systems.of('reservations');
  if (!mobile || !reservations) throw new Error('no address');
  return createHttpPms({ mobile, reservations, db, now });
}

pmsSuite('the group’s over HTTP', async () => {
  const { openPort, standIn, close } = await openTheirs();
  return {
    port: openPort(),
    now,
    close,
    put: async (stay) => void standIn.state.stays.set(stay.folio, stay),
  };
});

it.each([[{}], [{ data: {} }], [{ success: true, data: {} }], [{ data: null }], [[]]])(
  '%j is a stay that nobody has',
  (body) => {
    expect(backendStay.safeParse(body)).toMatchObject({ success: true, data: null });
  },
);

describe.each<Dialect>(['rich', 'documented'])('a PMS of the group that does not answer (%s)', (dialect) => {
  let theirs: Awaited<ReturnType<typeof openTheirs>>;
  let standIn: StandIn;
  let port: Pms;
  beforeAll(async () => {
    theirs = await openTheirs(dialect);
    standIn = theirs.standIn;
  });
  beforeEach(async () => {
    port = theirs.openPort(hastyLimits);
    for (const [lastName, folio] of [
      ['Rivera', 'BP100001-1'],
      ['Nguyen', 'BP100004-1'],
      ['Hansen', 'BP100005-1'],
    ] as const)
      expect(await prove(port, lastName, folio)).toMatchObject({ kind: 'ok' });
    standIn.forget();
  });
  afterAll(() => theirs.close());
  afterEach(() => {
    standIn.faults.clear();
    standIn.forget();
  });

  it.each(everyFault)('$is: the stay is never said to be missing', async ({ bring, requests }) => {
    await bring(standIn, 'findStay');
    expect(await prove(port, 'Rivera', 'BP100001-1')).toEqual({ kind: 'unavailable' });
    expect(standIn.heard.filter(({ call }) => call === 'findStay')).toHaveLength(requests);
    const stay = { hotel: 'BP', folio: 'BP100001-1' };
    expect(await port.findStay(stay)).toEqual({ kind: 'unavailable' });
    expect(await port.listStays([stay])).toEqual({ kind: 'unavailable' });
    if (requests === 0) await standIn.comeUp();
    standIn.faults.clear();
    expect(await prove(port, 'Rivera', 'BP100001-1')).toMatchObject({ kind: 'ok' });
  });

  it('answering an empty record: nobody has that stay', async () => {
    standIn.faults.set({ call: 'findStay', kind: 'missing-fields' });
    expect(await prove(port, 'Rivera', 'BP100001-1')).toEqual({ kind: 'ok', value: null });
  });

  it.each(everyFault)('$is: who belongs together is not known', async ({ bring, requests }) => {
    await bring(standIn, requests === 0 ? '*' : 'listConsecutiveStays');
    if (requests > 0) await bring(standIn, 'listRelatedStays');
    const nameId = 'N100004';
    expect(await port.listStaysOfGuest(nameId)).toEqual({ kind: 'unavailable' });
    expect(await port.listRelatedStays({ hotel: 'BP', folio: 'BP100005-1' })).toEqual({
      kind: 'unavailable',
    });
    if (requests === 0) await standIn.comeUp();
  });

  it.each([
    ['Riviera', 'Rivera', false],
    ['Riv', 'Rivera', false],
    ['López', 'Rivera López', false],
    ['RIVERA', 'Rivera', true],
    ['Rivera', 'Rivera López', true],
    ['Rivera López', 'Rivera', true],
    ['de la Cruz', 'De La Cruz-García', true],
  ])(
    'a guest who gives %s for a stay of %s: let in is %s, though theirs takes it',
    async (given, kept, isIn) => {
      const row = standIn.state.stays.get('BP100001-1');
      if (!row) throw new Error('no stay');
      standIn.state.stays.set('BP100001-1', { ...row, last_name: kept });
      standIn.state.earlierNames.set('BP100001-1', given);
      const answer = await prove(port, given, 'BP100001-1');
      expect(answer).toMatchObject({ kind: 'ok', value: isIn ? { stay: { lastName: kept } } : null });
      standIn.state.earlierNames.clear();
      standIn.state.stays.set('BP100001-1', row);
    },
  );

  it('an answer about another stay is none', async () => {
    const row = standIn.state.stays.get('BP100001-1');
    if (!row) throw new Error('no stay');
    standIn.state.stays.set('BP100001-1', { ...row, folio: 'BP100001-2' });
    expect(await prove(port, 'Rivera', 'BP100001-1')).toEqual({ kind: 'unavailable' });
    standIn.state.stays.set('BP100001-1', row);
  });

  it('asks in the documented words, with the token of their sign-in', async () => {
    await prove(port, ' muñoz  López ', ' bp100002-1');
    await port.listStaysOfGuest('N100004');
    const asked = standIn.heard.map(({ method, path, query }) => `${method} ${path}?${query}`);
    expect(asked).toContain(
      'GET /api/v2/reservations/reservationByReference/mu%C3%B1ozL%C3%B3pez/BP100002-1?',
    );
    expect(asked).toContain(
      'GET /api/v2/reservations/consecutives?resort=BP&reservation=BP100004-1&nameId=N100004',
    );
    for (const { headers } of standIn.heard) expect(headers.authorization).toMatch(/^Bearer their-token-/);
    standIn.forget();
    await port.listRelatedStays({ hotel: 'BP', folio: 'BP100001-1' });
    const related = standIn.heard.find(({ call }) => call === 'listRelatedStays');
    expect(JSON.parse(related?.body ?? '')).toEqual({
      data: { resort: 'BP', reservation: 'BP100001-1', nameId: 'N-BP100001-1' },
    });
  });
});

describe('a PMS of the group that answers as documented', () => {
  let theirs: Awaited<ReturnType<typeof openTheirs>>;
  beforeAll(async () => {
    theirs = await openTheirs('documented');
  });
  afterAll(() => theirs.close());

  it('is read whole: text for numbers, an empty object for nothing, in {data}', async () => {
    const port = theirs.openPort();
    const rich = await openTheirs();
    const asked = ['Muñoz López', 'BP100002-1'] as const;
    const [documented, told] = [await prove(port, ...asked), await prove(rich.openPort(), ...asked)];
    await rich.close();
    if (documented.kind !== 'ok' || told.kind !== 'ok') throw new Error('no answer');
    // Undocumented fields are empty, and nothing else differs.
    expect(documented.value?.stay).toEqual({ ...told.value?.stay, ratePlan: '', marketSegment: '' });
  });

  it('tells a club stay, a cancelled one, and one that is not there', async () => {
    const port = theirs.openPort();
    expect(await prove(port, "O'Brien", 'BP100003-1')).toMatchObject({
      value: { stay: { club: { isMember: true, isGuest: false, allowBookingFrom: 'C' } } },
    });
    expect(await prove(port, 'Okafor', 'BP100009-1')).toMatchObject({
      value: { stay: { status: 'CANCELLED' } },
    });
    expect(await prove(port, 'Rivera', 'BP999999-9')).toEqual({ kind: 'ok', value: null });
  });

  it('lists of stays that name no number lead nowhere, and are no failure', async () => {
    const port = theirs.openPort();
    await prove(port, 'Nguyen', 'BP100004-1');
    expect(await port.listStaysOfGuest('N100004')).toMatchObject({
      kind: 'ok',
      value: [{ folio: 'BP100004-1' }],
    });
    expect(await port.listRelatedStays({ hotel: 'BP', folio: 'BP100004-1' })).toEqual({
      kind: 'ok',
      value: [],
    });
  });

  it.each([
    ['no number of the guest', { name_id: '' }],
    ['no last name', { last_name: '' }],
    ['too many adults', { adults: 500 }],
  ])('six look-ups of a stay with %s leave the next guest untouched', async (_, odd) => {
    const port = theirs.openPort({ ...hastyLimits, breakAfter: 5 });
    const { stays, earlierNames } = theirs.standIn.state;
    const row = stays.get('BP100001-1');
    if (!row) throw new Error('no stay');
    stays.set('BP100001-1', { ...row, ...odd });
    earlierNames.set('BP100001-1', 'Rivera');
    for (let time = 0; time < 6; time += 1)
      expect(await prove(port, 'Rivera', 'BP100001-1')).toEqual({ kind: 'unavailable' });
    expect(await prove(port, 'Muñoz', 'BP100002-1')).toMatchObject({ kind: 'ok', value: { stay: {} } });
    stays.set('BP100001-1', row);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpGroupCatalogue } from '../adapters/group-catalogue/http.ts';
import type { BackendEvent } from '../adapters/group-client/backend.ts';
import { type GroupSystems, groupSystems, openGroupSystems } from '../adapters/group-client/group-systems.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { loadDemo } from '../demo/load-demo.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { everyFault, hastyLimits } from '../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../testing/stand-in/stand-in.ts';
import { type Inventory, openInventory } from './inventory.ts';
import { keepRefreshed, refreshOnce } from './keep-refreshed.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';
import { findReadAt } from './refresh-repository.ts';
import { stopUnread } from './stop-sale.ts';

const start = Date.parse('2026-11-21T15:00:00Z');
const hour = 3_600_000;

let database: TestDatabase;
let db: Db;
let listener: Awaited<ReturnType<typeof openListener>>;
let inventory: Inventory;
let standIn: StandIn;
let systems: GroupSystems;
let theirs: GroupCatalogue;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 4 }));
  await loadDemo({ db, now: start });
  listener = await openListener(database.url);
  inventory = await openInventory({ db, listener, onError: () => undefined });
  standIn = await startStandIn({ now: () => start });
});
afterAll(async () => {
  await standIn.goDown();
  await listener.close();
  await db.destroy();
  await database.drop();
});

beforeEach(() => {
  const urls = Object.fromEntries(groupSystems.map((name) => [name, standIn.url]));
  systems = openGroupSystems({ urls, systemUser: 'web', now: () => start, limits: hastyLimits });
  const opened = createHttpGroupCatalogue(systems.of);
  if (!opened) throw new Error('no system');
  theirs = opened;
  // Two resorts are enough to see everything.
  const { listProperties } = tampered<'listProperties', { code: string }[]>('listProperties', (list) =>
    list.filter(({ code }) => code === 'BP' || code === 'PM'),
  );
  theirs = { ...theirs, listProperties };
});
afterEach(async () => {
  standIn.faults.clear();
  standIn.forget();
  await systems.close();
});

/** Rows that the last reading stopped. */
let stops: Record<string, readonly string[]> = {};

async function refresh(source: Partial<GroupCatalogue>, now = start) {
  const nothing: GroupCatalogue = {
    listProperties: null,
    listAirports: null,
    listAirlines: null,
    listOffers: null,
    findSheet: null,
    findSegment: null,
    listConfigurations: null,
    findRestriction: null,
    listRecipients: null,
  };
  stops = {};
  const report = await refreshCatalogue(
    db,
    { ...nothing, ...source },
    now,
    () => {},
    (part, rows) => {
      stops[part] = rows;
    },
  );
  await inventory.reload();
  return report;
}

/** Changes one of their facts. */
function tampered<K extends keyof GroupCatalogue, V>(
  part: K,
  change: (value: V) => V,
): Pick<GroupCatalogue, K> {
  const ask = theirs[part] as unknown as (of: unknown) => Promise<{ kind: string; value: V }>;
  const changed = async (of: unknown) => {
    const answer = await ask(of);
    return answer.kind === 'ok' ? { ...answer, value: change(answer.value) } : answer;
  };
  return { [part]: changed } as unknown as Pick<GroupCatalogue, K>;
}

function inForce(): string {
  const { version: _version, ...snapshot } = inventory.current();
  return JSON.stringify([snapshot, snapshot.servicesOf(1, 1)]);
}

describe('the catalogue of the group', () => {
  it('takes the place of ours, read by the documented calls', async () => {
    expect(await refresh(theirs)).toEqual({
      properties: 'read',
      airports: 'read',
      airlines: 'read',
      segments: 'read',
      services: 'read',
      operation: 'read',
      recipients: 'read',
    });
    const snapshot = inventory.current();
    expect(snapshot.propertyByCode('BP')).toMatchObject({ name: 'Bahía Perla *', active: true });
    expect(snapshot.airportById(1)?.name.en).toBe('Cancún International Airport *');
    const service = snapshot.serviceById(111);
    expect(service?.text.es.name).toMatch(/ \*$/);
    expect(service?.rates.map(({ adultPriceMinor }) => adultPriceMinor)).toContain(4_200);
    expect(snapshot.segmentById(11)).toMatchObject({
      nationalHourBefore: '02:40',
      internationalHourBefore: '03:30',
    });
    // Facts that no call of theirs reports stay as they were here.
    expect(service).toMatchObject({ vehicle: 'shuttle', upsellServiceId: 121 });
    expect(snapshot.notificationRecipients('TRANS:CARTACONFIRMACION:BP').map(({ email }) => email)).toEqual([
      'their.transfers.bp@perla.example',
    ]);
    const asked = new Set(standIn.heard.map(({ method, path, query }) => `${method} ${path}?${query}`));
    for (const call of [
      'GET /api/v2/properties/all?allBrands=1&includeMoonZone=1',
      'GET /airports?',
      'GET /v1/transfers/airlines-external?',
      'GET /v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-11-21&is_round_trip=1&language=EN&airport_id=1',
      'GET /master-service/sheet-data/111?service_date=2026-11-21&language=ES&hotel_key=BP',
      'GET /v1/transfers/transfers/service-segment/11?status=1',
      'GET /v1/transfers/transfers/service-segment/11/configuration?',
      'GET /v1/serviceManage/restrictions/2?',
      'GET /v1/serviceManage/notification-groups?columns=id%2Cemail&notification_tag=TRANS%3ACARTACONFIRMACION%3ABP&status=1',
    ])
      expect(asked).toContain(call);
  });

  it('that says the same again writes nothing', async () => {
    const { version } = inventory.current();
    await refreshCatalogue(db, theirs, start);
    // The next message from the database would have come by now.
    await db.selectFrom('airport').select('id').execute();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inventory.current().version).toBe(version);
  });

  it('takes the minutes that guests need to be outside where they say them, and keeps ours where they do not', async () => {
    const saying = (clearance: unknown) =>
      tampered<'listAirports', { id: number }[]>('listAirports', (list) =>
        list.map((one) => ({ ...one, clearance })),
      );
    const inForceAt = () => inventory.current().airportById(1)?.clearance;
    expect(inForceAt()).toEqual({ international: 40, national: 15 });
    await refresh(saying({ international: 55, national: 20 }));
    expect(inForceAt()).toEqual({ international: 55, national: 20 });
    await refresh(saying(null));
    expect(inForceAt()).toEqual({ international: 55, national: 20 });
  });

  it('closes what they list no more and opens it again', async () => {
    const { listProperties } = tampered<'listProperties', { code: string }[]>('listProperties', (list) =>
      list.filter(({ code }) => code !== 'PM'),
    );
    await refresh({ listProperties });
    expect(inventory.current().propertyByCode('PM')?.active).toBe(false);
    const { listOffers } = tampered<'listOffers', { serviceId: number }[]>('listOffers', (list) =>
      list.filter(({ serviceId }) => serviceId !== 121),
    );
    await refresh({ listOffers });
    expect(inventory.current().serviceById(121)?.active).toBe(false);
    await refresh({ listProperties: theirs.listProperties, listOffers: theirs.listOffers });
    expect(inventory.current().propertyByCode('PM')?.active).toBe(true);
    expect(inventory.current().serviceById(121)?.active).toBe(true);
  });

  it('sells a service that we never heard of, with its sheet and its rates', async () => {
    const news = {
      serviceId: 9_001,
      segmentId: 11,
      paxMax: 14,
      recommended: false,
      operationType: 1,
      position: 9,
    };
    const { listOffers } = tampered<'listOffers', { serviceId: number }[]>('listOffers', (list) =>
      list.some(({ serviceId }) => serviceId === 111) ? [...list, news] : list,
    );
    const findSheet: NonNullable<GroupCatalogue['findSheet']> = async (of) => {
      if (of.serviceId !== 9_001) return { kind: 'ok', value: null };
      const like = await theirs.findSheet?.({ ...of, serviceId: 121 });
      if (like?.kind !== 'ok' || !like.value) throw new Error('no sheet');
      const rates = like.value.rates.map((rate) => ({ ...rate, id: rate.id + 900_000, priceMinor: 30_000 }));
      return { kind: 'ok', value: { ...like.value, rates } };
    };
    await refresh({ listOffers, findSheet });
    const snapshot = inventory.current();
    const id = snapshot.theirs.ours('service', 9_001, 'BP:CUN') ?? 0;
    // Their number is not ours: a row of ours may have it.
    expect(id).toBeGreaterThanOrEqual(500_000_000);
    expect(snapshot.serviceById(id)).toMatchObject({
      active: true,
      vehicle: 'van',
      paxMax: 14,
      private: true,
    });
    expect(snapshot.serviceById(id)?.rates[0]?.priceMinor).toBe(30_000);
    // None of the others has a sheet: their prices are unknown.
    expect(snapshot.serviceById(112)?.active).toBe(false);
    await refresh(theirs);
  });

  it('closes a service by hours and a restriction that we never heard of, but never by half of it', async () => {
    const { listConfigurations } = tampered<'listConfigurations', { id: number }[]>(
      'listConfigurations',
      (list) =>
        list.map((row) =>
          row.id === 11
            ? { ...row, initialServiceTime: '06:00', finalServiceTime: '22:00', restrictionId: 77 }
            : row,
        ),
    );
    const limits = () => inventory.current().serviceById(111)?.rules.seats;
    expect(await refresh({ listConfigurations })).toEqual({ operation: 'kept' });
    // Its closings are unknown: its own segment is not sold on, and the others are.
    expect(await refresh({ listConfigurations, findRestriction: theirs.findRestriction })).toEqual({
      operation: 'read',
    });
    expect([limits(), stops]).toEqual([null, { operation: ['segment:11'] }]);
    const findRestriction: typeof theirs.findRestriction = async (id) =>
      id === 77
        ? {
            kind: 'ok',
            value: { id, categoryId: 3, referenceId: 1, appliedRule: 1, auxiliar: 5, status: 1 },
          }
        : (theirs.findRestriction?.(id) ?? { kind: 'unavailable' });
    expect(await refresh({ listConfigurations, findRestriction })).toEqual({ operation: 'read' });
    expect([limits(), stops]).toEqual([5, { operation: [] }]);
    const restrictionId = inventory.current().theirs.ours('restriction', 77) ?? 0;
    expect(inventory.current().configurationsOfSegment(11)).toMatchObject([
      { initialServiceTime: '06:00', finalServiceTime: '22:00', restrictionId },
    ]);
    const { findRestriction: own, listConfigurations: theirsNow } = theirs;
    // A restriction that they removed restricts nothing.
    expect(await refresh({ findRestriction: own, listConfigurations: theirsNow })).toEqual({
      operation: 'read',
    });
    expect(limits()).toBeNull();
    expect(inventory.current().restrictionById(restrictionId)?.status).toBe(0);
  });

  it('leaves restrictions and configurations alone that staff added', async () => {
    const { listConfigurations, findRestriction } = theirs;
    const added = await db
      .insertInto('restriction')
      .values({ description: 'Hurricane', category_id: 1, blackout_from: '2027-03-01', updated_by: 'ana' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('operation_configuration')
      .values({ segment_id: 11, property_id: 1, description: 'Hurricane', restriction_id: added.id })
      .execute();
    expect(await refresh({ listConfigurations, findRestriction })).toEqual({ operation: 'read' });
    expect(inventory.current().serviceById(111)?.rules.closedOn).toEqual(['2027-03-01']);
    await db.deleteFrom('operation_configuration').where('restriction_id', '=', added.id).execute();
    await db.deleteFrom('restriction').where('id', '=', added.id).execute();
  });

  it('withdraws a rate, and keeps the one that a booking was made by, past its validity', async () => {
    const unsold = await db
      .selectFrom('rate')
      .select(['id', 'service_id'])
      .where(sql<boolean>`id % 10 = 1 and not exists (select from coupon where rate_id = rate.id)`)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { findSheet } = tampered<'findSheet', { rates: { id: number }[] } | null>(
      'findSheet',
      (sheet) =>
        sheet && { ...sheet, rates: sheet.rates.filter(({ id }) => id !== unsold.id && id !== 1_211) },
    );
    const sold = await db.selectFrom('coupon').select('rate_id').where('rate_id', '=', 1_211).execute();
    expect(sold.length).toBeGreaterThan(0);
    await refresh({ findSheet });
    const left = await db
      .selectFrom('rate')
      .select(['id', 'valid_to'])
      .where('id', 'in', [unsold.id, 1_211])
      .execute();
    expect(left).toEqual([{ id: 1_211, valid_to: '2026-11-20' }]);
    await refresh({ findSheet: theirs.findSheet });
    expect(
      inventory
        .current()
        .serviceById(unsold.service_id)
        ?.rates.map(({ id }) => id),
    ).toContain(unsold.id);
  });

  it.each(everyFault)('$is: what was read before stays in force', async ({ bring, requests }) => {
    const before = inForce();
    for (const call of ['listProperties', 'listAirports', 'listAirlines', 'listServicesForSale'])
      await (requests === 0 ? standIn.goDown : () => bring(standIn, call))();
    const { listProperties, listAirports, listAirlines, listOffers } = theirs;
    expect(await refresh({ listProperties, listAirports, listAirlines, listOffers })).toEqual({
      properties: 'kept',
      airports: 'kept',
      airlines: 'kept',
      services: 'kept',
    });
    expect(inForce()).toBe(before);
    if (requests === 0) await standIn.comeUp();
  });

  it('half answered changes nothing: one sheet that cannot be read', async () => {
    const { findSheet } = tampered<'findSheet', { private: boolean } | null>(
      'findSheet',
      (sheet) => sheet && { ...sheet, private: true },
    );
    let asked = 0;
    const cut: typeof findSheet = async (of) => {
      asked += 1;
      return asked === 20 ? { kind: 'unavailable' } : (findSheet?.(of) ?? { kind: 'unavailable' });
    };
    expect(await refresh({ findSheet: cut })).toEqual({ services: 'kept' });
    expect(inventory.current().serviceById(111)?.private).toBe(false);
  });

  it('an empty list closes nothing', async () => {
    const empty = async () => ({ kind: 'ok', value: [] }) as const;
    expect(
      await refresh({ listProperties: empty, listAirports: empty, listAirlines: empty, listOffers: empty }),
    ).toEqual({ properties: 'kept', airports: 'kept', airlines: 'kept', services: 'kept' });
  });
});

describe('a catalogue that is answered as documented', () => {
  let documented: StandIn;
  let line: GroupSystems;
  const events: BackendEvent[] = [];
  beforeAll(async () => {
    documented = await startStandIn({ now: () => start, dialect: 'documented' });
    const urls = Object.fromEntries(groupSystems.map((name) => [name, documented.url]));
    const report = (event: BackendEvent) => void events.push(event);
    line = openGroupSystems({ urls, systemUser: 'web', now: () => start, limits: hastyLimits, report });
  });
  afterAll(async () => {
    await line.close();
    await documented.goDown();
  });
  const source = () => {
    const opened = createHttpGroupCatalogue(line.of);
    if (!opened) throw new Error('no system');
    const { listProperties } = opened;
    const two = async () => {
      const answer = await listProperties?.();
      if (answer?.kind !== 'ok') return { kind: 'unavailable' } as const;
      return { ...answer, value: answer.value.filter(({ code }) => code === 'BP' || code === 'PM') };
    };
    return { ...opened, listProperties: two };
  };

  it('is the same catalogue, and what was bent for it is told by place', async () => {
    await refresh(theirs);
    const before = inForce();
    expect(new Set(Object.values(await refresh(source())))).toEqual(new Set(['read']));
    expect(inForce()).toBe(before);
    const bent = events.flatMap((event) => (event.kind === 'odd' ? event.bent : []));
    expect(bent).toContainEqual({
      path: 'data.rates[].adultPrice',
      expected: 'a number',
      found: 'a text of 2',
    });
    expect(events.flatMap((event) => (event.kind === 'odd' ? event.refused : []))).toEqual([]);
  });

  it('one sheet that cannot be read takes its own service off the sale, and no other', async () => {
    const { findSheet } = source();
    if (!findSheet) throw new Error('no sheets');
    const sold = () =>
      inventory
        .current()
        .servicesOf(1, 1)
        .filter(({ active }) => active).length;
    const before = sold();
    const odd: typeof findSheet = async (of) =>
      of.serviceId === 111 ? { kind: 'unreadable' } : findSheet(of);
    expect(await refresh({ ...theirs, findSheet: odd })).toMatchObject({ services: 'read' });
    expect(inventory.current().serviceById(111)?.active ?? false).toBe(false);
    expect(sold()).toBe(before - 1);
    await refresh(theirs);
    expect(sold()).toBe(before);
  });

  it('a configuration that cannot be read is never switched off by that', async () => {
    const { listConfigurations } = source();
    const partly: typeof listConfigurations = async (segment) => {
      const answer = await listConfigurations?.(segment);
      if (answer?.kind !== 'ok') return { kind: 'unavailable' };
      return { kind: 'ok', value: answer.value.slice(1), refused: 1 };
    };
    const before = inForce();
    expect(await refresh({ ...theirs, listConfigurations: partly })).toMatchObject({ operation: 'read' });
    expect(inForce()).toBe(before);
  });
});

describe('reading on a schedule', () => {
  const log = { info: () => undefined, warn: () => undefined };
  const properties = () => ({
    ...theirs,
    findSegment: null,
    listConfigurations: null,
    listAirports: null,
    listAirlines: null,
    listOffers: null,
    findSheet: null,
  });
  const keeping = () => ({ db, source: properties(), everyMs: 600_000, log });
  const heard = () => standIn.heard.filter(({ call }) => call === 'listProperties').length;
  const alerts = () =>
    db
      .selectFrom('staff_alert')
      .select(['subject', 'resolved_at'])
      .where('kind', '=', 'catalogue.stale')
      .execute();

  it('is done by one of several processes', async () => {
    await db.deleteFrom('app_setting').where('key', '=', 'group_catalogue').execute();
    await Promise.all([1, 2, 3].map(() => refreshOnce(keeping(), start)));
    expect(heard()).toBe(1);
    await refreshOnce(keeping(), start + 599_999);
    expect(heard()).toBe(1);
    await refreshOnce(keeping(), start + 600_000);
    expect(heard()).toBe(2);
  });

  it('stops the sale at once when a part cannot be read, or never was, and goes on when it can', async () => {
    const stopAlerts = () =>
      db
        .selectFrom('staff_alert')
        .select(['subject', 'resolved_at'])
        .where('kind', '=', 'catalogue.unreadable')
        .execute();
    const isStopped = async () => {
      await inventory.reload();
      return inventory.current().isSaleStopped;
    };
    const at = start - 100 * hour;
    await db.deleteFrom('app_setting').where('key', '=', 'group_catalogue').execute();
    await stopUnread(db, properties());
    expect(await isStopped()).toBe(true);
    standIn.faults.set({ call: 'listProperties', kind: 'status', status: 500 });
    await refreshOnce(keeping(), at);
    expect(await isStopped()).toBe(true);
    expect(await stopAlerts()).toEqual([{ subject: 'properties', resolved_at: null }]);
    // Another process, or this one after a new start, does not wait for the whole schedule.
    expect(await refreshOnce(keeping(), at + 1_000)).toBe('missed');
    expect(await refreshOnce({ ...keeping(), everyMs: 30_000 }, at + 30_000)).toBe('lacking');
    standIn.faults.clear();
    await refreshOnce(keeping(), at + hour);
    expect(await isStopped()).toBe(false);
    expect(await stopAlerts()).toMatchObject([{ resolved_at: expect.anything() }]);
    // Being away stops nothing that was read; being unreadable does, also while they are away afterwards.
    standIn.faults.set({ call: 'listProperties', kind: 'status', status: 500 });
    await refreshOnce(keeping(), at + 2 * hour);
    expect(await isStopped()).toBe(false);
    standIn.faults.clear();
    // A sign-in page, or the way to one, is not an absent system: nothing was read, and no error would show it.
    const toSignIn = { kind: 'status', status: 302, headers: { location: '/login' } } as const;
    for (const [turn, signIn] of ([{ kind: 'html' }, toSignIn] as const).entries()) {
      standIn.faults.set({ call: 'listProperties', ...signIn });
      await refreshOnce(keeping(), at + (2.2 + 0.4 * turn) * hour);
      expect(await isStopped()).toBe(true);
      standIn.faults.clear();
      await refreshOnce(keeping(), at + (2.4 + 0.4 * turn) * hour);
      expect(await isStopped()).toBe(false);
    }
    const odd = async () => ({ kind: 'unreadable' }) as const;
    await refreshOnce({ ...keeping(), source: { ...properties(), listProperties: odd } }, at + 3 * hour);
    expect(await isStopped()).toBe(true);
    standIn.faults.set({ call: 'listProperties', kind: 'status', status: 500 });
    await refreshOnce(keeping(), at + 4 * hour);
    expect(await isStopped()).toBe(true);
    standIn.faults.clear();
    await stopUnread(db, null);
    expect(await isStopped()).toBe(false);
    await db.deleteFrom('app_setting').where('key', '=', 'group_catalogue').execute();
  });

  it('reads again after seconds until everything was read once, and then by its schedule', async () => {
    await db.deleteFrom('app_setting').where('key', '=', 'group_catalogue').execute();
    const source = properties();
    let asked = 0;
    const listProperties = async () => {
      asked += 1;
      if (asked <= 2) return { kind: 'unavailable' } as const;
      return asked === 3 ? ({ kind: 'unreadable' } as const) : source.listProperties?.();
    };
    const startedAt = Date.now();
    const reading = keepRefreshed({
      ...keeping(),
      source: { ...source, listProperties } as GroupCatalogue,
      now: () => start - 50 * hour + Date.now() - startedAt,
      firstPauseMs: 20,
    });
    await vi.waitFor(async () => expect((await findReadAt(db)).parts?.properties).toBeDefined(), {
      timeout: 20_000,
      interval: 50,
    });
    await vi.waitFor(async () => expect((await findReadAt(db)).stopped).toEqual([]), { timeout: 10_000 });
    await sleep(1_000);
    await reading.stop();
    expect(asked).toBe(4);
    await db.deleteFrom('app_setting').where('key', '=', 'group_catalogue').execute();
  });

  it('knows how old each part is, tells staff after a day, and takes it back', async () => {
    await refreshOnce(keeping(), start + hour);
    expect((await findReadAt(db)).parts?.properties).toBe('2026-11-21T16:00:00.000Z');
    standIn.faults.set({ call: 'listProperties', kind: 'status', status: 500 });
    await refreshOnce(keeping(), start + 24 * hour);
    expect((await findReadAt(db)).parts).toMatchObject({
      properties: '2026-11-21T16:00:00.000Z',
      operation: '2026-11-22T15:00:00.000Z',
    });
    expect(await alerts()).toEqual([]);
    await refreshOnce(keeping(), start + 26 * hour);
    expect(await alerts()).toEqual([{ subject: 'properties', resolved_at: null }]);
    standIn.faults.clear();
    await refreshOnce(keeping(), start + 27 * hour);
    expect(await alerts()).toMatchObject([{ subject: 'properties', resolved_at: expect.anything() }]);
  });
});

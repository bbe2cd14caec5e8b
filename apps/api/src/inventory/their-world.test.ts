import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpGroupCatalogue } from '../adapters/group-catalogue/http.ts';
import { type GroupSystems, groupSystems, openGroupSystems } from '../adapters/group-client/group-systems.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { demoAirportProperties, demoAirports, demoProperties } from '../demo/places.ts';
import { demoServices, serviceIdOf } from '../demo/services.ts';
import type {
  BackendAirport,
  BackendSheet,
  CatalogueAnswer,
  GroupCatalogue,
} from '../ports/group-catalogue.ts';
import { scopeOf } from '../ports/their-numbers.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { otherAirport, otherHotel, otherService } from '../testing/stand-in/other-world.ts';
import { type StandIn, startStandIn } from '../testing/stand-in/stand-in.ts';
import { findFindings } from './findings-repository.ts';
import { type Inventory, openInventory } from './inventory.ts';
import { refreshOnce } from './keep-refreshed.ts';
import { findReadAt } from './refresh-repository.ts';

/** Into an empty database. Only the answers of their systems fill it. */

const start = Date.parse('2026-11-21T15:00:00Z');
const log = { info: () => undefined, warn: () => undefined };

/** Nothing fails here. A try that a busy machine cuts short would only make the catalogue another one. */
const patient = { totalMs: 60_000, tryMs: 30_000, connectTimeoutMs: 30_000, breakAfter: 1_000 } as const;

type World = {
  readonly name: string;
  readonly hotel: (code: string) => string;
  readonly airport: (id: number) => number;
  readonly service: (id: number) => number;
};

const worlds: readonly World[] = [
  { name: 'documented', hotel: otherHotel, airport: otherAirport, service: otherService },
  { name: 'rich', hotel: (code) => code, airport: (id) => id, service: (id) => id },
];

// A test reads the catalogue of a whole group, some several times: seconds of work, more on a busy machine.
describe.each(worlds)('their world ($name)', { timeout: 90_000 }, ({ name, hotel, airport, service }) => {
  let database: TestDatabase;
  let db: Db;
  let listener: Awaited<ReturnType<typeof openListener>>;
  let inventory: Inventory;
  let standIn: StandIn;
  let systems: GroupSystems;
  let now = start;

  beforeAll(async () => {
    database = await cloneDatabase();
    db = createDb(createPool({ url: database.url, max: 4 }));
    listener = await openListener(database.url);
    inventory = await openInventory({ db, listener, onError: () => undefined });
    standIn = await startStandIn({
      now: () => start,
      dialect: name === 'documented' ? 'documented' : 'rich',
      world: name === 'documented' ? 'other' : 'demo',
    });
    const urls = Object.fromEntries(groupSystems.map((system) => [system, standIn.url]));
    systems = openGroupSystems({ urls, systemUser: 'web', now: () => start, limits: patient });
    await read();
  }, 120_000);
  afterEach(() => standIn.forget());
  afterAll(async () => {
    await systems.close();
    await standIn.goDown();
    await listener.close();
    await db.destroy();
    await database.drop();
  });

  async function read(more: Partial<GroupCatalogue> = {}) {
    const source = createHttpGroupCatalogue(systems.of);
    if (!source) throw new Error('no system');
    now += 700_000;
    await refreshOnce({ db, source: { ...source, ...more }, everyMs: 600_000, log }, now);
    await inventory.reload();
    return inventory.current();
  }
  const theirs = (): GroupCatalogue => {
    const source = createHttpGroupCatalogue(systems.of);
    if (!source) throw new Error('no system');
    return source;
  };
  const rowOf = (pair: number, kind: 1 | 2 | 3, operation: 1 | 2 | 3) => {
    const { property_id, airport_id } =
      demoServices.find(({ id }) => id === serviceIdOf(pair, kind, operation)) ?? {};
    const code = demoProperties.find(({ id }) => id === property_id)?.code ?? '';
    const iata = demoAirports.find(({ id }) => id === airport_id)?.iata_code ?? '';
    const number = service(serviceIdOf(pair, kind, operation));
    const snapshot = inventory.current();
    const id = snapshot.theirs.ours('service', number, scopeOf(hotel(code), iata));
    return id === null ? undefined : snapshot.serviceById(id);
  };

  it('is there whole, by codes', () => {
    const snapshot = inventory.current();
    expect(snapshot.isSaleStopped).toBe(false);
    expect(snapshot.properties.map(({ code }) => code).sort()).toEqual(
      demoProperties.map(({ code }) => hotel(code)).sort(),
    );
    // The ones that are sold on the web.
    expect(snapshot.airports.map(({ iataCode }) => iataCode).sort()).toEqual(
      demoAirports.map(({ iata_code }) => iata_code).sort(),
    );
    for (const own of demoAirports) {
      const id = snapshot.theirs.ours('airport', airport(own.id)) ?? 0;
      expect(snapshot.airportById(id)).toMatchObject({
        iataCode: own.iata_code,
        timeZone: own.time_zone,
        city: own.city,
      });
      const served = demoAirportProperties
        .filter(({ airport_id }) => airport_id === own.id)
        .map(({ property_id }) =>
          hotel(demoProperties.find(({ id: one }) => one === property_id)?.code ?? ''),
        );
      const codes = snapshot.airportById(id)?.propertyIds.map((one) => snapshot.propertyById(one)?.code);
      expect(codes?.sort()).toEqual(served.sort());
    }
    expect(snapshot.hotelGroups.length).toBeGreaterThan(0);
    // None of them has their number: a mix-up would show.
    for (const { id } of snapshot.properties) expect(id).toBeGreaterThanOrEqual(500_000_000);
  });

  it('sells each service at each of its hotels, the way that its sheet says', () => {
    for (const { id } of demoServices) {
      const pair = Math.floor(id / 100);
      const [kind, operation] = [Math.floor((id % 100) / 10), id % 10] as [1 | 2 | 3, 1 | 2 | 3];
      expect(rowOf(pair, kind, operation), String(id)).toMatchObject({
        active: true,
        operationType: operation,
      });
    }
    const [first, second] = [rowOf(1, 1, 1), rowOf(2, 1, 1)];
    expect(first?.id).not.toBe(second?.id);
    expect(first?.rates.map(({ adultPriceMinor }) => adultPriceMinor)).toContain(4_200);
    expect(second?.rates.map(({ adultPriceMinor }) => adultPriceMinor)).toContain(5_000);
    expect(first?.segment).toMatchObject({ nationalHourBefore: '02:40', internationalHourBefore: '03:30' });
    expect(inventory.current().placeById(first?.departurePlaceId ?? 0)?.name.es).toContain('Cancún');
    expect(inventory.current().configurationsOfSegment(first?.segment.id ?? 0).length).toBeGreaterThan(0);
  });

  it('that says the same again is the same', async () => {
    const before = await db.selectFrom('their_number').selectAll().orderBy('kind').orderBy('ours').execute();
    const { version } = inventory.current();
    const sold = () =>
      demoServices.length -
      inventory.current().properties.flatMap(({ id }) => inventory.current().allServicesOf(id)).length;
    expect(sold()).toBe(0);
    await read();
    expect(await db.selectFrom('their_number').selectAll().orderBy('kind').orderBy('ours').execute()).toEqual(
      before,
    );
    expect(inventory.current().version).toBeGreaterThan(version);
    expect(sold()).toBe(0);
  });

  /** The whole group was read above. Two of its resorts are enough to see everything else. */
  const readTwo = (more: Partial<GroupCatalogue> = {}) =>
    read({
      async listProperties() {
        const answer = await theirs().listProperties?.();
        if (answer?.kind !== 'ok') return { kind: 'unavailable' };
        return {
          ...answer,
          value: answer.value.filter(({ code }) => [hotel('BP'), hotel('PM')].includes(code)),
        };
      },
      ...more,
    });

  it('follows a number that is another airport now', async () => {
    const asked = theirs().listAirports;
    const swapped = async (): Promise<CatalogueAnswer<readonly BackendAirport[]>> => {
      const answer = await asked?.();
      if (answer?.kind !== 'ok') return { kind: 'unavailable' };
      const [one, two, ...rest] = answer.value;
      if (!one || !two) return { kind: 'unavailable' };
      return { ...answer, value: [{ ...one, id: two.id }, { ...two, id: one.id }, ...rest] };
    };
    const iata = (number: number): string | undefined => {
      const snapshot = inventory.current();
      return snapshot.airportById(snapshot.theirs.ours('airport', number) ?? 0)?.iataCode;
    };
    expect([iata(airport(1)), iata(airport(2))]).toEqual(['CUN', 'CZM']);
    const ids = inventory.current().airports.map(({ id }) => id);
    await readTwo({ listAirports: swapped, listOffers: null, findSheet: null });
    expect([iata(airport(1)), iata(airport(2))]).toEqual(['CZM', 'CUN']);
    expect(inventory.current().airports.map(({ id }) => id)).toEqual(ids);
    await readTwo({ listOffers: null, findSheet: null });
    expect([iata(airport(1)), iata(airport(2))]).toEqual(['CUN', 'CZM']);
  });

  it('never sells a round trip as one way, and tells where a sheet denies its list', async () => {
    const number = service(serviceIdOf(1, 2, 2));
    const asked = theirs().findSheet;
    const denying = async (of: { serviceId: number; language: 'en' | 'es'; hotel: string; on: string }) => {
      const answer = await asked?.(of);
      if (answer?.kind !== 'ok' || !answer.value) return { kind: 'unavailable' } as const;
      const sheet: BackendSheet = { ...answer.value, isRoundTrip: true };
      return of.serviceId === number && of.hotel === hotel('BP') ? { ...answer, value: sheet } : answer;
    };
    await readTwo({ findSheet: denying });
    expect(rowOf(1, 2, 2)).toMatchObject({ operationType: 1 });
    expect((await findFindings(db)).services).toContainEqual({
      subject: `service ${number} at ${hotel('BP')}:CUN`,
      path: 'isRoundTrip',
      expected: 'no, as the list that names it',
      found: 'yes',
    });
    await readTwo();
    expect(rowOf(1, 2, 2)).toMatchObject({ operationType: 2 });
    expect((await findFindings(db)).services).toBeUndefined();
  });

  it('takes two companies of one name for one', async () => {
    const asked = theirs().findSheet;
    const number = service(serviceIdOf(1, 2, 2));
    const provided = async (of: { serviceId: number; language: 'en' | 'es'; hotel: string; on: string }) => {
      const answer = await asked?.(of);
      if (answer?.kind !== 'ok' || !answer.value?.provider) return { kind: 'unavailable' } as const;
      const { provider } = answer.value;
      const other = {
        ...provider,
        id: 9_999,
        businessName: 'Another company, with the same name on the car',
      };
      return of.serviceId === number ? { ...answer, value: { ...answer.value, provider: other } } : answer;
    };
    await readTwo({ findSheet: provided });
    await readTwo({ findSheet: provided });
    expect([rowOf(1, 2, 2)?.active, rowOf(1, 2, 2)?.provider]).toEqual([true, rowOf(1, 1, 1)?.provider]);
    await readTwo();
    expect(inventory.current().isSaleStopped).toBe(false);
  });

  it('takes a record that is listed twice once, and a part whose rows cannot be kept harms no other', async () => {
    const { listAirports, listAirlines } = theirs();
    const twice = async () => {
      const answer = await listAirlines?.();
      return answer?.kind === 'ok' ? { ...answer, value: [...answer.value, ...answer.value] } : answer;
    };
    await readTwo({ listAirlines: twice as GroupCatalogue['listAirlines'] });
    const before = (await findReadAt(db)).parts;
    expect(before?.airlines).toBe(new Date(now).toISOString());
    const huge = async () => {
      const answer = await listAirports?.();
      const [one, ...rest] = answer?.kind === 'ok' ? answer.value : [];
      const clearance = { international: 10 ** 12, national: 40 };
      return answer?.kind === 'ok' && one ? { ...answer, value: [{ ...one, clearance }, ...rest] } : answer;
    };
    await readTwo({ listAirports: huge as GroupCatalogue['listAirports'] });
    const after = (await findReadAt(db)).parts;
    expect([after?.airports, after?.services]).toEqual([before?.airports, new Date(now).toISOString()]);
    expect((await findFindings(db)).airports).toContainEqual(expect.objectContaining({ path: '(rows)' }));
    await readTwo();
    expect(inventory.current().isSaleStopped).toBe(false);
  });

  it('takes the only number of a currency for dollars, and of several none but the one that is set', async () => {
    const asked = theirs().findSheet;
    const number = service(serviceIdOf(1, 2, 2));
    const priced =
      (ofOne: number, ofOthers: number) =>
      async (of: { serviceId: number; language: 'en' | 'es'; hotel: string; on: string }) => {
        const answer = await asked?.(of);
        if (answer?.kind !== 'ok' || !answer.value) return { kind: 'unavailable' } as const;
        const currencies = [of.serviceId === number ? ofOne : ofOthers];
        return { ...answer, value: { ...answer.value, currencies } };
      };
    const path = 'rates[].currencyId';
    await readTwo({ findSheet: priced(2, 2) });
    expect([rowOf(1, 2, 2)?.active, rowOf(1, 1, 1)?.active]).toEqual([true, true]);
    expect((await findFindings(db)).services).toMatchObject([{ subject: 'all sheets', path }]);
    await readTwo({ findSheet: priced(1, 2), dollarNumber: 2 });
    expect([rowOf(1, 2, 2)?.active ?? false, rowOf(1, 1, 1)?.active]).toEqual([false, true]);
    expect((await findFindings(db)).services).toContainEqual(
      expect.objectContaining({ subject: `service ${number} at ${hotel('BP')}:CUN`, path }),
    );
    // Of two numbers none can be chosen: nothing is sold at a price that may be in pesos.
    await readTwo({ findSheet: priced(1, 2) });
    expect(inventory.current().isSaleStopped || !rowOf(1, 1, 1)?.active).toBe(true);
    await readTwo();
    expect([rowOf(1, 2, 2)?.active, rowOf(1, 1, 1)?.active]).toEqual([true, true]);
    expect((await findFindings(db)).services).toBeUndefined();
  });

  it('lists what it lacks and each record that cannot be read, for staff', async () => {
    const asked = theirs().listAirports;
    const odd = async (): Promise<CatalogueAnswer<readonly BackendAirport[]>> => {
      const answer = await asked?.();
      const [one] = answer?.kind === 'ok' ? answer.value : [];
      if (answer?.kind !== 'ok' || !one) return { kind: 'unavailable' };
      const news = { ...one, id: 77, iataCode: 'ZZZ' };
      const refused = { path: '[].iata_code', expected: 'an IATA code', found: 'nothing' };
      return { ...answer, value: [...answer.value, news], refused: 1, odd: [refused] };
    };
    const airports = inventory.current().airports.length;
    await readTwo({ listAirports: odd, listOffers: null, findSheet: null });
    expect(inventory.current().airports).toHaveLength(airports);
    const { airports: found } = await findFindings(db);
    expect(found?.filter(({ path }) => path !== 'meeting point')).toEqual([
      { subject: 'listAirports', path: '[].iata_code', expected: 'an IATA code', found: 'nothing' },
      {
        subject: 'airport ZZZ',
        path: 'iata_code',
        expected: 'an airport whose time zone and minutes to the exit are known',
        found: 'a code of none',
      },
    ]);
    const alerts = () =>
      db
        .selectFrom('staff_alert')
        .select(['subject', 'detail'])
        .where('kind', '=', 'catalogue.odd_records')
        .where('resolved_at', 'is', null)
        .orderBy('subject')
        .execute();
    expect((await alerts()).map(({ subject }) => subject)).toEqual(['airports', 'properties']);
    expect((await alerts())[0]?.detail).toContain('airport ZZZ');
    expect((await alerts())[1]?.detail).toContain(`hotel ${hotel('BP')}: phone, email`);
    // Their lists name no meeting points: staff write them, in the catalogue of airports.
    await readTwo({ listOffers: null, findSheet: null });
    const lacks = { path: 'meeting point', subject: expect.stringContaining('CUN'), found: 'nothing' };
    expect((await findFindings(db)).airports).toContainEqual(expect.objectContaining(lacks));
    const where = 'Beside the information desk.';
    await db.updateTable('airport').set({ meeting_point_en: where, meeting_point_es: where }).execute();
    await readTwo({ listOffers: null, findSheet: null });
    expect((await alerts()).map(({ subject }) => subject)).toEqual(['properties']);
  });
});

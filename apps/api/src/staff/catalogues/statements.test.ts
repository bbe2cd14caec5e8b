import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let staff: Staff;
const test = useTestApp();
beforeAll(async () => {
  staff = await makeStaff(test, ['administrator']);
});

const url = '/v1/staff/regions';

/** After each change the catalogue is read again, outside of any call. */
const isOfCall = (text: string): boolean =>
  /staff_session|region|audit_entry/.test(text) && !/as is_active|as of_table/.test(text);

function count(work: () => Promise<{ statusCode: number }>): Promise<number> {
  return countStatements(async () => expect((await work()).statusCode).toBeLessThan(300), isOfCall);
}

const body = (number: number, tags: number) => ({
  name: `Region ${number}`,
  allow_tags: Array.from({ length: tags }, (_, tag) => `AGENCY:A${tag}`),
  deny_tags: [],
  active: false,
});

describe('statements a call about regions', () => {
  it('reads as many for three regions as for a hundred, with whatever they hold', async () => {
    const read = async () => ({
      list: await count(() => staff.ask('GET', `${url}?page_size=100&search=e`)),
      table: await count(() => staff.ask('GET', `${url}.csv`)),
      one: await count(() => staff.ask('GET', `${url}/1`)),
      history: await count(() => staff.ask('GET', `${url}/1/history`)),
    });
    const few = await read();
    expect(few).toEqual({ list: 3, table: 3, one: 2, history: 3 });
    const at = new Date(test.now());
    const rows = Array.from({ length: 100 }, (_, number) => ({
      ...body(number, 50),
      created_at: at,
      updated_at: at,
    }));
    await test.editCatalogue((db) => db.insertInto('region').values(rows).execute());
    await staff.ask('PUT', `${url}/1`, { payload: body(1_000, 50) });
    expect((await staff.ask('GET', `${url}?page_size=100`)).json().rows).toHaveLength(100);
    // A changed row exists, so that is not asked again.
    expect(await read()).toEqual({ ...few, history: 2 });
  });

  it('writes as many, however many tags', async () => {
    for (const tags of [0, 50]) {
      const number = 2_000 + tags;
      let id = 0;
      const create = async () => {
        const answer = await staff.ask('POST', url, { payload: body(number, tags) });
        ({ id } = answer.json());
        return answer;
      };
      expect(await count(create)).toBe(3);
      const payload = { ...body(number, tags), deny_tags: ['CLUB:GOLD'] };
      expect(await count(() => staff.ask('PUT', `${url}/${id}`, { payload }))).toBe(4);
      const word = `confirmation=Region%20${number}`;
      expect(await count(() => staff.ask('DELETE', `${url}/${id}?${word}`))).toBe(4);
    }
  });
});

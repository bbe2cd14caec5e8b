import { schemas } from '@traslado/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/open-test-app.ts';

let product: TestApp;

beforeAll(async () => {
  product = await openTestApp();
});

afterAll(() => product.close());

describe('what a stay includes', () => {
  const guestOf = async (hotel: string, folio: string, lastName: string) => {
    const { token } = await product.tokens.issueGuest({ hotel, folio, lastName }, testNow);
    return { authorization: `Bearer ${token}` };
  };
  const url = (hotel: string, folio: string, rest = '') =>
    `/v3/transfers/include?hotel=${hotel}&folio=${folio}&airport_id=1${rest}`;
  const included = async (folio: string, lastName: string, rest = '') =>
    schemas.listIncludedTransfers.answer
      .parse(
        (
          await product.app.inject({
            url: url('BP', folio, rest),
            headers: await guestOf('BP', folio, lastName),
          })
        ).json(),
      )
      .map((one) => [one.id, one.covers]);

  it.each([
    ['BP100001-1', 'Rivera', []],
    ['BP100002-1', 'Muñoz López', [[111, 'round_trip']]],
    ['BP100011-1', 'Silva', [[112, 'arrival']]],
  ])('%s', async (folio, lastName, expected) => {
    expect(await included(folio, lastName)).toEqual(expected);
  });

  it('does not believe the query', async () => {
    expect(await included('BP100001-1', 'Rivera', '&is_member=1&is_guest=0&club=DIAMOND')).toEqual([]);
  });

  it('is nothing at another airport', async () => {
    const headers = await guestOf('BP', 'BP100002-1', 'Muñoz López');
    const answer = await product.app.inject({
      url: url('BP', 'BP100002-1').replace('airport_id=1', 'airport_id=4'),
      headers,
    });
    expect(answer.json()).toEqual([]);
  });

  it('is not told of a stranger’s stay, nor to the app alone', async () => {
    const headers = await guestOf('BP', 'BP100001-1', 'Rivera');
    const answer = await product.app.inject({ url: url('BP', 'BP100002-1'), headers });
    expect(answer.json()).toMatchObject({ status: 404, code: 'stay.not_found' });
    expect((await product.get(url('BP', 'BP100002-1'))).statusCode).toBe(401);
  });

  it('is told of a stay that rides along', async () => {
    const headers = await guestOf('BP', 'BP100001-1', 'Rivera');
    const { id } = await product.db
      .insertInto('receptive_group')
      .values({ hotel: 'BP', folio: 'BP100001-1', created_at: new Date(testNow) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('receptive_group_stay')
      .values(
        ['BP100001-1', 'BP100002-1'].map((folio, index) => ({
          group_id: id,
          hotel: 'BP',
          folio,
          main: index === 0,
          adults: 2,
          children: 0,
          baby_seats: 0,
        })),
      )
      .execute();
    const answer = await product.app.inject({ url: url('BP', 'BP100002-1'), headers });
    expect(answer.json()).toMatchObject([{ id: 111, included: true }]);
  });

  it('says that a stay cancelled meanwhile is no longer available', async () => {
    const headers = await guestOf('BP', 'BP100009-1', 'Okafor');
    const answer = await product.app.inject({ url: url('BP', 'BP100009-1'), headers });
    expect(answer.json()).toMatchObject({ status: 422, code: 'stay.no_longer_available' });
  });
});

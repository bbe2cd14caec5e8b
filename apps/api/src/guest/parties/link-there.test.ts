import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { getAs, useTheirs } from '../../testing/group-backend.ts';
import { type GuestOf, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';

/** Linking stays where the group's backend sells: it learns of the link, and it answers each stay's included service. */

describe.each(['rich', 'documented'] as const)('%s', (dialect) => {
  const theirs = useTheirs(dialect);

  /** A guest's stay and the one that follows it, and the expected link of them. */
  async function makePair() {
    const { test, standIn } = theirs;
    const one = await makeStay(test);
    const from = addDays(localDateOf(test.now(), 'America/Cancun'), 37);
    const two = await makeStay(test, {
      name_id: `N-${one.folio}`,
      arrival_on: from,
      departure_on: addDays(from, 4),
    });
    const token = await signIn(test, one);
    return {
      one,
      two,
      link: () => linkAs(token, one, two),
      candidates: () =>
        getAs(test, token, `/api/v2/reservations/consecutives?resort=BP&reservation=${one.folio}`),
      /** Groups of the guest, here. */
      async linked() {
        const rows = await test.db
          .selectFrom('receptive_group')
          .selectAll()
          .where('folio', '=', one.folio)
          .execute();
        return rows.length;
      },
      include: (ofOne: readonly number[], ofTwo: readonly number[]) => {
        standIn.state.included.set(one.folio, ofOne);
        standIn.state.included.set(two.folio, ofTwo);
      },
    };
  }

  const linkAs = (token: string, one: GuestOf, two: GuestOf) =>
    theirs.test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/BP/${one.folio}/BP/${two.folio}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('tells them of a link, once', async () => {
    const { one, two, link, linked } = await makePair();
    const answer = await link();
    expect(answer.statusCode).toBe(200);
    expect(theirs.heard('linkConsecutiveStay')).toBe(1);
    expect(theirs.standIn.state.links.at(-1)).toEqual([one.folio, two.folio]);
    expect(await linked()).toBe(1);
  });

  const faults: readonly (Omit<FaultGiven, 'call'> & { readonly is: string })[] = [
    { is: 'slow', kind: 'slow', ms: 8_000 },
    { is: 'failing', kind: 'status', status: 500 },
    { is: 'a no', kind: 'status', status: 409 },
    { is: 'reset', kind: 'reset' },
    { is: 'half closed', kind: 'half-closed' },
    { is: 'half a JSON', kind: 'bad-json' },
    { is: 'of other types', kind: 'wrong-types' },
    { is: 'a page', kind: 'html' },
    { is: 'megabytes', kind: 'huge' },
    { is: 'without a group', kind: 'missing-fields' },
  ];

  it.each(faults)('links nothing while their answer is $is, and says so', async ({ is: _, ...fault }) => {
    const { link, linked } = await makePair();
    theirs.standIn.faults.set({ call: 'linkConsecutiveStay', ...fault });
    const failed = await link();
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'link.server_error']);
    expect(theirs.heard('linkConsecutiveStay')).toBe(1);
    expect(await linked()).toBe(0);
    theirs.standIn.faults.clear();
    expect((await link()).statusCode).toBe(200);
  });

  it('links nothing while they are down', async () => {
    const { link, linked } = await makePair();
    await theirs.standIn.goDown();
    const failed = await link();
    await theirs.standIn.comeUp();
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'link.server_error']);
    expect(await linked()).toBe(0);
  });

  it('tells them nothing of a stay that our rules refuse, or that is not the guest’s', async () => {
    const { one, link, include, linked } = await makePair();
    include([serviceOf.sharedRoundTrip], []);
    expect((await link()).json().code).toBe('link.no_transportation_included');
    const stranger = await makeStay(theirs.test);
    expect((await linkAs(await signIn(theirs.test, one), one, stranger)).json().code).toBe('link.not_found');
    expect(theirs.heard('linkConsecutiveStay')).toBe(0);
    const asked = theirs.standIn.heard.filter(({ call }) => call === 'listIncludedTransfers');
    expect(asked.map(({ query }) => query.get('folio'))).not.toContain(stranger.folio);
    expect(await linked()).toBe(0);
  });

  it('lists stays by what they say is included, and says so when they do not', async () => {
    const { candidates, include } = await makePair();
    const refusals = async () =>
      (await candidates())
        .json<CallAnswer<'listConsecutiveStays'>>()
        .map(({ link }) => link.refusal?.code ?? null);
    expect(await refusals()).toEqual([null]);
    include([serviceOf.sharedRoundTrip], [serviceOf.sharedArrival]);
    expect(await refusals()).toEqual(['link.included_does_not_match']);
    theirs.standIn.faults.set({ call: 'listIncludedTransfers', kind: 'html' });
    const failed = await candidates();
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'link.server_error']);
  });
});

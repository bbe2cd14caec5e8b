import { routes } from '@traslado/contract/routes';
import type { CallAnswer } from '@traslado/contract/schemas';
import { describe, expect, it } from 'vitest';
import { findLetterFactsFor } from '../../sellers/letter/find-letter-facts.ts';
import { bodyOf, create, type GuestOf, makeStay, serviceOf, signIn } from '../sales.ts';
import { callTried, triedCalls } from '../tried-calls.ts';
import { useTestApp } from '../use-test-app.ts';
import { nothing, type Person } from './person.ts';
import { knownRequest, prepare } from './requests.ts';
import { showsInFull } from './shows-in-full.ts';
import { onFile } from './world.ts';

/** Masked is masked: a guest's mail and phone, as the PMS and the books have them, are in no answer to a browser. */

const test = useTestApp();

const ofGuests = triedCalls
  .filter((name) => callTried(name).route.access !== 'staff')
  // Calls that end a booking come last.
  .sort((one, other) => Number(/cancel|change/i.test(one)) - Number(/cancel|change/i.test(other)));

/** The stay's guest as the calls need them: token, and the stay's booking. */
async function personOf(guest: GuestOf): Promise<Person> {
  const token = await signIn(test, guest);
  const headers = { authorization: `Bearer ${token}` };
  const listed = await test.app.inject({ url: routes.listCoupons.path, headers });
  const [coupon] = listed.json<CallAnswer<'listCoupons'>>();
  const rides = Object.fromEntries((coupon?.transfers ?? []).map((one) => [one.direction, one.transfer_id]));
  const own = { ...nothing, ...guest, lastname: guest.lastName, ...rides };
  return {
    name: guest.lastName,
    kind: 'guest',
    headers,
    own: { ...own, ...(coupon && { coupon: coupon.coupon_id }) },
  };
}

/** Calls whose answers show one of the contacts, in the guest's name and about their own objects. */
async function leaksTo(person: Person, contacts: Parameters<typeof showsInFull>[1]): Promise<string[]> {
  const leaks: string[] = [];
  for (const name of ofGuests) {
    const answer = await test.app.inject(prepare(name, person, knownRequest(name)).options);
    for (const shown of showsInFull(`${answer.body} ${JSON.stringify(answer.headers)}`, contacts))
      leaks.push(`${name} (${answer.statusCode}) shows ${shown}`);
  }
  return leaks;
}

describe('what is on file of a guest', () => {
  const named = ['Rivera', 'Muñoz López', "O'Brien", 'Nguyen', 'Hansen', 'Castillo', 'Dubois', 'Okafor'];

  it.each([...named, 'Rossi', 'Silva', 'Tanaka'])('reaches no browser of %s', async (lastName) => {
    const stay = await test.db
      .selectFrom('pms_stay')
      .select(['hotel', 'folio', 'email', 'phone'])
      .where('last_name', '=', lastName)
      .orderBy('folio')
      .executeTakeFirstOrThrow();
    expect([stay.email, stay.phone]).not.toContain(null);
    const person = await personOf({ hotel: stay.hotel, folio: stay.folio, lastName });
    expect(await leaksTo(person, [stay])).toEqual([]);
  });

  it('is masked in the look-up, under the names of the specification', async () => {
    const answer = await test.get('/api/v2/reservations/reservationByReference/Rivera/BP100001-1');
    expect(answer.json()).toMatchObject({ email: 'e•••@guests.example', phone: '+13•••••0142' });
  });

  it('is not in the facts of the letter that a browser downloads', async () => {
    const { hotel, folio, lastName } = await makeStay(test, onFile);
    const token = await signIn(test, { hotel, folio, lastName });
    const body = await bodyOf(test, { hotel, folio, lastName }, serviceOf.suvRoundTrip, {
      email: undefined,
      phone: undefined,
    });
    const made = await create(test, token, serviceOf.suvRoundTrip, body);
    expect(made.statusCode).toBe(201);
    const deps = {
      db: test.db,
      inventory: test.backends.inventory,
      publicUrl: 'https://rides.perla.example',
    };
    const guest = { kind: 'guest', hotel, folio, lastName } as const;
    const facts = await findLetterFactsFor(deps, made.json().coupon_id, guest, 'en', test.now());
    expect(showsInFull(JSON.stringify(facts), [onFile])).toEqual([]);
    expect(JSON.stringify(facts)).toContain('o•••@secret.example');
  });
});

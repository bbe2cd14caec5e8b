import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { change, jobsOf, makePaid } from '../../testing/changes.ts';
import { contactUrl, goodQuestion } from '../../testing/open-contact-desk.ts';
import { type Body, bodyOf, create, makeStay, serviceOf, signIn } from '../../testing/sales.ts';
import type { StayWishes } from '../../testing/stay.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const onFile = { email: 'on.file@guests.example', phone: '+52 1 998 123 4567' };

async function buy(stay: StayWishes, said: Body) {
  const guest = await makeStay(test, stay);
  const token = await signIn(test, guest);
  const contact = { email: undefined, phone: undefined, ...said };
  const body = await bodyOf(test, guest, serviceOf.suvRoundTrip, contact);
  const answer = await create(test, token, serviceOf.suvRoundTrip, body);
  const [kept] = await test.db
    .selectFrom('coupon')
    .select(['contact_email', 'contact_phone'])
    .where('folio', '=', guest.folio)
    .execute();
  return { answer, kept, token };
}

describe('a mail or phone that is left out of a booking', () => {
  it('is as the stay has it on file', async () => {
    const { answer, kept } = await buy(onFile, {});
    expect(answer.statusCode).toBe(201);
    expect(kept).toEqual({ contact_email: onFile.email, contact_phone: '+529981234567' });
  });

  it('goes by itself: what was typed goes before what is on file', async () => {
    const { kept } = await buy(onFile, { email: 'typed@example.com' });
    expect(kept).toEqual({ contact_email: 'typed@example.com', contact_phone: '+529981234567' });
  });

  it.each([
    ['no mail', { ...onFile, email: null }, 'email'],
    ['a mail that nobody can be written to', { ...onFile, email: 'none' }, 'email'],
    ['no phone', { ...onFile, phone: null }, 'phone'],
    ['a phone without its country', { ...onFile, phone: '998 123 4567' }, 'phone'],
  ])('is missing where the stay has %s on file, and the look-up says so', async (_, stay, field) => {
    const { answer, kept, token } = await buy(stay, {});
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      400,
      'field.required',
      field,
    ]);
    expect([kept, token.length > 0]).toEqual([undefined, true]);
  });

  it('may not be sent back masked', async () => {
    const { answer } = await buy(onFile, { email: 'o•••@guests.example' });
    expect([answer.json().code, answer.json().field]).toEqual(['email.invalid', 'email']);
  });
});

describe('what a booking has on file', () => {
  it('stays with a change that does not speak of it, in whatever form it is', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    await test.db
      .updateTable('coupon')
      .set({ contact_phone: '998 123' })
      .where('coupon_code', '=', code)
      .execute();
    const moved = await change(test, token, arrivalId, { coupon_id: code, flight_time: '15:00' });
    expect(moved.statusCode).toBe(200);
    const named = await change(test, token, arrivalId, { coupon_id: code, phone: '998 123' });
    expect(named.json()).toMatchObject({ code: 'phone.invalid', field: 'phone' });
  });

  it('gets its letter where no other address is named', async () => {
    const { token, code } = await makePaid(test);
    const send = (form: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: `/v1/transfers/coupons/${code}/letter/email`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ uuidReference: randomUUID(), ...form }).toString(),
      });
    expect((await send({})).json()).toEqual({ sent_to: 'a•••@example.com', remaining: 4 });
    const { requestId } = (await jobsOf(test, 'send_requested_letter')).at(-1) ?? {};
    const request = await test.db
      .selectFrom('letter_request')
      .select('email')
      .where('id', '=', Number(requestId))
      .executeTakeFirstOrThrow();
    expect(request.email).toBe('ana@example.com');
    await test.db.updateTable('coupon').set({ contact_email: '' }).where('coupon_code', '=', code).execute();
    expect((await send({})).json()).toMatchObject({ code: 'field.required', field: 'email' });
  });
});

describe('a question without mail and phone', () => {
  const ask = (token: string) => {
    const { email: _, phone: __, ...question } = goodQuestion;
    return test.app.inject({
      method: 'POST',
      url: contactUrl,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...question, uuidReference: randomUUID() }).toString(),
    });
  };

  it('of a guest is answered where their stay says', async () => {
    const answer = await ask(await signIn(test, await makeStay(test, onFile)));
    expect(answer.statusCode).toBe(201);
    const kept = await test.db
      .selectFrom('contact_message')
      .select(['email', 'phone'])
      .where('reference', '=', answer.json().reference)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ email: onFile.email, phone: '+529981234567' });
  });

  it('of a guest with nothing on file, or of nobody, names both fields', async () => {
    const { token: app } = await test.tokens.issueApp(test.now());
    for (const token of [app, await signIn(test, await makeStay(test))]) {
      const answer = await ask(token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([
        { field: 'email', code: 'field.required' },
        { field: 'phone', code: 'field.required' },
      ]);
    }
  });
});

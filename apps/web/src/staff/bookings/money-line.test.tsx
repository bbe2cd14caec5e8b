import { expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { useCardWords } from '../frame/money-deeds.tsx';
import type { Person } from '../session/use-profile.ts';
import { FailedRefunds, WaitingRequests } from './failed-refunds.tsx';
import { MoneyLine } from './money-line.tsx';
import type { Story } from './use-bookings.ts';

const NOTHING: Story['money'] = {
  currency: 'USD',
  paid: 0,
  kept: 0,
  refunded: 0,
  on_its_way: 0,
  disputed: 0,
  open: 0,
  due: 0,
  open_payment: null,
  returned: 0,
  failed_refunds: [],
  waiting: [],
  differences: [],
};

const failedRefund: Story['money']['failed_refunds'][number] = {
  id: 'one',
  amount: 95,
  card: 'visa 4242',
  failed_at: '2026-11-27T14:00:00Z',
  next_try_at: null,
  deeds: ['retry', 'settle'],
};

const lines = async (money: Partial<Story['money']>, locale: Locale = 'en-US') => {
  const story = { ...exampleOf('getBookingStory'), money: { ...NOTHING, ...money } };
  const drawn = await draw(
    <>
      <FailedRefunds story={story} />
      <MoneyLine story={story} />
    </>,
    { locale },
  );
  const amounts = drawn.all('dd');
  return { ...drawn, said: drawn.all('dt').map((name, place) => `${name}: ${amounts[place]}`) };
};

it('what went elsewhere is taken from what was paid, and leaves the price of the rides', async () => {
  const { said } = await lines({ paid: 160, kept: 100.01, refunded: 40, on_its_way: 19.99 });
  expect(said).toEqual([
    'Paid: USD 160.00',
    'Refunded: −USD 40.00',
    'Refund on its way: −USD 19.99',
    'Charged for the rides: USD 100.01',
  ]);
});

it('all of it given back leaves nothing, and all of it kept needs no sum', async () => {
  expect((await lines({ paid: 48, refunded: 48 })).said).toEqual([
    'Paid: USD 48.00',
    'Refunded: −USD 48.00',
    'Charged for the rides: USD 0.00',
  ]);
  expect((await lines({ paid: 48, kept: 48 })).said).toEqual(['Paid: USD 48.00']);
});

it('an unpaid booking has what is due', async () => {
  const { said, text } = await lines({ due: 84 }, 'es-MX');
  expect(said).toEqual(['Falta por pagar: USD 84.00']);
  expect(text).not.toContain('No se ha pagado nada');
});

it('a change that costs more is due beside what was paid', async () => {
  expect((await lines({ paid: 48, kept: 48, due: 0.5 })).said).toEqual([
    'Paid: USD 48.00',
    'Still to pay: USD 0.50',
  ]);
});

it('nothing paid and nothing due is said in a sentence', async () => {
  const { said, text } = await lines({});
  expect(said).toEqual([]);
  expect(text).toContain('Nothing has been paid and nothing is due.');
});

it('money that nobody has placed asks for a person', async () => {
  const { said, text } = await lines({ paid: 95, kept: 90, open: 5 });
  expect(said).toContain('Unresolved: −USD 5.00');
  expect(text).toContain('Someone has to check it.');
  expect((await lines({ paid: 95, kept: 95 })).text).not.toContain('Someone has to check it.');
});

it.each([
  ['unknown', 'Do not ask for money: a payment has no result yet'],
  ['at_bank', 'The guest’s bank is still asking'],
] as const)('a payment that is %s warns first', async (open_payment, title) => {
  const { text } = await lines({ open_payment, due: 95 });
  expect(text.indexOf(title)).toBeGreaterThan(0);
  expect(text.indexOf(title)).toBeLessThan(text.indexOf('Still to pay'));
});

it.each([
  [
    '2026-11-29T14:00:00Z',
    'The refund of USD 95.00 failed on Fri, Nov 27, 9:00 AM. We retry on Sun, Nov 29, 9:00 AM.',
  ],
  [
    null,
    'The refund of USD 95.00 failed on Fri, Nov 27, 9:00 AM and is not tried again. Retry it, or pay the guest another way and mark it as settled.',
  ],
])('a refund that failed says what becomes of it, next try %s', async (next_try_at, sentence) => {
  const refund = { ...failedRefund, next_try_at };
  const { said, text, all } = await lines({ paid: 95, returned: 95, failed_refunds: [refund] });
  expect(said).toEqual(['Paid: USD 95.00', 'Refunded: USD 0.00', 'Owed to the guest: USD 95.00']);
  expect(text).toContain(sentence);
  expect(text).not.toContain('Someone has to check it.');
  expect(all('button')).toEqual(['Retry', 'Settled another way']);
  const seen = await lines({ paid: 95, returned: 95, failed_refunds: [{ ...refund, deeds: [] }] });
  expect(seen.all('button')).toEqual([]);
});

it.each<[Locale, string, string]>([
  [
    'en-US',
    'USD 95.00 goes to Visa 4242 now, in place of the attempt planned for Sun: the guest gets it once.',
    'USD 95.00 goes to the card of the payment now. Otherwise it isn’t tried again.',
  ],
  [
    'es-MX',
    'Se envían ahora USD 95.00 a Visa 4242, en lugar del intento previsto para el Sun: el huésped los recibe una sola vez.',
    'Se envían ahora USD 95.00 a la tarjeta del pago. De otro modo ya no se reintenta.',
  ],
])('a retry names its amount, its card and the attempt that it replaces: %s', async (locale, again, last) => {
  const { texts, cardWords } = await drawHook(
    () => ({ texts: useTexts('staff').payments, cardWords: useCardWords() }),
    { locale },
  );
  const { text } = texts.deeds.retry;
  expect(text('USD 95.00', cardWords('visa 4242'), 'Sun')).toBe(again);
  expect(text('USD 95.00', cardWords('') || texts.itsCard, '')).toBe(last);
});

it('a difference that the reconciliation found stands there with its next step', async () => {
  const { text } = await lines({
    paid: 24,
    returned: 24,
    differences: [{ cause: 'refund_failed', amount: 24 }],
  });
  expect(text).toContain(
    'Reconciliation: Refund returned by the bank, USD 24.00. Pay the guest another way.',
  );
});

it('a refund that waits for a second person stands first, with its deadline and its way, and in the account', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z'), toFake: ['Date'] });
  const waiting = [
    { id: 3, kind: 'refund', amount: 220, asked_by: 'camila', due_at: '2026-12-01T02:00:00Z' },
    { id: 4, kind: 'price', amount: 5, asked_by: 'camila', due_at: '2026-12-01T02:00:00Z' },
  ] satisfies Story['money']['waiting'];
  const story = {
    ...exampleOf('getBookingStory'),
    money: { ...NOTHING, paid: 220, kept: 220, waiting },
    colleagues: [{ username: 'camila', name: 'Camila Recepción', id: null }],
  };
  const of = (...permissions: string[]) =>
    draw(<WaitingRequests story={story} person={{ permissions } as unknown as Person} />);
  const { text, links } = await of('refunds:see');
  expect(text).toContain(
    'Refund of USD 220.00 waits for approval|Requested by Camila Recepción · Due in 44 hours|Review',
  );
  expect(text).toContain('USD 5.00 off the price waits for approval');
  expect(links()[0]).toContain('/admin/approvals/3');
  expect((await of()).links()).toEqual([]);
  vi.useRealTimers();
  expect((await lines({ paid: 220, kept: 220, waiting })).said).toEqual([
    'Paid: USD 220.00',
    'Refund waiting for approval: USD 220.00',
  ]);
});

it('failed attempts are counted, and were not taken', async () => {
  const example = exampleOf('getBookingStory');
  const [event] = example.events;
  if (!event) throw new Error('the example has no event');
  const said = async (...codes: string[]) => {
    const events = codes.map((code) => ({
      ...event,
      kind: code === 'requested' ? ('refund' as const) : ('payment' as const),
      code,
    }));
    return (await draw(<MoneyLine story={{ ...example, events }} />)).text;
  };
  expect(await said('failed', 'failed', 'succeeded')).toContain(
    '2 failed attempts to pay. Nothing was taken for them. No refund was requested.',
  );
  expect(await said('failed')).toContain('1 failed attempt to pay. Nothing was taken for it.');
  expect(await said('failed', 'requested')).not.toContain('No refund');
  expect(await said('succeeded')).not.toContain('failed attempt');
});

import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Person } from '../session/use-profile.ts';
import { ActForGuest, HeadDeeds } from './act-for-guest.tsx';
import { askEndPayLink, type Booking } from './ask-acting.ts';
import { BookAnother } from './book-another.tsx';
import { firstDeed } from './deeds-of.ts';
import { OverridesPage } from './overrides-page.tsx';
import { SeeAsGuest } from './see-as-guest.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';
import { useDeed } from './use-deed.ts';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));

type Acting = NonNullable<Booking['acting']>;

const story = exampleOf('getBookingStory');
const yes = { allowed: true, code: null, deadline: null, overrides: [] };
const no = (code: string | null) => ({ ...yes, allowed: false, code });
const nothing = () => undefined;
const free: Acting = {
  rides: [{ transfer_id: 901, change: yes, passengers: yes, cancel: yes }],
  cancel_all: yes,
  contact: yes,
  letter: true,
  price: yes,
  pay_link: { amount: 48, expires_at: null, may_mail: true, link: null },
};
const personWith = (...permissions: string[]) => ({ permissions, menu: [] }) as unknown as Person;

beforeEach(() => {
  vi.stubGlobal('window', { history: { state: null } });
  return () => vi.unstubAllGlobals();
});

describe('the actions for a guest', () => {
  const row = (
    acting: Partial<Acting> | null,
    locale: Locale = 'en-US',
    money: Partial<Booking['money']> = {},
    answers: NonNullable<Parameters<typeof draw>[1]>['answers'] = [],
  ) => {
    const all = {
      booking: {
        ...story,
        money: { ...story.money, ...money },
        acting: acting && { ...free, ...acting },
      },
      onDeed: nothing,
    };
    return draw(
      <>
        <HeadDeeds
          {...all}
          look={<button type="button">Look</button>}
          refund={<button type="button">Refund</button>}
        />
        <ActForGuest {...all} person={personWith('coupons:act')} deed={firstDeed()} />
      </>,
      { locale, answers },
    );
  };
  const ride = free.rides[0] as Acting['rides'][number];
  const refusing = (code: string): Partial<Acting> => ({
    rides: [{ ...ride, change: no(code), cancel: no(code) }],
    cancel_all: no(code),
    contact: no(code),
    pay_link: { ...free.pay_link, amount: 0 },
  });

  const over = { ...refusing('coupon.state'), letter: false, price: no(null) };
  const unpaid = { pay_link: { ...free.pay_link, amount: 0 } };

  it.each<[string, Partial<Acting>, Partial<Booking['money']>, string[], string[], string[]]>([
    [
      'due',
      {},
      {},
      ['Change a ride|M'],
      ['Send the email again|L', 'Correct the contact|E'],
      ['Payment link|Y'],
    ],
    ['paid', unpaid, {}, ['Send the email again|L'], ['Correct the contact|E'], ['Change a ride|M']],
    [
      'being paid',
      {},
      { open_payment: 'unknown' },
      ['Payment link|Y'],
      ['Send the email again|L', 'Correct the contact|E'],
      ['Change a ride|M'],
    ],
    [
      'past its change',
      { ...unpaid, rides: [{ ...ride, change: no('transfer.state') }] },
      {},
      ['Send the email again|L', 'Correct the contact|E'],
      [],
      [],
    ],
  ])(
    'of a booking that is %s are two in sight, and the others with their keys behind *More*',
    async (_, acting, money, beside, folded, main) => {
      const rest = ['Lower the price|P', 'Book for this stay|B', 'Look', 'Refund', 'Cancel rides|C'];
      expect((await row(acting, 'en-US', money)).all('button')).toEqual([
        ...beside,
        'More',
        ...folded,
        ...rest,
        ...main,
      ]);
    },
  );

  it.each([
    ['phone', null, 'Correct the contact|E'],
    ['email_bounced', null, 'Correct the contact|E'],
    ['phone', '2026-11-21T14:00:00.000Z', 'Send the email again|L'],
    ['flight_time', null, 'Send the email again|L'],
  ])(
    'put the contact first while nothing reaches the guest: %s, resolved %j',
    async (kind, resolved_at, first) => {
      const told = { findings: [{ kind, resolved_at }], fields: [], link: null };
      const { all } = await row(unpaid, 'en-US', {}, [[['staff', 'bookings', 'data', story.id], told]]);
      expect(all('button')[0]).toBe(first);
    },
  );

  it('leave a phone the main one and *More*', async () => {
    screen.isNarrow = true;
    const { all } = await row(unpaid);
    screen.isNarrow = false;
    expect(all('button').slice(0, 2)).toEqual(['More', 'Send the email again|L']);
    expect(all('button').at(-1)).toBe('Change a ride|M');
  });

  it('offer another booking first, where nothing is left of this one', async () => {
    expect((await row(over)).all('button')).toEqual(['Book for this stay|B', 'More', 'Look', 'Refund']);
  });

  it('are none for a person who may not act for guests', async () => {
    expect((await row(null)).all('button')).toEqual(['More', 'Look', 'Refund']);
  });

  it.each<[string, Partial<Acting>, string]>([
    ['a letter that was never sent', { letter: false }, 'Send the email again'],
    ['a price that stands', { price: no('price.nothing_left') }, 'Lower the price'],
    ['nothing to pay', { pay_link: { ...free.pay_link, amount: 0 } }, 'Payment link'],
  ])('leave out what does not arise: %s', async (_, acting, deed) => {
    expect((await row(acting)).text).not.toContain(deed);
  });

  it.each<[Partial<Acting>, Locale, string]>([
    [
      { contact: no('booking.not_owner') },
      'en-US',
      'Not possible now: Correct the contact. Only the guest of the main stay can do this.',
    ],
    [
      { cancel_all: no('override.not_allowed'), rides: [{ ...ride, cancel: no('override.not_allowed') }] },
      'en-US',
      'Not possible now: Cancel rides. The guest’s deadline has passed. A colleague with more rights can still do it.',
    ],
    [{ contact: no('a.new_code') }, 'en-US', 'Not possible now: Correct the contact. This can’t be done'],
    [
      refusing('transfer.state'),
      'en-US',
      'Not possible now: Change a ride, Correct the contact, and Cancel rides. The ride is over or was canceled.',
    ],
    [{ contact: no('transfer.state') }, 'es-MX', 'Ahora no es posible: Corregir el contacto. El traslado ya'],
  ])('say once why they are refused: %j in %s', async (acting, locale, said) => {
    const { html, text } = await row(acting, locale);
    expect(text).toContain(said);
    expect(html.match(/<p class="text-caption/g)).toHaveLength(1);
  });

  it('say nothing that the state of the booking says', async () => {
    expect((await row(refusing('coupon.state'))).text).not.toContain('Not possible now');
    expect((await row({ rides: [] })).text).not.toContain('Not possible now');
  });

  it('are allowed while one of the rides allows them', async () => {
    const { all, text } = await row({
      cancel_all: no('cancel.deadline_passed'),
      rides: [{ ...ride, cancel: no('cancel.deadline_passed') }, ride],
    });
    expect(text).not.toContain('Not possible now');
    expect(all('button')).toContain('Cancel rides|C');
  });

  it('go on with the payment link after a booking for the guest', async () => {
    vi.stubGlobal('window', { history: { state: { payLink: true } } });
    expect((await row({})).all('h2').join()).toContain('Payment link');
    expect((await row({ pay_link: { ...free.pay_link, amount: 0 } })).all('dialog')).toEqual([]);
  });

  it.each([
    ['open', 'show', null, 'active', 'Created by ana', true],
    ['open', 'mail', '2026-12-01T12:30:00.000Z', 'active', 'Mailed by ana', true],
    ['changed', 'mail', null, 'no longer valid, the booking changed', 'Mailed by ana', false],
    ['paid', 'show', null, 'paid', 'Created by ana', false],
  ] as const)(
    'show the last payment link: %s, by %s, opened %s',
    async (state, way, opened_at, said, by, ends) => {
      const link = { state, way, amount: 48, made_at: '2026-12-01T12:00:00.000Z', made_by: 'ana', opened_at };
      const { text, all } = await row({ pay_link: { ...free.pay_link, link } });
      expect(text).toContain(`Payment link for USD 48.00: ${said}|${by}, Tue, Dec 1, 7:00 AM`);
      expect(text.includes('7:30 AM')).toBe(opened_at !== null);
      expect(all('button').includes(en.acting.payLink.end)).toBe(ends);
    },
  );
});

it('another booking for the stay is offered to a person who may act for its guest', async () => {
  const offered = async (acting: Acting | null) =>
    (await draw(<BookAnother booking={{ ...story, acting }} />)).all('button');
  expect(await offered(free)).toEqual(['Book for this stay|B']);
  expect(await offered(null)).toEqual([]);
});

it.each([
  [['coupons:look'], 1],
  [['coupons:act'], 0],
] as const)('seeing as the guest is offered with %j', async (permissions, count) => {
  const { all } = await draw(<SeeAsGuest booking={story} person={personWith(...permissions)} />);
  expect(all('button')).toHaveLength(count);
});

describe('the outcome of an action', () => {
  const nights = [
    { from: '2026-12-20', to: '2026-12-21' },
    { from: '2026-12-21', to: '2026-12-22' },
  ];
  const asked = (answer: Response | object | null) => {
    stubServer(() => answer);
    return askEndPayLink(story);
  };

  it.each<[string, Response | object | null, object]>([
    ['an answer', { id: 1 }, { kind: 'answered', answer: { id: 1 } }],
    ['no answer', null, { kind: 'failed' }],
    ['a server that fails', problem(500, 'server.failed'), { kind: 'failed' }],
    ['another version', problem(412, 'coupon.stale'), { kind: 'stale' }],
    [
      'a refusal',
      problem(409, 'transfer.state'),
      { kind: 'refused', code: 'transfer.state', text: 'why transfer.state' },
    ],
    [
      'a refusal of a field',
      problem(422, 'input.invalid', {
        errors: [{ field: 'note', code: 'field.too_short', detail: 'Say more' }],
      }),
      { kind: 'refused', code: 'input.invalid', text: 'Say more' },
    ],
    [
      'a landing of one of two nights',
      problem(409, 'flight.night', { expected: { nights } }),
      { kind: 'night', nights },
    ],
    [
      'half of that question',
      problem(409, 'flight.night', { expected: { nights: nights.slice(1) } }),
      { kind: 'refused' },
    ],
  ])('%s', async (_, answer, outcome) => expect(await asked(answer)).toMatchObject(outcome));

  it.each<[Stop, string]>([
    [{ kind: 'stale' }, `This booking has changed|${en.acting.stale.text}|Show it as it is now`],
    [{ kind: 'failed' }, `That didn’t work|${en.acting.failed.text}`],
    [{ kind: 'refused', code: 'x', text: 'The ride is over.' }, 'This can’t be done|The ride is over.'],
  ])('%j is told', async (stop, said) => {
    expect((await draw(<StopBanner stop={stop} onShow={nothing} />)).text).toBe(said);
  });

  it('a question about the night is no refusal', async () => {
    const stop = { kind: 'night', nights: [] } as unknown as Stop;
    expect((await draw(<StopBanner stop={stop} onShow={nothing} />)).html).toBe('');
  });

  it('closes once the booking is read again, where it is another by now', async () => {
    const onClose = vi.fn();
    const deed = await drawHook(() => useDeed({ ask: vi.fn(), doneText: () => '', onClose }));
    deed.showNewest();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('an action that was not previewed is not done', async () => {
    const ask = vi.fn();
    const deed = await drawHook(() => useDeed({ ask, doneText: () => '', onClose: nothing }));
    await deed.confirm({ note: '' });
    expect(ask).not.toHaveBeenCalled();
    ask.mockResolvedValue({ kind: 'stale' });
    await deed.preview('a wish');
    expect(ask.mock.calls).toEqual([['a wish', null]]);
  });
});

describe('the table of overrides', () => {
  const page = (permissions: string[], locale: Locale = 'en-US') =>
    draw(<OverridesPage />, {
      locale,
      answers: [
        [
          ['staff', 'roles'],
          {
            rows: [
              { name_en: 'Manager', name_es: 'Gerencia', permissions },
              { name_en: 'Finance', name_es: 'Finanzas', permissions },
            ],
          },
        ],
      ],
    });

  it('has a row for each rule, with the roles that may', async () => {
    const [rule] = OVERRIDES;
    const { all } = await page([rule?.permission ?? '']);
    expect(all('tr')).toHaveLength(OVERRIDES.length + 1);
    expect(all('tr').slice(1, 5)).toEqual([
      'Change after the guest’s deadline|Manager, Finance|5 hours before the pick-up|Any amount|Reason',
      'No role|The pick-up|Any amount|Reason and note',
      'Correct the contact after the guest’s deadline|Manager, Finance|The pick-up|Any amount|Reason',
      'Cancel after the guest’s deadline|No role|The pick-up|USD 500.00|Reason and note',
    ]);
    expect(all('tr').join()).toContain('USD 100.00, within the person’s limit');
    const inSpanish = await page([rule?.permission ?? ''], 'es-MX');
    expect(inSpanish.all('tr')[1]).toContain('|Gerencia, Finanzas|');
  });

  it('says where nobody may', async () => {
    for (const row of (await page([])).all('tr').slice(1)) expect(row).toContain(en.acting.table.nobody);
  });
});

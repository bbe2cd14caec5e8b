import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Person } from '../session/use-profile.ts';
import { ApprovalsPage, RequestRow } from './approvals-page.tsx';
import { Decide, Limits } from './decide.tsx';
import { GuestDataLists } from './guest-data.tsx';
import { LimitCard } from './limit-card.tsx';
import { NothingToRefund, RefundPart } from './refund-part.tsx';
import { RequestPage } from './request-page.tsx';
import type { RefundRequest } from './use-requests.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:02:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const example = exampleOf('getRefundRequest');
const { request } = example;
type Viewer = typeof example.viewer;

const personWith = (...permissions: string[]) => ({ permissions, menu: [] }) as unknown as Person;

const card = async (change: Partial<RefundRequest>, locale: Locale = 'en-US') =>
  (await draw(<RequestRow request={{ ...request, ...change }} />, { locale })).text;

describe('a request in the list', () => {
  it('is told by amount, guest, reason, ride and who asked, by the clock of the resort', async () => {
    expect(await card({})).toBe(
      'Due in 47 hours|Choudhury|, Review|CH4D8RYK2M|· Bahía Perla|Refund|The ride was late · Ride Mon, Dec 21, 2:35 PM|USD 220.00|Review|Requested by Camila Recepción · Today, 9:02 AM · “The van came two hours late. Promised on the phone.”',
    );
  });

  it('that was decided says by whom and when', async () => {
    const decided = { decided_by_name: 'Federico Saldo', decided_at: '2026-11-21T15:02:00.000Z' };
    expect(await card({ ...decided, state: 'approved' })).toMatch(
      /^Today, 10:02\sAM\|Choudhury\|, Open\|.* · Decided by Federico Saldo\|Approved\|/,
    );
  });

  it('of a guest’s data has no amount', async () => {
    const said = await card({ kind: 'erasure', reason: 'guest_asked' as RefundRequest['reason'] });
    expect(said).toContain('|Erase a guest’s data|');
    expect(said).not.toContain('USD');
  });

  it('without a ride ahead names none', async () => {
    expect(await card({ booking: { ...request.booking, ride_at: null } })).toContain('· Bahía Perla|Refund|');
  });

  it('leads to its own page', async () => {
    expect((await draw(<RequestRow request={request} />)).links()[0]).toMatch(/^\/admin\/approvals\/3 /);
  });

  it.each([
    ['approved', false, 'Approved'],
    ['declined', false, 'Declined'],
    ['expired', false, 'Expired'],
    ['stale', false, 'The booking changed'],
  ] as const)('that is %s', async (state, is_given_at_once, said) => {
    expect((await card({ state, is_given_at_once })).split('|')).toContain(said);
  });

  it.each([
    ['refund', 'Refunded at once'],
    ['waiver', 'Fee waived'],
    ['price', 'Lowered at once'],
  ] as const)('within one’s own limit, a %s was not asked for', async (kind, said) => {
    expect((await card({ kind, state: 'approved', is_given_at_once: true })).split('|')).toContain(said);
  });
});

describe('the list', () => {
  const list = exampleOf('listRefundRequests');
  const shown = (answer: Partial<typeof list>) =>
    draw(<ApprovalsPage />, { answers: [[['staff', 'refund-requests'], { ...list, ...answer }]] });

  it('counts those that wait', async () => {
    expect((await shown({ waiting: 12 })).text).toContain('Waiting (12)');
  });
  it('is done when nothing waits', async () => {
    const { text } = await shown({ rows: [], total: 0, waiting: 0 });
    expect(text).toContain('|Waiting|Decided|');
    expect(text).toContain('Nothing waits for approval');
  });
});

describe('the decision', () => {
  const decided = async (change: Partial<RefundRequest>, viewer: Partial<Viewer>) =>
    draw(
      <>
        <Decide
          request={{ ...request, ...change }}
          viewer={{ approve: null, reason: null, can_decline: true, ...viewer }}
          onEnd={() => undefined}
        />
        <Limits
          request={{ ...request, ...change }}
          viewer={{ approve: null, reason: null, can_decline: true, ...viewer }}
        />
      </>,
    );

  it.each([
    ['refund', 'Approve USD 220.00'],
    ['waiver', 'Approve USD 220.00'],
    ['price', 'Approve USD 220.00'],
    ['erasure', 'Approve and erase'],
  ] as const)('about a %s names what is approved', async (kind, said) => {
    const [decline, approve] = (await decided({ kind }, {})).all('button');
    expect(approve).toContain(said);
    expect(decline).toContain('Decline');
  });

  it('is not the viewer’s above the own limit: the reason stands in its place', async () => {
    const { text, all } = await decided({}, { ...example.viewer });
    expect(text).toContain('This is above your limit. A colleague with a higher limit has to approve it.');
    expect(all('button').join()).not.toContain('Approve');
    expect(all('button')).toHaveLength(1);
  });

  it('is nothing for a person who may neither approve nor decline', async () => {
    expect((await decided({}, { ...example.viewer, can_decline: false })).all('button')).toEqual([]);
  });

  it.each(['approved', 'declined', 'expired', 'stale'] as const)('is over once it is %s', async (state) => {
    expect((await decided({ state }, {})).text).toBe('');
  });
});

describe('the page of a request', () => {
  const shown = (
    change: Partial<RefundRequest>,
    others: Partial<RefundRequest>[] = [],
    person = personWith(),
  ) =>
    draw(<RequestPage person={person} id={3} money={({ booking }) => <p>money of {booking.id}</p>} />, {
      answers: [
        [
          ['staff', 'refund-requests', 'one'],
          {
            ...example,
            request: { ...request, ...change },
            others: others.map((one, place) => ({ ...request, id: 10 + place, ...one })),
          },
        ],
        [['staff', 'refund-requests', 'guest-data'], exampleOf('getGuestData')],
      ],
    });

  it.each([
    ['refund', 'Refund of USD 220.00'],
    ['waiver', 'Fee of USD 220.00 waived'],
    ['price', 'USD 220.00 off the price'],
    ['erasure', 'Erase a guest’s data'],
  ] as const)('about a %s has its own title', async (kind, title) => {
    expect((await shown({ kind })).all('h1')).toEqual([title]);
  });

  it('says until when it can be approved only while it waits', async () => {
    const until = 'Can be approved until';
    expect((await shown({})).all('dt')).toContain(until);
    const over = await shown({
      state: 'declined',
      decided_by_name: 'Federico Saldo',
      decided_at: '2026-11-22T01:00:00.000Z',
      decision_note: 'Not our fault',
    });
    expect(over.all('dt')).not.toContain(until);
    expect(over.all('dd')).toEqual(
      expect.arrayContaining(['Federico Saldo, Today, 8:00 PM', 'Not our fault']),
    );
  });

  it.each([
    ['refund', ['coupons:see'], 'money of', true],
    ['refund', [], 'money of', false],
    ['erasure', ['coupons:see'], 'money of', false],
    ['erasure', ['guest-data:see'], 'To be erased', true],
    ['refund', ['guest-data:see'], 'To be erased', false],
  ] as const)('a %s beside %j shows “%s”: %j', async (kind, permissions, said, isThere) => {
    const { text } = await shown({ kind }, [], personWith(...permissions));
    expect(text.includes(said)).toBe(isThere);
  });

  it('says that a refund leaves its rides booked, where any is left', async () => {
    const { booking } = request;
    const stays = 'The rides stay booked';
    expect((await shown({})).text).toContain(stays);
    expect((await shown({ kind: 'waiver' })).text).not.toContain(stays);
    expect((await shown({ booking: { ...booking, ride_at: null } })).text).not.toContain(stays);
    expect((await shown({ state: 'approved' })).text).not.toContain(stays);
  });

  it('adds up what the same person asked for, to the cent', async () => {
    expect((await shown({})).text).toContain('Nothing else in the last 30 days.');
    const { text } = await shown({}, [{ amount: 0.1 }, { amount: 0.2 }, { amount: 19.99 }]);
    expect(text).toContain('3 more, USD 20.29 together');
  });
});

describe('a guest’s data', () => {
  const data = exampleOf('getGuestData');
  const NOTHING = {
    names: [],
    emails: [],
    phones: [],
    flights: [],
    letters: 0,
    messages: 0,
    notes: 0,
    consents: 0,
    audit_entries: 0,
  };

  it('has a line for each kind that is there', async () => {
    const { all } = await draw(<GuestDataLists data={data} />);
    expect(all('dt')).not.toContain('Texts in the audit');
    expect(all('dt')).toEqual(expect.arrayContaining(['Names', 'Email', 'Phone', 'Emails', 'Paid']));
  });

  it('that is gone says so, and what stays in the books stands still', async () => {
    const { text, all } = await draw(<GuestDataLists data={{ ...data, folio: '', erased: NOTHING }} />);
    expect(text).toContain('No data of the guest is left.');
    expect(all('dd')).toEqual(expect.arrayContaining(['CH4D8RYK2M', 'USD 220.00', 'USD 0.00']));
  });
});

describe('the limit', () => {
  const shown = (limit: object, permissions: string[], canChange = true) =>
    draw(<LimitCard person={personWith(...permissions)} of="person" id={12} canChange={canChange} />, {
      answers: [[['staff', 'limits'], limit]],
    });

  it('in force stands beside the one of the roles', async () => {
    const { text } = await shown({ own: null, ofRoles: 100, limit: 100 }, []);
    expect(text).toContain('In force: USD 100.00, from the roles');
  });

  it('of nothing is a limit, too', async () => {
    const { text } = await shown({ own: 0, ofRoles: null, limit: 0 }, []);
    expect(text).toContain('In force: USD 0.00, set for this person');
    expect(text).not.toContain('From the roles');
  });

  it('is changed by a person who may change people, of somebody who is not above', async () => {
    const limit = { own: null, ofRoles: 100, limit: 100 };
    expect((await shown(limit, ['people:change'])).all('button').join()).toContain('Set limit');
    expect((await shown(limit, ['people:see'])).all('button')).toEqual([]);
    expect((await shown(limit, ['people:change'], false)).all('button')).toEqual([]);
  });
});

it('giving back by hand is offered to a person who may ask for it', async () => {
  const part = (...permissions: string[]) =>
    draw(
      <RefundPart
        person={personWith(...permissions)}
        bookingId={41}
        booking={{ total: 160, rides: [] }}
        underWay={exampleOf('getBookingStory')}
      />,
    );
  expect((await part('refunds:ask')).text).toContain('Manual refund');
  expect((await part('coupons:see')).text).toBe('');
});

it('nothing is left to refund: what is being refunded is said, or that there is none', async () => {
  const story = exampleOf('getBookingStory');
  const said = async (money: Partial<typeof story.money>) =>
    (await draw(<NothingToRefund underWay={{ ...story, money: { ...story.money, ...money } }} />)).text;
  expect(await said({})).toContain('There is nothing to refund');
  const failed_refunds = [
    {
      id: 'one',
      amount: 95,
      card: 'visa 4242',
      failed_at: '2026-11-27T14:00:00Z',
      next_try_at: '2026-11-29T14:00:00Z',
      deeds: [],
    },
  ];
  expect(await said({ failed_refunds, on_its_way: 20 })).toBe(
    'The refund of USD 95.00 failed on Fri, Nov 27, 9:00 AM. We retry on Sun, Nov 29, 9:00 AM.|Nothing more can be refunded: USD 20.00 is on its way to the guest.',
  );
});

import { ProblemError } from '@traslado/contract/client';
import type { Permission } from '@traslado/domain/access/permissions';
import { MESSAGE_KINDS } from '@traslado/domain/messages/message-kinds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, press, propsOf, reached, send, stubTab } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { endUndo, offeredUndo } from '../frame/undo.ts';
import type { Person } from '../session/use-profile.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerTimes, TimesDialog } from './answer-times.tsx';
import { BookingOfMessage } from './booking-of-message.tsx';
import { Exchange } from './exchange.tsx';
import { takeKeptAnswer } from './kept-answers.ts';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';
import type { GuestMessage, MessageRow } from './use-messages.ts';

const screen = vi.hoisted(() => ({ isWide: true }));
vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: () => screen.isWide,
}));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00Z'), toFake: ['Date'] });
  screen.isWide = true;
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => {
  const offered = offeredUndo();
  if (offered) endUndo(offered);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const example = exampleOf('getGuestMessage');
const KNOWN = Object.fromEntries(MESSAGE_KINDS.guest_answer.fields.map((field) => [field, `the ${field}`]));
const message = { ...example, values: { ...KNOWN, ...example.values } };
const found = exampleOf('searchGuestMessages');
const [row] = found.rows;
const [usual] = message.templates;
if (!row || !usual) throw new Error('the example has too little');
const reading = { can_answer: false, can_see_booking: false };

describe('the list of messages', () => {
  const shown = (
    rows: Partial<MessageRow>[],
    { waiting = rows.length, locale = 'en-US' as Locale, permissions = [] as Permission[] } = {},
  ) =>
    draw(<MessagesPage person={{ permissions } as unknown as Person} />, {
      locale,
      answers: [
        [
          ['staff', 'guest-messages', 'list'],
          {
            ...found,
            total: rows.length,
            waiting,
            rows: rows.map((one, place) => ({ ...row, id: 7 + place, ...one })),
          },
        ],
        [['staff', 'guest-messages', 'times'], exampleOf('getAnswerTimes')],
      ],
    });

  it('tells of each: state, guest, booking with its ride, and until when an answer is due', async () => {
    const { all, text } = await shown(
      [{}, { is_overdue: false, due_at: '2026-11-22T23:00:00Z', booking: null, name: 'Omar' }],
      {
        waiting: 12,
      },
    );
    expect(text).toContain('Waiting (12)|Answered and closed');
    expect(all('li')).toEqual([
      '2 hours late|Camille Lefèvre|, Answer|CFV5R8WK3T · Ride in 45h · 2:35 PM|· Bahía Perla|Can the driver wait if our flight is late?|Received: Today, 11:00 AM|Answer',
      'Due in 1 hour|Omar|, Answer|Not linked to a booking|· Bahía Perla|Can the driver wait if our flight is late?|Received: Today, 11:00 AM|Answer',
    ]);
  });

  it.each([
    ['answered', 'Today, 12:00 PM|Camille Lefèvre|', 'Answered by eva|'],
    ['closed', 'Today, 12:00 PM|Camille Lefèvre|', 'Closed by eva|'],
  ] as const)('of one that is %s names the colleague', async (state, head, standing) => {
    const { text } = await shown([
      { state, is_overdue: false, due_at: null, ended_by: 'eva', ended_at: '2026-11-22T17:00:00Z' },
    ]);
    expect(text).toContain(head);
    expect(text).toContain(standing);
  });

  it('is done when nobody waits', async () => {
    expect((await shown([])).text).toContain('No one is waiting|Every message has its answer.');
    expect((await shown([], { locale: 'es-MX' })).text).not.toContain('No one');
  });

  it('says within what time an answer is due, to be changed by those who edit emails', async () => {
    const { text, all } = await shown([]);
    expect(text).toContain('Within 4 hours; within 30 minutes when the ride is less than a day away.');
    expect(all('button')).not.toContain('Change');
    expect((await shown([], { permissions: ['message-templates:change'] })).all('button')).toContain(
      'Change',
    );
  });
});

describe('the times of an answer', () => {
  const shown = () => draw(<TimesDialog times={{ usual: 240, near_ride: 30 }} onClose={() => undefined} />);

  it('are sent in minutes', async () => {
    const { asked } = stubServer(() => ({}));
    await shown();
    enter('usual', ' 60 ');
    enter('near', '15');
    await send('Answer times');
    await reached(() => expect(notify).toHaveBeenCalledWith('Saved.', 'good'));
    expect(asked.at(0)?.body).toEqual({ usual: 60, near_ride: 15 });
  });

  it.each([
    ['4', '4'],
    ['240', '241'],
    ['2881', '30'],
    ['4 hours', '30'],
    ['', '30'],
    ['60', '1.5'],
  ])('are not sent as %j and %j', async (usually, near) => {
    const { asked } = stubServer(() => ({}));
    await shown();
    enter('usual', usually);
    enter('near', near);
    await send('Answer times');
    expect(asked).toEqual([]);
  });
});

it.each([
  [60, '1 hour'],
  [120, '2 hours'],
  [90, '90 minutes'],
])('%i minutes of an answer are %s', async (minutes, said) => {
  const { text } = await draw(<AnswerTimes person={{ permissions: [] } as unknown as Person} />, {
    answers: [[['staff', 'guest-messages', 'times'], { usual: minutes, near_ride: 30 }]],
  });
  expect(text).toContain(`Within ${said};`);
});

describe('the conversation', () => {
  const said = async (change: Partial<GuestMessage>) =>
    (await draw(<Exchange message={{ ...message, ...change }} />)).all('li');

  it('stands by time, each with its author, whatever the order of the answers', async () => {
    const earlier = {
      ...message,
      reference: 'M-1',
      written_at: '2026-11-20T16:00:00Z',
      message: 'Is there a child seat?',
      answer: { at: '2026-11-22T16:30:00Z', by: 'eva', subject: '', message: 'Yes, there is.' },
    } as unknown as GuestMessage['earlier'][number];
    const colleagues = [{ username: 'eva', name: 'Eva Sol', id: null }];
    expect(await said({ earlier: [earlier], colleagues })).toEqual([
      'Camille Lefèvre wrote|Fri, Nov 20, 11:00 AM|Is there a child seat?',
      'Camille Lefèvre wrote|Today, 11:00 AM|Can the driver wait if our flight is late?',
      'Eva Sol answered|Today, 11:30 AM|Yes, there is.',
    ]);
  });

  it('has the note with which it was closed', async () => {
    const closed = { closing_note: 'Called her.', ended_by: 'eva', ended_at: '2026-11-22T17:00:00Z' };
    expect((await said(closed)).at(-1)).toBe('eva closed it|Today, 12:00 PM|Called her.');
    expect(await said({ ...closed, closing_note: null })).toHaveLength(1);
  });

  it('shows words of people as text', async () => {
    const { html } = await draw(<Exchange message={{ ...message, message: '<script>alert(1)</script>' }} />);
    expect(html).not.toContain('<script>');
  });
});

describe('the booking of a message', () => {
  const shown = (change: Partial<GuestMessage>) =>
    draw(<BookingOfMessage message={{ ...message, ...change }} />);
  const { booking } = message;
  if (!booking) throw new Error('the example has no booking');
  const suggestion = {
    matched: ['folio', 'name'],
    booking: { id: 42, guest: 'Camille L.', number: 'AAA', folio: 'BP1', hotel_name: 'Bahía Perla' },
  } as unknown as GuestMessage['suggestions'][number];

  it('opens for a person who may see it, and can be taken from it', async () => {
    const { text, links, all } = await shown({});
    expect(text).toContain('Camille Lefèvre|CFV5R8WK3T|Ride in 45h · 2:35 PM');
    expect(links()).toEqual(['/admin/bookings/41 Open booking CFV5R8WK3T']);
    expect(all('button')).toEqual(['Remove link']);
    const only = await shown({ viewer: reading, booking: { ...booking, ride_at: null } });
    expect([...only.links(), ...only.all('button')]).toEqual([]);
    expect(only.text).toContain('No ride left');
    expect((await shown({ state: 'answered' })).all('button')).toEqual([]);
  });

  it('is suggested with the reason, to those who may link it', async () => {
    const { text, all } = await shown({ booking: null, suggestions: [suggestion] });
    expect(text).toContain(
      'It may be about one of these.|Camille L.|AAA|· BP1 · Bahía Perla|same confirmation number · same name',
    );
    expect(all('button')).toEqual(['Link this booking']);
    const only = await shown({ booking: null, suggestions: [suggestion], viewer: reading });
    expect(only.text).toContain('Not linked to a booking');
    expect(only.all('button')).toEqual([]);
    expect((await shown({ booking: null })).text).toContain('We found no booking with this name');
  });

  it.each([
    ['Link to Camille L., AAA', { booking: null, suggestions: [suggestion] }, 42, 'Linked.'],
    ['Remove link', {}, null, 'Link removed.'],
  ])('%s', async (button, change, id, said) => {
    const { asked } = stubServer(() => ({}));
    await shown(change);
    press(button);
    await reached(() => expect(notify).toHaveBeenCalledWith(said, 'good'));
    expect(asked[0]).toMatchObject({
      line: expect.stringContaining('/v1/staff/messages/7/booking'),
      body: { booking: id },
    });
  });
});

describe('an answer', () => {
  const meeting = {
    id: 4,
    name: 'Where we meet you',
    subject: 'Where we meet',
    message: 'Outside arrivals.',
    closing: 'Bye',
  };
  const values = { ...message.values, guest_name: 'Camille', reference_number: 'M-7' };
  const onRefused = vi.fn();
  const onSent = vi.fn();
  const shown = (change: Partial<GuestMessage> = {}) => {
    onRefused.mockClear();
    onSent.mockClear();
    return draw(
      <AnswerForm
        message={{ ...message, values, templates: [usual, meeting], ...change }}
        onRefused={onRefused}
        onSent={onSent}
      />,
    );
  };
  const typed = async () => {
    await send('Your answer');
    await reached(() => expect(onSent).toHaveBeenCalled());
    return onSent.mock.calls[0]?.[0];
  };
  const choose = (id: string) => {
    const select = propsOf<Parameters<typeof SelectBox>[0]>(SelectBox);
    select.onChange?.({ target: { value: id } } as Parameters<NonNullable<typeof select.onChange>>[0]);
  };

  it('begins with the usual text, and shows it as its guest reads it', async () => {
    const { text, all } = await shown();
    expect(text).toContain('By email to camille@example.com, in English.');
    expect(text).toContain(
      'About your message · M-7|Hello Camille, thank you for your message.|The team at Bahía Perla',
    );
    expect(all('option')).toEqual(['Greeting only', 'Where we meet you']);
    expect((await shown({ templates: [usual] })).all('option')).toEqual([]);
  });

  it('offers no field of which nothing is known', async () => {
    const { html } = await shown({ values: { ...values, pickup_date: '' } });
    expect(html).toMatch(
      /<button type="button" disabled=""[^>]*>(?:(?!<\/button>).)*First pick-up: day(?:(?!<\/button>).)*no data/,
    );
    expect(html).not.toMatch(/Guest name<[^>]*>(?:<span[^>]*>)?no data/);
  });

  it.each([
    [
      [usual, meeting],
      {
        template: null,
        subject: 'About your message · M-7',
        message: 'Hello Camille, thank you for your message.',
      },
    ],
    [[meeting], { template: 4, subject: 'Where we meet', message: 'Outside arrivals.' }],
  ])('is sent with its template, and handed on to be taken back: %#', async (templates, body) => {
    const { asked } = stubServer(() => ({}));
    await shown({ templates });
    expect(await typed()).toEqual({ subject: body.subject, message: body.message });
    expect(asked[0]?.body).toEqual(body);
    expect(onRefused).toHaveBeenCalledWith(null);
  });

  it('is a chosen text in place of another one', async () => {
    stubServer(() => ({}));
    await shown();
    choose('4');
    expect(await typed()).toEqual({ subject: 'Where we meet', message: 'Outside arrivals.' });
  });

  it('has the fields of a chosen text filled, but for those without a value', async () => {
    stubServer(() => ({}));
    const text = { ...meeting, subject: 'For {{guest_name}}', message: 'On {{pickup_date}}: {{guest_name}}' };
    await shown({ templates: [usual, text] });
    choose('4');
    await send('Your answer');
    expect(onSent).not.toHaveBeenCalled();
    enter('message', 'Outside arrivals.');
    expect(await typed()).toEqual({ subject: 'For Camille', message: 'Outside arrivals.' });
  });

  it('asks for the booking whose ride fills its text', async () => {
    const text = { ...meeting, message: 'On {{pickup_date}}, {{guest_name}}.' };
    const asks = async (change: Partial<GuestMessage>) =>
      (await shown({ templates: [text], ...change })).text.includes('Link the booking first');
    expect(await asks({ booking: null, values: { ...values, pickup_date: '' } })).toBe(true);
    expect(await asks({ booking: null, templates: [meeting] })).toBe(false);
    expect(await asks({ values: { ...values, pickup_date: '' } })).toBe(false);
  });

  it('keeps one’s own words above a chosen text, and one’s own subject', async () => {
    stubServer(() => ({}));
    await shown();
    enter('subject', 'My own subject');
    enter('message', 'Dear Camille,  ');
    choose('4');
    expect(await typed()).toEqual({
      subject: 'My own subject',
      message: 'Dear Camille,\n\nOutside arrivals.',
    });
  });

  it.each([
    ['a field without a value', 'On {{pickup_date}} we come.'],
    ['a field that is none', 'Dear {{nobody}}, we come.'],
    ['nothing', ''],
  ])('with %s is not sent', async (_, text) => {
    const { asked } = stubServer(() => ({}));
    await shown();
    enter('message', text);
    await send('Your answer');
    expect(asked).toEqual([]);
    expect(onRefused).toHaveBeenCalledWith(null);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each<[Response | null, string]>([
    [problem(409, 'guest_message.over'), 'why guest_message.over'],
    [null, ''],
  ])('that was refused stays: %#', async (answer, why) => {
    stubServer(() => answer);
    await shown();
    await send('Your answer');
    await reached(() => expect(onRefused).toHaveBeenCalledWith(why));
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('the page of a message', () => {
  const others = (...ids: number[]) => ids.map((id) => ({ ...row, id }));
  const shown = (change: Partial<GuestMessage> = {}, waiting = others(5, 7, 9)) =>
    draw(<MessagePage id={7} />, {
      answers: [
        [['staff', 'guest-messages', 'one', 7], { ...message, ...change }],
        [['staff', 'guest-messages', 'list'], { ...found, rows: waiting }],
      ],
    });

  it('tells of the guest and leads to the messages around it', async () => {
    const { text, links, all } = await shown();
    expect(all('h1')).toEqual(['Message from Camille Lefèvre']);
    expect(all('dd')).toEqual([
      'camille@example.com',
      '+33612345678',
      'English',
      'BP100413-1',
      'Bahía Perla',
      'Cancún International Airport',
      'Today, 11:00 AM',
      'M-7K3QW-9ZC4T',
    ]);
    expect(links()).toEqual(
      expect.arrayContaining(['/admin/messages/5 Previous message', '/admin/messages/9 Next message']),
    );
    expect(text).toContain('|2 hours late|');
    expect((await shown({ folio: null })).all('dd')).toContain('None');
  });

  it('has the answer below the conversation, with the rest of it folded', async () => {
    const parts = async () =>
      (await shown()).text.match(
        /Booking and guest|Conversation|Your answer|Subject|Fields and|Template, subject|Send the answer|Close without|The guest/g,
      );
    expect(await parts()).toEqual([
      ...['Conversation', 'Your answer', 'Subject', 'Fields and', 'Send the answer'],
      ...['Close without', 'The guest'],
    ]);
    screen.isWide = false;
    expect(await parts()).toEqual([
      ...['Booking and guest', 'The guest', 'Conversation', 'Your answer'],
      ...['Template, subject', 'Subject', 'Send the answer', 'Close without'],
    ]);
  });

  it.each([
    [others(7), []],
    [others(5, 9), ['/admin/messages/5 Next message']],
    [others(7, 9), ['/admin/messages/9 Next message']],
  ])('leads only where one waits: %#', async (waiting, ways) => {
    expect((await shown({}, waiting)).links().filter((link) => /messages\/\d/.test(link))).toEqual(ways);
  });

  it('says who may only read it, and nothing once it is over', async () => {
    expect((await shown({ viewer: reading })).text).toContain('You can read messages but not answer them.');
    const over = await shown({ viewer: reading, state: 'answered' });
    expect(over.text).not.toContain('You can read messages');
    expect(over.all('form')).toEqual([]);
  });

  it('that was answered opens the next one, and is taken back with its words', async () => {
    const led = stubTab();
    const { asked } = stubServer(() => ({}));
    await shown();
    enter('subject', 'About the driver');
    enter('message', 'Yes, the driver waits.');
    await send('Your answer');
    await reached(() => expect(led).toEqual(['/admin/messages/9']));
    const offered = offeredUndo();
    expect(offered).toMatchObject({
      text: 'Sending the answer to Camille Lefèvre…',
      quote: 'Yes, the driver waits.',
    });
    expect(await offered?.undo()).toBeNull();
    expect(led.at(-1)).toBe('/admin/messages/7');
    expect(asked.map(({ line }) => line)).toEqual([
      'POST /v1/staff/messages/7/answer',
      'DELETE /v1/staff/messages/7/end',
    ]);
    expect(takeKeptAnswer(7)).toEqual({ subject: 'About the driver', message: 'Yes, the driver waits.' });
    expect(takeKeptAnswer(7)).toBeUndefined();
  });

  it('that can no longer be taken back says why, and stays where it is', async () => {
    const led = stubTab();
    stubServer(({ line }) => (line.startsWith('DELETE') ? problem(409, 'guest_message.sent') : {}));
    await shown({}, others(7));
    await send('Your answer');
    await reached(() => expect(led).toEqual(['/admin/messages']));
    expect(await offeredUndo()?.undo()).toBe('why guest_message.sent');
    expect(led).toHaveLength(1);
    expect(takeKeptAnswer(7)).toBeUndefined();
  });

  it('of another resort is not there', async () => {
    const gone = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 404,
      code: 'guest_message.not_found',
      detail: '',
      instance: '',
    });
    const { text } = await draw(<MessagePage id={7} />, {
      failures: [[['staff', 'guest-messages', 'one', 7, 'en-US'], gone]],
    });
    expect(text).toContain('We can’t find this message|It may belong to a resort that isn’t yours.');
  });
});

import { newFacts } from '@traslado/domain/catalogues/facts';
import { type MessageTemplateFacts, messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { usualPhoneText } from '@traslado/domain/messages/phone-texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { forgetDrawn, press, propsOf, reached } from '../../../testing/press.ts';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { FieldBar } from './field-bar.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { messagesScreen } from './screen.tsx';
import { NO_TEXTS } from './usual-texts.ts';
import { WhichMessage } from './which-message.tsx';

vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(() => {
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const empty = { ...newFacts(messageTemplates), ...NO_TEXTS, content_number: '' } as MessageTemplateFacts;
const mail = (change: Partial<MessageTemplateFacts> = {}): MessageTemplateFacts => ({
  ...empty,
  channel: 'mail',
  kind: 'refund',
  language: 'en',
  ...DEFAULT_TEXTS.refund.en,
  ...change,
});

describe('the preview of a mail', () => {
  const sample = exampleOf('sampleMessage');
  const shown = (facts: MessageTemplateFacts, change: Partial<typeof sample> = {}) =>
    draw(<MessagePreview facts={facts} />, {
      answers: [[['staff', 'message-sample'], { ...sample, ...change }]],
    });

  it('fills the typed texts with the example, between the parts of every mail', async () => {
    const { text, all } = await shown(mail({ headline: 'Good news for {{guest_name}}!', closing: 'Bye' }));
    expect(text).toContain('This is an example.');
    expect(all('h3')).toEqual(['Good news for María Muñoz López!']);
    expect(text).toContain('Hello María Muñoz López, we refunded USD 160.00');
    expect(text).toMatch(/USD 160\.00.*\|Booking number: K7QXW2MDPR\|Premium SUV\|Bye\|/);
    expect(text).not.toContain('{{');
  });

  it('is marked with the language of its reader, not of its writer', async () => {
    const { html } = await shown(mail({ language: 'es', ...DEFAULT_TEXTS.refund.es }));
    expect(html).toContain('<article lang="es"');
  });

  it('has the logo of the brand, or its name', async () => {
    expect((await shown(mail())).html).not.toContain('<img');
    expect((await shown(mail(), { logo: '/logo.svg' })).html).toContain(
      '<img src="/logo.svg" alt="Perla Resorts"',
    );
  });

  it('leaves out a text that is empty', async () => {
    const closing = { parts: [{ text: 'closing' as const, lines: [] }] };
    const paragraphs = async (text: string) =>
      (await shown(mail({ closing: text }), closing)).html.match(/<p /g)?.length ?? 0;
    expect(await paragraphs('')).toBe((await paragraphs('Bye')) - 1);
  });

  it.each<[Partial<MessageTemplateFacts>, boolean]>([
    [{ kind: 'refund' }, true],
    [{ kind: 'staff_invitation' }, false],
  ])('of %j asks for a booking: %j', async (change, asks) => {
    expect((await shown(mail(change))).text.includes('Try a booking')).toBe(asks);
  });

  it.each<Partial<MessageTemplateFacts>>([{ kind: '' as never }, { language: '' as never }])(
    'waits for %j',
    async (change) => {
      const { text, all } = await shown(mail(change));
      expect(text).toBe('Choose a message and a language to see it.');
      expect(all('button')).toEqual([]);
    },
  );

  it('that could not be read says why', async () => {
    const key = ['staff', 'message-sample', 'refund', 'en', ''];
    const { text, all } = await draw(<MessagePreview facts={mail()} />, {
      failures: [[key, new TypeError('offline')]],
    });
    expect(text).toContain('We couldn’t load the preview.|Try again');
    expect(all('h3')).toEqual([]);
  });

  it.each<[Response | object | null, string, 'good' | 'bad']>([
    [{ sent_to: 'a•••@perla.example' }, 'We’re sending it to a•••@perla.example.', 'good'],
    [problem(422, 'message_template.field_unknown'), 'why message_template.field_unknown', 'bad'],
    [null, 'We couldn’t send the test. Please try again.', 'bad'],
  ])('is mailed as it is typed: %#', async (answer, said, look) => {
    const { asked } = stubServer(() => answer);
    await shown(mail({ subject: 'Typed just now' }));
    press('Email me a test');
    await reached(() => expect(notify).toHaveBeenCalledWith(said, look));
    expect(asked[0]?.body).toEqual({
      kind: 'refund',
      language: 'en',
      ...DEFAULT_TEXTS.refund.en,
      subject: 'Typed just now',
    });
  });
});

describe('the preview of a message to a phone', () => {
  const carrier = exampleOf('readMessageCarrier');
  const [known] = carrier.templates;
  if (!known) throw new Error('the example has no template');
  type Phone = Parameters<typeof PhonePreview>[0]['facts'];
  const shown = (change: Partial<Phone>, template: Partial<typeof known> = {}, locale: Locale = 'en-US') =>
    draw(
      <PhonePreview
        facts={{ ...mail(), ...NO_TEXTS, channel: 'sms', kind: 'pick_up_moved', ...change } as Phone}
      />,
      {
        locale,
        answers: [[['staff', 'message-carrier'], { ...carrier, templates: [{ ...known, ...template }] }]],
      },
    );

  it.each<[string, string, string[]]>([
    [
      'a text of one part',
      'Pick-up {{pickup_now}}',
      ['1 part', 'Plain (GSM-7)', 'About USD 0.056 a message'],
    ],
    [
      'a sign that makes it dear',
      `🚐 ${'a'.repeat(70)}`,
      ['2 parts, 73 characters', 'With special characters (UCS-2)', 'About USD 0.112 a message'],
    ],
    [
      'a long text',
      'a'.repeat(307),
      ['3 parts, 307 characters', 'Plain (GSM-7)', 'About USD 0.168 a message'],
    ],
  ])('as an SMS has its parts and cost: %s', async (_, body, facts) => {
    const { all } = await shown({ body });
    expect(all('dt')).toEqual(['Length', 'Characters', 'Cost']);
    for (const [place, fact] of facts.entries()) expect(all('dd')[place]).toContain(fact);
  });

  it('warns of the sign by name, in either language', async () => {
    expect((await shown({ body: 'Now 🚐' })).text).toContain('“🚐” makes the message more expensive');
    expect((await shown({ body: 'Now 🚐' }, {}, 'es-MX')).text).toMatch(/🚐.*\d/);
    expect((await shown({ body: 'Now' })).text).not.toContain('more expensive');
  });

  it.each(['en', 'es'] as const)('is shown at its longest, in %s', async (language) => {
    const { text } = await shown({ body: usualPhoneText('pick_up_moved', 'sms', language), language });
    expect(text).toContain('The text at its longest.');
    expect(text).not.toContain('{{');
    expect(text).toMatch(language === 'en' ? /Flight AA 1234: .*September 30/ : /Vuelo AA 1234/);
  });

  it('waits for a text', async () => {
    expect((await shown({ body: '' })).text).toBe('Choose a message and a language to see it.');
  });

  const whatsapp = { channel: 'whatsapp', body: 'Flight {{flight_code}}: {{pickup_now}}' } as const;
  it.each<[string, Partial<typeof known>, string]>([
    ['', {}, 'WhatsApp accepts approved templates only.'],
    ['HXother', {}, 'We check its state within a minute of use.'],
    [known.content_number, {}, 'Approved|'],
    [
      known.content_number,
      { state: 'rejected', reason: 'Too much like an ad.' },
      'Rejected|Too much like an ad.',
    ],
    [known.content_number, { state: null }, 'We check its state within a minute of use.'],
  ])('of WhatsApp says the state of its template: %#', async (content_number, template, said) => {
    const { text } = await shown({ ...whatsapp, content_number }, template);
    expect(text).toContain(said);
    expect(text).toContain('Text for the carrier’s template|Flight {{1}}: {{2}}');
    expect(text).not.toContain('Cost');
  });
});

describe('the form of a message', () => {
  const Shown = ({ values, children }: { values: Record<string, unknown>; children: React.ReactNode }) => {
    const form = useIssueForm(() => [], { ...empty, ...values } as Record<string, unknown>);
    return (
      <Form form={form} name="Message" labels={{}} onValid={() => undefined}>
        {children}
      </Form>
    );
  };
  const valuesNow = () => propsOf(Form).form.getValues();

  it('offers the messages that its channel carries', async () => {
    const options = async (channel: string) =>
      (
        await draw(
          <Shown values={{ channel }}>
            <WhichMessage name="kind" />
          </Shown>,
        )
      ).all('option');
    const { refund = '', pick_up_moved: moved = '' } = wordsOf(messageTemplates).en.choices.kind ?? {};
    const [ofMail, ofSms] = [await options('mail'), await options('sms')];
    expect([ofMail.includes(refund), ofMail.includes(moved)]).toEqual([true, false]);
    expect([ofSms.includes(refund), ofSms.includes(moved)]).toEqual([false, true]);
  });

  it('begins with the usual text of what is chosen', async () => {
    await draw(
      <Shown values={{ channel: 'mail', kind: 'refund', language: '' }}>
        <WhichMessage name="language" />
      </Shown>,
    );
    propsOf(SelectField).onPick?.('es');
    expect(valuesNow()).toMatchObject(DEFAULT_TEXTS.refund.es);
  });

  it('keeps what somebody wrote', async () => {
    await draw(
      <Shown values={{ ...mail(), headline: 'Our own' }}>
        <WhichMessage name="language" />
      </Shown>,
    );
    propsOf(SelectField).onPick?.('es');
    expect(valuesNow()).toMatchObject({ ...DEFAULT_TEXTS.refund.en, headline: 'Our own' });
  });

  it('goes back to the usual text by a button, which is there once all is chosen', async () => {
    const bar = (values: Record<string, unknown>) =>
      draw(
        <Shown values={values}>
          <FieldBar />
        </Shown>,
      );
    await bar({ ...mail(), headline: 'Our own', body: '' });
    press('Use our usual text');
    expect(valuesNow()).toMatchObject(DEFAULT_TEXTS.refund.en);
    const none = await bar({ channel: 'mail', kind: '', language: 'en' });
    expect(none.text).toContain('Choose a message first to see its fields.');
    expect(none.all('button')).toEqual([]);
  });

  it.each([
    ['refund', 'Refund amount', 'Pay by'],
    ['payment_reminder', 'Pay by', 'Refund amount'],
  ])('has a button for each field of a %s', async (kind, has, hasNot) => {
    const { all } = await draw(
      <Shown values={{ ...mail(), kind }}>
        <FieldBar />
      </Shown>,
    );
    expect(all('button')).toContain(has);
    expect(all('button')).not.toContain(hasNot);
  });

  it.each([
    ['mail', true],
    ['sms', false],
  ] as const)('on %s previews that channel', async (channel, isMail) => {
    const { Preview } = messagesScreen;
    if (!Preview) throw new Error('the screen has no preview');
    const { text } = await draw(<Preview facts={mail({ channel, body: 'Hello' })} />);
    expect(text.includes('Email me a test')).toBe(isMail);
    expect(text.includes('The text at its longest.')).toBe(!isMail);
  });
});

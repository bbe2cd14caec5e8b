import { describe, expect, it } from 'vitest';
import { type AnswerValues, checkAnswer, fillAnswer } from './answer.ts';

const values: AnswerValues = {
  guest_name: 'Camille Lefèvre',
  reference_number: 'M-7K3QW-9ZC4T',
  resort_name: 'Bahía Perla',
  reply_address: 'bahia@perla.example',
  booking_number: '',
  pickup_date: '',
  pickup_time: '',
  pickup_place: ' ',
  meeting_point: '',
  driver_waits: '',
};
const good = { subject: 'About your message', message: 'Hello {{guest_name}}, the driver waits for you.' };
const codes = (change: Partial<typeof good>) =>
  checkAnswer({ ...good, ...change }, values).map(({ field, code }) => `${field} ${code}`);

describe('an answer is sent', () => {
  it('with fields that have values', () => expect(codes({})).toEqual([]));
  it.each([
    [
      'a field that there is not',
      { message: 'Hello {{guest_nmae}}, all is set.' },
      ['message message_template.field_unknown'],
    ],
    [
      'a field that says nothing',
      { message: 'We pick you up on {{pickup_date}}.' },
      ['message answer.field_empty'],
    ],
    [
      'a field of spaces alone',
      { message: 'We pick you up at {{ pickup_place }}.' },
      ['message answer.field_empty'],
    ],
    ['one in the subject', { subject: 'Booking {{booking_number}}' }, ['subject answer.field_empty']],
    ['half a field', { message: 'Hello {{guest_name}, all is set.' }, ['message message_template.braces']],
    ['markup', { message: 'Hello <script>alert(1)</script> you' }, ['message message_template.markup']],
    ['a card number', { message: 'Your card 4242 4242 4242 4242 is charged.' }, ['message text.card_number']],
    ['nothing', { subject: '', message: '' }, ['subject field.too_short', 'message field.too_short']],
    ['a line break in the subject', { subject: 'About\u0000your message' }, ['subject field.characters']],
  ])('never with %s', (_, change, expected) => expect(codes(change)).toEqual(expected));
});

describe('a text to begin with', () => {
  it.each<[string, string, string]>([
    ['is filled', 'Hello {{guest_name}}: {{ reference_number }}', 'Hello Camille Lefèvre: M-7K3QW-9ZC4T'],
    [
      'keeps a field that says nothing',
      'On {{pickup_date}} {{pickup_place}}',
      'On {{pickup_date}} {{pickup_place}}',
    ],
    ['keeps a field that there is not', 'Hello {{guest_nmae}}', 'Hello {{guest_nmae}}'],
  ])('%s', (_, text, filled) => expect(fillAnswer(text, values)).toBe(filled));

  it.each(['{{reply_address}}', 'A }} B', '<b>Camille</b>'])(
    'takes no value that reads as a field or markup: %s',
    (name) =>
      expect(fillAnswer('Hello {{guest_name}}', { ...values, guest_name: name })).toBe(
        'Hello {{guest_name}}',
      ),
  );
});

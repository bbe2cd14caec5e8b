import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, type MessageText } from '@traslado/domain/messages/message-kinds';
import { PHONE_TEXT_KINDS, PHONE_TEXTS } from '@traslado/domain/messages/phone-texts';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../i18n/en/messages.ts';
import { messages as spanish } from '../../i18n/es/messages.ts';
import { type AnyField, fieldsOf, textFor, withField } from './message-fields.ts';

describe('the fields of a message', () => {
  it.each([
    ['refund', 'guest_name', true],
    ['refund', 'pay_by', false],
    ['refund', 'link', false],
    ['staff_invitation', 'link', true],
    ['staff_invitation', 'guest_name', false],
    ['landed', 'belt_note', true],
    ['pick_up_moved', 'belt_note', false],
    ['ride_frozen', 'flight_state', true],
  ])('%s: %s is offered: %s', (kind, field, isOffered) => {
    expect(fieldsOf(kind).includes(field as AnyField)).toBe(isOffered);
  });

  it.each(['', 'nothing', 'toString'])('"%s" has none', (kind) => expect(fieldsOf(kind)).toEqual([]));

  it('have a name each, in both languages', () => {
    const all = [...MESSAGE_KIND_NAMES, ...PHONE_TEXT_KINDS].flatMap((kind) => fieldsOf(kind));
    for (const field of all) {
      expect(english.fields[field], field).not.toBe('');
      expect(spanish.fields[field], field).not.toBe('');
    }
  });

  it('are all that a message must have', () => {
    for (const kind of PHONE_TEXT_KINDS)
      expect(fieldsOf(kind)).toEqual(expect.arrayContaining([...PHONE_TEXTS[kind].required]));
    for (const kind of MESSAGE_KIND_NAMES)
      expect(fieldsOf(kind)).toEqual(
        expect.arrayContaining(Object.values(MESSAGE_KINDS[kind].required).flat()),
      );
  });
});

describe('the text that a field is added to', () => {
  it.each<[string, string, MessageText | null, MessageText]>([
    ['refund', 'guest_name', null, 'body'],
    ['refund', 'guest_name', 'headline', 'headline'],
    ['refund', 'guest_name', 'closing', 'closing'],
    // A link to staff stands in the opening alone.
    ['staff_invitation', 'link', null, 'body'],
    ['staff_invitation', 'link', 'subject', 'body'],
    ['staff_password', 'link', 'headline', 'body'],
    ['staff_invitation', 'person_name', 'subject', 'subject'],
    ['pick_up_moved', 'ride_link', null, 'body'],
    ['pick_up_moved', 'ride_link', 'body', 'body'],
  ])('%s: %s after %s goes to %s', (kind, field, last, text) => {
    expect(textFor(kind, field, last)).toBe(text);
  });
});

describe('a field in a text', () => {
  it.each<[string, string, readonly [number, number], string, string]>([
    ['at the caret', 'Good news for !', [14, 14], 'Good news for {{guest_name}}!', '!'],
    ['at the beginning', 'Hello', [0, 0], '{{guest_name}}Hello', 'Hello'],
    ['at the end', 'Hello ', [6, 6], 'Hello {{guest_name}}', ''],
    ['in an empty text', '', [0, 0], '{{guest_name}}', ''],
    ['in place of what is selected', 'Hello you, hi', [6, 9], 'Hello {{guest_name}}, hi', ', hi'],
    ['behind a sign of two places', '🚐 now', [2, 2], '🚐{{guest_name}} now', ' now'],
  ])('stands %s, with the caret behind it', (_, text, at, written, rest) => {
    const found = withField(text, 'guest_name', at);
    expect(found.text).toBe(written);
    expect(found.text.slice(found.caret)).toBe(rest);
  });
});

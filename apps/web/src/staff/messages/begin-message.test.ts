import { newFacts } from '@traslado/domain/catalogues/facts';
import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { MESSAGE_KIND_NAMES, MESSAGE_TEXTS } from '@traslado/domain/messages/message-kinds';
import { PHONE_TEXT_KINDS, usualPhoneText } from '@traslado/domain/messages/phone-texts';
import { describe, expect, it } from 'vitest';
import { type RowValues, valuesOf } from '../catalogues/row-values.ts';
import { beginMessage, kindsOf } from './begin-message.ts';
import { isOwnText, NO_TEXTS, usualTexts } from './usual-texts.ts';

const empty: RowValues = { ...valuesOf(messageTemplates, newFacts(messageTemplates)), ...NO_TEXTS };
const mail = (kind: keyof typeof DEFAULT_TEXTS, language: 'en' | 'es'): RowValues => ({
  ...empty,
  channel: 'mail',
  kind,
  language,
  ...DEFAULT_TEXTS[kind][language],
});
const sms: RowValues = {
  ...empty,
  channel: 'sms',
  kind: 'pick_up_moved',
  language: 'en',
  body: usualPhoneText('pick_up_moved', 'sms', 'en'),
};

describe('a message begins', () => {
  it('with no text until all is chosen', () => {
    expect(beginMessage({ ...empty, channel: 'mail', kind: '' }, 'language', 'en')).toMatchObject({
      kind: '',
      ...NO_TEXTS,
    });
    expect(beginMessage({ ...empty, channel: 'mail' }, 'kind', 'refund')).toEqual({});
  });

  it('with its default text', () => {
    const typed = { ...empty, channel: 'mail', kind: 'refund' };
    expect(beginMessage(typed, 'language', 'en')).toEqual(DEFAULT_TEXTS.refund.en);
    expect(beginMessage(typed, 'language', 'es')).toEqual(DEFAULT_TEXTS.refund.es);
    expect(DEFAULT_TEXTS.refund.en.headline).toBe('Your refund is on its way');
  });

  it('with that of another message, where nobody wrote their own', () => {
    expect(beginMessage(mail('refund', 'en'), 'kind', 'staff_invitation')).toEqual(
      DEFAULT_TEXTS.staff_invitation.en,
    );
    expect(beginMessage(mail('refund', 'en'), 'language', 'es')).toEqual(DEFAULT_TEXTS.refund.es);
  });

  it.each(MESSAGE_TEXTS)('with what is written, where its %s is somebody’s own', (text) => {
    const own = { ...mail('refund', 'en'), [text]: 'Our own words' };
    expect(beginMessage(own, 'kind', 'confirmation')).toEqual({});
    expect(beginMessage(own, 'language', 'es')).toEqual({});
  });

  it('without the message that the channel does not carry', () => {
    expect(beginMessage(mail('refund', 'en'), 'channel', 'sms')).toEqual({ kind: '', ...NO_TEXTS });
    expect(beginMessage(sms, 'channel', 'mail')).toEqual({ kind: '', ...NO_TEXTS });
    const own = { ...mail('refund', 'en'), body: 'Our own words' };
    expect(beginMessage(own, 'channel', 'sms')).toEqual({ kind: '' });
  });

  it('on another channel of phones with the text of that channel', () => {
    const body = usualPhoneText('pick_up_moved', 'whatsapp', 'en');
    expect(beginMessage(sms, 'channel', 'whatsapp')).toEqual({ ...NO_TEXTS, body });
    expect(body).toMatch(/{{ride_link}}\nReply STOP/);
    expect(beginMessage({ ...sms, body: '' }, 'channel', 'whatsapp').body).toBe(body);
    expect(beginMessage({ ...sms, body: 'Our own' }, 'channel', 'whatsapp')).toEqual({});
  });
});

describe('default texts', () => {
  it.each(['mail', 'sms', 'whatsapp', ''])('"%s" has one for each message that it carries', (channel) => {
    for (const kind of kindsOf(channel))
      for (const language of ['en', 'es']) {
        const texts = usualTexts({ channel, kind, language });
        if (channel === '') expect(texts).toBeNull();
        else {
          expect(Object.values(texts ?? {}).join(''), `${kind} ${language}`).not.toBe('');
          expect(isOwnText(texts ?? {})).toBe(false);
        }
      }
  });

  it('are none of a message of another channel, or in no language', () => {
    expect(usualTexts({ channel: 'sms', kind: 'refund', language: 'en' })).toBeNull();
    expect(usualTexts({ channel: 'mail', kind: 'landed', language: 'en' })).toBeNull();
    expect(usualTexts({ channel: 'mail', kind: 'refund', language: '' })).toBeNull();
    expect(usualTexts({ channel: 'mail', kind: 'refund', language: 'fr' })).toBeNull();
  });

  it('mail carries letters, phones what is about a flight', () => {
    expect(kindsOf('mail')).toBe(MESSAGE_KIND_NAMES);
    expect([kindsOf('sms'), kindsOf('whatsapp')]).toEqual([PHONE_TEXT_KINDS, PHONE_TEXT_KINDS]);
    expect(kindsOf('mail')).not.toContain('landed');
  });
});

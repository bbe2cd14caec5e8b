import type { MessageTemplateFacts } from '@traslado/domain/catalogues/message-templates';
import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { expect, it } from 'vitest';
import { unusedFields } from './unused-fields.ts';
import { NO_TEXTS } from './usual-texts.ts';

const empty: MessageTemplateFacts = { ...messageTemplates.example, ...NO_TEXTS, content_number: '' };

it.each<[string, Partial<MessageTemplateFacts>, string]>([
  ['a mail', { channel: 'mail' }, 'content_number'],
  ['an SMS', { channel: 'sms' }, 'subject preview_text headline closing content_number'],
  ['a WhatsApp message', { channel: 'whatsapp' }, 'subject preview_text headline closing'],
  [
    'an SMS with a subject',
    { channel: 'sms', subject: 'Hi' },
    'preview_text headline closing content_number',
  ],
  ['a mail with a number', { channel: 'mail', content_number: 'HX1' }, ''],
])('%s leaves out what its channel does not use, and is empty', (_, typed, unused) => {
  expect(unusedFields({ ...empty, ...typed }).join(' ')).toBe(unused);
});

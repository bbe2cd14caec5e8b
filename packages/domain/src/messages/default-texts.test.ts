import { describe, expect, it } from 'vitest';
import { messageTemplates } from '../catalogues/message-templates.ts';
import { DEFAULT_TEXTS } from './default-texts.ts';
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from './message-kinds.ts';

describe.each(MESSAGE_KIND_NAMES)('%s', (kind) => {
  it.each(['en', 'es'] as const)('may be sent as it is by default, in %s', (language) => {
    const facts = {
      ...messageTemplates.example,
      channel: 'mail' as const,
      kind,
      language,
      ...DEFAULT_TEXTS[kind][language],
    };
    expect(messageTemplates.check?.(facts)).toEqual([]);
  });
});

it('every kind is named', () => {
  expect([...MESSAGE_KIND_NAMES]).toEqual(Object.keys(MESSAGE_KINDS));
});

import { describe, expect, it } from 'vitest';
import { headerLine, parseMailbox } from './mailbox.ts';

describe('parseMailbox', () => {
  it.each([
    [
      'Perla Resorts <transfers@perla.example>',
      { name: 'Perla Resorts', address: 'transfers@perla.example' },
    ],
    [
      '"Perla, Resorts" <transfers@perla.example>',
      { name: 'Perla, Resorts', address: 'transfers@perla.example' },
    ],
    [' transfers@perla.example ', { name: '', address: 'transfers@perla.example' }],
  ])('reads %j', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each([
    '',
    'Perla',
    'a@b',
    'a@perla.example, b@perla.example',
    'Perla <a@perla.example> <b@perla.example>',
  ])('refuses %j', (text) => {
    expect(() => parseMailbox(text)).toThrow(RangeError);
  });
});

describe('headerLine', () => {
  it('is one line whatever it was', () => {
    expect(headerLine(' a\r\nBcc: b\u0000\u2028c\t d ')).toBe('a Bcc: b c d');
  });
});

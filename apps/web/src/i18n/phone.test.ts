import { describe, expect, test } from 'vitest';
import { phoneHref, phoneText } from './phone.ts';

describe('a phone number as people read it', () => {
  test.each([
    ['+528005550143', '+52 800 555 0143'],
    ['+18005550142', '+1 800 555 0142'],
    ['+448005550144', '+44 800 555 0144'],
    ['+50688887777', '+50688887777'],
    ['+506 8888 7777', '+506 8888 7777'],
    ['+52 998 881 0101', '+52 998 881 0101'],
    ['ext. 14', 'ext. 14'],
    ['', ''],
  ])('%s is %s', (phone, text) => {
    expect(phoneText(phone).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('is never broken over two lines, and is called by its digits', () => {
    expect(phoneText('+528005550143')).not.toContain(' ');
    expect(phoneHref(phoneText('+528005550143'))).toBe('tel:+528005550143');
  });
});

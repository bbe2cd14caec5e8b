import { describe, expect, it } from 'vitest';
import { edit as en } from '../i18n/en/edit.ts';
import { edit as es } from '../i18n/es/edit.ts';
import { fieldText, guestsOf, valueText } from './change-words.ts';

describe('changes in words', () => {
  it.each([
    ['service_date', '2026-12-21', 'Mon, Dec 21', 'lun 21 de dic'],
    ['flight_time', '14:20', '2:20 PM', '14:20'],
    ['is_national', '1', 'Domestic', 'Nacional'],
    ['flight_code', '', 'None', 'Ninguno'],
    ['flight_code', 'AM 58', 'AM 58', 'AM 58'],
    ['reservations.1.adults', '3', '3', '3'],
  ])('%s %s', (field, value, english, spanish) => {
    expect(valueText(field, value, en, 'en-US').replace(/\s/g, ' ')).toBe(english);
    expect(valueText(field, value, es, 'es-MX').replace(/\s/g, ' ')).toBe(spanish);
  });

  it('names the guest where several stays ride', () => {
    expect(fieldText('reservations.1.adults', ['Ana', 'Lars Hansen'], en)).toBe(
      'Lars Hansen: Adults and children 4 and over',
    );
    const joining = [{ field: 'reservations.1.folio', old: '', new: 'Minh Tran, BP2-1' }];
    const guests = guestsOf([{ guest: 'Ana' }], joining);
    expect(fieldText('reservations.1.minors', guests, en)).toBe('Minh Tran: Children under 4');
    expect(fieldText('reservations.1.folio', guests, en)).toBe('Stay in your party');
    expect(fieldText('adults', ['Ana'], en)).toBe('Adults and children 4 and over');
  });
});

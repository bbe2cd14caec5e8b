import { expect, it } from 'vitest';
import { type AddedStayForm, checkAddedStay } from './added-stay.ts';

const right: AddedStayForm = {
  last_name: 'Muñoz López',
  first_name: 'María',
  folio: 'bp 123456-1',
  arrival: '2026-12-01',
  departure: '2026-12-08',
  country: 'MX',
  email: '',
  phone: '',
};

it.each<[string, Partial<AddedStayForm>, string[]]>([
  ['what is right', {}, []],
  ['mail and phone', { email: 'maria@example.com', phone: '+529981234567' }, []],
  ['no last name', { last_name: ' ' }, ['last_name field.required']],
  ['a last name without letters', { last_name: '---' }, ['last_name name.invalid']],
  ['no first name', { first_name: '' }, ['first_name field.required']],
  ['a card number as a name', { first_name: '4111 1111 1111 1111' }, ['first_name text.card_number']],
  ['a number that is none', { folio: 'БР1' }, ['folio folio.invalid']],
  ['no dates', { arrival: '', departure: '' }, ['arrival field.required', 'departure field.required']],
  ['a day that does not exist', { departure: '2026-12-32' }, ['departure date.invalid']],
  ['departure on the day of arrival', { departure: '2026-12-01' }, ['departure stay.departure_too_early']],
  ['departure before arrival', { departure: '2026-11-30' }, ['departure stay.departure_too_early']],
  ['a country in small letters', { country: 'mx' }, ['country field.invalid']],
  ['a wrong address', { email: 'maria' }, ['email email.invalid']],
  ['a wrong phone', { phone: '+52' }, ['phone phone.invalid']],
])('%s', (_, change, found) => {
  const issues = checkAddedStay({ ...right, ...change });
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(found);
});

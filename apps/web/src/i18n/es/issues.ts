import type { issues as english } from '../en/issues.ts';
import type { IssueParams } from '../issue-params.ts';

export const issues = {
  'field.required': () => 'Llena este campo',
  'missing.airport': () => 'Elige tu aeropuerto',
  'missing.resort': () => 'Elige tu resort',
  'missing.booking': () => 'Escribe tu número de confirmación',
  'missing.bookingNumber': () => 'Escribe tu número de reservación',
  'missing.lastName': () => 'Escribe tu apellido',
  'missing.arrival': () => 'Escribe tu fecha de llegada',
  'missing.name': () => 'Escribe tu nombre completo',
  'missing.email': () => 'Escribe tu correo',
  'missing.phone': () => 'Escribe tu teléfono',
  'missing.confirmation': () => 'Escribe otra vez el correo',
  'missing.message': () => 'Escribe tu mensaje',
  'field.invalid': () => 'Revisa este dato',
  'field.characters': () => 'Algunos de estos caracteres no se pueden usar',
  'terms.not_accepted': () => 'Acepta los términos para continuar',
  'name.invalid': () => 'Usa solo letras, acentos y espacios',
  'booking_number.invalid': () => 'Escribe las diez letras y números, como 7K3QW9ZC4T',
  'email.mismatch': () => 'Los correos no coinciden',
  'text.card_number': () => 'Borra el número de tarjeta. Solo la página de pago lo pide.',
  'email.invalid': () => 'Escribe un correo válido',
  'phone.invalid': () => 'Escribe un teléfono válido',
  'folio.invalid': () => 'Usa letras, números y guiones, como en tu confirmación',
  'field.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.current}.`,
  'field.too_long': (p: IssueParams) =>
    `Llegaste al límite de caracteres. Debe tener ${p.max} caracteres o menos. Lleva ${p.current}.`,
  'field.exact_length': (p: IssueParams) =>
    `Debe tener exactamente ${p.exact} caracteres. Lleva ${p.current}.`,
  'date.invalid': () => 'Esta fecha no existe',
  'time.invalid': () => 'Esta hora no existe',
} satisfies typeof english;

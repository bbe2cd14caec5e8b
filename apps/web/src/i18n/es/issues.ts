import type { issues as english } from '../en/issues.ts';
import type { IssueParams } from '../issue-params.ts';

export const issues = {
  'field.required': () => 'Falta este dato',
  'field.invalid': () => 'Revisa este dato',
  'field.characters': () => 'Algunos de estos caracteres no se pueden usar',
  'terms.not_accepted': () => 'Acéptalos para continuar',
  'name.invalid': () => 'Solo letras, acentos y espacios',
  'start.direction_missing': () => 'Elige en qué sentido',
  'booking_number.invalid': () => 'Son diez letras y números, como 7K3QW9ZC4T',
  'email.mismatch': () => 'Los correos no coinciden',
  'choice.missing': () => 'Elige una opción para continuar',
  'tick.missing': () => 'Márcalo para continuar',
  'text.card_number': () =>
    'Por favor, no envíes números de tarjeta aquí. Borra el número y paga en la página de pago.',
  'email.invalid': () => 'Escribe un correo válido',
  'phone.invalid': () => 'Escribe un teléfono válido',
  'folio.invalid': () => 'Usa letras, números y el guion, como aparece en tu confirmación',
  'field.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.current}.`,
  'field.too_long': (p: IssueParams) =>
    `Llegaste al límite de caracteres. Debe tener ${p.max} caracteres o menos. Lleva ${p.current}.`,
  'field.exact_length': (p: IssueParams) => `Debe tener ${p.exact} caracteres exactos. Lleva ${p.current}.`,
  'text.invalid_characters': () => 'Hay caracteres que no se pueden usar aquí',
  'date.invalid': () => 'Esta fecha no existe',
  'time.invalid': () => 'Esta hora no existe',
  'time.skipped': () => 'Ese día el reloj se adelanta y esta hora no existe; revísala en tu boleto',
  'flight.number_invalid': () => 'Escribe un número de vuelo válido, como AM 1234',
  'flight.tail_number_invalid': () => 'Escribe una matrícula válida, como XA-ABC',
  'flight.national_missing': () => 'Dinos si sale del país: de eso depende tu hora de salida',
  'departure.wrong_time': () => 'La hora de tu salida no es correcta: te recogeríamos antes de que aterrices',
  'passengers.not_whole': () => 'Solo números enteros',
  'passengers.out_of_range': (p: IssueParams) => `De ${p.min} a ${p.max}`,
  'passengers.adult_missing': () => 'Viaja al menos un adulto',
  'passengers.over_capacity': (p: IssueParams) =>
    `Este vehículo lleva ${p.max} y son ${p.total}. Para más, elige uno privado.`,
  'policies.not_accepted': () => 'Acepta los términos de reserva y las políticas',
} satisfies typeof english;

import type { staffIssues as english } from '../en/staff-issues.ts';
import type { IssueParams } from '../issue-params.ts';

export const staffIssues = {
  'missing.username': () => 'Escribe tu usuario',
  'missing.code': () => 'Escribe el código',
  'code.format': () => 'Escribe seis dígitos, o un código de recuperación como abcd-2345-efgh',
  'missing.password': () => 'Escribe tu contraseña',
  'missing.newPassword': () => 'Escribe una contraseña nueva',
  'missing.repeated': () => 'Escribe otra vez la contraseña nueva',
  'username.invalid': () =>
    'Un usuario solo lleva letras sin acento, números y los signos . _ @ + -, sin espacios',
  'password.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.current}.`,
  'password.too_long': (p: IssueParams) =>
    `Llegaste al límite de caracteres. Debe tener ${p.max} caracteres o menos. Lleva ${p.current}.`,
  'password.uppercase_missing': () => 'Agrega una letra mayúscula',
  'password.lowercase_missing': () => 'Agrega una letra minúscula',
  'password.digit_missing': () => 'Agrega un número',
  'password.special_missing': () => 'Agrega uno de estos signos: ! @ # $ %',
  'password.common': () => 'Esta contraseña es fácil de adivinar: mucha gente la usa. Elige otra.',
  'password.repeats': () => 'Esta contraseña se repite. Elige otra.',
  'password.personal': () => 'No pongas tu usuario ni tu correo en la contraseña',
  'password.same': () => 'Elige otra distinta a la anterior',
  'password.mismatch': () => 'Las dos contraseñas no coinciden',
} satisfies typeof english;

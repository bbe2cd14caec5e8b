import type { issues as english } from '../en/issues.ts';
import type { IssueParams } from '../issue-text.ts';

export const issues = {
  'field.required': () => 'Campo obligatorio',
  'field.invalid': () => 'Revisa este dato',
  'text.too_short': (p: IssueParams) => `Debe tener ${p.min} caracteres o más. Lleva ${p.length}.`,
  'text.too_long': (p: IssueParams) => `Debe tener ${p.max} caracteres o menos. Lleva ${p.length}.`,
  'name.invalid': () => 'Solo letras, acentos y espacios',
  'email.invalid': () => 'Escribe un correo válido',
  'phone.invalid': () => 'Escribe un teléfono válido',
  'folio.invalid': () => 'Usa letras, números y el guion, como aparece en tu confirmación',
} satisfies typeof english;

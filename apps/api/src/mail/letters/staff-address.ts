import type { Language } from '@traslado/domain/language';
import type { Composition } from '../parts.ts';

export type StaffAddressFacts = {
  readonly language: Language;
  readonly brand: string;
  readonly name: string;
  readonly username: string;
  /** The colleague who changed it. */
  readonly by: string;
};

type Words = Omit<StaffAddressFacts, 'language'>;

const en = {
  subject: ({ brand }: Words) => `The email address of your ${brand} account has changed`,
  hello: ({ name }: Words) => `Hello ${name},`,
  changed: ({ by }: Words) =>
    `${by} changed the email address of your staff account. We no longer write to this one, and links that we sent here no longer work.`,
  username: 'Your user name',
  unexpected: 'If you did not expect this, please tell an administrator right away.',
};

const es = {
  subject: ({ brand }) => `El correo de tu cuenta de ${brand} cambió`,
  hello: ({ name }) => `Hola, ${name}:`,
  changed: ({ by }) =>
    `${by} cambió el correo de tu cuenta de personal. Ya no escribimos a esta dirección, y los enlaces que enviamos aquí ya no abren nada.`,
  username: 'Tu nombre de usuario',
  unexpected: 'Si no lo esperabas, avisa enseguida a alguien de administración.',
} satisfies typeof en;

/** To the former address of an account of staff. The new one stays secret: the account may be another person’s by now. */
export const staffAddress = {
  kind: 'staff_address',
  compose({ language, ...facts }: StaffAddressFacts): Composition {
    const t = { en, es }[language];
    const subject = t.subject(facts);
    return {
      subject,
      preview: t.changed(facts),
      headline: subject,
      parts: [
        { kind: 'paragraph', text: t.hello(facts) },
        { kind: 'paragraph', text: t.changed(facts) },
        { kind: 'number', label: t.username, value: facts.username, detail: '' },
        { kind: 'paragraph', text: t.unexpected },
      ],
    };
  },
} as const;

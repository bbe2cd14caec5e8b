import type { Language } from '@traslado/domain/language';
import { fillTexts, type MessageValues, type WrittenTexts } from '@traslado/domain/messages/message-kinds';
import { aroundField, fillTemplate } from '@traslado/domain/messages/template';
import { chooseTexts } from '../../letter/message-texts.ts';
import { type Composition, closingOf, composed, type Part } from '../parts.ts';

export type StaffLinkFacts = {
  readonly language: Language;
  readonly brand: string;
  readonly name: string;
  readonly username: string;
  /** Its sender. */
  readonly by: string;
  readonly href: string;
  /** An invitation, not another password. */
  readonly isNew: boolean;
  /** Texts of staff in this language. */
  readonly written?: WrittenTexts;
};

const en = { username: 'Your user name', button: 'Choose a password' };
const es = { username: 'Tu nombre de usuario', button: 'Elegir una contraseña' } satisfies typeof en;

/** `link` is a preview's text in place of the button: no text decides its target. */
const valuesOf = ({
  language,
  brand,
  name,
  username,
  by,
}: StaffLinkFacts): MessageValues<'staff_invitation'> => ({
  person_name: name,
  user_name: username,
  invited_by: by,
  brand_name: brand,
  link: `[${{ en, es }[language].button}]`,
});

/** To a member of staff: the link to choose a password. It stands at its field in the opening, and cannot be removed. */
export const staffLink = {
  kind: 'staff_link',
  valuesOf,
  compose(facts: StaffLinkFacts): Composition {
    const { language, username, href, isNew } = facts;
    const t = { en, es }[language];
    const values = valuesOf(facts);
    const chosen = chooseTexts(isNew ? 'staff_invitation' : 'staff_password', facts);
    const texts = { ...fillTexts(chosen, values), unusable: chosen.unusable };
    const [before = '', ...after] = aroundField(chosen.body, 'link').map((text) =>
      fillTemplate(text, values).trim(),
    );
    const paragraph = (text: string): Part[] =>
      text === '' ? [] : [{ kind: 'paragraph', text, from: 'body' }];
    return composed(texts, [
      ...paragraph(before),
      { kind: 'number', label: t.username, value: username, detail: '' },
      { kind: 'button', label: t.button, href },
      ...after.flatMap(paragraph),
      ...closingOf(texts),
    ]);
  },
} as const;

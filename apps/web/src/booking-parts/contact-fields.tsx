import type { OnFile } from '@traslado/domain/contact/on-file';
import { TextField } from '../components/text-field.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import { ReachFields } from './reach-fields.tsx';

/** Mail and phone as they are typed; '' is as the stay has them on file, which only the server knows in full. */
export type ContactForm = { name: string; email: string; phone: string };

type ContactFieldsProps = { country: string; onFile: OnFile; startsOpen?: boolean };

/** The guest's name, e-mail and phone, as cells of a two-column grid. */
export function ContactFields(props: ContactFieldsProps) {
  const texts = useTexts('booking').contact;
  return (
    <>
      <div className="sm:col-span-2">
        <TextField name="contact.name" autoComplete="name" autoCapitalize="words" spellCheck={false} />
      </div>
      <ReachFields {...props} names={{ email: 'contact.email', phone: 'contact.phone' }} words={texts} />
    </>
  );
}

import { PhoneField } from '../../components/phone-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** Name, e-mail and phone of whom the ride is for, as cells of a grid of two columns. */
export function ContactFields({ country }: { country: string }) {
  const texts = useTexts('booking').contact;
  return (
    <>
      <div className="sm:col-span-2">
        <TextField name="contact.name" autoComplete="name" autoCapitalize="words" spellCheck={false} />
      </div>
      <TextField
        name="contact.email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.emailHint}
      />
      <PhoneField name="contact.phone" country={country} hint={texts.phoneHint} />
    </>
  );
}

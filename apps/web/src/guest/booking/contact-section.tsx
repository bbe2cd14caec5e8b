import type { OnFile } from '@traslado/domain/contact/on-file';
import { checkContactForm } from '@traslado/domain/forms/contact-form';
import { useState } from 'react';
import type { ContactForm } from '../../booking-parts/contact-fields.tsx';
import { ContactFields } from '../../booking-parts/contact-fields.tsx';
import { Button } from '../../components/button.tsx';
import { useFormContext, useWatch } from '../../components/form-context.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { shownContact } from './shown-contact.ts';

/**
 * The passenger's contact. Data on file with the stay is only shown, masked; the fields come when something is missing or to be changed. The phone
 * field with its country rules is fetched only then.
 */
export function ContactSection({ country, onFile }: { country: string; onFile: OnFile }) {
  const texts = useTexts('booking').contact;
  const { control, formState, setFocus } = useFormContext();
  const contact = useWatch({ control, name: 'contact' }) as ContactForm;
  const [isOpen, setOpen] = useState(() => checkContactForm(contact, onFile).length > 0);

  if (!isOpen && !formState.errors.contact) {
    const { email, phone } = shownContact(contact, onFile);
    const isOnFile = !contact.email && !contact.phone;
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-surface px-5 py-4">
        <p className="min-w-0">
          <span className="block font-semibold">{contact.name}</span>
          <span className="block text-small text-soft">
            {email} · {phone}
          </span>
          {isOnFile && <span className="block text-small text-soft">{texts.onFile}</span>}
        </p>
        <Button
          variant="quiet"
          icon="edit"
          onClick={() => {
            setOpen(true);
            setTimeout(() => setFocus('contact.name'));
          }}
        >
          {texts.change}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ContactFields country={country} onFile={onFile} startsOpen />
    </div>
  );
}

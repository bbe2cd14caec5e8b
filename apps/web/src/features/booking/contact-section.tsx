import { maskEmail, maskPhone } from '@traslado/domain/contact/mask';
import { checkContactForm } from '@traslado/domain/forms/contact-form';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFormContext, useWatch } from '../../components/form-context.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { ContactForm } from './booking-state.ts';
import { ContactFields } from './contact-fields.tsx';

/**
 * Who the ride is for. What the stay already knows is only shown, masked; the fields come when something is missing or to be changed.
 * The phone field with its country rules is fetched only then.
 */
export function ContactSection({ country, initial }: { country: string; initial: ContactForm }) {
  const texts = useTexts('booking').contact;
  const { control, formState } = useFormContext();
  const contact = useWatch({ control, name: 'contact' }) as ContactForm;
  const [isOpen, setOpen] = useState(() => checkContactForm(initial).length > 0);

  if (!isOpen && !formState.errors.contact) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-surface px-5 py-4">
        <p className="min-w-0">
          <span className="block font-semibold">{contact.name}</span>
          <span className="block text-small text-soft">
            {maskEmail(contact.email)} · {maskPhone(contact.phone)}
          </span>
        </p>
        <Button variant="quiet" icon="edit" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ContactFields country={country} />
    </div>
  );
}

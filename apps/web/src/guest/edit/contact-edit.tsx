import { SPECIAL_REQUEST_MAX } from '@traslado/domain/contact/bounds';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { type Issue, within } from '@traslado/domain/forms/issue';
import type { ContactForm } from '../../booking-parts/contact-fields.tsx';
import { ContactFields } from '../../booking-parts/contact-fields.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { currentStay } from '../stay/stay-session.ts';
import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-frame.tsx';

type ContactValues = { contact: ContactForm; notes: string };

const wishOf = ({ contact: { name, email, phone }, notes }: ContactValues) => ({
  name,
  // Left out: as the booking has it.
  ...(email.trim() && { email: email.trim() }),
  ...(phone && { phone }),
  observation: notes,
});

/** The contact of a booking: phone for the driver, e-mail for the letters, and the special request. */
export function ContactEdit(props: EditProps) {
  const { coupon } = props;
  const words = useTexts('booking');
  const { name, ...onFile } = coupon.contact;
  const check = ({ contact, notes }: ContactValues): Issue[] => [
    ...within('contact', checkContactForm(contact, onFile)),
    ...checkSpecialRequest('notes', notes),
  ];
  const form = useIssueForm<ContactValues>(check, {
    contact: { name, email: '', phone: '' },
    notes: coupon.observation,
  });
  return (
    <EditForm
      {...props}
      topic="contact"
      form={form}
      labels={{
        'contact.name': words.contact.name,
        'contact.email': words.contact.email,
        'contact.phone': words.contact.phone,
        notes: words.flights.notes,
      }}
      wishOf={wishOf}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields country={currentStay()?.country ?? 'US'} onFile={onFile} />
        <div className="sm:col-span-2">
          <TextArea name="notes" max={SPECIAL_REQUEST_MAX} rows={3} optional hint={words.flights.notesHint} />
        </div>
      </div>
    </EditForm>
  );
}

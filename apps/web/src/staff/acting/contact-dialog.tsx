import { checkContactForm } from '@traslado/domain/forms/contact-form';
import { within } from '@traslado/domain/forms/issue';
import { ContactFields, type ContactForm } from '../../booking-parts/contact-fields.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import { askContact, type Booking, type Changed, type ContactWish } from './ask-acting.ts';
import { ChangedRows } from './changed-rows.tsx';
import { SayWhy } from './say-why.tsx';
import { StopBanner } from './stop-banner.tsx';
import { TypedDialog } from './typed-dialog.tsx';
import { useDeed } from './use-deed.ts';
import { useFindings } from './use-findings.ts';

/** The new values in full: the answer masks them, and this is the last moment to see a slip. */
function asTyped(changes: Changed['changes'], wish: ContactWish): Changed['changes'] {
  const typed: Readonly<Record<string, string | undefined>> = wish;
  return changes.map((change) => ({ ...change, new: typed[change.field] ?? change.new }));
}

type ContactDialogProps = {
  booking: Booking;
  onClose: () => void;
  /** Corrected, and letters to the old address had come back. */
  onLettersLost: () => void;
};

/** Corrects the guest's contact. An empty field stays as it is. */
export function ContactDialog({ booking, onClose, onLettersLost }: ContactDialogProps) {
  const texts = useTexts('staff').acting;
  const mailWord = useMailWord();
  const { name, ...masked } = booking.booking.contact;
  const onFile = booking.reach ?? masked;
  const wasLost = useFindings(booking.id).data?.findings.some(
    ({ kind, resolved_at: at }) => kind === 'email_bounced' && at === null,
  );
  const deed = useDeed<ContactWish, Changed>({
    ask: (wish, said) => askContact(booking, wish, said),
    doneText: () => `${texts.contact.done} ${mailWord(texts.contact.lead)}`,
    onClose,
    onDone: () => (wasLost && deed.previewed?.wish.email ? onLettersLost() : onClose()),
  });
  const form = useIssueForm<{ contact: ContactForm }>(
    ({ contact }) => within('contact', checkContactForm(contact, onFile)),
    { contact: { name, email: '', phone: '' } },
  );
  const wishOf = ({ contact }: { contact: ContactForm }): ContactWish => ({
    ...(contact.name !== name && { name: contact.name }),
    ...(contact.email.trim() && { email: contact.email.trim() }),
    ...(contact.phone && { phone: contact.phone }),
  });
  const { previewed, stop } = deed;
  return (
    <TypedDialog onClose={onClose} title={texts.deeds.contact} size="wide">
      <p className="text-soft">{mailWord(texts.contact.lead)}</p>
      {stop && <StopBanner stop={stop} onShow={deed.showNewest} />}
      {previewed ? (
        previewed.answer.changes.length === 0 ? (
          <>
            <Banner tone="info">{texts.change.nothing}</Banner>
            <Button variant="quiet" onClick={deed.back}>
              {texts.back}
            </Button>
          </>
        ) : (
          <SayWhy
            usual="contact_wrong"
            overrides={previewed.answer.overrides}
            confirm={texts.contact.confirm}
            onConfirm={deed.confirm}
            onBack={deed.back}
          >
            <ChangedRows booking={booking} changes={asTyped(previewed.answer.changes, previewed.wish)} />
          </SayWhy>
        )
      ) : (
        <DialogForm
          title={texts.deeds.contact}
          form={form}
          labels={{
            'contact.name': texts.contact.name,
            'contact.email': texts.contact.email,
            'contact.phone': texts.contact.phone,
          }}
          save={texts.preview}
          busy={texts.busy}
          onSave={(values) => deed.preview(wishOf(values))}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <ContactFields country="MX" onFile={onFile} startsOpen />
          </div>
        </DialogForm>
      )}
    </TypedDialog>
  );
}

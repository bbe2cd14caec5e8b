import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import type { ContactPrefill } from './open-contact.ts';
import type { SentContact } from './send-contact.ts';

export type ContactDialogProps = { prefill: ContactPrefill; onClose: () => void };

/** A question to the resort: the form, then the number under which it was taken. */
export function ContactDialog({ prefill, onClose }: ContactDialogProps) {
  const texts = useTexts('contact');
  const [sent, setSent] = useState<SentContact | null>(null);
  const title = sent ? texts.sent.title : prefill.desk === 'concierge' ? texts.conciergeTitle : texts.title;
  return (
    <Dialog
      onClose={onClose}
      size={sent ? 'small' : 'wide'}
      title={title}
      {...(sent && { actions: <Button onClick={onClose}>{texts.sent.close}</Button> })}
    >
      {sent ? <ContactSent sent={sent} /> : <ContactForm prefill={prefill} onSent={setSent} />}
    </Dialog>
  );
}

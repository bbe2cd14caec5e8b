import { MESSAGE_MAX } from '@traslado/domain/contact/bounds';
import { checkMessageForm, type MessageForm } from '@traslado/domain/forms/contact-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ReachFields } from '../../booking-parts/reach-fields.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { idempotencyKeyFor } from '../../data/idempotency-key.ts';
import { guestSession } from '../../data/session.ts';
import type { Catalogues } from '../../i18n/catalogues.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { folioExampleOf, useProperties } from '../../places/use-places.ts';
import { currentSelection, currentStay } from '../stay/stay-session.ts';
import { ContactAgreement } from './contact-agreement.tsx';
import { draftKey, forgetMessage, keepDraft, keptDraft } from './contact-draft.ts';
import { ContactFailureBanner } from './contact-failure-banner.tsx';
import { ContactPlaces } from './contact-places.tsx';
import { firstValues, prefillOfStay } from './contact-values.ts';
import type { ContactOnFile, ContactPrefill } from './open-contact.ts';
import { type ContactFailure, contactBody, type SentContact, sendContact } from './send-contact.ts';

const NOTHING_ON_FILE = { email: null, phone: null };

type ContactFormProps = { prefill: ContactPrefill; onSent: (sent: SentContact) => void };

/** The part of this tab that `firstValues` needs, read once when the dialog opens. */
function opening(
  prefill: ContactPrefill,
  texts: Catalogues['contact'],
): { first: MessageForm; onFile: ContactOnFile | undefined } {
  const stay = currentStay();
  const ofStay = stay ? prefillOfStay(stay, guestSession(), currentSelection()) : {};
  const { arrival, departure } = prefill.rides ?? {};
  const message = prefill.message ?? (arrival || departure ? texts.rides(arrival, departure) : '');
  const first = firstValues(keptDraft(draftKey(prefill)), { ...prefill, message }, ofStay);
  return { first, onFile: prefill.onFile ?? ofStay.onFile };
}

type Sending = {
  form: FormHandle<MessageForm>;
  /** Of the draft. */
  key: string;
  /** Proves that the guest has the address on file. */
  token: string | undefined;
  onSent: ContactFormProps['onSent'];
};

/** Sends a message once, however often it is tried; until then it is a draft of this tab. */
function useSending({ form: { control }, key, token, onSent }: Sending) {
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const idempotency = useRef(keptDraft(key)?.intent ?? null);
  const isSent = useRef(false);

  useEffect(
    () =>
      control.subscribe(() => {
        // Values of the form after it was sent are no draft.
        if (!isSent.current) keepDraft(key, { values: control.values, intent: idempotency.current });
      }),
    [control, key],
  );

  const send = async (values: MessageForm) => {
    setFailure(null);
    idempotency.current = idempotencyKeyFor(contactBody(values), idempotency.current, () =>
      crypto.randomUUID(),
    );
    keepDraft(key, { values, intent: idempotency.current });
    const outcome = await sendContact(values, idempotency.current.key, token);
    if (outcome.ok) {
      isSent.current = true;
      forgetMessage(key);
      onSent(outcome.sent);
      return;
    }
    if (outcome.failure.kind === 'refused')
      for (const { field, code } of outcome.failure.issues) control.setIssue({ field, code });
    setFailure(outcome.failure);
  };

  return { send, failure, forgetFailure: () => setFailure(null) };
}

/** The form of the contact dialog. Everything typed is stored for this tab until it is sent. */
export function ContactForm({ prefill, onSent }: ContactFormProps) {
  const texts = useTexts('contact');
  const key = draftKey(prefill);
  const [{ first, onFile }] = useState(() => opening(prefill, texts));
  const check = useCallback((values: MessageForm) => checkMessageForm(values, onFile), [onFile]);
  const form = useIssueForm<MessageForm>(check, first);
  const { send, failure, forgetFailure } = useSending({ form, key, token: onFile?.token, onSent });
  const { data: properties = [] } = useProperties();
  const [resort, hasNoBooking] = useWatch({ control: form.control, name: ['resort', 'hasNoBooking'] });
  const property = properties.find((one) => one.code === resort);
  const example = folioExampleOf(properties, resort);

  return (
    <Form
      form={form}
      name={texts.title}
      onValid={send}
      onInvalid={forgetFailure}
      labels={{
        resort: texts.resort,
        airport: texts.airport,
        booking: texts.booking,
        hasNoBooking: texts.noBooking,
        name: texts.name,
        email: texts.email,
        phone: texts.phone,
        message: texts.message,
        termsAccepted: texts.agreement,
      }}
    >
      <p className="mb-6 text-soft">{prefill.desk === 'concierge' ? texts.conciergeLead : texts.lead}</p>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-4">
        <ContactPlaces form={form} />
        <div>
          <TextField
            name="booking"
            optional={hasNoBooking}
            hint={example && texts.bookingHint(example)}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            inputClassName="uppercase"
          />
          <div className="mt-1">
            <Checkbox name="hasNoBooking">{texts.noBooking}</Checkbox>
          </div>
        </div>
        <TextField name="name" autoComplete="name" autoCapitalize="words" spellCheck={false} />
        <ReachFields
          names={{ email: 'email', phone: 'phone' }}
          country={texts.country}
          onFile={onFile ?? NOTHING_ON_FILE}
          words={texts}
          className="bg-sunk"
        />
        <div className="sm:col-span-2">
          <TextArea name="message" max={MESSAGE_MAX} rows={3} />
        </div>
        <div className="sm:col-span-2">
          <ContactAgreement />
        </div>
      </div>
      {failure && (
        <div className="mt-5">
          <ContactFailureBanner failure={failure} phone={property?.phone} />
        </div>
      )}
      <Button
        type="submit"
        size="large"
        busy={form.formState.isSubmitting}
        busyLabel={texts.sending}
        className="mt-6 w-full sm:w-auto"
      >
        {texts.send}
      </Button>
    </Form>
  );
}

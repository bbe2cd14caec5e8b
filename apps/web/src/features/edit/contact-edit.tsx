import { SPECIAL_REQUEST_MAX } from '@traslado/domain/contact/bounds';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { type Issue, within } from '@traslado/domain/forms/issue';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { PhoneField } from '../../components/phone-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { ContactForm } from '../booking/booking-state.ts';
import { useMoment } from '../mytransportation/moment.ts';
import { currentStay } from '../stay/stay-session.ts';
import { ChangeReview } from './change-review.tsx';
import { EditDialogs } from './edit-dialogs.tsx';
import { EditFrame } from './edit-frame.tsx';
import type { EditProps } from './edit-page.tsx';
import { usePreview } from './use-preview.ts';

type ContactValues = { contact: ContactForm; notes: string };

const check = (values: ContactValues): Issue[] => [
  ...within('contact', checkContactForm(values.contact)),
  ...checkSpecialRequest('notes', values.notes),
];

/** Whom the driver calls, where the letters go, and the request. */
export function ContactEdit({ coupon, ride }: EditProps) {
  const texts = useTexts('edit');
  const words = useTexts('booking');
  const moment = useMoment();
  const form = useIssueForm<ContactValues>(check, { contact: coupon.contact, notes: coupon.observation });
  const { stop, setStop, preview, previewed, setPreviewed } = usePreview(coupon, ride.transfer_id);
  const submit = async ({ contact, notes }: ContactValues) => {
    const wish = { ...contact, observation: notes };
    const answer = await preview(wish);
    if (answer) setPreviewed({ wish, answer });
  };
  if (previewed) {
    return (
      <ChangeReview coupon={coupon} ride={ride} previewed={previewed} onBack={() => setPreviewed(null)} />
    );
  }
  return (
    <EditFrame coupon={coupon} topic="contact">
      <Form
        form={form}
        name={texts.titles.contact}
        labels={{
          'contact.name': words.contact.name,
          'contact.email': words.contact.email,
          'contact.phone': words.contact.phone,
          notes: words.flights.notes,
        }}
        onValid={submit}
      >
        <div className="grid gap-5 sm:grid-cols-2">
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
            hint={words.contact.emailHint}
          />
          <PhoneField
            name="contact.phone"
            country={currentStay()?.country ?? 'US'}
            hint={words.contact.phoneHint}
          />
          <div className="sm:col-span-2">
            <TextArea
              name="notes"
              max={SPECIAL_REQUEST_MAX}
              rows={3}
              optional
              hint={words.flights.notesHint}
            />
          </div>
        </div>
        {stop?.kind === 'nothing' && (
          <div className="mt-5">
            <Banner live>{texts.nothing}</Banner>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          className="mt-7 w-full sm:w-auto"
          iconAfter="arrowRight"
          busy={form.formState.isSubmitting}
          busyLabel={texts.reckoning}
        >
          {texts.preview}
        </Button>
        <p className="mt-3 text-small text-soft">{texts.until(moment(ride.change_until, ride.pick_up))}</p>
      </Form>
      <EditDialogs
        stop={stop}
        coupon={coupon}
        ride={ride}
        onClose={() => setStop(null)}
        onRetry={() => {
          setStop(null);
          void form.handleSubmit(submit)();
        }}
      />
    </EditFrame>
  );
}

import { checkLetterForm } from '@traslado/domain/forms/contact-form';
import { useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import { idempotencyKeyFor } from '../../data/idempotency-key.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type SendOutcome, type SentLetter, sendLetter } from './send-letter.ts';

type SendValues = { email: string; confirmation: string };

type SendDialogProps = {
  couponId: string;
  /** The booking's own address, masked; '' where it has none. */
  onFile: string;
  onClose: () => void;
};

/** Sends the confirmation to the booking's own address, or to another one that is typed twice. */
export function SendDialog({ couponId, onFile, onClose }: SendDialogProps) {
  const texts = useTexts('mytransportation').send;
  const [sent, setSent] = useState<SentLetter | null>(null);
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      {...(sent && { actions: <Button onClick={onClose}>{texts.close}</Button> })}
    >
      {sent ? (
        <Banner tone="good" live title={texts.sent(sent.sent_to)}>
          {texts.remaining(sent.remaining)}
        </Banner>
      ) : (
        <SendForm couponId={couponId} onFile={onFile} onSent={setSent} />
      )}
    </Dialog>
  );
}

type SendFormProps = { couponId: string; onFile: string; onSent: (letter: SentLetter) => void };

const nothingToCheck = () => [];

function SendForm({ couponId, onFile, onSent }: SendFormProps) {
  const texts = useTexts('mytransportation').send;
  const [isOther, setOther] = useState(onFile === '');
  const form = useIssueForm<SendValues>(isOther ? checkLetterForm : nothingToCheck, {
    email: '',
    confirmation: '',
  });
  const [failure, setFailure] = useState<Exclude<SendOutcome, { kind: 'sent' }> | null>(null);
  const idempotency = useRef<IdempotencyKey | null>(null);

  const send = async (values: SendValues) => {
    setFailure(null);
    const email = isOther ? values.email : null;
    // A sending whose answer was lost is asked for again under its key.
    idempotency.current = idempotencyKeyFor({ couponId, email }, idempotency.current, () =>
      crypto.randomUUID(),
    );
    const outcome = await sendLetter(couponId, email, idempotency.current.key);
    if (outcome.kind === 'sent') onSent(outcome.letter);
    else setFailure(outcome);
  };
  return (
    <Form
      form={form}
      name={texts.title}
      onValid={send}
      onInvalid={() => setFailure(null)}
      labels={{ email: texts.email, confirmation: texts.again }}
      className="grid gap-5"
    >
      <p className="text-soft">{isOther ? texts.text : texts.toOwn}</p>
      {!isOther && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sunk px-5 py-4">
          <p className="min-w-0">
            <span className="block text-small text-soft">{texts.onFile}</span>
            <span className="block font-semibold">{onFile}</span>
          </p>
          <Button
            variant="quiet"
            icon="edit"
            onClick={() => {
              setOther(true);
              setTimeout(() => form.setFocus('email'));
            }}
          >
            {texts.change}
          </Button>
        </div>
      )}
      {isOther &&
        (['email', 'confirmation'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="email"
            inputMode="email"
            autoComplete={name === 'email' ? 'email' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            {...(name === 'email' && onFile !== '' && { hint: texts.notOwn(onFile) })}
          />
        ))}
      {failure && <SendFailure failure={failure} />}
      <Button
        type="submit"
        icon="mail"
        busy={form.formState.isSubmitting}
        busyLabel={texts.sending}
        className="sm:justify-self-start"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}

function SendFailure({ failure }: { failure: Exclude<SendOutcome, { kind: 'sent' }> }) {
  const texts = useTexts('mytransportation').send;
  const words =
    failure.kind === 'refused' ? { title: texts.failed.title, text: failure.detail } : texts[failure.kind];
  return (
    <Banner tone={failure.kind === 'tooMany' ? 'warn' : 'bad'} live title={words.title}>
      {words.text}
    </Banner>
  );
}

import type { MessageTemplateFacts } from '@traslado/domain/catalogues/message-templates';
import { fillTexts, isAboutBooking, isMessageKind } from '@traslado/domain/messages/message-kinds';
import { useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { WorkButton } from '../../components/work-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MessagePaper } from './message-paper.tsx';
import { sendTest, useSample } from './use-sample.ts';

/** The message as it is received, as it is typed: of the example, or of a real booking. */
export function MessagePreview({ facts }: { facts: MessageTemplateFacts }) {
  const { preview: texts } = useTexts('staff').lists.messages;
  const [booking, setBooking] = useState('');
  const { kind, language, subject, preview_text, headline, body, closing } = facts;
  const isChosen = isMessageKind(kind) && (language === 'en' || language === 'es');
  const hasBooking = isMessageKind(kind) && isAboutBooking(kind);
  const number = hasBooking ? booking : '';
  const { sample, isOld, why, retry } = useSample(isChosen ? { kind, language } : null, number);
  const written = { subject, preview_text, headline, body, closing };
  if (!isChosen) return <p className="text-soft">{texts.empty}</p>;

  const test = async () => {
    const sent = await sendTest({ kind, language, ...written, ...(number && { booking: number }) });
    if ('to' in sent) notify(texts.tested(sent.to), 'good');
    else notify(sent.why || texts.notTested, 'bad');
  };
  return (
    <div className="grid gap-4">
      {hasBooking && <BookingChoice onChoose={setBooking} />}
      <WorkButton variant="secondary" icon="mail" busyLabel={texts.testing} work={test}>
        {texts.test}
      </WorkButton>
      {why !== null && (
        <Banner tone="bad" live>
          {why || texts.failed}{' '}
          <button type="button" className="underline" onClick={retry}>
            {texts.again}
          </button>
        </Banner>
      )}
      {!sample && why === null && <Skeleton className="h-80 w-full" />}
      {sample && why === null && (
        <>
          <p className="text-caption text-soft">{number && !isOld ? texts.real(number) : texts.example}</p>
          <MessagePaper sample={sample} language={language} texts={fillTexts(written, sample.values)} />
          <p className="text-caption text-soft">{texts.rest}</p>
        </>
      )}
    </div>
  );
}

function BookingChoice({ onChoose }: { onChoose: (booking: string) => void }) {
  const { preview: texts } = useTexts('staff').lists.messages;
  const [typed, setTyped] = useState('');
  const id = useId();
  const choose = () => onChoose(typed.trim().toUpperCase());
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {texts.booking}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          value={typed}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className="field-box min-w-0 flex-1"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // The form around it is not sent.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            choose();
          }}
        />
        <Button variant="secondary" onClick={choose}>
          {texts.show}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-soft">
        {texts.bookingHint}
      </p>
    </div>
  );
}

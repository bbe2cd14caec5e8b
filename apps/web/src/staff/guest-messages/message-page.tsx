import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BookingOfMessage } from './booking-of-message.tsx';
import { Exchange } from './exchange.tsx';
import { MessageState, useMoments } from './message-words.tsx';
import { type GuestMessage, useMessage, useMessageDeeds } from './use-messages.ts';

/** One message: the exchange, its writer, its booking, and the answer. */
export function MessagePage({ id }: { id: number }) {
  const texts = useTexts('staff').guestMessages;
  const query = useMessage(id);
  const { data } = query;
  const { standingOf } = useMoments();
  return (
    <StaffPage
      title={data ? texts.page(data.name) : texts.title}
      back={{ href: '/admin/messages', label: texts.back }}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'guest_message.not_found', ...texts.gone }}
        className="h-64"
      />
      {data && (
        <>
          <div className="-mt-4 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <MessageState message={data} />
            <span className="text-small text-soft">{standingOf(data)}</span>
          </div>
          {/* On a phone the booking stands before the answer, which may speak of it. */}
          <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
            <Exchange message={data} />
            <BookingOfMessage message={data} />
            <div className="grid min-w-0 gap-6">
              <Answering message={data} />
            </div>
            <Facts message={data} />
          </div>
        </>
      )}
    </StaffPage>
  );
}

/** The answer, or the reason against writing one. A refusal stays after the message shows its new state. */
function Answering({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { close } = useMessageDeeds();
  const [failure, setFailure] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);
  const canAnswer = message.viewer.can_answer;
  return (
    <>
      {failure !== null && <FailureOf failure={failure || texts.answer.notSent} />}
      {canAnswer && (
        <>
          <AnswerForm message={message} onRefused={setFailure} />
          <p>
            <Button variant="quiet" onClick={() => setClosing(true)}>
              {texts.close.open}
            </Button>
          </p>
        </>
      )}
      {!canAnswer && message.state === 'received' && <Banner>{texts.answer.cannot}</Banner>}
      {isClosing && (
        <AskNote
          words={{
            ...texts.close,
            label: texts.close.note,
            saving: texts.saving,
            cancel: texts.cancel,
            notSaved: texts.notSaved,
          }}
          work={(note) => close(message.id, note)}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

function Facts({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { facts } = texts;
  const { whenOf } = useMoments();
  const lines: readonly (readonly [string, string])[] = [
    [facts.email, message.email],
    [facts.phone, message.phone],
    [facts.language, texts.languages[message.language]],
    [facts.folio, message.folio ?? facts.none],
    [facts.resort, message.hotel_name],
    [facts.airport, message.airport_name],
    [facts.written, whenOf(message, message.written_at)],
    [facts.reference, message.reference],
  ];
  return (
    <section aria-labelledby="guest" className="rounded-lg bg-surface p-5 shadow-ticket">
      <h2 id="guest" className="text-heading">
        {facts.title}
      </h2>
      <dl className="mt-3 grid gap-y-2">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { offerUndo } from '../frame/undo.ts';
import { AnswerForm, type Typed } from './answer-form.tsx';
import { BookingOfMessage } from './booking-of-message.tsx';
import { Exchange } from './exchange.tsx';
import { keepAnswer } from './kept-answers.ts';
import { MessageState, useMoments } from './message-words.tsx';
import { nextAfter } from './next-message.ts';
import {
  type GuestMessage,
  messageAddress,
  useMessage,
  useMessageDeeds,
  useMessages,
} from './use-messages.ts';

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
        <div>
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <MessageState message={data} />
            <span className="text-small text-soft">{standingOf(data)}</span>
            <Ways id={id} canAnswer={data.viewer.can_answer} />
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
        </div>
      )}
    </StaffPage>
  );
}

/** The keys of the page, and the messages before and after it among those that wait. */
function Ways({ id, canAnswer }: { id: number; canAnswer: boolean }) {
  const texts = useTexts('staff').guestMessages;
  const waiting = useMessages('waiting', '', 1).data?.rows ?? [];
  const at = waiting.findIndex((one) => one.id === id);
  const [before, after] = at < 0 ? [undefined, waiting[0]] : [waiting[at - 1], waiting[at + 1]];
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4">
      {canAnswer && <KeyLine keys={texts.keys.page} />}
      {before && (
        <Link href={messageAddress(before.id)} data-key="k" className="row-link text-small">
          {texts.previousOne}
        </Link>
      )}
      {after && (
        <Link href={messageAddress(after.id)} data-key="j" className="row-link text-small">
          {texts.nextOne}
        </Link>
      )}
    </div>
  );
}

/** The answer, or the reason against writing one. A refusal stays after the message shows its new state. */
function Answering({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { close, reopen } = useMessageDeeds();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const waiting = useMessages('waiting', '', 1).data?.rows ?? [];
  const { id, name } = message;
  const canAnswer = message.viewer.can_answer;
  /** Offers to take it back, and opens the next message meanwhile. */
  const goOn = (text: string, typed?: Typed) => {
    offerUndo(text, async () => {
      const refusal = await reopen(id);
      if (refusal !== null) return refusal;
      if (typed) keepAnswer(id, typed);
      navigate(messageAddress(id));
      return null;
    });
    const next = nextAfter(waiting, id);
    navigate(next ? messageAddress(next.id) : '/admin/messages');
  };
  return (
    <>
      {failure !== null && <FailureOf failure={failure || texts.answer.notSent} />}
      {canAnswer && (
        <div ref={place} className="grid gap-3">
          <AnswerForm
            message={message}
            onRefused={setFailure}
            onSent={(typed) => goOn(texts.answer.sent(name), typed)}
          />
          <p className="flex flex-wrap gap-x-5">
            <Button
              variant="quiet"
              data-key="a"
              onClick={() => place.current?.querySelector<HTMLElement>('[name="message"]')?.focus()}
            >
              {texts.answer.focus}
            </Button>
            <Button variant="quiet" data-key="e" onClick={() => setClosing(true)}>
              {texts.close.open}
            </Button>
          </p>
        </div>
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
          work={async (note) => {
            const refusal = await close(id, note);
            if (refusal === null) goOn(texts.close.closed(name));
            return refusal;
          }}
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

import { type AnswerValues, fillAnswer } from '@traslado/domain/desk/answer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { buttonClasses } from '../../components/button.tsx';
import { useMedia, WIDE } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { wentBack } from '../../shell/navigation.ts';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { Card } from '../frame/card.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { offerUndo } from '../frame/undo.ts';
import { useMailWord } from '../session/use-mail-word.ts';
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

/** The page begins with the newest message above the answer, its first line at least. */
function useNewestInSight(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || wentBack()) return;
    const newest = place.current?.querySelector('ol > li:last-child')?.getBoundingClientRect();
    const bar = place.current?.querySelector('.composer')?.getBoundingClientRect();
    if (newest && bar) window.scrollBy(0, Math.max(0, Math.min(newest.bottom - bar.top, newest.top) + 16));
  }, [place, isThere]);
}

/** One message: the exchange, the answer in sight below it, and beside them its booking and its writer. */
export function MessagePage({ id }: { id: number }) {
  const texts = useTexts('staff').guestMessages;
  const query = useMessage(id);
  const { data } = query;
  const isWide = useMedia(WIDE);
  const place = useRef<HTMLDivElement>(null);
  // After the page itself, which begins at its top.
  useNewestInSight(place, data !== undefined);
  const about = data && (
    <>
      <BookingOfMessage message={data} />
      <Facts message={data} />
    </>
  );
  return (
    <StaffPage
      title={data ? texts.page(data.name) : texts.title}
      back={{ href: '/admin/messages', label: texts.back }}
      beside={data && <MessageState message={data} />}
      actions={data && <Ways id={id} canAnswer={data.viewer.can_answer} />}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'guest_message.not_found', ...texts.gone }}
        className="h-64"
      />
      {data && (
        <div ref={place}>
          <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
            {!isWide && (
              <details>
                <summary className="min-h-11 py-2 font-semibold">{texts.about}</summary>
                <div className="grid gap-4">{about}</div>
              </details>
            )}
            <div className="min-w-0">
              <Exchange message={data} />
              <Answering message={data} />
            </div>
            {isWide && <div className="sticky top-5 grid gap-4">{about}</div>}
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
    <>
      {canAnswer && (
        <>
          <KeyLine keys={texts.keys.page} />
          <DeedButton
            letter="a"
            className="max-sm:hidden"
            onClick={({ currentTarget }) =>
              currentTarget.closest('main')?.querySelector<HTMLElement>('[name="message"]')?.focus()
            }
          >
            {texts.answer.focus}
          </DeedButton>
        </>
      )}
      {before && (
        <Link href={messageAddress(before.id)} data-key="k" className={buttonClasses('secondary')}>
          {texts.previousOne}
        </Link>
      )}
      {after && (
        <Link href={messageAddress(after.id)} data-key="j" className={buttonClasses('secondary')}>
          {texts.nextOne}
        </Link>
      )}
    </>
  );
}

/** The answer, or the reason against writing one. A refusal stays after the message shows its new state. */
function Answering({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { close, reopen } = useMessageDeeds();
  const mailWord = useMailWord();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);
  const waiting = useMessages('waiting', '', 1).data?.rows ?? [];
  const { id, name } = message;
  const canAnswer = message.viewer.can_answer;
  /** Offers to take it back, and opens the next message meanwhile. */
  const goOn = (text: string, typed?: Typed) => {
    const undo = async () => {
      const refusal = await reopen(id);
      if (refusal !== null) return refusal;
      if (typed) keepAnswer(id, typed);
      navigate(messageAddress(id));
      return null;
    };
    const quote = typed && fillAnswer(typed.message, message.values as AnswerValues);
    offerUndo(text, undo, { quote });
    const next = nextAfter(waiting, id);
    navigate(next ? messageAddress(next.id) : '/admin/messages');
  };
  return (
    <div className="composer">
      {failure !== null && <FailureOf failure={failure || texts.answer.notSent} />}
      {canAnswer && (
        <AnswerForm
          message={message}
          onRefused={setFailure}
          onSent={(typed) => goOn(mailWord(texts.answer.sent(name)), typed)}
        >
          <DeedButton letter="e" variant="quiet" onClick={() => setClosing(true)}>
            {texts.close.open}
          </DeedButton>
        </AnswerForm>
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
    </div>
  );
}

function Facts({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { facts } = texts;
  const { pastOf } = useMoments();
  const lines: readonly (readonly [string, string])[] = [
    [facts.email, message.email],
    [facts.phone, message.phone],
    [facts.language, texts.languages[message.language]],
    [facts.folio, message.folio ?? facts.none],
    [facts.resort, message.hotel_name],
    [facts.airport, message.airport_name],
    [facts.written, pastOf(message, message.written_at)],
    [facts.reference, message.reference],
  ];
  return (
    <Card id="guest" title={facts.title}>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="max-w-[7rem] text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

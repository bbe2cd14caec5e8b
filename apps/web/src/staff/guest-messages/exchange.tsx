import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { colleagueName } from '../frame/colleague-name.ts';
import { useMoments } from './message-words.tsx';
import type { GuestMessage } from './use-messages.ts';

type Said = {
  readonly key: string;
  readonly at: string;
  readonly who: string;
  readonly text: string;
  readonly isOurs: boolean;
};

/** The whole correspondence, the oldest first; this message is among it. Words of people are shown as text. */
export function Exchange({ message }: { message: GuestMessage }) {
  const texts = useTexts('staff').guestMessages;
  const { pastOf, standingOf } = useMoments();
  const nameOf = (username: string) => colleagueName(message.colleagues, username);
  const said = [...message.earlier, message].flatMap((one): Said[] => {
    const { answer, closing_note: note, ended_by: by, ended_at: endedAt } = one;
    const asked = {
      key: one.reference,
      at: one.written_at,
      who: texts.guestWrote(message.name),
      text: one.message,
      isOurs: false,
    };
    const answered = answer && {
      key: `${one.reference}-answer`,
      at: answer.at,
      who: texts.staffWrote(nameOf(answer.by)),
      text: answer.message,
      isOurs: true,
    };
    const closed =
      note !== null && by && endedAt
        ? {
            key: `${one.reference}-end`,
            at: endedAt,
            who: texts.staffClosed(nameOf(by)),
            text: note,
            isOurs: true,
          }
        : null;
    return [asked, ...(answered ? [answered] : []), ...(closed ? [closed] : [])];
  });
  said.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section aria-labelledby="exchange">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="exchange" className="text-heading">
          {texts.exchange}
        </h2>
        <p className="text-caption text-soft">{standingOf(message)}</p>
      </div>
      <ol className="mt-3 grid gap-4">
        {said.map(({ key, at, who, text, isOurs }) => (
          <li
            key={key}
            className={classNames(
              'rounded-lg p-5',
              isOurs ? 'ml-6 bg-sunk sm:ml-16' : 'mr-6 bg-surface shadow-ticket sm:mr-16',
            )}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span className="font-semibold [overflow-wrap:anywhere]">{who}</span>
              <time dateTime={at} className="text-soft">
                {pastOf(message, at)}
              </time>
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

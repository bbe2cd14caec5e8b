import { Dialog } from '../../components/dialog.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { Fact } from './booking-facts.tsx';
import { type Story, useLetter } from './use-bookings.ts';

type LetterDialogProps = { story: Story; letter: number; onClose: () => void };

/** A letter word for word, in the language in which the guest got it. */
export function LetterDialog({ story, letter, onClose }: LetterDialogProps) {
  const { bookings } = useTexts('staff');
  const texts = bookings.letter;
  const locale = useLocale();
  const query = useLetter(story.id, letter);
  const { data } = query;
  return (
    <Dialog onClose={onClose} title={texts.title} size="wide">
      <Loading query={query} texts={texts} className="h-64" />
      {data && (
        <>
          <dl className="grid gap-2 text-small">
            <Fact name={texts.subject}>
              <span lang={data.language} className="font-semibold">
                {data.subject}
              </span>
            </Fact>
            <Fact name={texts.to}>{data.recipients.join(', ')}</Fact>
            <Fact name={texts.when}>
              {formatInstant(data.sent_at ?? data.created_at, story.time_zone, locale)}
            </Fact>
            {data.attachments.length > 0 && (
              <Fact name={texts.attachments}>{data.attachments.join(', ')}</Fact>
            )}
          </dl>
          <pre
            lang={data.language}
            className="mt-4 whitespace-pre-wrap rounded-md bg-sunk p-4 font-[family-name:inherit] text-small [overflow-wrap:anywhere]"
          >
            {data.text}
          </pre>
          <p className="mt-3 text-caption text-soft">{texts.keys}</p>
        </>
      )}
    </Dialog>
  );
}

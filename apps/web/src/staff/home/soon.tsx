import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { dayHere, shortDate } from '../catalogues/short-date.ts';
import { dayWord } from '../frame/format-when.ts';
import { RowLink } from './row-link.tsx';
import type { HomeAnswer } from './use-home.ts';

type Event = HomeAnswer['soon']['events'][number];

/** Rows that begin or end in the next days, the nearest first. */
export function Soon({ soon }: { soon: HomeAnswer['soon'] }) {
  const texts = useTexts('staff').home.soon;
  const locale = useLocale();
  const today = dayHere();
  const days = [...new Set(soon.events.map(({ on }) => on))];
  return (
    <>
      <ol className="divide-y divide-line">
        {days.map((day) => (
          <li key={day} className="gap-4 py-2.5 sm:flex">
            <time dateTime={day} className="block shrink-0 text-small text-soft sm:w-28">
              {day === today ? dayWord(0, locale) : shortDate(day, locale)}
            </time>
            <ul className="grid min-w-0 flex-1 gap-1.5">
              {soon.events
                .filter(({ on }) => on === day)
                .map((event) => (
                  <EventLine key={`${event.catalogue} ${event.event} ${event.title}`} event={event} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {soon.total > soon.events.length && (
        <p className="border-line border-t py-2.5 text-small text-soft">
          {texts.more(soon.total - soon.events.length)}
        </p>
      )}
    </>
  );
}

function EventLine({ event: { catalogue, event, title, rows, total } }: { event: Event }) {
  const texts = useTexts('staff').home.soon;
  const language = languageOf(useLocale());
  const definition = ALL_CATALOGUES.find(({ name }) => name === catalogue);
  const of = definition && wordsOf(definition)[language].title;
  const sentence = texts.sentences[catalogue]?.(title);
  const [first] = rows;
  const others = total - rows.length;
  return (
    <li className="min-w-0 [overflow-wrap:anywhere]">
      {!sentence && <span className="text-soft">{of} · </span>}
      {rows.length === 1 && first ? (
        <RowLink catalogue={catalogue} id={first.id}>
          {sentence ?? title}
        </RowLink>
      ) : (
        <span className="font-semibold">{sentence ?? title}</span>
      )}
      {!sentence && ` ${texts[event]}`}
      {rows.length === 1 && first?.about && <span className="text-soft"> · {first.about}</span>}
      {rows.length > 1 && (
        <span className="block text-soft">
          {rows.map(({ id, about }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <RowLink catalogue={catalogue} id={id} isQuiet>
                {about || `${id}`}
              </RowLink>
            </span>
          ))}
          {others > 0 && ` ${texts.others(others)}`}
        </span>
      )}
    </li>
  );
}

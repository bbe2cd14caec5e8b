import type { Night } from '@traslado/domain/booking/night-landing';
import { nightInWords } from '@traslado/domain/booking/night-words';
import { useId } from 'react';
import { formatCivilDate, formatCivilTime } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import { type Nights, wishOfNight } from './night-question.ts';

type NightChoiceProps = {
  nights: Nights;
  /** Local time of the landing. */
  time: string;
  /** For the focus, when a form is sent without an answer. */
  id?: string;
  /** `wish`: the choice in the server's words. */
  onChoose: (night: Night, wish: ReturnType<typeof wishOfNight>) => void;
};

/** The night of a landing soon after midnight: two large buttons, each with its night and the day of its landing. */
export function NightChoice({ nights, time, id, onChoose }: NightChoiceProps) {
  const texts = useTexts('booking').night;
  const locale = useLocale();
  const title = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={title}
      className="mt-5 animate-rise rounded-md bg-warn-wash p-4 sm:p-5"
    >
      <h3 id={title} className="text-heading">
        {texts.title}
      </h3>
      <p className="mt-1">{texts.text(formatCivilTime(time, locale))}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {nights.map((night) => (
          <button
            key={night.to}
            type="button"
            onClick={() => onChoose(night, wishOfNight(nights, night))}
            className="rounded-md border-[1.5px] border-control bg-surface p-4 text-left transition-colors duration-150 hover:border-ink"
          >
            <span className="block font-semibold first-letter:uppercase">
              {nightInWords(night, languageOf(locale))}
            </span>
            <span className="mt-0.5 block text-small text-soft">
              {texts.lands(formatCivilDate(night.to, locale), formatCivilTime(time, locale))}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

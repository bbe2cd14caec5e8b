import { hasCardNumber } from '@traslado/domain/contact/card-number';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldNotes } from '../../components/field-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SectionIcon } from '../frame/section-icon.tsx';

/** Pause in typing before a search. */
const PAUSE_MS = 250;

type SearchBoxProps = {
  value: string;
  onSearch: (text: string) => void;
  hint: string;
  /** In the empty box, instead of the hint. */
  invitation?: string;
  /** For more than a few words: pasted text is cut to it. */
  maxLength?: number;
};

/** Searches while one types, at the pauses. A card number is not searched for: the search stands in the page's address. */
export function SearchBox({ value, onSearch, hint, invitation, maxLength = 100 }: SearchBoxProps) {
  const texts = useTexts('staff').lists;
  const issues = useTexts('issues');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  // The search can change elsewhere: by a link, or by the button that shows everything.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const isCard = hasCardNumber(typed);
  useEffect(() => {
    if (isCard || typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isCard, value, onSearch]);
  return (
    <div className="search-box">
      <label htmlFor={id} className="visually-hidden">
        {texts.search} ({hint})
      </label>
      <span className="relative block">
        <span className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-soft">
          <SectionIcon name="search" />
        </span>
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          aria-invalid={isCard ? true : undefined}
          aria-describedby={isCard ? `${id}-error` : undefined}
          placeholder={invitation ?? `${texts.search}: ${hint}`}
          title={invitation && hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="field-box"
          style={{ paddingInline: '2.25rem 2.5rem', textOverflow: 'ellipsis' }}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={texts.clearSearch}
            onClick={() => {
              setTyped('');
              onSearch('');
              box.current?.focus();
            }}
            className="-translate-y-1/2 absolute top-1/2 right-1 grid size-11 wide:size-8 place-items-center rounded-full hover:bg-sunk"
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </span>
      <div aria-live="polite">
        <FieldNotes
          hintId={`${id}-hint`}
          error={isCard ? issues['text.card_number']() : undefined}
          errorId={`${id}-error`}
        />
      </div>
    </div>
  );
}

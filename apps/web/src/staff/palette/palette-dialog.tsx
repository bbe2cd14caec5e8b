import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { optionId, PaletteResults } from './palette-results.tsx';
import { countOf } from './present.ts';
import type { Opened } from './recent.ts';
import { choicesOf, foundIn, moved } from './results.ts';
import { type Palette, usePalette } from './use-palette.ts';

export type PaletteDialogProps = {
  person: Person;
  /** Their last opened pages and rows. */
  opened: readonly Opened[];
  onClose: () => void;
};

/** One box that finds every page and every row that this person may open. */
export function PaletteDialog({ onClose, ...rest }: PaletteDialogProps) {
  const texts = useTexts('staff').palette;
  return (
    <Dialog onClose={onClose} title={texts.title} size="wide">
      <Finder {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** After the combobox of the ARIA practices: the focus stays in the box, the active choice is pointed at. */
function Finder({ person, opened, onClose }: PaletteDialogProps) {
  const texts = useTexts('staff').palette;
  const issues = useTexts('issues');
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState<string>();
  const palette = usePalette(person, { typed, opened });
  const choices = choicesOf(palette.groups);
  const active = choices.find((choice) => choice.key === key) ?? choices[0];
  // The dialog is open only now: before, nothing in it takes the focus.
  useEffect(() => box.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      link.current?.click();
      return;
    }
    const to = moved(choices, active?.key, event.key);
    if (!to) return;
    event.preventDefault();
    setKey(to.key);
  };
  return (
    <>
      <div>
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={texts.box}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          aria-invalid={palette.isCard || undefined}
          aria-describedby={`${listId}-status`}
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={texts.box}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setKey(undefined);
          }}
          onKeyDown={press}
          className="field-box"
        />
        <Status
          id={`${listId}-status`}
          palette={palette}
          found={countOf(foundIn(palette.groups))}
          cardText={issues['text.card_number']()}
        />
      </div>
      <div className="flex h-[56dvh] flex-col gap-4 md:h-[min(26rem,50dvh)]">
        <Rest palette={palette} typed={typed.trim()} />
        <PaletteResults
          id={listId}
          label={texts.results}
          groups={palette.groups}
          active={active}
          activeLink={link}
          onActive={setKey}
          onChosen={onClose}
        />
      </div>
      <Keys />
    </>
  );
}

type StatusProps = { id: string; palette: Palette; found: ReturnType<typeof countOf>; cardText: string };

/** Keeps its line, so that nothing moves while one types. */
function Status({ id, palette, found, cardText }: StatusProps) {
  const texts = useTexts('staff').palette;
  const said = () => {
    if (palette.isCard) return cardText;
    if (palette.isSearching) return texts.searching;
    return palette.isDone ? texts[found.isCut ? 'first' : 'found'](found.count) : '';
  };
  return (
    <p
      id={id}
      role="status"
      className={
        palette.isCard ? 'mt-1.5 min-h-6 text-bad text-caption' : 'mt-1.5 min-h-6 text-caption text-soft'
      }
    >
      {said()}
    </p>
  );
}

/** The line above the results, or in their place. */
function Rest({ palette, typed }: { palette: Palette; typed: string }) {
  const texts = useTexts('staff').palette;
  const { groups, isSearching, isDone, retry, isCard } = palette;
  const isEmpty = foundIn(groups).length === 0;
  if (retry)
    return (
      <Banner
        tone="bad"
        live
        title={texts.failed}
        action={
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (!isEmpty || isCard) return null;
  if (isSearching)
    return (
      <div className="grid gap-3 px-3 pt-1">
        {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-6 ${width}`} />
        ))}
      </div>
    );
  if (!isDone) return <p className="px-3 text-soft">{texts.begin}</p>;
  return (
    <div className="px-3">
      <p className="font-semibold [overflow-wrap:anywhere]">{texts.none(typed)}</p>
      <p className="mt-1 text-soft">{texts.noneText}</p>
    </div>
  );
}

const KEY = 'rounded-sm bg-sunk px-1.5 font-[family-name:inherit] font-medium text-ink';

/** The keys, where there is room for them and most likely a keyboard. */
function Keys() {
  const { keys } = useTexts('staff').palette;
  return (
    <p className="hidden gap-6 border-line border-t-2 pt-4 text-caption text-soft md:flex">
      <span>
        <kbd className={KEY}>↑</kbd> <kbd className={KEY}>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd className={KEY}>↵</kbd> {keys.open}
      </span>
      <span>
        <kbd className={KEY}>{keys.escape}</kbd> {keys.close}
      </span>
    </p>
  );
}

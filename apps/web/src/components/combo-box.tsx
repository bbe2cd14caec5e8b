import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form.tsx';
import { useFieldValue } from './form-context.ts';
import { Icon } from './icon.tsx';
import { type ComboBoxOption, searchOptions } from './search-options.ts';

type ComboBoxProps = {
  name: string;
  label?: string;
  hint?: ReactNode;
  options: readonly ComboBoxOption[];
  placeholder?: string;
  optional?: boolean;
  /** Called with the typed text, where the options are searched elsewhere and all of them are shown. */
  onSearch?: (typed: string) => void;
  /** Label of the value while it is not among the options. */
  chosenLabel?: string;
};

/** More would only be scrolled past. */
const SHOWN_AT_MOST = 40;

type Choice = Pick<ComboBoxProps, 'name' | 'options'> & { onSearch: ComboBoxProps['onSearch'] | undefined };

/** The choice while it is typed: options that fit, the active one, and the keys that move and take it. */
function useChoice({ name, options, onSearch }: Choice) {
  const input = useFieldValue(name);
  const list = useRef<HTMLDivElement>(null);
  const value = String(input.value ?? '');
  const chosen = options.find((option) => option.id === value);
  /** The typed text; null while the chosen option's own label stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = useMemo(
    () => (onSearch ? options : searchOptions(options, typed ?? '')).slice(0, SHOWN_AT_MOST),
    [options, typed, onSearch],
  );

  const choose = (option: ComboBoxOption | undefined) => {
    if (option) input.onChange(option.id);
    setTyped(null);
    onSearch?.('');
    setOpen(false);
  };
  const move = (to: number) => {
    const index = (to + shown.length) % Math.max(1, shown.length);
    setActive(index);
    setOpen(true);
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(isOpen ? active + step : chosen && typed === null ? shown.indexOf(chosen) : 0);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      choose(undefined);
    }
  };
  const leave = () => {
    // Text typed in full counts as chosen; any other text goes back to the earlier choice.
    const [only] = shown;
    const isMeant =
      typed !== null &&
      typed.trim() !== '' &&
      only &&
      (shown.length === 1 || only.detail?.toLowerCase() === typed.trim().toLowerCase());
    if (typed !== null && typed.trim() === '') input.onChange('');
    choose(isMeant ? only : undefined);
    input.onBlur();
  };

  const type = (text: string) => {
    setTyped(text);
    onSearch?.(text);
    setActive(0);
    setOpen(true);
  };
  return {
    list,
    /** In the field; undefined without a choice among the options. */
    text: typed ?? chosen?.label,
    value,
    shown,
    isOpen,
    active,
    open: () => setOpen(true),
    type,
    choose,
    press,
    leave,
  };
}

/**
 * One of many choices, found by typing; accents, case and the code's place do not matter. Its value is the option's id or ''.
 * After the combobox of the ARIA practices: the focus stays in the field, the active option is pointed at.
 */
export function ComboBox({
  name,
  label,
  hint,
  options,
  placeholder,
  optional,
  onSearch,
  chosenLabel,
}: ComboBoxProps) {
  const field = useField(name, label);
  const texts = useTexts('components').comboBox;
  const listId = useId();
  const { list, text, value, shown, isOpen, active, open, type, choose, press, leave } = useChoice({
    name,
    options,
    onSearch,
  });
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <FieldFrame {...field} hint={hint} {...(optional && { optional })} className="relative">
      <span className="relative block">
        <input
          id={field.id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? optionId(active) : undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field, hint)}
          aria-required={!optional}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text ?? chosenLabel ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
          className="field-box pr-12"
        />
        <Icon
          name="chevronDown"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 text-soft"
        />
      </span>
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={field.label}
        hidden={!isOpen || shown.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-md border-[1.5px] border-control bg-surface p-1.5 shadow-dialog"
      >
        {isOpen &&
          shown.map((option, index) => (
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              // Before the field would lose the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              onKeyDown={press}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 hover:bg-sunk',
                index === active && 'bg-sunk outline-2 outline-ink -outline-offset-2',
                option.id === value && 'font-semibold',
              )}
            >
              <span>{option.label}</span>
              {option.detail && <span className="text-small text-soft">{option.detail}</span>}
            </div>
          ))}
      </div>
      <p
        aria-live="polite"
        className={isOpen && shown.length === 0 ? 'mt-1.5 text-caption text-soft' : 'visually-hidden'}
      >
        {isOpen && (shown.length === 0 ? texts.nothing : texts.found(shown.length))}
      </p>
    </FieldFrame>
  );
}

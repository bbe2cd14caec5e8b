import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import {
  type HalfDay,
  halfOfKey,
  isFull,
  pasted,
  type Segment,
  spilled,
  stepped,
  type Typed,
} from './segments.ts';

type SegmentInputsProps = {
  segments: readonly Segment[];
  typed: Typed;
  onTyped: (typed: Typed) => void;
  /** Adds the half of the day that a letter stands for; a time has one. */
  withHalf?: (typed: Typed, half: HalfDay) => Typed;
  /** First value of the arrows in an empty segment. */
  start: (key: Segment['key']) => number;
  invalid: boolean;
  describedBy: string | undefined;
  /** The box around the inputs; among them the focus moves. */
  box: RefObject<HTMLElement | null>;
};

/**
 * Numbers typed side by side on native inputs, so that phones show their digits and nothing has to be learnt: a full one
 * goes on to the next, Backspace in an empty one goes back, the arrows count, a whole date can be pasted.
 */
export function SegmentInputs({
  segments,
  typed,
  onTyped,
  withHalf,
  start,
  invalid,
  describedBy,
  box,
}: SegmentInputsProps) {
  const texts = useTexts('components').segments;
  // Several changes can come before the next drawing, when a person types fast.
  const latest = useRef(typed);
  latest.current = typed;

  const go = (index: number) => {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input[data-segment]');
    inputs?.[index]?.focus();
  };
  const change = (next: Typed) => {
    latest.current = next;
    onTyped(next);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>, segment: Segment, index: number) => {
    const text = latest.current[segment.key] ?? '';
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change({
        ...latest.current,
        [segment.key]: stepped(segment, text, event.key === 'ArrowUp' ? 1 : -1, start(segment.key)),
      });
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      go(index - 1);
    } else if (/^[/.:\- ]$/.test(event.key)) {
      event.preventDefault();
      if (text !== '') go(index + 1);
    } else if (/^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // A letter would wipe out the digits that are selected.
      event.preventDefault();
      const half = halfOfKey(event.key);
      if (withHalf && half) change(withHalf(latest.current, half));
    }
  };

  const paste = (event: ClipboardEvent) => {
    const whole = pasted(event.clipboardData.getData('text'), segments);
    if (!whole) return;
    event.preventDefault();
    const { half, ...typed } = { ...latest.current, ...whole };
    change(withHalf && half ? withHalf(typed, half) : typed);
    go(segments.length - 1);
  };

  return segments.map((segment, index) => (
    <span key={segment.key} className="inline-flex items-center">
      {segment.before && <span className="px-0.5 text-soft">{segment.before}</span>}
      <input
        data-segment={segment.key}
        value={typed[segment.key] ?? ''}
        placeholder={texts.placeholders[segment.key]}
        aria-label={texts.names[segment.key]}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required="true"
        inputMode="numeric"
        autoComplete="off"
        // A third digit of the minutes may show that the hour has two.
        maxLength={segment.key === 'minute' ? 3 : segment.digits}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '');
          const whole = segment.key === 'minute' ? spilled(latest.current, text) : null;
          change({ ...latest.current, ...(whole ?? { [segment.key]: text.slice(0, segment.digits) }) });
          if (isFull(segment, text)) go(index + 1);
        }}
        onBlur={() => {
          const text = latest.current[segment.key] ?? '';
          if (segment.digits === 2 && text.length === 1)
            change({ ...latest.current, [segment.key]: `0${text}` });
        }}
        onKeyDown={(event) => press(event, segment, index)}
        onPaste={paste}
        className="segment"
        style={{ width: segment.digits === 4 ? '3.6em' : '2.6em' }}
      />
    </span>
  ));
}

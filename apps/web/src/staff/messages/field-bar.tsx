import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { MESSAGE_TEXTS, type MessageText } from '@traslado/domain/messages/message-kinds';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { useFieldValue, useFormContext } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { type AnyField, fieldsOf, textFor, withField } from './message-fields.ts';
import { usualTexts } from './usual-texts.ts';

type TextBox = (HTMLInputElement | HTMLTextAreaElement) & { readonly name: MessageText };

const isTextBox = (target: EventTarget | null): target is TextBox =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  MESSAGE_TEXTS.some((text) => text === target.name);

/** The fields of the message. Each is added at the caret of the last edited text; in the opening before any edit, or in its own text. */
export function FieldBar() {
  const texts = useTexts('staff').lists.messages;
  const { labels } = useCatalogueWords(messageTemplates);
  const { setValue } = useFormContext();
  const { value: channel } = useFieldValue('channel');
  const { value: kind } = useFieldValue('kind');
  const { value: language } = useFieldValue('language');
  const bar = useRef<HTMLElement>(null);
  const last = useRef<TextBox | null>(null);
  const [said, setSaid] = useState('');
  const titleId = useId();
  useEffect(() => {
    const form = bar.current?.closest('form');
    const follow = ({ target }: FocusEvent) => {
      if (isTextBox(target)) last.current = target;
    };
    form?.addEventListener('focusin', follow);
    return () => form?.removeEventListener('focusin', follow);
  }, []);

  const named = String(kind);
  const add = (field: AnyField) => {
    const name = textFor(named, field, last.current?.name ?? null);
    const box = bar.current?.closest('form')?.querySelector<TextBox>(`[name="${name}"]`);
    if (!box) return;
    const from = box.selectionStart ?? box.value.length;
    const { text, caret } = withField(box.value, field, [from, box.selectionEnd ?? from]);
    flushSync(() => setValue(name, text));
    box.focus();
    box.setSelectionRange(caret, caret);
    setSaid(texts.bar.added(texts.fields[field], labels[name] ?? ''));
  };
  const usual = usualTexts({ channel, kind, language });
  const fields = fieldsOf(named);
  return (
    <section
      ref={bar}
      aria-labelledby={titleId}
      className="rounded-lg border-[1.5px] border-line bg-page p-4 wide:sticky wide:top-0 wide:z-10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-small">
          {texts.bar.title}
        </h2>
        {usual && (
          <Button
            variant="quiet"
            className="text-small"
            onClick={() => {
              for (const text of MESSAGE_TEXTS) setValue(text, usual[text]);
            }}
          >
            {texts.bar.usual}
          </Button>
        )}
      </div>
      <p className="text-caption text-soft">{fields.length > 0 ? texts.bar.hint : texts.bar.empty}</p>
      {fields.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {fields.map((field) => (
            <button
              key={field}
              type="button"
              // The text keeps its caret under a finger or a mouse.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(field)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunk px-4 text-small hover:bg-ink hover:text-page"
            >
              <Icon name="plus" className="size-4" />
              {texts.fields[field]}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

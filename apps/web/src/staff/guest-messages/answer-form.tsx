import { ANSWER_BOUNDS, type AnswerValues, checkAnswer, fillAnswer } from '@traslado/domain/desk/answer';
import { MESSAGE_KINDS } from '@traslado/domain/messages/message-kinds';
import { fieldsIn, fillTemplate } from '@traslado/domain/messages/template';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { TABLET, useMedia } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { useMailWord } from '../session/use-mail-word.ts';
import { takeKeptAnswer } from './kept-answers.ts';
import { type GuestMessage, useMessageDeeds } from './use-messages.ts';

export type Typed = { subject: string; message: string };
type Template = GuestMessage['templates'][number];

const { fields } = MESSAGE_KINDS.guest_answer;

type AnswerFormProps = {
  message: GuestMessage;
  /** The reason of a failure, '' without one; null on success. */
  onRefused: (why: string | null) => void;
  /** Sent, unless it is taken back. */
  onSent: (typed: Typed) => void;
  /** Actions beside sending. */
  children?: ReactNode;
};

/** Writes the answer: from a text to begin with, its fields filled as one types. */
export function AnswerForm({ message, onRefused, onSent, children }: AnswerFormProps) {
  const words = useTexts('staff').guestMessages;
  const mailWord = useMailWord();
  const texts = words.answer;
  const { answer } = useMessageDeeds();
  const values = message.values as AnswerValues;
  const templates = message.templates.map((one) => ({
    ...one,
    subject: fillAnswer(one.subject, values),
    message: fillAnswer(one.message, values).trimEnd(),
  }));
  const [first] = templates;
  const [template, setTemplate] = useState<Template | undefined>(first);
  const check = useCallback((typed: Typed) => checkAnswer(typed, values), [values]);
  const [started] = useState(() => takeKeptAnswer(message.id));
  const form = useIssueForm<Typed>(
    check,
    started ?? { subject: first?.subject ?? '', message: first?.message ?? '' },
  );
  // A text that was begun before its booking was linked.
  useEffect(() => {
    const { message: typed } = form.getValues();
    const filled = fillAnswer(typed, values);
    if (filled !== typed) form.setValue('message', filled);
  }, [form, values]);
  const choiceId = useId();
  const isPhone = !useMedia(TABLET);
  const place = useRef<HTMLElement>(null);

  /** One's own words stay: the text is added below them. */
  const begin = (chosen: Template) => {
    const typed = form.getValues();
    const isOwn = typed.message.trim() !== '' && typed.message.trim() !== template?.message;
    if (!isOwn || typed.subject === template?.subject) form.setValue('subject', chosen.subject);
    form.setValue('message', isOwn ? `${typed.message.trimEnd()}\n\n${chosen.message}` : chosen.message);
    setTemplate(chosen);
  };
  const send = async (typed: Typed) => {
    const refusal = await answer(message.id, { template: template?.id ?? null, ...typed });
    onRefused(refusal);
    if (refusal === null) onSent(typed);
  };
  const head = (
    <div className="grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {templates.length > 1 && (
        <div>
          <label htmlFor={choiceId} className="mb-1.5 block font-semibold text-small">
            {texts.template}
          </label>
          <SelectBox
            id={choiceId}
            className="field-box"
            value={String(template?.id ?? '')}
            onChange={(event) => {
              const chosen = templates.find(({ id }) => String(id ?? '') === event.target.value);
              if (chosen) begin(chosen);
            }}
          >
            {templates.map(({ id, name }) => (
              <option key={id ?? 0} value={String(id ?? '')}>
                {id === null ? texts.usual : name}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
      <TextField
        name="subject"
        lang={message.language}
        maxLength={ANSWER_BOUNDS.subject.max}
        {...(templates.length < 2 && { className: 'sm:col-span-2' })}
      />
    </div>
  );
  /** A field that has to be corrected may stand in the part that is folded. */
  const showFaults = () => {
    onRefused(null);
    const folded = place.current?.querySelector('details');
    if (folded) folded.open = true;
  };
  return (
    <section ref={place} aria-labelledby="answer" className="rounded-lg bg-surface p-4 shadow-ticket sm:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="answer" className="text-heading">
          {texts.title}
        </h2>
        <p className="text-small text-soft [overflow-wrap:anywhere]">
          {mailWord(texts.lead(words.languages[message.language], message.email))}
        </p>
      </div>
      <MoreIssueTexts value={words.issues}>
        <Form
          form={form}
          name={texts.title}
          onValid={send}
          onInvalid={showFaults}
          labels={{ subject: texts.subject, message: texts.message }}
          className="mt-2 grid gap-3"
        >
          {!isPhone && head}
          <TextArea name="message" max={ANSWER_BOUNDS.message.max} rows={6} grows />
          {message.booking === null && <LinkFirst form={form} />}
          <details>
            <summary className="min-h-6 w-fit font-semibold text-small">
              {isPhone ? texts.headAndFields : texts.fieldsAndPreview}
            </summary>
            <div className="mt-3 grid gap-3">
              {isPhone && head}
              <Fields values={values} form={form} />
              <Preview values={values} form={form} message={message} closing={template?.closing ?? ''} />
            </div>
          </details>
          <div className="flex flex-wrap items-center gap-x-5">
            <Button
              type="submit"
              icon="mail"
              className="px-4"
              busy={form.formState.isSubmitting}
              busyLabel={texts.sending}
            >
              {texts.send}
            </Button>
            {children}
          </div>
        </Form>
      </MoreIssueTexts>
    </section>
  );
}

/** Fields of a ride have no value before the booking of the message is known. */
function LinkFirst({ form }: Pick<Held, 'form'>) {
  const texts = useTexts('staff').guestMessages.answer;
  const text = useWatch({ control: form.control, name: 'message' });
  return fieldsIn(text).length > 0 && <p className="text-small text-warn">{texts.linkFirst}</p>;
}

type Held = { form: ReturnType<typeof useIssueForm<Typed>>; values: AnswerValues };

/** The fields that an answer can have, with their values; one without a value cannot be chosen. */
function Fields({ form, values }: Held) {
  const texts = useTexts('staff');
  const { answer } = texts.guestMessages;
  const group = useRef<HTMLFieldSetElement>(null);
  const add = (field: string) => {
    const box = group.current?.closest('form')?.querySelector<HTMLTextAreaElement>('[name="message"]');
    if (!box) return;
    const from = box.selectionStart;
    const written = fillAnswer(`{{${field}}}`, values);
    flushSync(() =>
      form.setValue('message', box.value.slice(0, from) + written + box.value.slice(box.selectionEnd)),
    );
    box.focus();
    box.setSelectionRange(from + written.length, from + written.length);
  };
  return (
    <fieldset ref={group}>
      <legend className="font-semibold text-small">{answer.fields}</legend>
      <p className="text-caption text-soft">{answer.fieldsHint}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {fields.map((field) => {
          const isEmpty = values[field].trim() === '';
          return (
            <button
              key={field}
              type="button"
              disabled={isEmpty}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(field)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunk px-4 text-left text-small enabled:hover:bg-ink enabled:hover:text-page disabled:text-soft"
            >
              {!isEmpty && <Icon name="plus" className="size-4" />}
              <span>
                {texts.lists.messages.fields[field]}
                {isEmpty && <span className="block text-caption">{answer.empty}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The mail as it will be read, in the guest's language. */
function Preview({ form, values, message, closing }: Held & { message: GuestMessage; closing: string }) {
  const texts = useTexts('staff').guestMessages.answer;
  const typed = useWatch(form);
  return (
    <section aria-label={texts.preview} className="rounded-md border-[1.5px] border-line bg-page p-4">
      <p className="text-caption text-soft">{texts.preview}</p>
      <div lang={message.language} className="[overflow-wrap:anywhere]">
        <p className="mt-1 font-semibold">{fillTemplate(typed.subject, values)}</p>
        <p className="mt-2 whitespace-pre-line">{fillTemplate(typed.message, values)}</p>
        <p className="mt-3 whitespace-pre-line text-soft">{closing}</p>
      </div>
    </section>
  );
}

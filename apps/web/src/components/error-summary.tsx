import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { useIssueText } from '../i18n/issue-text.ts';
import { fieldId, focusField } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import { issueAt } from './form-store.ts';
import { Icon } from './icon.tsx';

/** What is wrong in the form around it, as links to the fields. It takes the focus after a failed submit. */
export function ErrorSummary({
  prefix,
  labels,
}: {
  prefix: string;
  labels: Readonly<Record<string, string>>;
}) {
  const { formState } = useFormContext();
  const texts = useTexts('components');
  const issueText = useIssueText();
  const box = useRef<HTMLDivElement>(null);
  const { submitCount, errors, isSubmitSuccessful } = formState;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) box.current?.focus();
  }, [submitCount, isSubmitSuccessful]);

  const wrong = Object.keys(labels).flatMap((name) => {
    const issue = issueAt(errors, name);
    return issue ? [{ name, text: issueText(issue) }] : [];
  });
  if (submitCount === 0 || wrong.length === 0) return null;

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-md border-2 border-bad bg-bad-wash p-4 text-ink sm:p-5"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="error" className="text-bad" />
        {texts.errorSummary.title(wrong.length)}
      </p>
      <ul className="mt-1.5 pl-8.5">
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId(prefix, name)}`}
              className="inline-block py-1.5 font-medium text-bad underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId(prefix, name));
              }}
            >
              {labels[name]}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Issue } from '@traslado/domain/forms/issue';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { useIssueText } from '../i18n/issue-text.ts';
import { classNames } from './class-names.ts';
import { fieldId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import { issueAt } from './form-store.ts';
import { Icon } from './icon.tsx';

/** "Phone: Enter a valid phone number". A missing value names its field itself; only flights come twice. */
function joined(name: string, label: string, { code }: Issue, text: string): string {
  if (code === 'field.required' && !/^(?:arrival|departure)\./.test(name)) return text;
  return label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`;
}

/** The faults of the form around it, as links to the fields. It takes the focus after a failed submit. */
export function ErrorSummary({
  prefix,
  labels,
}: {
  prefix: string;
  labels: Readonly<Record<string, string>>;
}) {
  const { control, formState } = useFormContext();
  const texts = useTexts('components');
  const issueText = useIssueText();
  const box = useRef<HTMLDivElement>(null);
  const { submitCount, errors, isSubmitting, isSubmitSuccessful } = formState;
  const titleId = useId();

  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) box.current?.focus();
  }, [submitCount, isSubmitSuccessful]);

  // The list stays as it was at the submit, with the corrected faults ticked off: one that shrank would move the page under the finger that is about
  // to press.
  const [listed, setListed] = useState<{ submit: number; names: readonly string[] }>({
    submit: 0,
    names: [],
  });
  const wrong = Object.keys(labels).filter((name) => issueAt(errors, name));
  // Faults found by the server come while the submit is still under way.
  const isNew = isSubmitting && wrong.some((name) => !listed.names.includes(name));
  if (listed.submit !== submitCount || isNew) setListed({ submit: submitCount, names: wrong });
  if (listed.names.length === 0) return null;
  const left = listed.names.filter((name) => wrong.includes(name)).length;

  return (
    <section
      ref={box}
      // The focus makes a screen reader read it; a live region would read it again for every corrected field.
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(
        // In a grid its gap stands already below.
        'mb-6 rounded-md border-2 p-4 text-ink sm:p-5 [.grid>&]:mb-1',
        left > 0 ? 'border-bad bg-bad-wash' : 'border-good bg-good-wash',
      )}
    >
      <p id={titleId} className="flex items-center gap-2.5 font-semibold">
        <Icon name={left > 0 ? 'error' : 'check'} className={left > 0 ? 'text-bad' : 'text-good'} />
        {left > 0 ? texts.errorSummary.title(left) : texts.errorSummary.done}
      </p>
      <ul className="mt-1.5 pl-8.5">
        {listed.names.map((name) => {
          const issue = issueAt(errors, name);
          return (
            <li key={name}>
              <a
                href={`#${fieldId(prefix, name)}`}
                className={classNames(
                  'inline-block py-2.5 font-medium underline-offset-4',
                  issue ? 'text-bad underline' : 'text-soft line-through',
                )}
                onClick={(event) => {
                  event.preventDefault();
                  control.focusField(name);
                }}
              >
                {issue ? joined(name, labels[name] ?? name, issue, issueText(issue)) : labels[name]}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

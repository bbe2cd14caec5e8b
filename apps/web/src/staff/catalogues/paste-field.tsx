import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { FileChange } from './use-file-change.ts';

/** Rows copied in a spreadsheet, in place of a file: the browser gets them as text with tabs. */
export function PasteField({ change }: { change: Pick<FileChange, 'choose' | 'isBusy'> }) {
  const { paste: texts } = useTexts('staff').lists.imports;
  const id = useId();
  const [text, setText] = useState('');
  const check = (rows: string) => change.choose(new File([rows], texts.name, { type: 'text/csv' }));
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {texts.label}
      </label>
      <textarea
        id={id}
        rows={4}
        wrap="off"
        className="field-box resize-y text-small"
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          // Rows that take the place of all that stood there are checked at once.
          const pasted = clipboardData.getData('text/plain');
          if (currentTarget.value === '' && pasted.trim() !== '' && !change.isBusy) check(pasted);
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-soft">
        {texts.hint}
      </p>
      <div className="mt-3">
        <Button
          variant="secondary"
          disabled={change.isBusy || text.trim() === ''}
          onClick={() => check(text)}
        >
          {texts.check}
        </Button>
      </div>
    </div>
  );
}

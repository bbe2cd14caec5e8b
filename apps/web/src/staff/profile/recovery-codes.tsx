import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';

/** Recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts('staff').account.codes;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify(texts.copied, 'good');
  };
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold">
        {texts.title}
      </h2>
      <p className="max-w-prose">{texts.text}</p>
      <ul
        aria-label={texts.list}
        className="grid max-w-96 grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunk p-4 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button onClick={onDone}>{texts.done}</Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

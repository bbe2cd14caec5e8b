import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

type ShownOnceProps = {
  value: string;
  texts: { readonly [N in 'title' | 'text' | 'label' | 'copy' | 'copied' | 'kept']: string };
  onKept: () => void;
};

/** A secret that was just made, shown this once. Only the button closes it: a click beside it must not lose it. */
export function ShownOnce({ value, texts, onKept }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      onClose={() => {}}
      closable={false}
      title={texts.title}
      actions={
        <>
          <Button onClick={onKept}>{texts.kept}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              void navigator.clipboard?.writeText(value).then(() => setCopied(true));
            }}
          >
            <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <ShownText label={texts.label} value={value} />
    </Dialog>
  );
}

/** A text to be copied: it is chosen whole once it has the focus. */
export const ShownText = ({ label, value }: { label: string; value: string }) => (
  <label className="mt-4 block">
    <span className="mb-1.5 block font-semibold text-small">{label}</span>
    <textarea
      readOnly
      rows={2}
      value={value}
      spellCheck={false}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className="w-full resize-none break-all rounded-md bg-sunk p-4 font-mono text-small"
    />
  </label>
);

import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';

/** Longer ones lose their middle. */
const MOST = 18;

/** The gateway's name of a thing, to be copied whole. */
export function Reference({ whole }: { whole: string }) {
  const texts = useTexts('staff').reconciliation;
  const [isCopied, setCopied] = useState(false);
  const short = whole.length > MOST ? `${whole.slice(0, 9)}…${whole.slice(-4)}` : whole;
  return (
    <span className="flex items-center gap-2">
      <span data-row tabIndex={-1} title={whole} className="tabular-nums">
        {short}
      </span>
      <button
        type="button"
        className="chart-open copy-open"
        aria-label={texts.copyIt(whole)}
        onClick={() => void navigator.clipboard?.writeText(whole).then(() => setCopied(true))}
      >
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </button>
    </span>
  );
}

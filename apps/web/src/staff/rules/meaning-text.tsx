import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';

type MeaningTextProps = {
  isActive: boolean;
  /** Sentences; those without enough values yet are null. */
  lines: readonly (string | null)[];
  /** Instead of the sentence about an inactive row. */
  inactive?: string;
  children?: ReactNode;
};

/** Meaning of a row, in sentences; a hint where there is none yet. */
export function MeaningText({ isActive, lines, inactive, children }: MeaningTextProps) {
  const texts = useTexts('staff').rules;
  const said = lines.filter((line) => line !== null);
  if (said.length === 0) return <p className="text-soft">{texts.unfinished}</p>;
  return (
    <div className="grid gap-2">
      {said.map((line) => (
        <p key={line} className="[overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {children}
      {!isActive && <p className="text-soft">{inactive ?? texts.inactive}</p>}
    </div>
  );
}

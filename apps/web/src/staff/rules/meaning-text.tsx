import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';

type MeaningTextProps = {
  isActive: boolean;
  /** Sentences; those that cannot be said yet are null. */
  lines: readonly (string | null)[];
  /** Instead of the sentence about what is inactive. */
  inactive?: string;
  children?: ReactNode;
};

/** What a row means, in sentences; a hint where nothing can be said yet. */
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

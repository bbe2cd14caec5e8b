import type { ReactNode } from 'react';
import { useTexts } from '../i18n/i18n.tsx';

export type Difference = {
  readonly key: string;
  readonly label: ReactNode;
  readonly old: ReactNode;
  readonly now: ReactNode;
};

/** Old values, crossed out, beside the present or future ones. */
export function OldAndNew({ rows }: { rows: readonly Difference[] }) {
  const texts = useTexts('components').oldAndNew;
  return (
    <dl className="grid gap-3">
      {rows.map((row) => (
        <div key={row.key} className="rounded-md bg-sunk px-4 py-3">
          <dt className="text-small text-soft">{row.label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            <s className="text-soft">
              <span className="visually-hidden">{texts.before}: </span>
              {row.old}
            </s>
            <span className="font-bold font-display text-heading">
              <span className="visually-hidden">{texts.now}: </span>
              {row.now}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PriceLine = {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Already written with its currency code. */
  readonly amount: string;
  readonly tone?: 'reduction';
};

type PriceLinesProps = {
  lines: readonly PriceLine[];
  /** Left out where the total stands in a heading above. */
  total?: { label: ReactNode; amount: string; note?: ReactNode };
};

/** The charge, line by line, and the total that will be charged to the cent. */
export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className="flex flex-col">
      {lines.map((line) => (
        <div key={line.key} className="flex items-baseline justify-between gap-4 py-2">
          <dt>
            {line.label}
            {line.detail && <span className="block text-caption text-soft">{line.detail}</span>}
          </dt>
          <dd
            className={classNames(
              'shrink-0 whitespace-nowrap tabular-nums',
              line.tone === 'reduction' && 'text-good',
            )}
          >
            {line.amount}
          </dd>
        </div>
      ))}
      {total && (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-ink border-t-2 pt-3">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="whitespace-nowrap font-bold font-display text-title tabular-nums tracking-tight">
            {total.amount}
          </dd>
          {total.note && <dd className="col-span-full text-caption text-soft">{total.note}</dd>}
        </div>
      )}
    </dl>
  );
}

import { useTexts } from '../../i18n/i18n.tsx';
import type { Hindrance } from './use-change-sets.ts';

/** Rows that keep a set from being published, each with its reason. */
export function HinderedRows({ rows, total }: { rows: readonly Hindrance[]; total: number }) {
  const texts = useTexts('staff').changeSets;
  return (
    <ul className="mt-1.5 grid gap-1">
      {rows.map(({ catalogue, title, message }) => (
        <li key={`${catalogue} ${title} ${message}`} className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{title}</span>: {message}
        </li>
      ))}
      {total > rows.length && <li>{texts.moreHindered(total - rows.length)}</li>}
    </ul>
  );
}

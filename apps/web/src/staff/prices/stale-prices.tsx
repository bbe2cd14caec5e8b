import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type StalePricesProps = {
  differences: readonly {
    readonly key: string;
    readonly name: string;
    /** User name of the colleague who saved meanwhile. */
    readonly by: string;
    readonly saved: string;
    readonly yours: string;
  }[];
  /** Goes on with the typed values; saving them then replaces the colleague's. */
  onMine: () => void;
  onTheirs: () => void;
};

/** Colleagues saved some of the rates whose prices are being typed. No work is thrown away without a question. */
export function StalePrices({ differences, onMine, onTheirs }: StalePricesProps) {
  const texts = useTexts('staff').seasons.grid.stale;
  return (
    <Dialog
      onClose={onMine}
      title={texts.title}
      actions={<TwoButtons main={[texts.mine, onMine]} other={[texts.theirs, onTheirs]} />}
    >
      <p>{texts.text}</p>
      <ul className="grid gap-3">
        {differences.map(({ key, name, by, saved, yours }) => (
          <li key={key} className="rounded-md bg-sunk px-4 py-3">
            <p className="font-semibold">{name}</p>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tabular-nums">
              <dt className="text-soft">{texts.saved(by)}</dt>
              <dd>{saved}</dd>
              <dt className="text-soft">{texts.yours}</dt>
              <dd className="font-semibold">{yours}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

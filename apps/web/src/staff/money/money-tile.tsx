import { Icon } from '../../components/icon.tsx';

type MoneyTileProps = { label: string; value: string; notes: readonly string[]; onOpen: () => void };

/** A figure that opens its rows, in a list. */
export function MoneyTile({ label, value, notes, onOpen }: MoneyTileProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid h-full w-full cursor-pointer content-start gap-1 rounded-lg border-2 border-line bg-surface px-4 py-3 text-left hover:border-control"
      >
        <span className="flex items-center justify-between gap-2 text-small text-soft">
          <span className="underline decoration-control underline-offset-4">{label}</span>
          <Icon name="chevronRight" className="size-4" />
        </span>
        <span className="font-display font-semibold text-title tabular-nums">{value}</span>
        {notes.map((note, index) => (
          <span key={note} className={index === 0 ? 'text-small tabular-nums' : 'text-caption text-soft'}>
            {note}
          </span>
        ))}
      </button>
    </li>
  );
}

import { useTexts } from '../../i18n/i18n.tsx';
import { openPalette } from './palette-state.ts';
import { SectionIcon } from './section-icon.tsx';
import { isMac } from './shortcuts.ts';

/** Opens the command palette; on a phone it is the only way there, elsewhere it shows the keys. */
export function PaletteButton() {
  const texts = useTexts('staff').palette;
  const mac = isMac();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={texts.open}
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      onClick={openPalette}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-full border border-control bg-surface wide:justify-start px-2.5 text-small text-soft hover:border-ink hover:text-ink"
    >
      <SectionIcon name="search" />
      <span className="hidden wide:inline">{texts.open}</span>
      <kbd className="ml-auto hidden rounded-sm bg-sunk px-1.5 font-[family-name:inherit] text-caption wide:inline">
        {mac ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

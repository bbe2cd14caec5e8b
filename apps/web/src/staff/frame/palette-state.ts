import { pageValue } from '../../components/page-value.ts';

/** True while the command palette is open. Its button stands in the frame of every page; the palette itself is loaded on demand. */
const isOpen = pageValue(false);

export const openPalette = (): void => isOpen.set(true);
export const closePalette = (): void => isOpen.set(false);
export const togglePalette = (): void => isOpen.set(!isOpen.get());
export const useIsPaletteOpen = isOpen.useValue;

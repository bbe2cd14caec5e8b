import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { closePalette, togglePalette, useIsPaletteOpen } from '../frame/palette-state.ts';
import { isMac, isTypedInto, opensPalette, readSlash } from '../frame/shortcuts.ts';
import type { Person } from '../session/use-profile.ts';
import type { PaletteDialogProps } from './palette-dialog.tsx';
import { keepOpened, readOpened, recentFor, recogniseOpened } from './recent.ts';

const load = (): Promise<ComponentType<PaletteDialogProps>> =>
  import('./palette-dialog.tsx').then((file) => file.PaletteDialog);

/** Listens for the keys of the palette on every page of staff, stores the opened pages, and fetches the palette on demand. */
export function PaletteHost({ person }: { person: Person }) {
  const texts = useTexts('staff').palette;
  const [location] = useLocation();
  const isOpen = useIsPaletteOpen();
  // In an object: React would call a bare component as an updater.
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<PaletteDialogProps> } | null>(null);
  const { username, menu } = person;

  useEffect(() => {
    const opened = recogniseOpened(location, menu);
    if (opened) keepOpened(username, opened);
  }, [location, username, menu]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = { mac: isMac(), isTyping: isTypedInto(event.target), hasSlash: readSlash() };
      if (event.defaultPrevented || event.isComposing || !opensPalette(event, asked)) return;
      // Not over another dialog, which waits for its answer.
      if (!isOpen && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      togglePalette();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);

  // It is closed on the page that one goes to.
  useEffect(() => closePalette, []);

  useEffect(() => {
    if (!isOpen || loaded) return;
    let left = false;
    load().then(
      (Dialog) => left || setLoaded({ Dialog }),
      () => {
        if (left) return;
        notify(texts.notLoaded, 'bad');
        closePalette();
      },
    );
    return () => {
      left = true;
    };
  }, [isOpen, loaded, texts]);

  if (!isOpen || !loaded) return null;
  const opened = recentFor(readOpened(username), menu, recogniseOpened(location, menu));
  return <loaded.Dialog person={person} opened={opened} onClose={closePalette} />;
}

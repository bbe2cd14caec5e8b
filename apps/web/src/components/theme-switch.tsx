import { useTexts } from '../i18n/i18n.tsx';
import { Icon } from './icon.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Changes between day and night. */
export function ThemeSwitch() {
  const theme = useTheme();
  const texts = useTexts('components');
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={texts.theme[next]}
      title={texts.theme[next]}
      className="grid size-11 place-items-center rounded-full hover:bg-sunk"
    >
      <Icon name={next === 'dark' ? 'moon' : 'sun'} className="size-5" />
    </button>
  );
}

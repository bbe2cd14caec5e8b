import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** How many of a long list are shown before all of them are asked for. */
const FIRST = 9;

/**
 * The first of a long list, and the button that shows the others. A few more are shown at once: a button for two is in the way.
 * @param isCut false where all of them have room
 */
export function useFirst<T>(all: readonly T[], isCut = true) {
  const texts = useTexts('staff').seasons;
  const [isAll, setAll] = useState(false);
  const isLong = isCut && all.length > FIRST + 3;
  return {
    shown: isLong && !isAll ? all.slice(0, FIRST) : all,
    button: isLong && (
      <Button variant="secondary" className="mt-4" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? texts.showFewer : texts.showAll(all.length)}
      </Button>
    ),
  };
}

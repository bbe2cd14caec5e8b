import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/**
 * The first of a long list, and the button that shows the others. A few more are shown at once: a button for two is in the way.
 * @param first number of them; Infinity where all have room
 */
export function useFirst<T>(all: readonly T[], first = 9) {
  const texts = useTexts('staff').seasons;
  const [isAll, setAll] = useState(false);
  const isLong = all.length > first + Math.ceil(first / 3);
  return {
    shown: isLong && !isAll ? all.slice(0, first) : all,
    button: isLong && (
      <Button variant="secondary" className="mt-4" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? texts.showFewer : texts.showAll(all.length)}
      </Button>
    ),
  };
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Action = readonly [words: ReactNode, onClick: (() => void) | undefined];

/** The main way on at the foot of a dialog, and the other one. */
export const TwoButtons = ({ main, other }: { main: Action; other: Action }) => (
  <>
    <Button onClick={main[1]}>{main[0]}</Button>
    <Button variant="secondary" onClick={other[1]}>
      {other[0]}
    </Button>
  </>
);

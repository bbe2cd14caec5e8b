import { type ComponentType, lazy } from 'react';
import type { NightChoiceProps } from './night-choice.tsx';

/** The question about the night, fetched by those who land at night. Without a network the server asks, as the form is sent. */
export const NightChoice = lazy<ComponentType<NightChoiceProps>>(() =>
  import('./night-choice.tsx').then(
    (file) => ({ default: file.NightChoice }),
    () => ({ default: () => null }),
  ),
);

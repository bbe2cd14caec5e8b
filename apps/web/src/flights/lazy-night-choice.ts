import { lazyExtra } from '../components/lazy-extra.ts';

/** The question about the night, fetched by those who land at night. Without it the flights form leaves the question to the server. */
export const NightChoice = lazyExtra(() => import('./night-choice.tsx'), 'NightChoice');

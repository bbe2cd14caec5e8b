import { EmptyState } from './empty-state.tsx';

/** Nothing waits, which is good. */
export const AllDone = ({ title, text }: { title: string; text: string }) => (
  <EmptyState icon="check" title={title} isGood>
    {text}
  </EmptyState>
);

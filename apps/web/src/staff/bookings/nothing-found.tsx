import { EmptyState } from '../frame/empty-state.tsx';

/** In place of results. */
export const NothingFound = ({ title, text }: { title: string; text: string }) => (
  <EmptyState icon="ticket" title={title}>
    {text}
  </EmptyState>
);

import { QueryClient } from '@tanstack/react-query';
import { isWorthAnother } from './client.ts';

/** One cache for all reads of the pages. Catalogues change rarely; queries about bookings set their own times. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthAnother(error),
    },
  },
});

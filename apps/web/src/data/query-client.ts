import { QueryClient } from '@tanstack/react-query';
import { isWorthAnother } from './client.ts';

/** One cache for what the pages read. Catalogues change rarely; what concerns a booking says so itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthAnother(error),
    },
    mutations: { retry: false },
  },
});

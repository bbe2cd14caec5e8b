import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../data/client.ts';

/** The days on which a service is sold, by the server's clock. */
export const datesOnSale = (serviceId: number, hotel: string) =>
  queryOptions({
    queryKey: ['dates', serviceId, hotel],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      callApi('getReservationDates', { params: { serviceID: String(serviceId), hotel } }, { signal }),
  });

import { bookingParameter } from '@traslado/contract/pages';
import { useSearch } from 'wouter';

/** The booking that the page's query names. The router decodes a part of its signs, so the address itself is read. */
export function useBookingOfQuery(): string | null {
  useSearch();
  return new URLSearchParams(window.location.search).get(bookingParameter);
}

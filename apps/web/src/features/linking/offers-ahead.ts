/** What the booking's flights fetch beside them. */
export { StayOffers } from './stay-offers.tsx';
export { fetchCandidates, hasCandidates } from './use-candidates.ts';

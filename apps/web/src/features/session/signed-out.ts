/** Written when a guest signs out, so that the other tabs of the device hear of it. */
export const SIGNED_OUT_KEY = 'signedOutAt';

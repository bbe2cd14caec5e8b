/** The account of staff who put stays together for a guest and have not booked them; null for the guest, who knows of no such party. */
export type DraftedBy = number | null;

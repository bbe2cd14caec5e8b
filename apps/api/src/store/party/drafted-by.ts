/** The account of staff who grouped stays for a guest and have not booked them; null for the guest, who does not see that party. */
export type DraftedBy = number | null;

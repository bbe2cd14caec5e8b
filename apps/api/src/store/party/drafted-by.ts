/** Staff account of a party that staff grouped and have not booked yet; the guest does not see it. Null for a guest's own party. */
export type DraftedBy = number | null;

/** The origin of a sale, in the group's own numbers: everything sold here comes from the web. */
export const movementOriginId = 1;

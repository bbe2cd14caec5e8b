/**
 * Something in the surroundings of the product does not let it start: a setting, the database, a port. The message names the setting and the
 * way out, a line for each trouble, and is all that people are shown.
 */
export class StartError extends Error {}

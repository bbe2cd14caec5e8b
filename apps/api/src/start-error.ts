/**
 * Something in the surroundings of the product does not let it start: a setting, the database, a port. The message names the setting and the
 * way out, a line for each trouble, and is all that people are shown.
 */
export class StartError extends Error {
  /** It may be over in a moment, as a database that is starting. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {}) {
    super(message, options);
    this.mayPass = mayPass;
  }
}

/**
 * An obstacle in the product's surroundings that prevents its start: a setting, the database, a port. The message names the setting and the
 * way out, a line for each trouble, and is the only text that people see.
 */
export class StartError extends Error {
  /** It may be over in a moment, as with a database that is starting. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {}) {
    super(message, options);
    this.mayPass = mayPass;
  }
}

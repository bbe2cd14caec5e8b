import type { Problem } from '@traslado/contract/schemas/problem';
import type { Issue } from '@traslado/domain/forms/issue';

/** The server's issue of a field, with the bounds that its sentence names. */
export function issueOfProblem({ field, code, params }: NonNullable<Problem['errors']>[number]): Issue {
  return { field, code, ...(params && { params }) };
}

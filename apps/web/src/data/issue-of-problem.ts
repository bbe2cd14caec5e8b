import type { Problem } from '@traslado/contract/schemas/problem';
import type { Issue } from '@traslado/domain/forms/issue';

/** What the server found wrong with a field, with the bounds that its sentence names. */
export function issueOfProblem({ field, code, params }: NonNullable<Problem['errors']>[number]): Issue {
  return { field, code, ...(params && { params }) };
}

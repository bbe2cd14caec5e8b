import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { tidyLine } from '@traslado/domain/contact/text';
import { tidyPhone } from '@traslado/domain/contact/tidy-phone';
import { checkAddedStay } from '@traslado/domain/stay/added-stay';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { type AddedStayFacts, findAddedStay } from '../../store/stay/added-stay-repository.ts';
import { presentAddedStay } from './presenter.ts';
import { writeStays } from './write-stays.ts';

export type AddedStayDependencies = {
  readonly db: Db;
  readonly pms: Pick<Pms, 'keepsStays'>;
  readonly inventory: Pick<Inventory, 'current'>;
};

type Body = CallRequest<'addStay'>['body'];

/** Code: `stay.kept_elsewhere` where the group's own system keeps stays. */
export function refuseElsewhere({ keepsStays }: Pick<Pms, 'keepsStays'>): void {
  if (!keepsStays) throw new Refused('stay.kept_elsewhere');
}

/** A stay from the body. Codes: those of `checkAddedStay`, `field.invalid` for a property where the caller does not work. */
function readStay({ inventory }: AddedStayDependencies, { scope }: StaffCaller, body: Body): AddedStayFacts {
  const phone = body.phone?.trim() ? (tidyPhone(body.phone) ?? body.phone.trim()) : null;
  const issues = checkAddedStay({ ...body, email: body.email ?? '', phone: phone ?? '' });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const property = inventory.current().propertyById(body.property_id);
  if (!property || !isInScope(scope, property.id))
    throw new Refused('field.invalid', { field: 'property_id' });
  return {
    hotel: property.code,
    folio: normaliseFolio(body.folio) ?? body.folio,
    lastName: tidyLine(body.last_name),
    firstName: tidyLine(body.first_name),
    arrivalOn: body.arrival,
    departureOn: body.departure,
    adults: body.adults,
    children: body.children,
    country: body.country,
    email: body.email?.trim() || null,
    phone,
  };
}

/** Adds a stay by hand. The audit names it and no guest. Codes: those of `refuseElsewhere` and `readStay`, `stay.number_taken`. */
export async function addStay(
  dependencies: AddedStayDependencies,
  caller: StaffCaller,
  { body, now }: { body: Body; now: number },
): Promise<CallAnswer<'addStay'>> {
  refuseElsewhere(dependencies.pms);
  const facts = readStay(dependencies, caller, body);
  try {
    return await dependencies.db.transaction().execute(async (tx) => {
      const [id = 0] = await writeStays(tx, caller, [facts], now);
      const stay = await findAddedStay(tx, id);
      if (!stay) throw new Error('a stay that was added is not there');
      return presentAddedStay(dependencies.inventory.current(), stay);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refused('stay.number_taken', { field: 'folio' });
    throw error;
  }
}

import type { CallRequest } from '@traslado/contract/schemas';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import type { StaysViewer } from './use-added-stays.ts';

/** A stay as the form holds it. */
export type StayValues = {
  property_id: string;
  last_name: string;
  first_name: string;
  folio: string;
  arrival: string;
  departure: string;
  adults: string;
  children: string;
  country: string;
  email: string;
  phone: string;
};

/** An empty form. The only property is chosen already. */
export const newStay = ({ properties }: StaysViewer): StayValues => ({
  property_id: properties.length === 1 ? String(properties[0]?.id) : '',
  last_name: '',
  first_name: '',
  folio: '',
  arrival: '',
  departure: '',
  adults: '2',
  children: '0',
  country: '',
  email: '',
  phone: '',
});

const REQUIRED = [
  'property_id',
  'folio',
  'last_name',
  'first_name',
  'arrival',
  'departure',
  'country',
] as const;

/** Missing fields. The server checks the rest: its rules for guests' names and phones would weigh on guests' pages if they were shared. */
export const checkStay = (values: StayValues): Issue[] =>
  REQUIRED.flatMap((field) => checkRequired(field, values[field]));

export const factsOfStay = (values: StayValues): CallRequest<'addStay'>['body'] => ({
  ...values,
  property_id: Number(values.property_id),
  adults: Number(values.adults),
  children: Number(values.children),
  email: values.email.trim() || null,
  phone: values.phone.trim() || null,
});

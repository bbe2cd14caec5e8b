import type { CheckedExpectation, PriceExpectation } from '@traslado/domain/booking/price-expectation';
import type { Trip } from '@traslado/domain/stay/includes';
import type { OperationType, Property, Words } from '../../inventory/records.ts';

/** An expectation and its service, as one statement reads them. */
export type ExpectationRow = Omit<PriceExpectation, 'passengers'> & {
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  /** Of the expectation's property. */
  readonly timeZone: string;
  readonly propertyCode: string;
  readonly propertyName: string;
  /** The service's property. */
  readonly soldById: number;
  readonly seatPolicy: Property['seatPolicy'];
  readonly operationType: OperationType;
  readonly isPrivate: boolean;
  readonly paxMax: number;
  readonly serviceName: Words;
};

/** An expectation in the names that its sentence needs. */
export type NamedExpectation = PriceExpectation & {
  readonly propertyCode: string;
  readonly propertyName: string;
  readonly serviceName: Words;
  readonly trip: Trip;
};

export type Checked = CheckedExpectation<
  NamedExpectation & {
    /** Name of the winning rate; '' for none. */
    readonly rateName: string;
  }
>;

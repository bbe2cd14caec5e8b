/** The facts in the texts of a service. */
export type ServiceFacts = {
  readonly vehicle: 'shuttle' | 'suv' | 'van';
  /** 1 round trip, 2 airport to resort, 3 resort to airport. */
  readonly operation: 1 | 2 | 3;
  readonly property: string;
  /** The airport in a sentence, with its article where the language has one. */
  readonly airport: string;
  readonly city: string;
  readonly driveMinutes: number;
  readonly paxMax: number;
};

export type ServiceWords = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly transportation_type: string;
  readonly location: string;
  readonly itinerary: readonly string[];
  readonly includes: readonly string[];
  readonly not_includes: readonly string[];
  readonly tags: readonly string[];
  readonly recommendations: readonly string[];
  readonly demarcation: readonly string[];
  readonly terms: readonly string[];
  readonly policies: readonly string[];
};

export const goesToResort = (facts: ServiceFacts): boolean => facts.operation !== 3;
export const goesToAirport = (facts: ServiceFacts): boolean => facts.operation !== 2;

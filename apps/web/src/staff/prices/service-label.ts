import { tripWords } from '@traslado/domain/booking/expectation-sentence';
import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';
import type { Trip } from '@traslado/domain/stay/includes';

type Named = { readonly id: number; readonly name: string; readonly trip: Trip };

/** The label that the server has for a service, for a form that shows it before it has searched. */
export const serviceLabel = ({ id, name, trip }: Named, resort: string, language: Language): string =>
  [`${name}, ${tripWords[language][trip]}`, resort, id].join(LABEL_SEPARATOR);

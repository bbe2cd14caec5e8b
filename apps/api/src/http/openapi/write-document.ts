import { writeFileSync } from 'node:fs';
import { describeContract, documentText } from './document.ts';

/** Run by `npm run openapi`, from the sources: writes the document into the repository. */
const file = new URL('../../../../../docs/openapi.json', import.meta.url);
writeFileSync(file, documentText(describeContract()));
console.log('docs/openapi.json is current.');

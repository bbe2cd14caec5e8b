import { writeFileSync } from 'node:fs';
import { backendsText } from './backends-text.ts';
import { recordCalls } from './record-calls.ts';

/** Run by `npm run openapi`, from the sources: writes docs/backends.md from the adapters' requests and readers. */
writeFileSync(new URL('../../../../../docs/backends.md', import.meta.url), backendsText(await recordCalls()));
console.log('docs/backends.md is current.');

import { join, resolve } from 'node:path';
import type { Config } from './config.ts';

/** The file outside the database with the audit's end of each day. */
export const chooseAnchors = (config: Pick<Config, 'DATA_DIR' | 'AUDIT_ANCHORS'>): string =>
  resolve(config.AUDIT_ANCHORS ?? join(config.DATA_DIR, 'audit-anchors.txt'));

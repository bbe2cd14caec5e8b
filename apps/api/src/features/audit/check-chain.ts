import type { Db } from '../../db/client.ts';
import type { Anchor } from './record.ts';
import { countForgotten, listSealed } from './repository.ts';
import { hashOfLink } from './seal-entries.ts';

/** Links that are read at once. */
const page = 10_000;
/** An entry is sealed within seconds; so late it was left out. */
const sealedWithinMs = 10 * 60_000;

export type ChainCheck = {
  /** Links of the chain. */
  readonly links: number;
  /** Anchors that agree. */
  readonly anchors: number;
  /** What is wrong, each in a sentence; the first twenty. */
  readonly findings: readonly string[];
};

const mostFindings = 20;

/** Reckons the chain of the audit again, from its first link, and holds it against the anchors. Reads only. */
export async function checkChain(
  db: Db,
  { anchors, now }: { readonly anchors: readonly Anchor[]; readonly now: number },
): Promise<ChainCheck> {
  const findings: string[] = [];
  const anchored = new Set(anchors.map(({ position }) => position));
  let agreeing = 0;
  let hash = '';
  let position = 0;
  for (;;) {
    const links = await listSealed(db, position, page);
    for (const link of links) {
      position += 1;
      if (link.position !== position) {
        findings.push(`Links ${position} to ${link.position - 1} of the chain are missing.`);
        position = link.position;
      }
      if (link.at === null) findings.push(`Entry ${link.entryId} is missing.`);
      else if (hashOfLink(hash, { id: link.entryId, at: link.at }) !== link.hash)
        findings.push(`Entry ${link.entryId} or the link before it is not what was sealed.`);
      // The chain goes on from the hash that is kept, so that one fault is told once.
      hash = link.hash;
      if (!anchored.has(position)) continue;
      for (const anchor of anchors.filter((one) => one.position === position)) {
        if (anchor.hash === hash) agreeing += 1;
        else findings.push(`The chain at ${position} is not what was anchored on ${anchor.day}.`);
      }
    }
    if (links.length < page) break;
  }
  for (const anchor of anchors)
    if (anchor.position > position)
      findings.push(`The chain ends at ${position}, before what was anchored on ${anchor.day}.`);
  const { first, total } = await countForgotten(db, now - sealedWithinMs);
  if (first !== null) findings.push(`${total} entries were never sealed, the first is ${first}.`);
  return { links: position, anchors: agreeing, findings: findings.slice(0, mostFindings) };
}

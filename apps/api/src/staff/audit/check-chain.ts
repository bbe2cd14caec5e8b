import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { rowsAtOnce } from '../../in-pieces.ts';
import type { Anchor, Finding, LinkRecord, SealedRecord } from '../../store/audit/record.ts';
import { findClosing, findForgotten, listSealed } from '../../store/audit/repository.ts';
import { hashOfClosedLink, hashOfLink, joinClosing } from './seal-entries.ts';

/** An entry is sealed within seconds; so late it was left out. */
const sealedWithinMs = 10 * 60_000;

export type ChainCheck = {
  /** Links of the chain. */
  readonly links: number;
  /** Anchors that agree. */
  readonly anchors: number;
  /** Authors and contents that were erased. */
  readonly erased: number;
  /** The faults; the first twenty. */
  readonly findings: readonly Finding[];
};

/** Adds a fault; entries that are missing one after the other are one finding. */
function collectFindings() {
  const findings: Finding[] = [];
  return {
    findings,
    add: (finding: Finding) => findings.push(finding),
    addMissing(entryId: number) {
      const last = findings.at(-1);
      if (last?.kind === 'entries_missing' && last.to === entryId - 1)
        findings[findings.length - 1] = { ...last, to: entryId };
      else findings.push({ kind: 'entries_missing', from: entryId, to: entryId });
    },
  };
}

/** A finding as a sentence, for the command line. */
export function tellFinding({ kind, from, to, day }: Finding): string {
  switch (kind) {
    case 'links_missing':
      return `Links ${from} to ${to} of the chain are missing.`;
    case 'entries_missing':
      return from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`;
    case 'entry_changed':
      return `Entry ${from} or the link before it is not what was sealed.`;
    case 'closing_differs':
      return `The closing hash of the links up to ${from} is not the one of their entries.`;
    case 'anchor_differs':
      return `The chain at ${from} is not what was anchored on ${day}.`;
    case 'end_missing':
      return `The chain ends at ${from}, before what was anchored on ${day}.`;
    case 'never_sealed':
      return `Entries between ${from} and ${to} were never sealed.`;
  }
}

const mostFindings = 20;

/** A link belongs to the link before it and to its entry as it was sealed. */
function isLinked(before: string, link: SealedRecord, closing: LinkRecord | null): boolean {
  if (closing === null || link.position > closing.position + 1)
    return hashOfLink(before, link.entryHash) === link.hash;
  if (link.position === closing.position + 1)
    return hashOfLink(joinClosing(before, closing), link.entryHash) === link.hash;
  return link.at === null || hashOfClosedLink(before, link.entryId, link.at) === link.hash;
}

/**
 * Checks the chain of the audit from its first link: every entry against its seal, every link against the one before it, all of it against the
 * anchors. Reads only.
 */
export async function checkChain(
  db: Db,
  { anchors, now }: { readonly anchors: readonly Anchor[]; readonly now: number },
): Promise<ChainCheck> {
  const { findings, add, addMissing } = collectFindings();
  const anchored = new Set(anchors.map(({ position }) => position));
  const closing = await findClosing(db);
  const closed = createHash('sha256');
  let agreeing = 0;
  let erased = 0;
  let hash = '';
  let position = 0;
  for (;;) {
    const links = await listSealed(db, position, rowsAtOnce);
    for (const link of links) {
      position += 1;
      if (link.position !== position) {
        add({ kind: 'links_missing', from: position, to: link.position - 1 });
        position = link.position;
      }
      if (link.foundHash === null) addMissing(link.entryId);
      else if (link.foundHash !== link.entryHash || !isLinked(hash, link, closing))
        add({ kind: 'entry_changed', from: link.entryId, to: link.entryId });
      erased += link.erased;
      if (closing && position <= closing.position) closed.update(`${link.entryHash}\n`);
      // The chain goes on from the kept hash, so that one fault is reported once.
      hash = link.hash;
      if (!anchored.has(position)) continue;
      for (const anchor of anchors.filter((one) => one.position === position)) {
        if (anchor.hash === hash) agreeing += 1;
        else add({ kind: 'anchor_differs', from: position, to: position, day: anchor.day });
      }
    }
    if (links.length < rowsAtOnce) break;
  }
  if (closing && closed.digest('hex') !== closing.hash)
    add({ kind: 'closing_differs', from: closing.position, to: closing.position });
  for (const anchor of anchors)
    if (anchor.position > position)
      add({ kind: 'end_missing', from: position, to: anchor.position, day: anchor.day });
  const forgotten = await findForgotten(db, now - sealedWithinMs);
  if (forgotten) add({ kind: 'never_sealed', ...forgotten });
  return { links: position, anchors: agreeing, erased, findings: findings.slice(0, mostFindings) };
}

import { sql } from 'kysely'
import type { Writes } from '#platform/server/api/handlers.ts'
import { countWords, type Agent } from '../../rules.ts'
import type { LockedText, OfText } from './lock-text.ts'
import { findPatch } from './patch.ts'

interface Version extends OfText {
  text: string
  /** The newest version, which the caller has locked. */
  before: LockedText
  restoredFrom: number | null
  /** The agent that has written it; null for a user. */
  agent: Agent | null
}

/** A version is read by applying as many patches at most: 500 take some milliseconds. */
const MOST_PATCHES = 500

/**
 * Stores the next version of a text, and returns its number. It is stored as what differs from the version before, so
 * that saving a word of a long text every second stays small; in full when the patches since the last full one are
 * larger than the text together, or too many.
 */
export async function keepVersion(
  { database, actor }: Writes,
  { plan, articleId, section, text, before, restoredFrom, agent }: Version,
): Promise<number> {
  const version = before.version + 1
  const size = Buffer.byteLength(text)
  const patch = findPatch(before.text, text)
  const patchBytes = before.patchBytes + Buffer.byteLength(patch.text)
  const isFull = patchBytes >= size || version - before.fullVersion > MOST_PATCHES
  const kept = isFull ? { keptStart: null, keptEnd: null, text } : patch
  await sql`
    with saved as (
      insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, saved_by, agent,
        by_token, size, word_count, restored_from, kept_start, kept_end, text)
      values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${section}, ${version},
        ${agent === null ? actor.userId : null}, ${agent}, ${actor.kind === 'token'},
        ${size}, ${countWords(text)}, ${restoredFrom}, ${kept.keptStart}, ${kept.keptEnd}, ${kept.text})
      returning saved_at
    )
    update article_texts t set text = ${text}, version = ${version}, saved_at = saved.saved_at,
      full_version = ${isFull ? version : before.fullVersion}, patch_bytes = ${isFull ? 0 : patchBytes}
    from saved
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.article_id = ${articleId}
      and t.section = ${section}
  `.execute(database)
  return version
}

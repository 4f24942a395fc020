import { z } from 'zod'
import { articleId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { outgoing } from '#platform/contract/message.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { LONGEST_TEXT, MOST_REVISIONS, REVISIONS_AT_ONCE, TEXT_SECTIONS } from '../rules.ts'

const about = { tag: 'texts' } as const
const OF_TEXT = '/article/{articleId}/text/{section}'
const count = z.number()
const nullableText = z.string().nullable()
const section = z.enum(TEXT_SECTIONS)
/** Counts the saves of a text: 0 before the first one. */
const version = wholeNumber({ least: 0, most: 2_000_000_000 })

/** A text as it may be saved: markdown, byte for byte as it was given. */
export const savedText = z.string().max(LONGEST_TEXT)
/** The version that the text was made from. Absent: whatever is there is replaced; it stays in the history. */
export const baseVersion = z.number().int().min(0).max(2_000_000_000).optional()

/** When and by whom a version was saved. */
const saved = {
  version: count,
  /** null for a text that was never saved. */
  saved_at: nullableText,
  /** The name of the user or of the agent; null when the user was deleted. */
  saved_by: nullableText,
  /** Bytes of UTF-8. */
  size: count,
}

export const textState = z.object({ section, ...saved, word_count: count })
export const articleText = z.object({ section, ...saved, text: z.string() })
export const textRevision = z.object({
  ...saved,
  word_count: count,
  /** The version that it brought back; null for what was written. */
  restored_from: count.nullable(),
})

/** The four texts of a cluster: brief, research, draft and final draft, each with all its versions. */
export const texts = {
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/text',
    summary: 'How the four texts of a cluster stand, without the texts.',
  })
    .input(z.object({ articleId }))
    .output(z.object({ texts: z.array(textState) })),
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: OF_TEXT,
    summary: 'One text of a cluster; empty with version 0 when it was never saved.',
  })
    .input(z.object({ articleId, section }))
    .output(articleText),
  listRevisions: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${OF_TEXT}/revision`,
    summary: 'The versions of a text, the newest first.',
  })
    .input(
      z.object({
        articleId,
        section,
        limit: wholeNumber({ least: 1, most: MOST_REVISIONS }).default(REVISIONS_AT_ONCE),
        /** Only versions before this one. */
        before: version.optional(),
      }),
    )
    .output(z.object({ revisions: z.array(textRevision), total: count })),
  getRevision: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${OF_TEXT}/revision/{version}`,
    summary: 'A text as it was in one version.',
  })
    .input(z.object({ articleId, section, version }))
    .output(articleText),
  restore: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${OF_TEXT}/revision/{version}/restore`,
    summary: 'Makes an earlier version the newest one. Nothing is lost: what was there stays in the history.',
  })
    .input(
      z.object({
        articleId,
        section,
        version,
        /** The newest version that the caller knows. */
        baseVersion,
      }),
    )
    .output(articleText),
}

/** Sent when a text of a cluster was saved, so that other windows show it or warn. */
export const textSaved = outgoing('text', {
  tag: 'texts',
  summary: 'A text of a cluster was saved.',
  data: z.object({ contentplanId: z.number(), articleId: z.number(), section, version: count }),
})

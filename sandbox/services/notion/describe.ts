import type { ChildPageBlockObjectResponse, PageObjectResponse, RichTextItemResponse } from '@notionhq/client'
import { z } from 'zod'
import { richTexts, type SentText } from './block-schema.ts'
import type { StoredBlock, StoredPage } from './pages.ts'
import { botOf } from './people.ts'

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16)}:00.000Z`

/** Notion tells times by the minute. */
function frameOf({ workspaceId, parentId, createdAt, editedAt, isInTrash }: StoredPage) {
  const by = { object: 'user', id: botOf(workspaceId) } as const
  return {
    created_time: timeOf(createdAt),
    last_edited_time: timeOf(editedAt),
    created_by: by,
    last_edited_by: by,
    in_trash: isInTrash,
    archived: isInTrash,
    parent:
      parentId === null
        ? ({ type: 'workspace', workspace: true } as const)
        : ({ type: 'page_id', page_id: parentId } as const),
  }
}

/** A page as the API answers; people find it at `origin`. */
export function describePage(page: StoredPage, origin: string): PageObjectResponse {
  const words = plainTitle(page).match(/[A-Za-z0-9]+/g) ?? []
  const end = [...words, page.id.replaceAll('-', '')].join('-')
  return {
    object: 'page',
    id: page.id,
    ...frameOf(page),
    is_archived: false,
    is_locked: false,
    url: `${origin}/${end}`,
    public_url: null,
    properties: { title: { id: 'title', type: 'title', title: page.title.map(describeText) } },
    icon: null,
    cover: null,
  }
}

export function plainTitle({ title }: StoredPage): string {
  return title.map(({ text }) => text.content).join('')
}

function describeText({ text, annotations = {} }: SentText): RichTextItemResponse {
  const { bold = false, italic = false, strikethrough = false, underline = false, code = false } = annotations
  const url = text.link?.url ?? null
  return {
    type: 'text',
    text: { content: text.content, link: url === null ? null : { url } },
    plain_text: text.content,
    href: url,
    annotations: { bold, italic, strikethrough, underline, code, color: 'default' },
  }
}

/** A page as a block of the page above it. */
export function describeChildPage(page: StoredPage): ChildPageBlockObjectResponse {
  return {
    object: 'block',
    id: page.id,
    type: 'child_page',
    child_page: { title: plainTitle(page) },
    has_children: page.content.length > 0,
    ...frameOf(page),
  }
}

export function describeBlock(block: StoredBlock, page: StoredPage): object {
  return {
    object: 'block',
    id: block.id,
    type: block.type,
    ...frameOf(page),
    created_time: timeOf(block.createdAt),
    in_trash: false,
    archived: false,
    has_children: block.children.length > 0,
    [block.type]: { ...block.content, ...describeTexts(block.content) },
  }
}

/** The texts of a block, wherever its type has them. */
function describeTexts({ rich_text, caption, cells }: StoredBlock['content']): object {
  return {
    ...(rich_text !== undefined && { rich_text: describeSent(rich_text) }),
    ...(caption !== undefined && { caption: describeSent(caption) }),
    ...(cells !== undefined && { cells: z.array(z.unknown()).parse(cells).map(describeSent) }),
  }
}

function describeSent(texts: unknown): RichTextItemResponse[] {
  return richTexts.parse(texts).map(describeText)
}

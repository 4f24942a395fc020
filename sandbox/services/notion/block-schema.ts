import type { BlockObjectRequest } from '@notionhq/client'
import { z } from 'zod'

/** What Notion takes at most: blocks side by side, texts side by side, characters of a text and of an address. */
const MOST_CHILDREN = 100
const MOST_TEXTS = 100
const LONGEST_TEXT = 2_000
const LONGEST_URL = 2_000
const MOST_BLOCKS = 1_000
const LEVELS = 3

const LANGUAGES = [
  'bash',
  'c',
  'c#',
  'c++',
  'css',
  'dart',
  'diff',
  'docker',
  'elixir',
  'elm',
  'erlang',
  'f#',
  'go',
  'graphql',
  'groovy',
  'haskell',
  'html',
  'java',
  'javascript',
  'json',
  'julia',
  'kotlin',
  'latex',
  'less',
  'lua',
  'makefile',
  'markdown',
  'matlab',
  'mermaid',
  'nix',
  'objective-c',
  'ocaml',
  'pascal',
  'perl',
  'php',
  'plain text',
  'powershell',
  'protobuf',
  'python',
  'r',
  'ruby',
  'rust',
  'sass',
  'scala',
  'scheme',
  'scss',
  'shell',
  'solidity',
  'sql',
  'swift',
  'toml',
  'typescript',
  'xml',
  'yaml',
] as const

const url = z
  .string()
  .max(LONGEST_URL)
  .refine((text) => /^(https?|mailto):/.test(text) && URL.canParse(text), 'Invalid URL.')
const annotations = z.strictObject({
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
  strikethrough: z.boolean().exactOptional(),
  underline: z.boolean().exactOptional(),
  code: z.boolean().exactOptional(),
})
const richText = z.strictObject({
  type: z.literal('text').exactOptional(),
  text: z.strictObject({
    content: z
      .string()
      .max(LONGEST_TEXT)
      .refine((text) => text.isWellFormed(), 'Invalid text.'),
    link: z.strictObject({ url }).nullable().exactOptional(),
  }),
  annotations: annotations.exactOptional(),
})
export type SentText = z.output<typeof richText>
export const richTexts = z.array(richText).max(MOST_TEXTS)

const object = z.literal('block').exactOptional()
const row = z.strictObject({
  object,
  type: z.literal('table_row').exactOptional(),
  table_row: z.strictObject({ cells: z.array(richTexts) }),
})
const leaves = [
  z.strictObject({ object, type: z.literal('divider').exactOptional(), divider: z.strictObject({}) }),
  z.strictObject({
    object,
    type: z.literal('code').exactOptional(),
    code: z.strictObject({ rich_text: richTexts, language: z.enum(LANGUAGES) }),
  }),
  z.strictObject({
    object,
    type: z.literal('image').exactOptional(),
    image: z.strictObject({
      type: z.literal('external').exactOptional(),
      external: z.strictObject({ url }),
      caption: richTexts.exactOptional(),
    }),
  }),
] as const
const table = z.strictObject({
  object,
  type: z.literal('table').exactOptional(),
  table: z
    .strictObject({
      table_width: z.number().int().min(1),
      has_column_header: z.boolean().exactOptional(),
      has_row_header: z.boolean().exactOptional(),
      children: z.array(row).min(1).max(MOST_CHILDREN),
    })
    .refine(
      ({ table_width, children }) =>
        children.every(({ table_row: { cells } }) => cells.length === table_width),
      'The number of cells in table_row should match the table width.',
    ),
})

const plain = z.strictObject({ rich_text: richTexts })
const last = textBlocks(plain)
const middle = textBlocks(
  z.strictObject({ rich_text: richTexts, children: listOf(z.union([...last, ...leaves])) }),
)
const first = textBlocks(
  z.strictObject({ rich_text: richTexts, children: listOf(z.union([...middle, ...leaves, table])) }),
)
const block = z.union([...first, ...leaves, table])
export type SentBlock = z.output<typeof block>

/** What the made-up Notion takes is what the types of Notion's own library allow. */
export const sentBlocks: z.ZodType<BlockObjectRequest[] & SentBlock[]> = z
  .array(block)
  .max(MOST_CHILDREN)
  .refine((blocks) => countBlocks(blocks) <= MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks in a call.`)

function listOf<Child extends z.ZodType>(child: Child) {
  return z.array(child).max(MOST_CHILDREN).exactOptional()
}

/** The blocks that hold a text, each under its own name. */
function textBlocks<Content extends z.ZodType>(content: Content) {
  return [
    z.strictObject({ object, type: z.literal('paragraph').exactOptional(), paragraph: content }),
    z.strictObject({ object, type: z.literal('heading_1').exactOptional(), heading_1: plain }),
    z.strictObject({ object, type: z.literal('heading_2').exactOptional(), heading_2: plain }),
    z.strictObject({ object, type: z.literal('heading_3').exactOptional(), heading_3: plain }),
    z.strictObject({
      object,
      type: z.literal('bulleted_list_item').exactOptional(),
      bulleted_list_item: content,
    }),
    z.strictObject({
      object,
      type: z.literal('numbered_list_item').exactOptional(),
      numbered_list_item: content,
    }),
    z.strictObject({ object, type: z.literal('quote').exactOptional(), quote: content }),
  ] as const
}

function countBlocks(value: unknown, level = 0): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, one) => sum + 1 + countBlocks(one, level + 1), 0)
  if (typeof value !== 'object' || value === null || level > LEVELS * 2) return 0
  return Object.entries(value).reduce(
    (sum, [name, inside]) =>
      sum + (name === 'rich_text' || name === 'cells' ? 0 : countBlocks(inside, level)),
    0,
  )
}

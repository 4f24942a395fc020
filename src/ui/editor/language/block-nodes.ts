import {
  bulletListSchema,
  codeBlockSchema,
  headingSchema,
  listItemSchema,
  orderedListSchema,
  paragraphSchema,
} from '@milkdown/kit/preset/commonmark'
import { $nodeSchema } from '@milkdown/kit/utils'
import { textOf } from './markdown-node.ts'

/** Milkdown's paragraph, without its place for empty lines, and in the direction of its text. */
export const paragraph = paragraphSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  toDOM: () => ['p', { dir: 'auto' }, 0],
  toMarkdown: {
    match: (node) => node.type.name === 'paragraph',
    runner: (state, node) => {
      state.openNode('paragraph').next(node.content).closeNode()
    },
  },
}))

/** Milkdown's heading, without an id: ids of two texts on one page would be the same. */
export const heading = headingSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  attrs: { level: { default: 1, validate: 'number' } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, { dir: 'auto' }, 0],
  toMarkdown: {
    match: (node) => node.type.name === 'heading',
    runner: (state, node) => {
      state.openNode('heading', undefined, { depth: node.attrs['level'] }).next(node.content).closeNode()
    },
  },
}))

/** Milkdown's code, which also keeps what stands behind the language. */
export const codeBlock = codeBlockSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  attrs: { language: { default: '', validate: 'string' }, meta: { default: '', validate: 'string' } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (dom) => ({ language: dom.dataset['language'] ?? '', meta: dom.dataset['meta'] ?? '' }),
    },
  ],
  toDOM: ({ attrs }) => [
    'pre',
    {
      dir: 'ltr',
      spellcheck: 'false',
      ...(attrs['language'] !== '' && { 'data-language': textOf(attrs['language']) }),
      ...(attrs['meta'] !== '' && { 'data-meta': textOf(attrs['meta']) }),
    },
    ['code', 0],
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'code',
    runner: (state, node, type) => {
      state.openNode(type, { language: textOf(node['lang']), meta: textOf(node['meta']) })
      if (textOf(node['value']) !== '') state.addText(textOf(node['value']))
      state.closeNode()
    },
  },
  toMarkdown: {
    match: (node) => node.type.name === 'code_block',
    runner: (state, node) => {
      state.addNode('code', undefined, node.textContent, {
        lang: textOf(node.attrs['language']) || null,
        meta: textOf(node.attrs['meta']) || null,
      })
    },
  },
}))

export const bulletList = bulletListSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  attrs: { spread: { default: false, validate: 'boolean' } },
}))

export const orderedList = orderedListSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  parseMarkdown: {
    match: ({ type, ordered }) => type === 'list' && ordered === true,
    runner: (state, node, type) => {
      const order = typeof node['start'] === 'number' ? node['start'] : 1
      state.openNode(type, { spread: node['spread'] === true, order })
      state.next(node.children)
      state.closeNode()
    },
  },
}))

/** Milkdown's item of a list, which may also begin with code, a list or a heading, and may be a task. */
export const listItem = listItemSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  content: 'block+',
  attrs: {
    spread: { default: false, validate: 'boolean' },
    checked: { default: null, validate: 'boolean|null' },
  },
  parseDOM: [
    {
      tag: 'li',
      getAttrs: (dom) => ({ spread: dom.dataset['spread'] === 'true', checked: readChecked(dom) }),
    },
  ],
  toDOM: ({ attrs }) => [
    'li',
    {
      dir: 'auto',
      'data-spread': attrs['spread'] === true,
      ...(attrs['checked'] !== null && { 'data-checked': attrs['checked'] === true }),
    },
    0,
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'listItem',
    runner: (state, node, type) => {
      const checked = typeof node['checked'] === 'boolean' ? node['checked'] : null
      state
        .openNode(type, { spread: node['spread'] === true, checked })
        .next(node.children)
        .closeNode()
    },
  },
  toMarkdown: {
    match: (node) => node.type.name === 'list_item',
    runner: (state, { attrs, content }) => {
      const checked = attrs['checked'] === null ? null : attrs['checked'] === true
      state.openNode('listItem', undefined, { spread: attrs['spread'] === true, checked })
      state.next(content).closeNode()
    },
  },
}))

/** What the visual editor shows as its source: HTML and definitions of links. It is never made into elements. */
export const rawBlock = $nodeSchema('raw_block', () => ({
  group: 'block',
  atom: true,
  attrs: { value: { default: '', validate: 'string' } },
  parseDOM: [
    { tag: 'pre[data-raw]', priority: 60, getAttrs: (dom) => ({ value: dom.dataset['raw'] ?? '' }) },
  ],
  toDOM: ({ attrs }) => ['pre', { 'data-raw': textOf(attrs['value']), dir: 'ltr' }, textOf(attrs['value'])],
  parseMarkdown: {
    match: ({ type }) => type === 'rawBlock',
    runner: (state, node, type) => {
      state.addNode(type, { value: textOf(node['value']) })
    },
  },
  toMarkdown: {
    match: (node) => node.type.name === 'raw_block',
    runner: (state, node) => {
      state.addNode('html', undefined, textOf(node.attrs['value']))
    },
  },
}))

function readChecked(item: HTMLElement): boolean | null {
  const { checked } = item.dataset
  return checked === undefined ? null : checked === 'true'
}

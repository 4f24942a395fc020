import { tableCellSchema, tableHeaderSchema, tableSchema } from '@milkdown/kit/preset/gfm'
import type { NodeSpec } from '@milkdown/kit/prose/model'

/** Milkdown's table, which may have a header alone, and whose columns need no alignment. */
export const table = tableSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  content: 'table_header_row table_row*',
  toDOM: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
}))

export const tableCell = tableCellSchema.extendSchema((base) => (ctx) => ({ ...base(ctx), ...cell('td') }))

export const tableHeader = tableHeaderSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  ...cell('th'),
}))

function cell(tag: 'td' | 'th'): Pick<NodeSpec, 'attrs' | 'parseDOM' | 'toDOM'> {
  return {
    attrs: {
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      alignment: { default: null, validate: 'string|null' },
    },
    parseDOM: [{ tag, getAttrs: (dom) => ({ alignment: dom.dataset['align'] ?? null }) }],
    toDOM: ({ attrs }) => [
      tag,
      { dir: 'auto', ...(typeof attrs['alignment'] === 'string' && { 'data-align': attrs['alignment'] }) },
      0,
    ],
  }
}

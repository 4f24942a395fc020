import type { remarkStringifyOptionsCtx } from '@milkdown/kit/core'
import type { SliceType } from '@milkdown/kit/ctx'

type Options = typeof remarkStringifyOptionsCtx extends SliceType<infer Value> ? Value : never

/** An underscore between two letters or digits, which no reader of markdown takes as emphasis. */
const INNER_UNDERSCORE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu

/** The colon of an address, which people do not type to see an address that is no link. */
const SCHEME_COLON = /(?<=\bhttps?)\\:(?=\/\/[\w./?=%#-]*(?:\s|$))/g

/** How nodes are written where remark's own way changes more of a text than a person would. */
export const markdownHandlers = {
  text: (node: { value: string }, _parent, state, info) =>
    state.safe(node.value, info).replaceAll(INNER_UNDERSCORE, '_').replaceAll(SCHEME_COLON, ':'),
} satisfies NonNullable<Options['handlers']>

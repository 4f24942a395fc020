import type { Tool, ToolContext } from './define-tool.ts'
import { findOwnPages } from './find-own-pages.ts'
import { proposeChanges } from './propose-changes.ts'
import { listRivals, readRival } from './read-rivals.ts'
import { readKeywords } from './read-keywords.ts'
import { readScore } from './read-score.ts'
import { readSearchData } from './read-search-data.ts'
import { readArticleText } from './read-text.ts'

/** Everything that a model can do for a question: it reads what belongs to the cluster, or proposes. */
export function openTools(ctx: ToolContext): readonly Tool[] {
  return [
    readArticleText(ctx),
    readKeywords(ctx),
    readScore(ctx),
    listRivals(ctx),
    readRival(ctx),
    findOwnPages(ctx),
    readSearchData(ctx),
    proposeChanges(ctx),
  ]
}

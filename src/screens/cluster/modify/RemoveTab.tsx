import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeTitle } from '#features/articles/titles/index.ts'
import { findLanguage } from '#features/contentplans/web/index.ts'
import { KEYWORDS_PER_ARTICLE } from '#features/keywords/rules.ts'
import { KeywordPicker } from '#features/overlap/web/index.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { formatCount } from '#ui/numbers.ts'
import type { ArticleKeyword } from '../keywords/KeywordColumns.tsx'
import classes from './Modify.module.css'
import { NewClusterForm } from './NewClusterForm.tsx'
import type { KeptChoices } from './use-kept-choices.ts'
import type { Modify } from './use-modify.ts'

interface RemoveTabProps {
  contentplanId: number
  articleId: number
  keywords: readonly ArticleKeyword[]
  kept: KeptChoices
  modify: Modify
}

/** D-25b: selects keywords in the cluster's tree, and moves them to a new cluster, resets or excludes them. */
export function RemoveTab({ contentplanId, articleId, keywords, kept, modify }: RemoveTabProps) {
  const language = findLanguage(useQueryClient(), contentplanId)
  const selected = withoutLeft(kept.removed, keywords)
  const [isNaming, setIsNaming] = useState(false)
  const keywordIds = [...selected]
  const isNone = keywordIds.length === 0
  return (
    <div className={parts.tab}>
      <p className={classes.note}>Pick keywords, or where branches meet, to select all keywords behind it.</p>
      <div className={classes.picker}>
        <KeywordPicker
          articleId={articleId}
          keywords={keywords}
          selected={selected}
          onSelect={kept.setRemoved}
        />
      </div>
      {isNaming && !isNone ? (
        <NewClusterForm
          isBusy={modify.isBusy}
          count={keywordIds.length}
          suggestion={writeTitle(findMain(keywords, selected), language)}
          onSubmit={(title) => modify.modify({ action: 'create', title, keywordIds })}
          onCancel={() => {
            setIsNaming(false)
            modify.forget()
          }}
        />
      ) : (
        <DialogButtons
          start={<output className={classes.note}>{formatCount(keywordIds.length)} selected</output>}
        >
          <Button
            variant="default"
            disabled={isNone || modify.isBusy}
            onClick={() => modify.modify({ action: 'exclude', keywordIds })}
          >
            Exclude
          </Button>
          <Button
            variant="default"
            disabled={isNone || modify.isBusy}
            onClick={() => modify.modify({ action: 'reset', keywordIds })}
          >
            Make inactive
          </Button>
          <Button disabled={isNone || modify.isBusy} onClick={() => setIsNaming(true)}>
            Move to new cluster
          </Button>
        </DialogButtons>
      )}
    </div>
  )
}

/** A keyword may have left the cluster since it was selected; a full list is only the first page of its keywords. */
function withoutLeft(
  selected: ReadonlySet<number>,
  keywords: readonly ArticleKeyword[],
): ReadonlySet<number> {
  if (keywords.length === KEYWORDS_PER_ARTICLE) return selected
  return selected.intersection(new Set(keywords.map(({ id }) => id)))
}

/** The most searched of the selected keywords: it becomes the main keyword of the new cluster. */
function findMain(keywords: readonly ArticleKeyword[], selected: ReadonlySet<number>): string {
  const [main] = keywords
    .filter(({ id }) => selected.has(id))
    .toSorted((one, other) => (other.estimated_search_volume ?? -1) - (one.estimated_search_volume ?? -1))
  return main?.keyword ?? ''
}

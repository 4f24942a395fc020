import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeTitle } from '#features/articles/titles/index.ts'
import { findLanguage } from '#features/contentplans/web/index.ts'
import { KeywordPicker } from '#features/overlap/web/index.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { formatCount } from '#ui/numbers.ts'
import type { ArticleKeyword } from '../KeywordColumns.tsx'
import classes from './Modify.module.css'
import { NewClusterForm } from './NewClusterForm.tsx'
import type { Modify } from './use-modify.ts'

interface RemoveTabProps {
  contentplanId: number
  articleId: number
  keywords: readonly ArticleKeyword[]
  modify: Modify
}

/** D-25b: selects keywords in the cluster's tree, and moves them to a new cluster, resets or excludes them. */
export function RemoveTab({ contentplanId, articleId, keywords, modify }: RemoveTabProps) {
  const language = findLanguage(useQueryClient(), contentplanId)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isNaming, setIsNaming] = useState(false)
  const keywordIds = [...selected]
  const isNone = keywordIds.length === 0
  return (
    <div className={parts.tab}>
      <p className={classes.note}>Pick keywords, or where branches meet, to select all keywords behind it.</p>
      <KeywordPicker articleId={articleId} keywords={keywords} selected={selected} onSelect={setSelected} />
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

/** The most searched of the selected keywords: it becomes the main keyword of the new cluster. */
function findMain(keywords: readonly ArticleKeyword[], selected: ReadonlySet<number>): string {
  const [main] = keywords
    .filter(({ id }) => selected.has(id))
    .toSorted((one, other) => (other.estimated_search_volume ?? -1) - (one.estimated_search_volume ?? -1))
  return main?.keyword ?? ''
}

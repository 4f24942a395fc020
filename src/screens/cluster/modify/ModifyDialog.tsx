import { useId, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { FIRST_SORT, useArticleKeywords } from '../use-article-keywords.ts'
import { AddTab } from './AddTab.tsx'
import { MergeTab } from './MergeTab.tsx'
import { RemoveTab } from './RemoveTab.tsx'
import { useModify } from './use-modify.ts'
import type { ModifyTab } from './use-modify-tab.ts'

const FAILED = 'The cluster could not be changed. Please try again.'

interface ModifyDialogProps {
  workspaceId: number
  article: Article
  tab: ModifyTab
  onTab: (tab: ModifyTab) => void
  onClose: () => void
}

/** D-25: changes by hand which keywords a cluster has. */
export function ModifyDialog({ workspaceId, article, tab, onTab, onClose }: ModifyDialogProps) {
  const { id: articleId, contentplan_id: contentplanId } = article
  const panelId = useId()
  const modify = useModify({ place: { workspaceId, contentplanId }, articleId, onDone: onClose })
  const { rows: keywords } = useArticleKeywords(article, { sort: FIRST_SORT, page: 1 })
  // A tab that was opened stays, hidden, with what was searched and selected in it.
  const [opened, setOpened] = useState<ReadonlySet<ModifyTab>>(new Set())
  const isOpened = (one: ModifyTab) => one === tab || opened.has(one)
  return (
    <Dialog title="Modify cluster keywords" isWide isBusy={modify.isBusy} onClose={onClose}>
      <CountTabs
        label="Ways to modify"
        value={tab}
        panelId={panelId}
        tabs={[
          { value: 'add', label: 'Add keywords' },
          { value: 'remove', label: 'Remove keywords' },
          { value: 'merge', label: 'Merge clusters' },
        ]}
        onChange={(next) => {
          if (modify.isBusy) return
          modify.forget()
          setOpened((before) => new Set([...before, tab, next]))
          onTab(next)
        }}
      />
      <div id={panelId} role="tabpanel" aria-label="Modify cluster keywords" className={parts.panel}>
        <ProblemLine text={modify.error === null ? null : messageOf(modify.error, FAILED)} />
        {isOpened('add') && (
          <div hidden={tab !== 'add'}>
            <AddTab contentplanId={contentplanId} articleId={articleId} modify={modify} />
          </div>
        )}
        {isOpened('remove') && (
          <div hidden={tab !== 'remove'}>
            <RemoveTab
              contentplanId={contentplanId}
              articleId={articleId}
              keywords={keywords}
              modify={modify}
            />
          </div>
        )}
        {isOpened('merge') && (
          <div hidden={tab !== 'merge'}>
            <MergeTab article={article} modify={modify} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

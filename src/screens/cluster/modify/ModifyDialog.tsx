import { useId, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { FIRST_SORT, useArticleKeywords } from '../keywords/use-article-keywords.ts'
import { AddTab } from './AddTab.tsx'
import { LockedCluster } from './LockedCluster.tsx'
import { MergeTab } from './MergeTab.tsx'
import { RemoveTab } from './RemoveTab.tsx'
import type { NewCluster } from './NewClusterDialog.tsx'
import { useKeptChoices } from './use-kept-choices.ts'
import { useModify } from './use-modify.ts'
import type { ModifyTab } from './use-modify-tab.ts'

const TITLE = 'Modify cluster keywords'
const FAILED = 'The cluster could not be changed. Please try again.'

interface ModifyDialogProps {
  article: Article
  tab: ModifyTab
  onTab: (tab: ModifyTab) => void
  onCreated: (cluster: NewCluster) => void
  onClose: () => void
}

/** D-25: changes by hand which keywords a cluster has. */
export function ModifyDialog({ article, tab, onTab, onCreated, onClose }: ModifyDialogProps) {
  const { id: articleId, contentplan_id: contentplanId } = article
  const panelId = useId()
  const kept = useKeptChoices(articleId)
  const modify = useModify({ contentplanId, articleId, onCreated, onDone: onClose })
  const { rows: keywords } = useArticleKeywords(article, { sort: FIRST_SORT, page: 1 })
  // A tab that was opened stays, hidden, with what was searched and selected in it.
  const [opened, setOpened] = useState<ReadonlySet<ModifyTab>>(new Set())
  const isOpened = (one: ModifyTab) => one === tab || opened.has(one)
  // With a key of its own: the dialog that comes when it is unlocked begins with its own focus.
  if (article.is_locked)
    return (
      <Dialog key="locked" title={TITLE} isWide onClose={onClose}>
        <LockedCluster article={article} onUnlock={modify.forget} />
      </Dialog>
    )
  return (
    <Dialog title={TITLE} isWide isBusy={modify.isBusy} onClose={onClose}>
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
      <div id={panelId} role="tabpanel" aria-label={TITLE} className={parts.panel}>
        <ProblemLine text={modify.error === null ? null : messageOf(modify.error, FAILED)} />
        {isOpened('add') && (
          <div hidden={tab !== 'add'}>
            <AddTab contentplanId={contentplanId} articleId={articleId} kept={kept} modify={modify} />
          </div>
        )}
        {isOpened('remove') && (
          <div hidden={tab !== 'remove'}>
            <RemoveTab
              contentplanId={contentplanId}
              articleId={articleId}
              keywords={keywords}
              kept={kept}
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

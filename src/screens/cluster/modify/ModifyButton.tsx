import { Button } from '@mantine/core'
import type { Article } from '#features/articles/web/index.ts'
import { ModifyDialog } from './ModifyDialog.tsx'
import { useModifyTab } from './use-modify-tab.ts'

/** Opens the dialog in which keywords are added to a cluster and removed from it. */
export function ModifyButton({ workspaceId, article }: { workspaceId: number; article: Article }) {
  const { tab, show, close } = useModifyTab()
  return (
    <>
      <Button variant="default" onClick={() => show('add')}>
        Modify keywords
      </Button>
      {tab !== null && (
        <ModifyDialog workspaceId={workspaceId} article={article} tab={tab} onTab={show} onClose={close} />
      )}
    </>
  )
}

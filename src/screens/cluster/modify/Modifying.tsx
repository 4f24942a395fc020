import { lazy, Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { NewClusterDialog, type NewCluster } from './NewClusterDialog.tsx'
import { useModifyTab } from './use-modify-tab.ts'

const ModifyDialog = lazy(() => import('./ModifyDialog.tsx').then((part) => ({ default: part.ModifyDialog })))

/** The dialog in which the keywords of a cluster are changed, open as long as the address names it, and D-26 after it. */
export function Modifying({ place, article }: { place: PlanPlace; article: Article }) {
  const { tab, show, close } = useModifyTab()
  const [created, setCreated] = useState<NewCluster | null>(null)
  return (
    <Suspense>
      {tab !== null && (
        <ModifyDialog article={article} tab={tab} onTab={show} onCreated={setCreated} onClose={close} />
      )}
      {tab === null && created !== null && (
        <NewClusterDialog place={place} cluster={created} onClose={() => setCreated(null)} />
      )}
    </Suspense>
  )
}

import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { KeywordsScreen } from '#features/keywords/web/index.ts'
import { useSearchText } from '#platform/web/use-search-text.ts'
import { ClusteringDialog } from './ClusteringDialog.tsx'
import { ClusteringRun } from './ClusteringRun.tsx'
import { useClustering } from './use-clustering.ts'

/** S-24 with what clusters the keywords: the button, its dialog D-01, and the steps of the run (F-056 to F-060). */
export function PlanKeywordsScreen() {
  const { contentplanId } = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/keywords',
  })
  const clustering = useClustering(Number(contentplanId))
  const [dialog, setDialog] = useSearchText('dialog')
  return (
    <>
      <KeywordsScreen
        mainAction={
          <Button
            variant={clustering.isDue ? 'filled' : 'default'}
            disabled={clustering.isActive}
            onClick={() => setDialog('clustering')}
          >
            Run Clustering On Inactive Keywords
          </Button>
        }
        progress={<ClusteringRun clustering={clustering} />}
      />
      {dialog === 'clustering' && <ClusteringDialog clustering={clustering} onClose={() => setDialog('')} />}
    </>
  )
}

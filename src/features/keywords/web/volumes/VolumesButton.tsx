import { Button } from '@mantine/core'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { isActiveRun } from './describe-run.ts'
import type { Volumes } from './use-volumes.ts'

/** Says beside the title of the list how many keywords have no search volume, and opens the dialog that gets them. */
export function VolumesButton({ volumes, onOpen }: { volumes: Volumes; onOpen: () => void }) {
  const { estimate } = volumes
  if (estimate === null) return null
  const { unknownCount, run } = estimate
  const isActive = run !== null && isActiveRun(run)
  if (unknownCount === 0 && !isActive) return null
  const keywords = formatNoun(unknownCount, 'keyword has', 'keywords have')
  return (
    <Button
      size="xs"
      variant="light"
      title={`${keywords} no search volume: get search volumes`}
      onClick={onOpen}
    >
      {isActive ? 'Getting volumes' : `${formatCount(unknownCount)} without volume`}
    </Button>
  )
}

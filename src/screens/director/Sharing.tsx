import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { EndSharing, SharingLink, useSharing } from '#features/sharing/web/index.ts'
import classes from './Director.module.css'

interface SharingProps {
  place: PlanPlace
  /** When the link was made that is valid now; null when the report is not shared. */
  sharedAt: string | null
}

/** Shares the report by a link without sign-in, and ends that (F-178, G-06). */
export function Sharing({ place, sharedAt }: SharingProps) {
  const [isEnding, setIsEnding] = useState(false)
  const sharing = useSharing({
    name: `director ${place.contentplanId}`,
    noun: 'report',
    sharedAt,
    pathOf: (sharingKey) => contentplanPath(place, `director/${sharingKey}`),
    change: (share) => contentplansApi.update.call({ ...place, share, shared_at: sharedAt }),
    queryKey: contentplansApi.key(),
  })
  return (
    <div className={classes.sharing}>
      <SharingLink
        sharing={sharing}
        alone="Only members of this workspace see this report."
        shown="Everybody with the link sees this report, and nothing else of the plan."
        onEnd={() => setIsEnding(true)}
      />
      {isEnding && <EndSharing sharing={sharing} onClose={() => setIsEnding(false)} />}
    </div>
  )
}

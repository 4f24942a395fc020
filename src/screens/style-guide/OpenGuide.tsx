import { Suspense } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { GuideEditor, useGuideText, type GuideState } from '#features/voice/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { BasisPanel } from './basis/BasisPanel.tsx'
import { ProposalNotice } from './ProposalNotice.tsx'
import classes from './StyleGuide.module.css'

interface OpenGuideProps {
  place: PlanPlace
  found: GuideState
}

/** The style guide in an editor that saves by itself, beside the measurements that it rests on. */
export function OpenGuide({ place, found }: OpenGuideProps) {
  const guide = useGuideText(place, found.style_guide)
  return (
    <div className={classes.desk}>
      <div className={classes.main}>
        {found.proposal !== null && <ProposalNotice place={place} guide={guide} proposal={found.proposal} />}
        <Suspense fallback={<SkeletonRows label="The editor is loading" count={8} rowHeight={36} />}>
          <GuideEditor guide={guide} />
        </Suspense>
      </div>
      <BasisPanel found={found} />
    </div>
  )
}

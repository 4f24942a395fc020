import { Suspense } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { PublishDialog } from '#features/publishing/web/index.ts'
import type { PublishStep } from './use-publish-step.ts'

interface PublishStepProps {
  place: PlanPlace
  step: Pick<PublishStep, 'asked' | 'close'>
  onDone?: () => void
}

/** The dialog that uploads articles, when one has been asked for. */
export function PublishStep({ place, step, onDone }: PublishStepProps) {
  if (step.asked === null) return null
  return (
    <Suspense>
      <PublishDialog
        place={place}
        {...step.asked}
        onDone={() => {
          step.close()
          onDone?.()
        }}
        onCancel={step.close}
      />
    </Suspense>
  )
}

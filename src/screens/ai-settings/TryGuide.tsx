import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { GUIDE_SAVED, NO_GUIDE } from '#features/voice/rules.ts'
import { GuideEditor, useGuideText, type GuideState, type StylePreview } from '#features/voice/web/index.ts'
import { ConnectModel } from '#features/writing/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './AISettings.module.css'
import { ParagraphChoice } from './paragraph/ParagraphChoice.tsx'
import { Response } from './Response.tsx'
import { useResponse } from './use-response.ts'

const Effect = lazy(() => import('./effect/Effect.tsx').then((part) => ({ default: part.Effect })))

interface TryGuideProps {
  place: PlanPlace
  found: GuideState
  preview: StylePreview
}

/** The style guide and a paragraph above, and what becomes of the paragraph below. */
export function TryGuide({ place, found, preview }: TryGuideProps) {
  const guide = useGuideText(place, found.style_guide)
  const [typed, setTyped] = useState<string | null>(null)
  const paragraph = typed ?? (preview.text !== '' ? preview.text : firstExample(found))
  const response = useResponse(place, preview)
  const [isSaving, setIsSaving] = useState(false)
  const hasModel = preview.engine === 'model'
  const save = async () => {
    if (guide.text.trim() === '') return showSnackbar({ text: NO_GUIDE, tone: 'warning' })
    setIsSaving(true)
    try {
      await guide.saveNow()
      showSnackbar({ text: GUIDE_SAVED, tone: 'good' })
    } catch {
      // The text itself tells why it is not saved.
      return
    } finally {
      setIsSaving(false)
    }
    if (hasModel && paragraph.trim() !== '') await response.ask(paragraph.trim()).catch(() => {})
  }
  const isCurrent =
    preview.result !== null && preview.result_of === paragraph.trim() && response.problem === null
  return (
    <>
      <div className={classes.inputs}>
        <div className={classes.guide} data-filled={found.style_guide !== '' || undefined}>
          <Suspense fallback={<SkeletonRows label="The editor is loading" count={8} rowHeight={36} />}>
            <GuideEditor guide={guide} isLabelled />
          </Suspense>
        </div>
        <div className={classes.column}>
          <ParagraphChoice place={place} text={paragraph} onChange={setTyped} />
          <div className={classes.action}>
            <Button
              loading={isSaving || response.isBusy}
              disabled={paragraph.trim() === ''}
              onClick={() => void save()}
            >
              {hasModel ? 'Save and get AI response' : 'Save'}
            </Button>
            {!hasModel && (
              <p className={classes.note}>
                No language model is connected, so there is no AI response. What can be measured is shown
                below.{' '}
                <Suspense>
                  <ConnectModel place={place} />
                </Suspense>
              </p>
            )}
          </div>
          {hasModel && <Response response={response} />}
        </div>
      </div>
      {paragraph.trim() !== '' && (
        <Suspense
          fallback={<SkeletonRows label="The paragraph is being measured" count={6} rowHeight={36} />}
        >
          <Effect
            guide={guide.text}
            before={paragraph}
            after={isCurrent && !response.isBusy ? preview.result : null}
            language={preview.language}
          />
        </Suspense>
      )}
    </>
  )
}

/** A sentence of the site is better than an empty field. */
function firstExample({ basis }: GuideState): string {
  const examples = (basis?.rules ?? []).flatMap(({ example }) => (example === null ? [] : [example.text]))
  return examples.slice(0, 3).join(' ')
}

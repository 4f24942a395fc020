import { lazy, Suspense } from 'react'
import { DraftOffers } from '#features/editor/web/index.ts'
import { LONGEST_STYLE_GUIDE } from '#features/writing/rules.ts'
import type { AutosaveState } from '#platform/web/autosave/autosave.ts'
import { IconCheck, IconCloudOff } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './GuideEditor.module.css'
import { TheirsNotice } from './TheirsNotice.tsx'
import type { GuideText } from './use-guide-text.ts'

const MarkdownEditor = lazy(() =>
  import('#ui/editor/MarkdownEditor.tsx').then((part) => ({ default: part.MarkdownEditor })),
)

/** The style guide in an editor, with what became of what was typed. */
export function GuideEditor({ guide, isLabelled = false }: { guide: GuideText; isLabelled?: boolean }) {
  const tooLong = guide.text.length > LONGEST_STYLE_GUIDE
  return (
    <div className={classes.editor}>
      <div className={classes.facts}>
        {isLabelled && <h2 className={classes.name}>Style guide</h2>}
        {tooLong && (
          <p className={classes.long}>
            The agents read the first {formatCount(LONGEST_STYLE_GUIDE)} of {formatCount(guide.text.length)}{' '}
            characters.
          </p>
        )}
        <SavingStatus state={guide.theirs === null ? guide.state : 'failed'} />
      </div>
      {guide.theirs !== null && (
        <TheirsNotice
          what="the style guide"
          theirs={guide.theirs}
          mine={guide.text}
          onTakeTheirs={guide.adopt}
          onKeepMine={() => void guide.keepMine()}
        />
      )}
      {(guide.offers.drafts.length > 0 || guide.offers.discarded !== null) && (
        <Suspense>
          <DraftOffers
            text={guide.text}
            offers={guide.offers}
            onRestore={(draft) => void guide.restore(draft)}
          />
        </Suspense>
      )}
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) guide.flush()
        }}
      >
        <Suspense fallback={<SkeletonRows label="The editor is loading" count={8} rowHeight={36} />}>
          <MarkdownEditor
            label="Style guide"
            text={guide.text}
            placeholder="How do your texts sound? For example: Address: “you”. Sentences: about 15 words. Words to avoid: leverage, synergy."
            onChange={guide.type}
            onRefused={(sentence) => showSnackbar({ text: sentence, tone: 'warning' })}
          />
        </Suspense>
      </div>
    </div>
  )
}

/** The words of F-145. */
const STATUSES: Record<AutosaveState, string> = {
  clean: '',
  saving: 'Saving changes...',
  saved: 'Changes saved',
  retrying: 'Save failed - will retry',
  failed: 'Not saved',
}

function SavingStatus({ state }: { state: AutosaveState }) {
  const isBad = state === 'retrying' || state === 'failed'
  return (
    <output className={classes.status} data-bad={isBad || undefined}>
      {isBad && <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />}
      {state === 'saved' && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
      {STATUSES[state]}
    </output>
  )
}

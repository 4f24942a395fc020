import { Button } from '@mantine/core'
import { IconLock } from '#ui/icons.ts'
import type { TextStand } from '../api.ts'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { Notice } from '../Notice.tsx'
import type { OpenText, TextState } from './create-text.ts'
import { nameWriter } from './name-writer.ts'

interface TroubleNoticesProps {
  state: TextState
  text: OpenText
  stand: TextStand
  /** Whether the cluster was merged or deleted. */
  isGone: boolean
  onCompare: () => void
}

/** Why a text is not saved, and what the user can do about it. */
export function TroubleNotices({ state, text, stand, isGone, onCompare }: TroubleNoticesProps) {
  const again = (
    <Button size="xs" onClick={text.resume}>
      Try again
    </Button>
  )
  const compare = (
    <Button size="xs" onClick={onCompare}>
      Compare
    </Button>
  )
  if (isGone || state.trouble?.kind === 'gone')
    return (
      <Notice
        tone="warning"
        text="This cluster was deleted or merged, so its texts cannot be saved any more. What you typed stays in this browser."
        actions={
          <>
            {!isGone && again}
            <CopyTextButton text={state.text} />
          </>
        }
      />
    )
  if (state.trouble?.kind === 'changed')
    return (
      <Notice
        tone="warning"
        text={`${nameWriter(stand)} changed this text while you were writing. What you type is kept in this browser, and not saved until you have compared the two.`}
        actions={compare}
      />
    )
  if (state.trouble?.kind === 'refused')
    return (
      <Notice
        tone="warning"
        {...(state.trouble.isLocked && { icon: IconLock })}
        text={`${state.trouble.reason} What you typed is kept in this browser.`}
        actions={
          <>
            {again}
            <CopyTextButton text={state.text} />
          </>
        }
      />
    )
  if (state.saving === 'failed')
    return (
      <Notice
        tone="warning"
        text="This text could not be saved. It is kept in this browser, and saved when the server can be reached again."
        actions={again}
      />
    )
  if (stand.version > state.base.version && state.text !== state.base.text && !state.isSending)
    return (
      <Notice
        tone="info"
        text={`${nameWriter(stand)} changed this text while you are writing.`}
        actions={compare}
      />
    )
  return null
}

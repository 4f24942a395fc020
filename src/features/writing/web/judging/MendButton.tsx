import { Button } from '@mantine/core'
import type { OpenedText } from '#features/editor/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { MendName } from '../../contract.ts'
import type { Mend } from '../../score/index.ts'
import { useIsCovered } from '../beside/use-is-covered.ts'
import type { JudgedText } from './judge-text.ts'
import { applyEdit, undoEdit } from './undo-edit.ts'

/** What each change is called before and after it is made. */
const WORDS: Record<MendName, { button: string; done: string }> = {
  'drop citation': { button: 'Remove the number', done: 'The number is removed.' },
  'drop link': { button: 'Remove the link', done: 'The link is removed.' },
  'drop heading': { button: 'Remove the heading', done: 'The heading is removed.' },
  'drop sentence': { button: 'Remove the sentence', done: 'The sentence is removed.' },
  'set level': { button: 'Correct its level', done: 'The heading has the level that follows.' },
  'add keyword': {
    button: 'Put it into the first heading',
    done: 'The first heading names the main keyword.',
  },
  'split paragraph': { button: 'Split the paragraph', done: 'The paragraph is split.' },
}

interface MendButtonProps {
  /** Undefined when code cannot mend it. */
  mend: Mend | undefined
  judged: JudgedText
  opened: OpenedText
}

/** Changes the text as if it was typed; the message offers to take that back. */
export function MendButton({ mend, judged, opened: { text } }: MendButtonProps) {
  const isCovered = useIsCovered()
  if (mend === undefined) return null
  const { button, done } = WORDS[mend.name]
  const { markdown, score } = judged
  const press = () => {
    const { text: now, trouble } = text.read()
    if (trouble?.kind === 'gone' || (trouble?.kind === 'refused' && trouble.isLocked))
      return showSnackbar({ text: 'This text cannot be changed at the moment.', tone: 'warning' })
    if (now !== markdown)
      return showSnackbar({ text: 'The text has changed in this moment. Press again.', tone: 'info' })
    text.type(applyEdit(markdown, mend.edit))
    const before = score?.score ?? mend.score
    showSnackbar({
      text: before === mend.score ? done : `${done} The score rises from ${before} to ${mend.score}.`,
      tone: 'good',
      timeoutMs: 8_000,
      action: { label: 'Undo', onSelect: () => undo(text, { markdown, edit: mend.edit }) },
    })
  }
  return (
    <Button size="compact-xs" variant="light" disabled={isCovered} onClick={press}>
      {button}
    </Button>
  )
}

function undo(text: OpenedText['text'], { markdown, edit }: { markdown: string; edit: Mend['edit'] }): void {
  const undone = undoEdit(markdown, edit, text.read().text)
  if (undone !== null) return text.type(undone)
  showSnackbar({
    text: 'This place was changed since, so it was left as it is. The history has the version before.',
    tone: 'warning',
  })
}

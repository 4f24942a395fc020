import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { TextSection } from '#features/articles/rules.ts'
import { Differences, type OpenedText } from '#features/editor/web/index.ts'
import { IconCheck, IconFocusCentered, IconX } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { Change } from '../../screen-data.ts'
import classes from '../Assistant.module.css'
import type { Choice, Turn } from '../conversation/turn-list.ts'
import { acceptChanges, findLock, findPassage, takeBack } from './accept-changes.ts'

const NAMES = {
  description: 'Brief',
  research: 'Research',
  draft: 'Draft',
  final: 'Final Draft',
} as const satisfies Record<TextSection, string>

interface ProposalViewProps {
  /** Tells this proposal from others of the same answer. */
  name: string
  section: TextSection
  changes: readonly Change[]
  choices: Turn['choices']
  opened: OpenedText | null
  /** Whether what an agent writes is shown in the place of its editor. */
  isCovered: boolean
  onChoose: (choices: Record<string, Choice | null>) => void
}

/** Changes of the open text, each with its difference, to accept all at once or one by one. */
export function ProposalView(props: ProposalViewProps) {
  const { name, section, changes, choices, opened, isCovered, onChoose } = props
  const [problem, setProblem] = useState<string | null>(null)
  const named = changes.map((change, at) => ({ change, at, key: `${name}.${at}` }))
  const undecided = named.filter(({ key }) => choices[key] === undefined)
  const isOpen = opened?.section === section
  const text = isOpen && !isCovered ? opened.text : null
  const accept = (wanted: typeof named) => {
    if (text === null) return
    const lock = findLock(text)
    if (lock !== null) return setProblem(lock)
    const { choices: made, refused } = acceptChanges(
      text,
      wanted.map(({ change }) => change),
    )
    const taken = wanted.flatMap(({ key }, at) => (made[at] ? [[key, made[at]] as const] : []))
    onChoose(Object.fromEntries(taken))
    setProblem(refused === 0 ? null : describeRefused(refused, wanted.length))
  }
  const undo = ({ key, change }: (typeof named)[number]) => {
    const choice = choices[key] ?? 'dismissed'
    if (choice !== 'dismissed' && text === null) return
    const why = text !== null && choice !== 'dismissed' ? putBack(text, change, choice) : null
    setProblem(why)
    if (why === null) onChoose({ [key]: null })
  }
  return (
    <section className={classes.proposal} aria-label={`Proposed changes of the ${NAMES[section]}`}>
      <div className={classes.proposalHead}>
        <p>
          {formatNoun(changes.length, 'change', 'changes')} of the {NAMES[section]}
        </p>
        {undecided.length > 1 && (
          <Button size="xs" variant="light" disabled={text === null} onClick={() => accept(undecided)}>
            Accept all
          </Button>
        )}
      </div>
      {text === null && undecided.length > 0 && (
        <p className={classes.quiet}>
          {isOpen
            ? 'What an agent writes covers your text at the moment. Press “Show the editor” above the text to accept changes of it.'
            : `Open the ${NAMES[section]} to accept changes of it.`}
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <ol className={classes.changes}>
        {named.map((one) => (
          <li key={one.key}>
            <ChangeView
              change={one.change}
              label={changes.length === 1 ? 'this change' : `change ${one.at + 1}`}
              choice={choices[one.key] ?? null}
              canAccept={text !== null}
              onShow={() => {
                const place = text && findPassage(text, one.change)
                if (place) opened?.editor.current?.showPlace(place)
              }}
              onAccept={() => accept([one])}
              onDismiss={() => onChoose({ [one.key]: 'dismissed' })}
              onTakeBack={() => undo(one)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChangeViewProps {
  change: Change
  label: string
  choice: Choice | null
  canAccept: boolean
  onShow: () => void
  onAccept: () => void
  onDismiss: () => void
  onTakeBack: () => void
}

function ChangeView({ change, label, choice, canAccept, ...on }: ChangeViewProps) {
  const tools = useRef<HTMLDivElement>(null)
  const before = useRef(choice)
  const isAccepted = choice !== null && choice !== 'dismissed'
  // The button that was pressed is gone after the choice: the keyboard goes on at what stands in its place.
  useEffect(() => {
    if (before.current === choice) return
    before.current = choice
    if (document.activeElement === document.body) tools.current?.querySelector('button')?.focus()
  }, [choice])
  return (
    <>
      {change.why !== '' && (
        <p className={classes.why} dir="auto">
          {change.why}
        </p>
      )}
      <div
        className={classes.difference}
        data-choice={choice === null ? undefined : isAccepted ? 'accepted' : 'dismissed'}
      >
        <Suspense fallback={<SkeletonRows label="The change is loading" count={2} rowHeight={24} />}>
          <Differences before={change.old} after={change.new} />
        </Suspense>
      </div>
      <div ref={tools} className={classes.tools}>
        {choice === null ? (
          <>
            <Button size="xs" disabled={!canAccept} aria-label={`Accept ${label}`} onClick={on.onAccept}>
              Accept
            </Button>
            <Button size="xs" variant="default" aria-label={`Dismiss ${label}`} onClick={on.onDismiss}>
              Dismiss
            </Button>
            {canAccept && (
              <IconButton label={`Show ${label} in the text`} onClick={on.onShow}>
                <IconFocusCentered size={16} stroke={1.75} />
              </IconButton>
            )}
          </>
        ) : (
          <>
            <output className={classes.choice}>
              {isAccepted ? <IconCheck size={16} stroke={2} /> : <IconX size={16} stroke={2} />}
              {isAccepted ? 'Accepted' : 'Dismissed'}
            </output>
            <Button
              size="xs"
              variant="subtle"
              disabled={isAccepted && !canAccept}
              aria-label={`Undo the choice for ${label}`}
              onClick={on.onTakeBack}
            >
              Undo
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Puts the old passage back; returns why that cannot be done, or null. */
function putBack(text: OpenedText['text'], change: Change, choice: Choice): string | null {
  const lock = findLock(text)
  if (lock !== null) return lock
  const back = takeBack(text, change, choice)
  return back === 'done' ? null : NOT_BACK[back]
}

const NOT_BACK = {
  gone: 'This passage has changed since, so it stays as it is now.',
  unclear: 'This passage stands in the text more than once, so it stays as it is now.',
  removed:
    'The text around this passage has changed since it was removed, so its place is not known any more. Bring it back from an earlier version.',
} as const

function describeRefused(refused: number, all: number): string {
  const many = all === 1 ? 'this change does not fit' : `${refused} of ${all} changes do not fit`
  return `The text has changed meanwhile, so ${many} any more. Ask for it again.`
}

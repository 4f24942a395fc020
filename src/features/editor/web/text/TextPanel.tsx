import { useQuery } from '@tanstack/react-query'
import { createRef, lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLiveState } from '#platform/web/realtime/use-live-state.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import type { EditorHandle } from '#ui/editor/MarkdownEditor.tsx'
import type { MarkedPlace } from '#ui/editor/pane.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { textsApi, type ArticleText, type TextStand } from '../api.ts'
import { useOffers } from '../drafts/use-offers.ts'
import { createPressedLinks, type PressedLinks } from '../pressed-links.ts'
import type { OpenedText } from '../opened-text.ts'
import type { Section } from '../sections.ts'
import classes from '../Texts.module.css'
import { TextFacts } from './TextFacts.tsx'
import { TroubleNotices } from './TroubleNotices.tsx'
import { useComparing } from './use-comparing.ts'
import { useOpenText, type TextOfCluster } from './use-open-text.ts'

// The tabs and what stands are there before the editor, which is heavy.
const MarkdownEditor = lazy(() =>
  import('#ui/editor/MarkdownEditor.tsx').then((part) => ({ default: part.MarkdownEditor })),
)

const DraftOffers = lazy(() =>
  import('../drafts/DraftOffers.tsx').then((part) => ({ default: part.DraftOffers })),
)

const CompareDialog = lazy(() =>
  import('../comparing/CompareDialog.tsx').then((part) => ({ default: part.CompareDialog })),
)

const TextHistoryDialog = lazy(() =>
  import('../history/TextHistoryDialog.tsx').then((part) => ({ default: part.TextHistoryDialog })),
)

interface TextPanelProps {
  place: TextOfCluster
  section: Section
  /** The text as it was loaded. */
  first: ArticleText
  stand: TextStand
  isGone: boolean
  /** Whether it is the text of the open tab; others wait, hidden. */
  isOpen: boolean
  /** Said when all tries to save have failed. */
  notSaved: string
  onOpened: (opened: OpenedText) => void
  slots: TextSlots
}

export interface AroundText {
  opened: OpenedText
  /** Whether it is the text of the open tab. */
  isOpen: boolean
  editor: ReactNode
}

/** What other features add to a text. */
export interface TextSlots {
  /** Content at the right end of the editor's bar. */
  actions?: ReactNode
  /** A button beside the history of a text. */
  renderTool?: (opened: OpenedText) => ReactNode
  /** Shows the editor with what belongs around it; it may hide the editor, which keeps what is typed, for a while. */
  renderAround?: (around: AroundText) => ReactNode
}

/** One text: how it stands, what has to be decided about it, and its editor. */
export function TextPanel(props: TextPanelProps) {
  const { place, section, first, stand, isGone, isOpen, notSaved, onOpened, slots } = props
  const { name, purpose } = section
  const { text, draft, writer, state } = useOpenText({ place, notSaved, first })
  const offers = useOffers(place, writer)
  const comparing = useComparing({ text, state, draft, offers, isOpen })
  const history = useDialogStep('history')
  const { opened, marked } = useOpened({ section: section.section, name, text })
  const tellOpened = useEffectEvent(() => onOpened(opened))
  useEffect(() => tellOpened(), [])
  useNewest({ place, text, state, stand })
  useConnection(text, state)
  const typing = (
    <div
      className={classes.editor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) text.flush()
      }}
    >
      <Suspense fallback={<SkeletonRows label="The editor is loading" count={8} rowHeight={36} />}>
        <MarkdownEditor
          handle={opened.editor}
          label={name}
          text={state.text}
          placeholder="Write, or paste a text"
          isReadOnly={state.trouble?.kind === 'refused' && state.trouble.isLocked}
          marked={marked}
          onChange={text.type}
          onLink={opened.links.tell}
          actions={slots.actions}
          onRefused={(sentence) => showSnackbar({ text: sentence, tone: 'warning' })}
        />
      </Suspense>
    </div>
  )
  return (
    <div className={classes.text}>
      <TextFacts
        purpose={purpose}
        stand={stand}
        state={state}
        tool={slots.renderTool?.(opened)}
        onHistory={() => {
          text.flush()
          history.open('versions')
        }}
      />
      <TroubleNotices state={state} text={text} stand={stand} isGone={isGone} onCompare={comparing.compare} />
      {(offers.drafts.length > 0 || offers.discarded !== null) && (
        <Suspense>
          <DraftOffers text={state.text} offers={offers} onRestore={(one) => void comparing.restore(one)} />
        </Suspense>
      )}
      {slots.renderAround?.({ opened, isOpen, editor: typing }) ?? typing}
      {isOpen && comparing.compared !== null && (
        <Suspense>
          <CompareDialog
            place={place}
            name={name}
            compared={comparing.compared}
            onDecide={comparing.decide}
            onClose={comparing.close}
          />
        </Suspense>
      )}
      {isOpen && history.value === 'versions' && (
        <Suspense>
          <TextHistoryDialog
            place={place}
            name={name}
            newest={stand.version}
            text={text}
            onReplace={comparing.keepUnsaved}
            onClose={history.close}
          />
        </Suspense>
      )}
    </div>
  )
}

function useOpened({ section, name, text }: Pick<OpenedText, 'section' | 'name' | 'text'>) {
  const [marked, setMarked] = useState<readonly MarkedPlace[]>([])
  const [opened] = useState((): OpenedText & { links: PressedLinks } => ({
    section,
    name,
    text,
    editor: createRef<EditorHandle>(),
    mark: (places) => setMarked((now) => (now.length + places.length === 0 ? now : places)),
    links: createPressedLinks(),
  }))
  return { opened, marked }
}

interface NewestInput extends Pick<TextPanelProps, 'place' | 'stand'> {
  text: ReturnType<typeof useOpenText>['text']
  state: ReturnType<typeof useOpenText>['state']
}

/** Shows what another window has saved, as long as nothing is typed here that is not saved. */
function useNewest({ place: { articleId, section }, text, state, stand }: NewestInput): void {
  const isQuiet = !text.isDirty() && !state.isSending && state.trouble === null
  const isBehind = stand.version > state.base.version && isQuiet
  const { data: newest } = useQuery({
    queryKey: [...textsApi.get.key({ input: { articleId, section } }), 'newest', stand.version],
    queryFn: ({ signal }) => textsApi.get.call({ articleId, section }, { signal }),
    enabled: isBehind,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: () => undefined,
  })
  useEffect(() => {
    if (isBehind && newest !== undefined) text.hear(newest)
  }, [isBehind, newest, text])
}

/** Goes on saving when the server can be reached again. */
function useConnection(text: NewestInput['text'], { saving }: NewestInput['state']): void {
  const { phase } = useLiveState()
  const hasFailed = saving === 'failed' || saving === 'retrying'
  const tryAgain = useEffectEvent(() => {
    if (hasFailed) text.flush()
  })
  useEffect(() => {
    if (phase === 'open') tryAgain()
  }, [phase])
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
}

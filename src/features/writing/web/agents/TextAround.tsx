import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextSection } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { CopyTextButton, Notice, type AroundText } from '#features/editor/web/index.ts'
import { AGENT_WORDS, agentOf } from './agent-words.ts'
import { lower } from './describe-run.ts'
import { TextProposal } from './proposals/TextProposal.tsx'
import type { Proposal } from './proposals/use-proposals.ts'
import { findActive, findWriting, type WritingNow } from './running/follow-run.ts'
import type { WritingState } from './running/use-writing.ts'
import type { WritingStream } from './streaming/create-stream.ts'
import { readWhole } from './streaming/assemble-text.ts'
import { useEarlyView } from './streaming/use-early-view.ts'
import { useWatching, type Watching } from './streaming/use-watching.ts'
import { WatchedText } from './streaming/WatchedText.tsx'

interface TextAroundProps extends AroundText {
  article: Pick<Article, 'id'>
  writing: WritingState
  stream: WritingStream
  /** What an agent proposes for this text. */
  proposal: Proposal | null
  /** Called when what an agent writes covers the editor, and when it no longer does. */
  onCover: (section: TextSection, isCovered: boolean) => void
}

/** An editor with what agents do about its text: they write it, or propose another one. */
export function TextAround(props: TextAroundProps) {
  const { article, writing, stream, proposal, onCover, opened, isOpen, editor } = props
  const [hasCaret, setHasCaret] = useState(false)
  const { run } = writing
  const watching = useWatching({ run, stream, opened, hasCaret, hasProposal: proposal !== null })
  useEarlyView(findActive(run) !== null)
  const tellCover = useEffectEvent((isCovered: boolean) => onCover(opened.section, isCovered))
  useEffect(() => {
    if (!watching.isShown) return undefined
    tellCover(true)
    return () => tellCover(false)
  }, [watching.isShown])
  return (
    <>
      <WritingNotice watching={watching} writing={writing} stream={stream} opened={opened} />
      {proposal !== null && (
        <TextProposal
          key={proposal.id}
          articleId={article.id}
          proposal={proposal}
          opened={opened}
          isOpen={isOpen}
        />
      )}
      {watching.isShown && (
        <WatchedText stream={stream} section={opened.section} isGrowing={watching.phase === 'now'} />
      )}
      <div
        hidden={watching.isShown}
        onFocus={() => setHasCaret(true)}
        onBlur={() => {
          // Another window takes the focus, and gives it back.
          if (document.hasFocus()) setHasCaret(false)
        }}
      >
        {editor}
      </div>
    </>
  )
}

interface WritingNoticeProps extends Pick<TextAroundProps, 'writing' | 'stream' | 'opened'> {
  watching: Watching
}

/** Who writes this text at this moment, and what the user can do about it. */
function WritingNotice({ watching, writing, stream, opened }: WritingNoticeProps) {
  const { phase, isShown, hasTyped, hasWords } = watching
  const agent = agentOf(opened.section)
  const name = lower(AGENT_WORDS[agent].name)
  if (phase === 'none' || phase === 'landing') return null
  if (phase === 'broken')
    return isShown ? (
      <Notice
        tone="warning"
        text={`The ${name} ended before this text was finished. What you see here is not saved; finished sections are used again when the writing goes on.`}
        actions={
          <>
            <CopyTextButton text={readWhole(stream.read(opened.section))} />
            <Leave watching={watching} />
          </>
        }
      />
    ) : null
  const where = describePlace(findWriting(writing.run))
  const doing = writing.run?.state === 'running' ? `is writing${where}` : 'waits, and goes on by itself'
  if (isShown)
    return (
      <Notice
        tone="info"
        text={`The ${name} ${doing}. The text is saved when all of it is written.`}
        actions={<Leave watching={watching} />}
      />
    )
  return (
    <Notice
      tone="info"
      text={
        hasTyped
          ? `The ${name} ${doing}, beside you. What you type stays: where you have changed the text, the ${name}’s becomes a proposal.`
          : `The ${name} ${doing}. You can go on with this text: where you change it meanwhile, the ${name}’s becomes a proposal.`
      }
      actions={
        hasWords ? (
          <Button size="xs" variant="default" onClick={watching.watch}>
            Watch
          </Button>
        ) : null
      }
    />
  )
}

function Leave({ watching }: { watching: Watching }) {
  return (
    <Button size="xs" variant="default" onClick={watching.leave}>
      Show the editor
    </Button>
  )
}

/** Only drafts and final drafts are written section by section. */
function describePlace(now: WritingNow | null): string {
  if (now === null || now.progress === null || !['draft', 'editor'].includes(now.agent)) return ''
  const { done, total } = now.progress
  return `, section ${Math.min(done + 1, total)} of ${total}`
}

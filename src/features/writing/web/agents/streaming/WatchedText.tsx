import { Button } from '@mantine/core'
import { lazy, memo, Suspense, useRef, useSyncExternalStore } from 'react'
import type { TextSection } from '#features/articles/rules.ts'
import { IconArrowDown } from '#ui/icons.ts'
import { isBroken, type WrittenPart } from './assemble-text.ts'
import type { WritingStream } from './create-stream.ts'
import { showMarkers } from './show-markers.ts'
import { loadView } from './use-early-view.ts'
import { useFollowEnd } from './use-follow-end.ts'
import classes from './Streaming.module.css'

const MarkdownView = lazy(() => loadView().then((part) => ({ default: part.MarkdownView })))

interface WatchedTextProps {
  stream: WritingStream
  section: TextSection
  /** Whether more words are to come. */
  isGrowing: boolean
}

/** A text while an agent writes it. Only the part that grows is drawn again. */
export function WatchedText({ stream, section, isGrowing }: WatchedTextProps) {
  const written = useSyncExternalStore(stream.subscribe, () => stream.read(section))
  const end = useRef<HTMLDivElement>(null)
  const { isAtEnd, goToEnd } = useFollowEnd(end)
  const { parts, growing } = written ?? { parts: [], growing: -1 }
  return (
    <div className={classes.watched} data-growing={isGrowing || undefined} aria-busy={isGrowing}>
      {parts.map((part, place) => (
        <div key={part.part} data-grows={(isGrowing && part.part === growing) || undefined}>
          {section === 'draft' && part.part > (parts[place - 1]?.part ?? -1) + 1 && (
            <Missing what="Earlier sections have" isGrowing={isGrowing} isFilled />
          )}
          <PartOfText part={part} isGrowing={isGrowing} isFilled={section === 'draft'} />
        </div>
      ))}
      <div ref={end} className={classes.end} aria-hidden="true" />
      {isGrowing && !isAtEnd && (
        <div className={classes.follow}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowDown size={14} stroke={1.75} aria-hidden="true" />}
            onClick={goToEnd}
          >
            Follow the writing
          </Button>
        </div>
      )}
    </div>
  )
}

interface Growing {
  isGrowing: boolean
  /** Whether the server has finished sections before the text is saved: only those of a draft. */
  isFilled: boolean
}

const PartOfText = memo(function PartOfText({ part, ...growing }: Growing & { part: WrittenPart }) {
  return (
    <>
      {isBroken(part.stretches) && <Missing what="Some words have" {...growing} />}
      {part.stretches.map(({ at, text }) => (
        <Suspense key={at} fallback={<p>{text}</p>}>
          <MarkdownView text={showMarkers(text)} headingStart={2} allowLink={allowNone} />
        </Suspense>
      ))}
    </>
  )
})

/** A model may have taken addresses from a hostile page. They are checked when the text is saved, and not opened before. */
const allowNone = () => false

function Missing({ what, isGrowing, isFilled }: Growing & { what: string }) {
  const end = isFilled ? 'their section is finished' : 'the text is saved'
  return (
    <p className={classes.missing}>
      {what} not come to this window. {isGrowing && `They are filled in when ${end}.`}
    </p>
  )
}

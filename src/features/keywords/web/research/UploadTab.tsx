import { Button } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import parts from '#ui/dialogs/DialogParts.module.css'
import { DropArea } from '#ui/fields/DropArea.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { readPastedList } from '../../incoming/index.ts'
import { findPasteTrouble, MOST_KEYWORDS_AT_ONCE } from '../../rules.ts'
import { FileImport } from '../file/FileImport.tsx'
import { FoundKeywords } from './FoundKeywords.tsx'
import { IgnoredLines } from '#ui/table/IgnoredLines.tsx'
import { KeepIgnored, sumIgnored } from './KeepIgnored.tsx'
import { LinesForm } from './LinesForm.tsx'
import type { Research } from './use-research.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** Names that the file dialog offers first; the reader accepts a file by its content, not by its name. */
const ACCEPTED = '.csv,.tsv,.tab,.txt'

interface UploadTabProps {
  place: PlanPlace
  research: Research['upload']
  isOver: boolean
  onSaved: () => void
}

/** The tab for a pasted list or a file (D-02a). */
export function UploadTab({ place, research, isOver, onSaved }: UploadTabProps) {
  const { setText, setKept, request, file, setFile, setIsImporting } = research
  const { data, variables: asked } = request
  const ignored = useMemo(
    () => (data && asked ? readPastedList(asked.text, asked.take).ignored : []),
    [data, asked],
  )
  if (file !== null)
    return (
      <FileImport
        key={`${file.name} ${file.size} ${file.lastModified}`}
        place={place}
        file={file}
        onRemove={() => setFile(null)}
        onBusy={setIsImporting}
        onSaved={onSaved}
      />
    )
  if (data)
    return (
      <FoundKeywords
        place={place}
        kind="paste"
        found={data}
        ignored={ignored}
        onBack={request.reset}
        onSaved={() => {
          request.reset()
          setText('')
          setKept([])
          onSaved()
        }}
      />
    )
  return (
    <div className={parts.tab}>
      <PasteForm research={research} />
      <DropArea isOver={isOver}>
        <FileChoice
          label="Or upload a file"
          hint="From Ahrefs, Semrush, Keyword Planner, Search Console, or any CSV, TSV or TXT. You can also drop it here."
          choose="Choose a file"
          accept={ACCEPTED}
          onPick={setFile}
        />
      </DropArea>
    </div>
  )
}

const ALL_IGNORED = 'All of these lines are ignored; below is why.'

function PasteForm({ research }: { research: Research['upload'] }) {
  const { text, setText, kept, setKept, request } = research
  const [isAsked, setIsAsked] = useState(false)
  const deferred = useDeferredValue(text)
  const all = useMemo(() => readPastedList(deferred), [deferred])
  const { keywords, ignored } = useMemo(
    () => (kept.length === 0 ? all : readPastedList(deferred, kept)),
    [all, deferred, kept],
  )
  const trouble = findPasteTrouble(keywords.length)
  const isAllIgnored = keywords.length === 0 && ignored.length > 0
  const isTroubleShown = (isAsked || keywords.length > MOST_KEYWORDS_AT_ONCE) && text.trim() !== ''
  const process = () => request.mutate({ text, take: kept })
  return (
    <LinesForm
      label="Enter a list of keywords, one per line"
      hints={[
        "Enter one keyword per line. Don't use commas to seperate keywords",
        'Keywords with punctuation or special symbols will be ignored',
      ]}
      placeholder={'trail running shoes\nwaterproof hiking boots'}
      text={text}
      trouble={isTroubleShown ? (isAllIgnored ? `${trouble}. ${ALL_IGNORED}` : trouble) : null}
      note={text.trim() !== '' && formatNoun(keywords.length, 'keyword', 'keywords')}
      details={
        text.trim() !== '' && (
          <>
            {isTroubleShown && keywords.length === 1 && (
              <div>
                <Button size="xs" variant="default" onClick={process}>
                  Go on with one keyword
                </Button>
              </div>
            )}
            <KeepIgnored lines={sumIgnored(all.ignored)} kept={kept} onKeep={setKept} />
            <IgnoredLines lines={ignored} />
          </>
        )
      }
      error={request.error}
      submit="Process"
      busyText="Looking up their search volumes…"
      isBusy={request.isPending}
      isEmpty={text.trim() === ''}
      onText={(next) => {
        setIsAsked(false)
        setText(next)
      }}
      onSubmit={() => {
        setIsAsked(true)
        if (findPasteTrouble(readPastedList(text, kept).keywords.length) === null) process()
      }}
    />
  )
}

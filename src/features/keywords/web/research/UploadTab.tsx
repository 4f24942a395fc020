import { useDeferredValue, useMemo, useState } from 'react'
import parts from '#ui/dialogs/DialogParts.module.css'
import { DropArea } from '#ui/fields/DropArea.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { findPasteTrouble, MOST_KEYWORDS_AT_ONCE, readPastedKeywords } from '../../rules.ts'
import { FileImport } from '../file/FileImport.tsx'
import { FoundKeywords } from './FoundKeywords.tsx'
import { IgnoredLines } from './IgnoredLines.tsx'
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
  const { text, setText, request, file, setFile, setIsImporting } = research
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
  if (request.data)
    return (
      <FoundKeywords
        place={place}
        kind="paste"
        found={request.data}
        onBack={request.reset}
        onSaved={() => {
          request.reset()
          setText('')
          onSaved()
        }}
      />
    )
  return (
    <div className={parts.tab}>
      <PasteForm text={text} onText={setText} request={request} />
      <DropArea isOver={isOver}>
        <FileChoice
          label="Or upload a file"
          hint="Of Ahrefs, Semrush, Keyword Planner, Search Console, or any CSV, TSV or TXT. You can also drop it here."
          choose="Choose a file"
          accept={ACCEPTED}
          onPick={setFile}
        />
      </DropArea>
    </div>
  )
}

const ALL_IGNORED = 'All of these lines are ignored; below is why.'

interface PasteFormProps {
  text: string
  onText: (text: string) => void
  request: Research['upload']['request']
}

function PasteForm({ text, onText, request }: PasteFormProps) {
  const [isAsked, setIsAsked] = useState(false)
  const deferred = useDeferredValue(text)
  const { keywords, ignored } = useMemo(() => readPastedKeywords(deferred), [deferred])
  const trouble = findPasteTrouble(keywords.length)
  const isAllIgnored = keywords.length === 0 && ignored.length > 0
  const isTroubleShown = isAsked || keywords.length > MOST_KEYWORDS_AT_ONCE
  return (
    <LinesForm
      label="Enter a list of keywords, one per line"
      hints={[
        "Enter one keyword per line. Don't use commas to seperate keywords",
        'Keywords with punctuation or special symbols will be ignored',
      ]}
      placeholder={'trail running shoes\nwaterproof hiking boots'}
      text={text}
      trouble={
        isTroubleShown && text.trim() !== '' ? (isAllIgnored ? `${trouble}. ${ALL_IGNORED}` : trouble) : null
      }
      note={
        text.trim() !== '' && (
          <>
            {formatNoun(keywords.length, 'keyword', 'keywords')}
            <IgnoredLines ignored={ignored} />
          </>
        )
      }
      error={request.error}
      submit="Process"
      busyText="Asking how often they are searched for…"
      isBusy={request.isPending}
      isEmpty={text.trim() === ''}
      onText={(next) => {
        setIsAsked(false)
        onText(next)
      }}
      onSubmit={() => {
        setIsAsked(true)
        if (findPasteTrouble(readPastedKeywords(text).keywords.length) === null) request.mutate(text)
      }}
    />
  )
}

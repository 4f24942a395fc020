import { formatCount, formatNoun } from '#ui/numbers.ts'
import { MOST_RELATED_LINES, readRelatedLines } from '../../rules.ts'
import { FoundKeywords } from './FoundKeywords.tsx'
import { LinesForm } from './LinesForm.tsx'
import type { Research } from './use-research.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface RelatedTabProps {
  place: PlanPlace
  research: Research['related']
  onSaved: () => void
}

/** The tab for related keywords (D-02b). */
export function RelatedTab({ place, research, onSaved }: RelatedTabProps) {
  const { text, setText, request } = research
  if (request.data)
    return (
      <FoundKeywords
        place={place}
        kind="related"
        found={request.data}
        onBack={request.reset}
        onSaved={() => {
          request.reset()
          onSaved()
        }}
      />
    )
  const lines = readRelatedLines(text)
  const cut = countLines(text) - lines.length
  return (
    <LinesForm
      label="Search related keywords"
      hints={[`Enter up to ${MOST_RELATED_LINES} keywords, one per line`]}
      placeholder="trail running shoes"
      text={text}
      note={
        cut > 0 &&
        `The first ${formatCount(lines.length)} are searched for; ${formatNoun(cut, 'line', 'lines')} beyond are cut.`
      }
      error={request.error}
      submit="Find"
      busyText="Looking for related keywords…"
      isBusy={request.isPending}
      isEmpty={lines.length === 0}
      onText={setText}
      onSubmit={() => request.mutate(lines)}
    />
  )
}

function countLines(text: string): number {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length
}

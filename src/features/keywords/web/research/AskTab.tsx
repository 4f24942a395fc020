import { LONGEST_PROMPT } from '../../rules.ts'
import { FoundKeywords } from './FoundKeywords.tsx'
import { LinesForm } from './LinesForm.tsx'
import type { Research } from './use-research.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface AskTabProps {
  place: PlanPlace
  research: Research['ask']
  onSaved: () => void
}

/** The tab for keywords from a language model (D-02c). */
export function AskTab({ place, research, onSaved }: AskTabProps) {
  const { text, setText, request } = research
  if (request.data)
    return (
      <FoundKeywords
        place={place}
        kind="ai"
        found={request.data}
        onBack={request.reset}
        onSaved={() => {
          request.reset()
          onSaved()
        }}
      />
    )
  return (
    <LinesForm
      label="What should the keywords be about?"
      hints={['Describe the subject, and who searches for it']}
      placeholder="Questions that beginners ask about waterproof hiking boots"
      text={text}
      maxLength={LONGEST_PROMPT}
      error={request.error}
      submit="Ask AI"
      busyText="Thinking of keywords…"
      isBusy={request.isPending}
      isEmpty={text.trim() === ''}
      onText={setText}
      onSubmit={() => request.mutate(text)}
    />
  )
}

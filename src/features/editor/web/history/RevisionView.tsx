import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { MarkdownView } from '#ui/markdown/MarkdownView.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { textsApi } from '../api.ts'
import { Differences } from '../comparing/Differences.tsx'
import type { TextPlace } from '../drafts/draft-store.ts'
import type { ChosenVersion } from './chosen-version.ts'
import classes from './TextHistory.module.css'

interface RevisionViewProps {
  place: TextPlace
  chosen: ChosenVersion
  newest: number
  isBusy: boolean
  onRestore: () => void
}

const LOOKS = [
  { value: 'changes', label: 'Changes' },
  { value: 'text', label: 'Text' },
  { value: 'newest', label: 'To the newest' },
] as const
type Look = (typeof LOOKS)[number]['value']

/** One version: what it changed, its text, and what became of it since. */
export function RevisionView({ place, chosen, newest, isBusy, onRestore }: RevisionViewProps) {
  const [look, setLook] = useState<Look>('changes')
  const isNewest = chosen.version === newest
  return (
    <section className={classes.revision} aria-label={`Version ${formatCount(chosen.version)}`}>
      <div className={classes.tools}>
        <ChoiceBar
          label="Look at"
          value={look}
          options={isNewest ? LOOKS.slice(0, 2) : LOOKS}
          onChange={setLook}
        />
        {isNewest ? (
          <span className={classes.note}>The newest version</span>
        ) : (
          <Button loading={isBusy} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      <div className={classes.view}>
        <Shown place={place} chosen={chosen} newest={newest} look={look} />
      </div>
    </section>
  )
}

interface ShownProps extends Pick<RevisionViewProps, 'place' | 'chosen' | 'newest'> {
  look: Look
}

function Shown({ place, chosen, newest, look }: ShownProps) {
  const version = useVersion(place, chosen.version)
  const other = useVersion(place, look === 'text' ? 0 : look === 'changes' ? chosen.before : newest)
  const failed = [version, other].find(({ hasFailed }) => hasFailed)
  if (failed) return <ErrorPanel isBusy={failed.isBusy} onRetry={failed.retry} />
  if (version.text === undefined || other.text === undefined)
    return <SkeletonRows label="The version is loading" count={8} rowHeight={28} />
  if (look === 'text')
    return <MarkdownView text={version.text} label="Text of this version" headingStart={3} />
  return look === 'changes' ? (
    <Differences before={other.text} after={version.text} />
  ) : (
    <Differences before={version.text} after={other.text} />
  )
}

/** The text of a version. Version 0 is the empty text before the first save. */
function useVersion({ articleId, section }: TextPlace, version: number) {
  const { data, isError, isRefetching, refetch } = useQuery({
    // A version never changes.
    ...textsApi.getRevision.queryOptions({ input: { articleId, section, version }, staleTime: Infinity }),
    placeholderData: () => undefined,
    enabled: version > 0,
  })
  return {
    text: version === 0 ? '' : data?.text,
    hasFailed: isError,
    isBusy: isRefetching,
    retry: () => void refetch(),
  }
}

import { formatNoun } from '#ui/numbers.ts'
import { STAGES, type Progress, type Stage } from '../contract.ts'

const WORDS = {
  reading: 'Reading',
  comparing: 'Comparing',
  clustering: 'Clustering',
  finishing: 'Finishing',
} as const satisfies Record<Stage, string>

/** Each stage's part of the time, measured over large files. */
const PARTS = { reading: 0.7, comparing: 0.1, clustering: 0.15, finishing: 0.05 } as const satisfies Record<
  Stage,
  number
>

interface ProgressWords {
  stage: string
  /** "Reading: 120,000 keywords" */
  text: string
  /** Finished share of the whole run, 0..1; null while the end is not known. */
  share: number | null
}

export function describeProgress({ stage, done, keywords }: Progress): ProgressWords {
  const words = WORDS[stage]
  const text = keywords === 0 ? words : `${words}: ${formatNoun(keywords, 'keyword', 'keywords')}`
  if (done === null) return { stage: words, text, share: null }
  const earlier = STAGES.slice(0, STAGES.indexOf(stage)).reduce((sum, each) => sum + PARTS[each], 0)
  return { stage: words, text, share: earlier + PARTS[stage] * done }
}

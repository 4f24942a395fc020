import type { IdeaSource } from '../rules.ts'
import classes from './SourceChip.module.css'

const NAMES: Record<IdeaSource, { name: string; meaning: string }> = {
  plan: { name: 'From your plan', meaning: 'From clusters and keywords that the plan has' },
  related: { name: 'Related search', meaning: 'What people search for who search for this, too' },
  model: { name: 'AI', meaning: 'Suggested by a language model' },
  rules: { name: 'By rules', meaning: 'Made of the words of the plan, without a language model' },
}

/** Where an idea comes from; nothing when that is not known. */
export function SourceChip({ source }: { source: IdeaSource | null | undefined }) {
  if (!source) return null
  const { name, meaning } = NAMES[source]
  return (
    <span className={classes.chip} title={meaning}>
      {name}
    </span>
  )
}

import { formatNoun } from '#ui/numbers.ts'
import classes from './Comparing.module.css'
import { foldParts, type Fold } from './fold-parts.ts'

interface ShownPart {
  kind: 'same' | 'added' | 'removed'
  text: string
  /** Who made the change, where several did. */
  by?: 'mine' | 'theirs' | 'both'
}

/** A text with its changes marked, for reading. */
export function ShownParts({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <div className={classes.flow} dir="auto">
      {foldParts(parts).map((part, at) => {
        // The parts of a comparison never change their order.
        const key = `${part.kind} ${at}`
        return <PartView key={key} part={part} />
      })}
    </div>
  )
}

/** One part of a text, or what is said in the place of parts that are left out. */
export function PartView({ part }: { part: ShownPart | Fold }) {
  switch (part.kind) {
    case 'folded':
      return <span className={classes.folded}>{formatNoun(part.lines, 'line', 'lines')} without changes</span>
    case 'cut':
      return (
        <span className={classes.folded}>
          {formatNoun(part.characters, 'more character', 'more characters')}
        </span>
      )
    case 'same':
      return <span>{part.text}</span>
    case 'added':
      return (
        <ins className={classes.added} data-by={part.by}>
          {part.text}
        </ins>
      )
    case 'removed':
      return (
        <del className={classes.removed} data-by={part.by}>
          {part.text}
        </del>
      )
  }
}

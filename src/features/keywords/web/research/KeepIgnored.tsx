import { Button } from '@mantine/core'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { IgnoredLine, TakenKind } from '../../incoming/index.ts'
import classes from './Research.module.css'

interface KeepIgnoredProps {
  /** Number of lines of each kind, whether they are kept or not. */
  lines: readonly IgnoredSum[]
  kept: readonly TakenKind[]
  isDisabled?: boolean
  onKeep: (kept: TakenKind[]) => void
}

/** Ignored lines of one kind, which the user can keep all the same. */
export interface IgnoredSum {
  kind: TakenKind
  count: number
  /** Why they are ignored, each reason once. */
  reasons: readonly string[]
}

/** Offers to keep ignored lines that can be keywords after all, one button for each kind. */
export function KeepIgnored({ lines, kept, isDisabled = false, onKeep }: KeepIgnoredProps) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.keep}>
      {lines.map(({ kind, count, reasons }) => {
        const isKept = kept.includes(kind)
        const others = kept.filter((one) => one !== kind)
        return (
          <li key={kind}>
            <span>{describe(kind, { count, reasons, isKept })}</span>
            <Button
              size="xs"
              variant="default"
              disabled={isDisabled}
              onClick={() => onKeep(isKept ? others : [...others, kind])}
            >
              {isKept ? `Ignore ${count === 1 ? 'it' : 'them'}` : `Keep ${formatCount(count)} ${ENDS[kind]}`}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const ENDS = { punctuation: 'cleaned', review: 'all the same' } as const satisfies Record<TakenKind, string>

function describe(
  kind: TakenKind,
  { count, reasons, isKept }: { count: number; reasons: readonly string[]; isKept: boolean },
): string {
  const lines = formatNoun(count, 'line', 'lines')
  const is = count === 1 ? 'is' : 'are'
  if (kind === 'punctuation')
    return isKept
      ? `${lines} with punctuation ${is} kept, without ? ! and . at the end.`
      : `${lines} with punctuation or special symbols ${is} ignored.`
  const looks = `${lines} with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(reasons)}`
  return isKept ? `${looks} ${is} kept.` : `${looks} ${is} ignored: people hardly search for that.`
}

/** How many lines of each kind can be kept, and why they are ignored. */
export function sumIgnored(lines: readonly Pick<IgnoredLine, 'kind' | 'reason'>[]): IgnoredSum[] {
  const kinds = new Map<TakenKind, { count: number; reasons: Set<string> }>()
  for (const { kind, reason } of lines) {
    if (kind === null) continue
    const known = kinds.get(kind) ?? { count: 0, reasons: new Set() }
    known.count++
    known.reasons.add(reason)
    kinds.set(kind, known)
  }
  return Array.from(kinds, ([kind, { count, reasons }]) => ({ kind, count, reasons: [...reasons] }))
}

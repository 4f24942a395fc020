import type { ReactNode } from 'react'

export interface Command {
  id: string
  /** The heading that it stands under. */
  group: string
  label: string
  /** Beside the label: where it leads, or why it cannot be done now. */
  note?: string | undefined
  /** Further words that find it. */
  words?: string
  icon?: ReactNode
  isDisabled?: boolean
  onSelect: () => void
}

interface CommandGroup {
  title: string
  commands: readonly Command[]
}

interface FoundCommands {
  groups: readonly CommandGroup[]
  /** How many were found beyond those in the groups. */
  more: number
}

/** Commands in which every typed word begins some word, the best first in each group, the best group first. */
export function findCommands(
  commands: readonly Command[],
  { typed, most }: { typed: string; most: number },
): FoundCommands {
  const words = splitWords(typed)
  const found = commands
    .map((command) => ({ command, score: scoreCommand(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const shown = found.slice(0, most).map(({ command }) => command)
  const titles = [...new Set(shown.map(({ group }) => group))]
  const groups = titles.map((title) => ({
    title,
    commands: shown.filter(({ group }) => group === title),
  }))
  return { groups, more: found.length - shown.length }
}

/** 0: not found. 3: the label begins with what was typed. 2: all words are in the label. 1: in what stands beside it. */
function scoreCommand({ label, note, words: further }: Command, words: readonly string[]): number {
  const inLabel = splitWords(label)
  if (inLabel.join(' ').startsWith(words.join(' '))) return 3
  if (words.every((word) => inLabel.some((other) => other.startsWith(word)))) return 2
  const inAll = [...inLabel, ...splitWords(note ?? ''), ...splitWords(further ?? '')]
  return words.every((word) => inAll.some((other) => other.startsWith(word))) ? 1 : 0
}

function splitWords(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

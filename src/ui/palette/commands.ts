import type { ReactNode } from 'react'

export interface Command {
  id: string
  /** Heading under which the command is listed. */
  group: string
  label: string
  /** Shown beside the label: where the command leads, or why it is disabled. */
  note?: string | undefined
  /** Further words by which the command is found. */
  words?: string
  icon?: ReactNode
  isDisabled?: boolean
  onSelect: () => void
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

interface FoundCommands {
  groups: readonly CommandGroup[]
  /** Number of matches that are not in the groups. */
  more: number
}

/** Commands in which each typed word begins a word; the best match first, and the group with the best match first. */
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
  return { groups: groupCommands(shown), more: found.length - shown.length }
}

/** The commands under their groups, which are in the order of their first commands. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const titles = [...new Set(commands.map(({ group }) => group))]
  return titles.map((title) => ({ title, commands: commands.filter(({ group }) => group === title) }))
}

/** The commands whose labels contain all typed words: of those found for other words, these still fit. */
export function keepFitting(commands: readonly Command[], typed: string): readonly Command[] {
  const words = splitWords(typed)
  return commands.filter(({ label }) => {
    const text = splitWords(label).join(' ')
    return words.every((word) => text.includes(word))
  })
}

/** 3: the label begins with the typed text. 2: it has all words. 1: some are in its note or words. 0: no match. */
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

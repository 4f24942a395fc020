import type { Answer } from '../../merge-answer.ts'
import type { Around } from '../answers/removed-passage.ts'

/** What a user has decided about a change: for a passage that was taken out, what stands beside its place. */
export type Choice = 'accepted' | 'dismissed' | Around

/** A question with its answer. */
export interface Turn {
  /** The id that its pieces come under. */
  id: string
  question: string
  answer: Answer
  /** What the user has decided about proposed changes, by their names. */
  choices: Readonly<Record<string, Choice>>
}

/** The turns of a conversation; `keep` is given them whenever they are worth keeping. */
export function createTurnList(first: readonly Turn[], keep: (turns: readonly Turn[]) => void) {
  let turns = first
  const listeners = new Set<() => void>()

  function set(next: readonly Turn[], isKept = true): void {
    turns = next
    if (isKept) keep(turns)
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => turns,
    find: (id: string) => turns.find((turn) => turn.id === id),
    /** The turns whose answers go on. */
    listRunning: () => turns.filter(({ answer }) => answer.end === null),
    set,
    change(id: string, next: (turn: Turn) => Turn, isKept = true): void {
      set(
        turns.map((turn) => (turn.id === id ? next(turn) : turn)),
        isKept,
      )
    },
  }
}

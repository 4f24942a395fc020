import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changesApi, describeLeft, describeUndone } from '#features/articles/web/index.ts'
import {
  describeRestored,
  describeUndone as describeUndoneImport,
  keywordsApi,
} from '#features/keywords/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { HistoryEntry } from './api.ts'
import { keyOf } from './describe-entry.ts'
import { describeEffect, describeRemoval, needsQuestion } from './describe-undo.ts'

interface Wanted {
  entry: HistoryEntry
  /** Whether the entry is the last one that is in effect. */
  isLast: boolean
}

/** What the server says about an undo: a question to ask before it, an answer instead of it, or nothing. */
interface Checked {
  question?: string
  answer?: string
}

/** Undoes one entry at a time, after a question where it is not a small reversal of what was done last. */
export function useUndoEntry(contentplanId: number) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ entry: HistoryEntry; text: string } | null>(null)
  const undoing = useMutation({
    mutationFn: (entry: HistoryEntry) => undoEntry(contentplanId, entry),
    onSettled: () => {
      setAsked(null)
      return askAgain(queryClient)
    },
  })
  const checking = useMutation({
    mutationFn: (wanted: Wanted) => checkUndo(contentplanId, wanted),
    onSuccess: ({ question, answer }, { entry }) => {
      if (question !== undefined) setAsked({ entry, text: question })
      else if (answer === undefined) undoing.mutate(entry)
    },
  })
  const error = checking.error ?? undoing.error
  const busy = checking.isPending ? checking.variables.entry : undoing.isPending ? undoing.variables : null
  return {
    undo: (wanted: Wanted) => {
      undoing.reset()
      checking.mutate(wanted)
    },
    asked,
    confirm: () => asked && undoing.mutate(asked.entry),
    cancel: () => setAsked(null),
    isConfirming: undoing.isPending,
    busyKey: busy && keyOf(busy),
    answer: undoing.data ?? checking.data?.answer ?? null,
    problem: error && messageOf(error, 'This could not be undone. Please try again.'),
  }
}

async function checkUndo(contentplanId: number, { entry, isLast }: Wanted): Promise<Checked> {
  switch (entry.source) {
    case 'change': {
      const effect = await changesApi.previewUndo.call({ contentplanId, changeId: entry.id })
      if (!effect.hasEffect) return { answer: describeUndone([effect]) }
      if (!needsQuestion(effect, { isLast })) return {}
      return { question: [describeEffect(effect), ...describeLeft(effect)].join(' ') }
    }
    case 'import': {
      const effect = await keywordsApi.previewUndoImport.call({ contentplanId, importId: entry.importId })
      const text = describeRemoval(effect)
      if (effect.removed === 0) return { answer: `Nothing was left to undo. ${text}` }
      const isAsked = needsQuestion({ restored: effect.removed, kept: effect.kept.length }, { isLast })
      return isAsked ? { question: text } : {}
    }
    case 'import undone': {
      const removed = entry.removed ?? 0
      if (!needsQuestion({ restored: removed }, { isLast })) return {}
      return { question: `${formatNoun(removed, 'keyword comes', 'keywords come')} back.` }
    }
    case 'search data':
      return {}
  }
}

/** Returns what was done, as a sentence. */
async function undoEntry(contentplanId: number, entry: HistoryEntry): Promise<string> {
  switch (entry.source) {
    case 'change':
      return describeUndone([await changesApi.undo.call({ contentplanId, changeId: entry.id })])
    case 'import':
      return describeUndoneImport(
        await keywordsApi.undoImport.call({ contentplanId, importId: entry.importId }),
      )
    case 'import undone': {
      const { restored } = await keywordsApi.restoreImport.call({ contentplanId, importId: entry.importId })
      return describeRestored(restored)
    }
    case 'search data':
      return ''
  }
}

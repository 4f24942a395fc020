import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakenKind } from '../../incoming/index.ts'
import { keywordsApi } from '../api.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** The texts and results of the three tabs; the screen keeps them while the dialog is closed. */
export function useResearch({ contentplanId }: PlanPlace) {
  const [pasted, setPasted] = useDraft(`${contentplanId} pasted`)
  const [lines, setLines] = useDraft(`${contentplanId} related`)
  const [prompt, setPrompt] = useDraft(`${contentplanId} prompt`)
  const [kept, setKept] = useState<TakenKind[]>([])
  const [file, setFile] = useState<File | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const process = useMutation({
    mutationFn: ({ text, take }: { text: string; take: TakenKind[] }) =>
      keywordsApi.process.call({ contentplanId, keywordsInput: text.split(/\r\n|\r|\n/), take, save: false }),
  })
  const findRelated = useMutation({
    mutationFn: (keywords: string[]) => keywordsApi.findRelated.call({ contentplanId, keywords }),
  })
  const askModel = useMutation({
    mutationFn: (asked: string) => keywordsApi.askModel.call({ contentplanId, prompt: asked }),
  })
  return {
    upload: {
      text: pasted,
      setText: setPasted,
      /** Kinds of ignored lines that the user keeps. */
      kept,
      setKept,
      request: process,
      file,
      setFile,
      setIsImporting,
    },
    isImporting,
    related: { text: lines, setText: setLines, request: findRelated },
    ask: { text: prompt, setText: setPrompt, request: askModel },
  }
}

export type Research = ReturnType<typeof useResearch>

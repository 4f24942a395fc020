import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LONGEST_TEXT } from '#features/articles/rules.ts'
import { changesApi } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { ApiError, statusOf } from '#platform/web/api/api-error.ts'
import { useFlushOnLeave } from '#platform/web/autosave/use-flush-on-leave.ts'
import { findSession } from '#platform/web/session/session.ts'
import { formatCount } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { textsApi, type ArticleText } from '../api.ts'
import type { TextPlace } from '../drafts/draft-store.ts'
import { keepDraft } from '../drafts/keep-draft.ts'
import { createWriter, holdWriter } from '../drafts/writers.ts'
import { saveChange } from '../sections.ts'
import { createText, untilQuiet } from './create-text.ts'
import type { SaveInput, Version } from './send-text.ts'

/** A browser carries so many bytes for a page that has gone; longer texts are kept in the browser only. */
const MOST_LAST_BYTES = 60_000
/** A connection that hangs would be waited for without an end. */
const LONGEST_SAVE_MS = 120_000

export interface TextOfCluster extends TextPlace {
  contentplanId: number
}

interface OpenTextInput {
  place: TextOfCluster
  /** Said when all tries to save have failed. */
  notSaved: string
  /** The text as it was loaded. */
  first: ArticleText
}

/** Opens a text for typing: what is typed is saved by itself, and kept in the browser until it is. */
export function useOpenText({ place, notSaved, first }: OpenTextInput) {
  const queryClient = useQueryClient()
  const [{ writer, draft, text }] = useState(() => {
    const own = createWriter()
    const kept = keepDraft({ ...place, writer: own })
    const { articleId, section } = place
    const opened = createText(first, {
      save: async (input) => {
        const saved = await saveText(place, input)
        void askAgain(queryClient, { queryKey: textsApi.list.key({ input: { articleId } }) })
        return saved
      },
      load: () => textsApi.get.call({ articleId, section }),
      keep: kept.keep,
      drop: () => void kept.drop(),
      onFailed: (error) => {
        // The end of a session has a message of its own.
        if (statusOf(error) === 401) return
        showError(error, notSaved)
      },
    })
    return { writer: own, draft: kept, text: opened }
  })
  useFlushOnLeave(({ isLast }) => {
    text.flush({ isLast })
    void draft.flush()
  })
  useEffect(() => {
    const release = holdWriter(writer)
    return () => {
      void untilQuiet(text).then(release)
    }
  }, [writer, text])
  return { text, draft, writer, state: useSyncExternalStore(text.subscribe, text.read) }
}

async function saveText(
  { contentplanId, articleId, section }: TextOfCluster,
  { text, baseVersion, isLast }: SaveInput,
): Promise<Version> {
  if (text.length > LONGEST_TEXT) throw new ApiError(413, { message: explainTooLong(text.length) })
  const input = { contentplanId, articleIds: [articleId], baseVersion, ...saveChange(section, text) }
  const isShort = isLast && new TextEncoder().encode(JSON.stringify(text)).length < MOST_LAST_BYTES
  const { version } = await changesApi.changeArticles.call(input, {
    context: { outlivesPage: isShort },
    signal: AbortSignal.timeout(LONGEST_SAVE_MS),
  })
  if (version === undefined) throw new Error('The server has not said which version it saved.')
  return { version, text, saved_by: findSession()?.name ?? null, saved_at: new Date().toISOString() }
}

/** The server would say no, after some megabytes were sent to it. */
function explainTooLong(length: number): string {
  return `A text has at most ${formatCount(LONGEST_TEXT)} characters, and this one has ${formatCount(length)}. Shorten it to save it.`
}

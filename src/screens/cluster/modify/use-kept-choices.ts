import { useDialogDraft } from '#platform/web/use-draft.ts'
import type { ChosenKeyword } from './keyword-entries.ts'

/** What a user has searched and selected in the open dialog. It outlives a reload of the page. */
export function useKeptChoices(articleId: number) {
  const [searched, setSearched] = useDialogDraft(`${articleId} searched`)
  const [added, setAdded] = useDialogDraft(`${articleId} to add`)
  const [removed, setRemoved] = useDialogDraft(`${articleId} to remove`)
  return {
    searched,
    setSearched,
    added: readKeywords(added),
    setAdded: (chosen: readonly ChosenKeyword[]) => setAdded(writeKeywords(chosen)),
    removed: readIds(removed),
    setRemoved: (ids: ReadonlySet<number>) => setRemoved([...ids].join(',')),
  }
}

export type KeptChoices = ReturnType<typeof useKeptChoices>

/** One keyword a line, behind its id. */
function writeKeywords(chosen: readonly ChosenKeyword[]): string {
  return chosen.map(({ id, keyword }) => `${id ?? ''}\t${keyword}`).join('\n')
}

function readKeywords(text: string): ChosenKeyword[] {
  return text.split('\n').flatMap((line) => {
    const [id, keyword] = line.split('\t')
    return keyword === undefined ? [] : { id: id === '' ? null : Number(id), keyword }
  })
}

function readIds(text: string): ReadonlySet<number> {
  return new Set(text === '' ? [] : text.split(',').map(Number))
}

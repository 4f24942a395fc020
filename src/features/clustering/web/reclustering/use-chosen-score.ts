import { useDialogDraft } from '#platform/web/use-draft.ts'

/** The minimum overlap that a user has chosen in an open dialog, null without one. It outlives a reload of the page. */
export function useChosenScore(contentplanId: number) {
  const [kept, keep] = useDialogDraft(`${contentplanId} minimum overlap`)
  return { chosen: kept === '' ? null : Number(kept), choose: (score: number) => keep(String(score)) }
}

import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { isOfOtherSite } from '../../rules.ts'

/** Asks before a plan reads the property of another website than its own; `onSure` is called when nothing speaks against it. */
export function useOtherSite(
  domain: string | null,
  onSure: () => void,
): { check: (property: string) => void; question: ReactNode } {
  const [asked, setAsked] = useState<string | null>(null)
  return {
    check: (property) => (isOfOtherSite(property, domain) ? setAsked(property) : onSure()),
    question: asked !== null && (
      <ConfirmDialog
        title={`${asked.replace(/^sc-domain:/, '')} is not ${domain}`}
        text={`This plan is for ${domain}, and the property belongs to another website. Its queries and pages would become keywords and pages of this plan, and its numbers would stand beside them.`}
        confirm="Connect anyway"
        onConfirm={() => {
          setAsked(null)
          onSure()
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}

import { useState } from 'react'
import type { z } from 'zod'
import type { integration } from '#features/connections/contract.ts'
import type { SearchProperty } from '#features/connections/web/index.ts'
import type { PropertyChoice } from './use-save-property.ts'

export type SavedProperty = Pick<
  z.infer<typeof integration>,
  'gsc_property' | 'gsc_country' | 'gsc_url_include' | 'gsc_url_exclude'
>

interface Settings {
  chosen: SearchProperty | null
  /** Code of the country; empty for all countries. */
  country: string
  urlInclude: string
  urlExclude: string
}

/** The settings in the form, which begins with the saved ones. */
export function usePropertySettings({
  properties,
  saved,
}: {
  properties: readonly SearchProperty[]
  saved: SavedProperty | null
}) {
  const [changed, setChanged] = useState<Partial<Settings>>({})
  const property = saved?.gsc_property ?? null
  const known = properties.find(({ domain }) => domain === property) ?? null
  const before = {
    chosen: known,
    country: saved?.gsc_country ?? '',
    urlInclude: saved?.gsc_url_include ?? '',
    urlExclude: saved?.gsc_url_exclude ?? '',
  }
  const now: Settings = { ...before, ...changed }
  const problems = {
    urlInclude: explainPattern(now.urlInclude),
    urlExclude: explainPattern(now.urlExclude),
  }
  const isSound = problems.urlInclude === null && problems.urlExclude === null
  return {
    ...now,
    problems,
    change: (some: Partial<Settings>) => setChanged((all) => ({ ...all, ...some })),
    /** Whether the Google account does not see the saved property, and no other one is chosen. */
    isLost: property !== null && known === null && now.chosen === null,
    areUrlsChanged: now.urlInclude !== before.urlInclude || now.urlExclude !== before.urlExclude,
    /** The settings to save; null when something is missing or wrong. */
    choice: isSound ? choose(now) : null,
  }
}

function choose({ chosen, ...filters }: Settings): PropertyChoice | null {
  if (chosen === null) return null
  return { property: chosen.domain, accessUser: chosen.userId, ...filters }
}

/**
 * Why a text is no regular expression; null when it is one. The server checks it again, because Google's expressions
 * differ.
 */
function explainPattern(text: string): string | null {
  try {
    // Made of what was typed: it is read here, and never matched with anything.
    // oxlint-disable-next-line no-new -- it throws where the text is none
    new RegExp(text)
    return null
  } catch {
    return 'This is not a regular expression: check its brackets and its signs * + ? |.'
  }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { findOtherLanguage } from '../../incoming/index.ts'
import classes from './Research.module.css'

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' })
const NONE: readonly [] = []

/** Says when keywords are clearly not in the language of the plan. They can be added all the same. */
export function LanguageNote({ place, keywords }: { place: PlanPlace; keywords: readonly string[] }) {
  const { workspaceId, contentplanId } = place
  const plans = useQuery(contentplansApi.list.queryOptions({ input: { workspaceId } }))
  const plan = (plans.data ?? NONE).find(({ id }) => id === contentplanId)
  const language = plan?.language ?? null
  const other = useMemo(
    () => (language === null ? null : findOtherLanguage(keywords, language)),
    [keywords, language],
  )
  if (other === null || language === null) return null
  return (
    <p className={classes.notice}>
      These keywords look {LANGUAGES.of(other)}. This plan is for {LANGUAGES.of(language)}, so search volumes
      and search results are looked up for {LANGUAGES.of(language)}.
    </p>
  )
}

import { brief, type Brief } from '../../contract.ts'
import { extractBrief, type BriefInput } from '../../extracting/index.ts'
import { planBrief, type PlanMaterial } from '../agents/index.ts'
import type { Composer } from './composer.ts'

interface BriefMaterial extends Omit<PlanMaterial, 'extracted' | 'kind'> {
  kind: BriefInput['kind']
}

/** Plans an article: the SEO specialist begins with what the ranking pages have in common. */
export async function composeBrief(composer: Composer, material: BriefMaterial): Promise<Brief> {
  const extracted = makeExtractedBrief(composer, material)
  return composer.recall({ name: 'brief', input: { extracted, ...material }, shape: brief }, () =>
    planBrief(composer.ask('brief', 'brief'), { ...material, kind: nameKind(material.kind), extracted }),
  )
}

/** The brief that is made without a model. */
export function makeExtractedBrief({ language }: { language: string }, material: BriefMaterial): Brief {
  const { pages, keywords, mainKeyword, title, ownPages, kind } = material
  return extractBrief({
    pages,
    keywords,
    mainKeyword,
    language,
    title,
    ownPages,
    kind,
  })
}

function nameKind({ type, intent, funnel }: BriefInput['kind']): PlanMaterial['kind'] {
  return { type: type ?? '', intent: intent ?? '', funnel: funnel ?? '' }
}

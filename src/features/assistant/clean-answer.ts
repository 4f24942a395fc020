import { cleanLinks, TooComplex } from '#features/writing/evidence/index.ts'

interface Linkable {
  /** The pages that were looked up for the answer. */
  urls: readonly string[]
  /** Of the plan's own site. */
  domain: string | null
}

/** An answer without links to where nothing was looked up: a page that was read may have asked for them. */
export function cleanAnswer(text: string, { urls, domain }: Linkable): string {
  try {
    return cleanLinks(text, { cards: urls.map((url) => ({ url })), ownDomain: domain }).markdown
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return text.replaceAll(/[<>[\]]/g, '')
  }
}

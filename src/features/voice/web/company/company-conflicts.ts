/** What a plan says about its company and its texts. */
export interface CompanyDraft {
  about: string
  style_guide: string
  image_style_guide: string
}

export const COMPANY_FIELDS = ['about', 'style_guide', 'image_style_guide'] as const

interface Stand {
  /** What differs from what is saved. */
  changed: Partial<CompanyDraft>
  /** What was saved when each text was changed first. */
  bases: Partial<CompanyDraft>
  saved: CompanyDraft
}

/** By field, the text that another user or window has saved since it was changed here. */
export function findConflicts({ changed, bases, saved }: Stand): Partial<CompanyDraft> {
  const theirs: Partial<CompanyDraft> = {}
  for (const name of COMPANY_FIELDS) {
    const [mine, base] = [changed[name], bases[name]]
    if (mine === undefined || base === undefined) continue
    if (saved[name] !== base && saved[name] !== mine) theirs[name] = saved[name]
  }
  return theirs
}

/** What each text is made from, after a part was typed: what is saved now, for texts that were not changed before. */
export function withBases(
  { changed, bases, saved }: Stand,
  part: Partial<CompanyDraft>,
): Partial<CompanyDraft> {
  const next = { ...bases }
  for (const name of COMPANY_FIELDS)
    if (part[name] !== undefined && changed[name] === undefined) next[name] = saved[name]
  return next
}

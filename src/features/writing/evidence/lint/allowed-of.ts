import type { Brief } from '../../contract.ts'

/** The texts of a brief whose numbers an article may use without a source: the title has them, so readers expect them. */
export function allowedOf({ title, description, outline, terms, faqs }: Brief): string {
  return [
    title,
    description,
    ...outline.flatMap((planned) => [planned.heading, ...planned.terms, ...planned.questions]),
    ...terms,
    ...faqs,
  ].join('\n')
}

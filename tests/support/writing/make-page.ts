import type { SourcePage } from '#features/writing/contract.ts'

/** A page of what is said below each heading. */
export function makePage(
  host: string,
  parts: readonly [heading: string, ...paragraphs: string[]][],
  more: Partial<SourcePage> = {},
): SourcePage {
  const title = more.title ?? 'A page'
  const text = [title, ...parts.flat()].join('\n')
  return {
    url: `https://${host}.example/page`,
    position: 1,
    title,
    language: 'en',
    date: null,
    headings: [{ level: 1, text: title }, ...parts.map(([heading]) => ({ level: 2, text: heading }))],
    text,
    wordCount: text.split(/\s+/).length,
    ...more,
  }
}

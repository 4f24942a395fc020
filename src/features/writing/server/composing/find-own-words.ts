import { splitSentences } from '../../text/index.ts'

/** The sentences of a text that a person has written or changed in what an agent had written. */
export function findOwnWords(
  markdown: string,
  { agentText, language }: { agentText: string | null; language: string },
): string {
  if (agentText === null) return markdown
  const written = new Set(splitSentences(agentText, language).map(({ text }) => text))
  return splitSentences(markdown, language)
    .flatMap(({ text }) => (written.has(text) ? [] : [text]))
    .join('\n')
}

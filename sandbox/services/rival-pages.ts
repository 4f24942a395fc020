import { escapeHtml } from './service.ts'

const PARTS = [
  ['The short answer', 'Most people need less than they think'],
  ['What to look at first', 'Look at how often and where you will need it'],
  ['Mistakes that cost money', 'The most expensive mistake is to buy twice'],
  ['Questions that we hear', 'The question that we hear most is how long it lasts'],
]

/** A page of another site that is in a SERP of the world; its text is about the words in its URL. */
export function writeRivalPage({ hostname, pathname }: URL): string {
  const words = decodePath(pathname)
    .replace(/-[a-z0-9]{4,8}$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const subject = escapeHtml(words || hostname)
  const sections = PARTS.map(
    ([heading, text]) => `<h2>${heading}</h2><p>${text} when it comes to ${subject}.</p>`,
  )
  return `<!doctype html><html lang="en"><head><title>${subject} | ${hostname}</title></head><body>
<h1>${subject}</h1>
${sections.join('\n')}
</body></html>
`
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What the HTTP statuses of pages mean (N-38). */
const STATUS_WORDS: Record<number, string> = {
  200: 'found',
  301: 'moved for good',
  302: 'moved for now',
  308: 'moved for good',
  403: 'not allowed to be read',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  500: 'failed',
  503: 'not available',
}

/** "404, not found". */
export function describeStatus(status: number): string {
  const words = STATUS_WORDS[status]
  return words === undefined ? String(status) : `${status}, ${words}`
}

/** "German (de)"; the text itself where it names no language that is known. */
export function describeLanguage(language: string | null): string {
  if (language === null || language.trim() === '') return '–'
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)
    return name === undefined ? language : `${name} (${language})`
  } catch {
    return language
  }
}

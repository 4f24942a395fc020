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

export interface JournalEntry {
  /** Time of the sandbox's clock, ISO 8601. */
  at: string
  service: string
  method: string
  path: string
  status: number
  /** At most 2,000 characters, with secrets redacted. */
  body: string
}

const MOST_ENTRIES = 1000
const MOST_CHARACTERS = 2000
const SECRETS =
  /((?:client_secret|assertion|refresh_token|access_token|password|code|code_verifier|token)(?:=|"\s*:\s*"))[^&"]*/g

/** The last calls that arrived, so that a test can check what the product has sent. */
export function createJournal() {
  let entries: JournalEntry[] = []
  return {
    write(entry: JournalEntry): void {
      const body = entry.body.slice(0, MOST_CHARACTERS).replaceAll(SECRETS, '$1[redacted]')
      const path = entry.path.slice(0, MOST_CHARACTERS).replaceAll(SECRETS, '$1[redacted]')
      entries.push({ ...entry, path, body })
      if (entries.length > MOST_ENTRIES * 2) entries = entries.slice(-MOST_ENTRIES)
    },
    list: (service?: string): JournalEntry[] =>
      entries.slice(-MOST_ENTRIES).filter((entry) => service === undefined || entry.service === service),
    clear(): void {
      entries = []
    },
  }
}
export type Journal = ReturnType<typeof createJournal>

/** What is sealed can be read only where the same words are said: a value moved to another row stays shut. */
export interface Seals {
  seal(text: string, boundTo: string): Promise<string>
  open(sealed: string, boundTo: string): Promise<string>
}

export const GOOGLE_SERVICES = ['search-console', 'analytics'] as const
export type GoogleService = (typeof GOOGLE_SERVICES)[number]

/** The page on which somebody lets us read a service of Google's. */
export interface GoogleConsent {
  begin(service: GoogleService): Promise<{ url: URL; secrets: ConsentSecrets }>
  /** What was granted. Throws where the answer is not right. */
  finish(query: URLSearchParams, secrets: ConsentSecrets): Promise<Grant>
}

export interface ConsentSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Grant {
  /** null: Google gave none, because this account has given its consent before. */
  refreshToken: string | null
  /** The address of the Google account. */
  account: string
  /** Whether the service was left ticked. */
  isGranted: boolean
}

/** Search Console, as one Google account sees it. */
export interface SearchConsoleReader {
  listProperties(refreshToken: string): Promise<string[]>
}

export interface ConnectionServices {
  seals: Seals
  /** null: this installation has no Google client. */
  google: GoogleConsent | null
  searchConsole: SearchConsoleReader | null
}

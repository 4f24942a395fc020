/** A page that may say what a company is and does. */
export interface AboutPage {
  url: string
  title: string
  kind: 'home' | 'about' | 'offer' | 'other'
  /** What search results show of it; '' without one. */
  description: string
  text: string
}

/** A sentence about the company, and the pages that say so. */
export interface AboutSentence {
  text: string
  pages: { url: string; title: string }[]
}

import type { TextSection } from '#features/articles/rules.ts'

export interface Section {
  section: TextSection
  /** Its word in the address. */
  word: string
  name: string
  /** What the text is for, shown while it is empty. */
  purpose: string
}

/** The four texts of a cluster, in the order in which they are written (F-132). */
export const SECTIONS: readonly Section[] = [
  {
    section: 'description',
    word: 'brief',
    name: 'Brief',
    purpose: 'The brief says what the article is about, who it is for, and what it has to contain.',
  },
  {
    section: 'research',
    word: 'research',
    name: 'Research',
    purpose: 'The research collects facts, figures, quotes and sources that the article is built on.',
  },
  {
    section: 'draft',
    word: 'draft',
    name: 'Draft',
    purpose: 'The draft is the first full text. It may have gaps: every version of it is kept.',
  },
  {
    section: 'final',
    word: 'final',
    name: 'Final Draft',
    purpose: 'The final draft is the edited text, as it will be published.',
  },
]

/** The change of a cluster that saves this text. */
export function saveChange(section: TextSection, text: string) {
  switch (section) {
    case 'description':
      return { action: 'updateDescription', description: text } as const
    case 'research':
      return { action: 'updateResearch', research: text } as const
    case 'draft':
      return { action: 'updateDraft', draft: text } as const
    case 'final':
      return { action: 'updateFinalDraft', final: text } as const
  }
}

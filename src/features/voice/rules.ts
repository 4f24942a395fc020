/** The names of runs on screen. */
export const MAKING_GUIDE = 'Generating style guide'
export const TRYING_GUIDE = 'Trying the style guide'

/** The parts of a style guide. */
export const GUIDE_GROUPS = ['Sentences', 'Readers and writers', 'Words', 'Form'] as const

/** Pages that a style guide is measured on, at most. */
export const MOST_PAGES = 20
/** Characters of a paragraph that a style guide is tried on. */
export const LONGEST_PARAGRAPH = 5_000
/** Earlier texts that are kept. */
export const EARLIER_KEPT = 10

/** V-77: AI settings need a style guide. */
export const NO_GUIDE = 'Please enter a style guide first'
/** E-95, and T-50. */
export const GUIDE_NOT_SAVED = 'Failed to save style guide'
export const NOT_GENERATED = 'Failed to generate content'
export const NO_RESPONSE = 'Something went wrong while generating content. Please try again.'
export const GUIDE_SAVED = 'Style guide saved successfully'

/** Why nothing was made, when a website has no page that can be read. */
export const NO_PAGES =
  'No page of this website with enough text could be read. You can write the style guide by hand.'

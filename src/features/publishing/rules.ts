/** The systems that articles can be published to (V-53). */
export const PUBLISH_PLATFORMS = ['wordpress', 'autoblog', 'webflow', 'shopify', 'custom-cms'] as const
export type PublishPlatform = (typeof PUBLISH_PLATFORMS)[number]

/**
 * Where articles go: these systems, and Notion, which is no website: its pages are documents that visitors never see
 * (G-18).
 */
export const PUBLISH_TARGETS = [...PUBLISH_PLATFORMS, 'notion'] as const
export type PublishTarget = (typeof PUBLISH_TARGETS)[number]

export const PLATFORM_NAMES = {
  wordpress: 'WordPress',
  autoblog: 'Autoblog',
  webflow: 'Webflow',
  shopify: 'Shopify',
  'custom-cms': 'Custom CMS',
  notion: 'Notion',
} as const satisfies Record<PublishTarget, string>

export function findPlatform(name: string): PublishPlatform | null {
  return PUBLISH_PLATFORMS.find((one) => one === name) ?? null
}

export function findTarget(name: string): PublishTarget | null {
  return PUBLISH_TARGETS.find((one) => one === name) ?? null
}

/** What is said about any other system (V-53). */
export function explainPlatform(name: string): string {
  return `Unsupported publish platform: ${name}`
}

/** No publishing system is chosen in the settings of the plan (V-60), and none is set up at all (V-51). */
export const NO_CMS = 'CMS integration is not configured. Please set up a CMS integration first.'
export const NO_CMS_FOR_MANY =
  'Please set up a CMS integration in Contentplan Settings before uploading articles'
/** G-18: a plan whose main CMS is Notion uploads nothing to a website. */
export const NOTION_UPLOADS_NOTHING =
  'The main CMS of this plan is Notion, which is no website: your visitors do not see what is sent there. To upload articles to your website, choose another main CMS in the settings of this plan.'
/** What is said before an article can be sent to Notion. */
export const NO_NOTION_PAGE =
  'No page of Notion is chosen yet. Please choose the one that articles go under in the settings of the plan, under Integrations.'

/** A CMS of the user's own has no drafts that we know of: what is there is live. */
export function hasDrafts(platform: PublishTarget): boolean {
  return platform !== 'custom-cms'
}

/** The code of a refusal by a system that does not let us in any more: whatever is sent there next is refused, too. */
export const ACCESS_LOST = 'access_lost'

/** Whether readers are to see the article (`live`), or only those who edit the website (`draft`). */
export const PUBLISH_STATES = ['draft', 'live'] as const
export type PublishState = (typeof PUBLISH_STATES)[number]

/** The status that an article gets by being published: uploaded (G-11), or published. */
export const STATUS_OF_STATE = { draft: 'shared', live: 'published' } as const

export const LONGEST_SLUG = 200

/** Whether a text can be the end of an address: lower case letters and digits of any script, joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && text === text.toLowerCase() && SLUG.test(text)
}

const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u

/** `staging` has drafts and live articles under an address that cannot be guessed, `main` the live ones. */
export const BRANCHES = ['main', 'staging'] as const
export type Branch = (typeof BRANCHES)[number]

/** What the tracker calls the run that builds a blog. */
export const BUILDING_BLOG = 'Building blog'

export const NO_BLOG =
  'This content plan has no autoblog. Set it up in the settings of the plan, on the tab Autoblog.'

/** Links in the head of a blog, at most (N-14). */
const NAVLINKS = [1, 2, 3, 4] as const

/** The first settings of a blog: everything is empty. */
export const EMPTY_SETTINGS = {
  amplify_id: '',
  domain: '',
  base: '',
  navlink_1_label: '',
  navlink_1_url: '',
  navlink_2_label: '',
  navlink_2_url: '',
  navlink_3_label: '',
  navlink_3_url: '',
  navlink_4_label: '',
  navlink_4_url: '',
  linkedin_url: '',
  twitter_url: '',
  facebook_url: '',
  instagram_url: '',
  ga_code: '',
}

type Settings = Record<keyof typeof EMPTY_SETTINGS, string>

/** The links in the head of a blog that have a label and an address. */
export function listNavlinks(settings: Settings): { label: string; url: string }[] {
  return NAVLINKS.map((number) => ({
    label: settings[`navlink_${number}_label`],
    url: settings[`navlink_${number}_url`],
  })).filter(({ label, url }) => label !== '' && url !== '')
}

/** A blog as its addresses need it. */
interface BlogPlace {
  contentplanId: number
  stagingKey: string
  settings: Pick<Settings, 'domain' | 'base'>
}

/**
 * The address of a branch without a slash at the end: the blog's own domain for `main`, if it has one, and otherwise a
 * path below `blogUrl`, where this installation serves blogs.
 */
export function branchAddress(
  { contentplanId, stagingKey, settings: { domain, base } }: BlogPlace,
  { branch, blogUrl }: { branch: Branch; blogUrl: string },
): string {
  if (branch === 'staging') return `${blogUrl}/${contentplanId}/${STAGING_PREFIX}${stagingKey}`
  return domain === '' ? `${blogUrl}/${contentplanId}` : `https://${domain}${base}`
}

/** What the path of a staging blog begins with, before its key. */
export const STAGING_PREFIX = 'staging-'

/** The folder of images, at the root of a blog. */
export const IMAGES = 'images'

/**
 * An image as the body of an article must name it: `name` is what addImage returned, such as `images/a.jpg`, and an
 * article is shown one folder below the root of the blog. Other addresses stay.
 */
export function imageInArticle(name: string): string {
  return name.startsWith(`${IMAGES}/`) ? `../${name}` : name
}

/** The extensions of the images that a blog shows, by their types. */
export const IMAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
])

/** An article as a publishing system gets it. Its links and images lead to where readers find them. */
export interface OutgoingArticle {
  /** Names the article at its target, the same in every attempt: `keyloom-<number of the article>-<random>`. */
  marker: string
  title: string
  slug: string
  /** The body without its title, as HTML that is safe in any page. */
  html: string
  /** One or two sentences without markup. */
  summary: string
  /** The title and the description for search engines. */
  metaTitle: string
  metaDescription: string
  /** ISO 639-1, with a region where it has one. */
  /** Where it is, too, and search engines are to find it; null: in this system. */
  canonical: string | null
  language: string
  author: string
  /** When it was first live; now for an article that has not been. */
  publishedAt: Date
  updatedAt: Date
  /** The names of its hubs. */
  categories: string[]
  /** The image for lists and previews. */
  image: { url: string; alt: string } | null
  /** Objects of schema.org. */
  jsonLd: Record<string, unknown>[]
  /** The numbers of articles of the same plan that it links to. */
  linksTo: number[]
  words: number
  /** `draft`: only editors see it. */
  state: 'live' | 'draft'
}

/** A post as its publishing system knows it. */
export interface RemotePost {
  /** The system's own id. */
  id: string
  /** Where readers find it; null when the system does not say. */
  url: string | null
  slug: string
  /** `pending`: the system has accepted it and shows it later. */
  state: 'live' | 'draft' | 'pending'
}

/** What is known of an article's post. */
export interface KnownPost {
  marker: string
  /** null before the system has given one. */
  remoteId: string | null
  slug: string
  title: string
  /** When it was first asked to create the post; null when it never was. */
  askedAt: Date | null
}

/** An image whose bytes were checked. */
export interface OutgoingImage {
  /** The same in every attempt. */
  marker: string
  fileName: string
  /** Such as image/jpeg. */
  type: string
  bytes: Uint8Array
  alt: string
}

interface Waiting {
  signal: AbortSignal
}

/**
 * A system that shows articles to readers, or keeps them as documents that are drafts for ever. Calls fail with AdapterError: `conflict` when the slug belongs to another
 * post, `not_found` when the post was deleted there. After a call whose outcome is unknown, `find` tells it.
 */
export interface Publisher {
  /** As users know it: WordPress. */
  label: string
  /** Whether it is made up. */
  isSandbox: boolean
  /** Finds the post of an article by its id there or by what marks it; null when there is none. Never a foreign post. */
  find(known: KnownPost, options: Waiting): Promise<RemotePost | null>
  /** Creates the post. Two calls with one marker may make two posts, unless the system prevents it. */
  create(article: OutgoingArticle, options: Waiting): Promise<RemotePost>
  /** Changes the post in place. */
  update(remoteId: string, article: OutgoingArticle, options: Waiting): Promise<RemotePost>
  /**
   * Takes the post away from readers; does nothing when it is not there. The marker finds it where the id was given by
   * another kind of access to the same system.
   */
  unpublish(remoteId: string, options: Waiting & Partial<Pick<KnownPost, 'marker'>>): Promise<void>
  /** Copies an image there and returns its address; null when images stay where they are. */
  addImage: ((image: OutgoingImage, options: Waiting) => Promise<{ url: string }>) | null
  /**
   * Asks search engines to read a live page; false when they cannot reach it. Absent where the system asks them itself, or
   * has no way to.
   */
  requestIndexing?(url: string, options: Waiting): Promise<boolean>
}

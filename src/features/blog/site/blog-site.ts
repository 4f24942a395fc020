/** What a site owner sets for the blog of a plan. */
interface BlogSettings {
  domain: string
  base: string
  navlinks: { label: string; url: string }[]
  linkedin_url: string
  twitter_url: string
  facebook_url: string
  instagram_url: string
  /** A measurement id of Google Analytics, such as G-ABC123; any other text is ignored. */
  ga_code: string
}

export interface BlogHub {
  id: number
  name: string
  slug: string
  description: string
}

/** An article without its body. */
export interface BlogArticle {
  id: number
  slug: string
  title: string
  summary: string
  metaTitle: string
  metaDescription: string
  /** Where search engines are to find it, when it is somewhere else, too; null: here. */
  canonical: string | null
  hubId: number | null
  author: string
  /** The address is relative to the blog's root, such as images/ab12.jpg, or absolute with https. */
  image: { url: string; alt: string } | null
  words: number
  /** ISO 8601, like `updatedAt`. */
  publishedAt: string
  updatedAt: string
  /** A finished script element, safe to be written as it is. */
  jsonLd: string
  /** Ids of the articles of this blog that its body links to. */
  linksTo: number[]
  /** Changes whenever the body changes. */
  version: string
}

export interface BlogSite {
  name: string
  description: string
  language: string
  /** Where readers find it: origin and base without a slash at the end, such as https://shop.example/blog. */
  address: string
  settings: BlogSettings
  isStaging: boolean
  /** The key of the blog at search engines, which they read in a file of its name; null: search engines are not told. */
  indexKey: string | null
  articles: BlogArticle[]
  hubs: BlogHub[]
}

/** A file of a blog, which is written only when it has to be. */
export interface PlannedPage {
  /** Its place below the blog's root, such as my-slug/index.html; letters of any script as they are. */
  path: string
  /** Its content type with the charset. */
  type: string
  /** Stays equal as long as the page would come out the same. */
  fingerprint: string
  /** The article whose body it needs; null for all other pages. */
  articleId: number | null
  /** Writes the page; `body` is the article's sanitised HTML, and empty for all other pages. */
  write(body: string): string
}

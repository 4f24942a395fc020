import { findMeasurementId, writeAnalyticsScript } from './analytics.ts'
import { arrangeBlog, type Blog } from './arrange-blog.ts'
import type { BlogSite, PlannedPage } from './blog-site.ts'
import { relateArticles } from './choose-related.ts'
import { fingerprintOf } from './fingerprint.ts'
import { writeIcon } from './icon.ts'
import { SAMPLES, SAMPLE_BODY } from './samples.ts'
import { splitPages } from './split-pages.ts'
import { writeArticle } from './write-article.ts'
import { MOST_IN_FEED, writeFeed, writeRobots, writeSitemap } from './write-feeds.ts'
import { writeHome } from './write-home.ts'
import { writeHub } from './write-hub.ts'
import { writeNotFound } from './write-not-found.ts'

const ON_A_HOME_PAGE = 20
/** A hub shows what it holds on one page; only very large hubs have more. */
const ON_A_HUB_PAGE = 100

const HTML = 'text/html; charset=utf-8'

/** All files of a blog. Planning is cheap, so that only files whose fingerprint changed have to be written. */
export function planSite(site: BlogSite): PlannedPage[] {
  look ??= fingerprintOf(
    SAMPLES.flatMap((sample) => planPages(sample, '').map((page) => page.write(SAMPLE_BODY))),
  )
  return planPages(site, look)
}

/** How this version of the program writes pages: another version that writes others has other fingerprints. */
let look: string | undefined

function planPages(site: BlogSite, written: string): PlannedPage[] {
  const blog = arrangeBlog(site)
  const plan = (path: string, type: string, depends: unknown[], write: PlannedPage['write']) => ({
    path,
    type,
    fingerprint: fingerprintOf([written, path, ...depends]),
    articleId: null,
    write,
  })
  return [...planLists(blog, plan), ...planArticles(blog, plan), ...planFiles(blog, plan)]
}

type Plan = (path: string, type: string, depends: unknown[], write: PlannedPage['write']) => PlannedPage

function planLists(blog: Blog, plan: Plan): PlannedPage[] {
  const { frame, site, hubs } = blog
  const topics = hubs.map(({ name, slug }) => [name, slug])
  const home = splitPages(blog.articles, ON_A_HOME_PAGE).map((list) => {
    const cards = list.articles.map(({ card }) => card)
    const path = list.page === 1 ? 'index.html' : `page/${list.page}/index.html`
    return plan(path, HTML, [frame, site.description, topics, cards, list.pages], () => writeHome(blog, list))
  })
  const ofHubs = hubs.flatMap((hub) =>
    splitPages(hub.articles, ON_A_HUB_PAGE).map((list) => {
      const cards = list.articles.map(({ card }) => card)
      const path = `hub/${hub.slug}/${list.page === 1 ? '' : `page/${list.page}/`}index.html`
      return plan(path, HTML, [frame, hub.name, hub.description, cards, list.pages], () =>
        writeHub(blog, hub, list),
      )
    }),
  )
  const notFound = plan('404.html', HTML, [frame, topics], () => writeNotFound(blog))
  return [...home, ...ofHubs, notFound]
}

function planArticles(blog: Blog, plan: Plan): PlannedPage[] {
  const relate = relateArticles(blog.articles)
  return blog.articles.map((article) => {
    const { metaTitle, metaDescription, canonical, updatedAt, jsonLd, version } = article
    const related = relate(article)
    const cards = [article, ...related].map(({ card }) => card)
    const depends = [blog.frame, cards, metaTitle, metaDescription, canonical, updatedAt, jsonLd, version]
    const page = plan(`${article.slug}/index.html`, HTML, depends, (body) =>
      writeArticle(blog, article, related, body),
    )
    return { ...page, articleId: article.id }
  })
}

function planFiles(blog: Blog, plan: Plan): PlannedPage[] {
  const { frame, site, articles, hubs, styleSheet, language } = blog
  const key = site.indexKey
  const listed = site.isStaging
    ? []
    : articles.map(({ slug, updatedAt, hub }) => [slug, updatedAt, hub?.slug])
  const fed = articles.slice(0, MOST_IN_FEED).map(({ card }) => card)
  const id = findMeasurementId(site.settings.ga_code)
  const analytics =
    id === null
      ? []
      : [plan('analytics.js', 'text/javascript; charset=utf-8', [id], () => writeAnalyticsScript(id))]
  return [
    plan(styleSheet.name, 'text/css; charset=utf-8', [], () => styleSheet.text),
    plan('icon.svg', 'image/svg+xml; charset=utf-8', [site.name, language.tag], () =>
      writeIcon(site.name, language.tag),
    ),
    plan(
      'sitemap.xml',
      'application/xml; charset=utf-8',
      [site.address, listed, hubs.map(({ slug }) => slug)],
      () => writeSitemap(blog),
    ),
    plan('feed.xml', 'application/rss+xml; charset=utf-8', [frame, site.description, fed], () =>
      writeFeed(blog),
    ),
    plan('robots.txt', 'text/plain; charset=utf-8', [site.address, site.isStaging], () => writeRobots(blog)),
    ...analytics,
    ...(key === null ? [] : [plan(`${key}.txt`, 'text/plain; charset=utf-8', [], () => key)]),
  ]
}

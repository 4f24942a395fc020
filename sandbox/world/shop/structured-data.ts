import { dateOf } from '../days.ts'
import { below } from '../random.ts'
import { SHOP, type Page } from '../pages.ts'
import { urlOf, type World } from '../world.ts'
import { writeSummary } from './texts.ts'

interface Crumb {
  name: string
  path: string
}

/** Breadcrumbs from the home page to the page itself. */
export function listCrumbs({ site }: World, page: Page): Crumb[] {
  const home = { name: 'Home', path: '/' }
  const self = { name: page.title, path: page.path }
  const category = page.topic === null ? undefined : site.categories.get(page.topic.id)
  if (page.kind === 'home') return [home]
  if (page.kind === 'article') return [home, { name: 'Journal', path: '/blog' }, self]
  if (page.kind !== 'product' || category === undefined) return [home, self]
  return [home, { name: category.title, path: category.path }, self]
}

/** JSON-LD about the page, and its breadcrumbs. */
export function describePage(world: World, page: Page): object[] {
  const crumbs = listCrumbs(world, page)
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === page.path ? {} : { item: `${SHOP.origin}${path}` }),
    })),
  }
  const subject = describeSubject(page)
  return subject === null ? [breadcrumbs] : [subject, breadcrumbs]
}

function describeSubject(page: Page): object | null {
  if (page.kind === 'product') return describeProduct(page)
  if (page.kind === 'article') return describeArticle(page)
  if (page.kind !== 'home') return null
  return { '@context': 'https://schema.org', '@type': 'Organization', name: SHOP.name, url: SHOP.origin }
}

const LEAST_DAYS_BEFORE = 120
const MOST_DAYS_BEFORE = 900

/** How many days before its last change an article was published. */
function publishedBefore({ path }: Page): number {
  return LEAST_DAYS_BEFORE + below(MOST_DAYS_BEFORE - LEAST_DAYS_BEFORE, 'published', path)
}

function describeArticle(page: Page): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: writeSummary(page),
    datePublished: dateOf(page.changed - publishedBefore(page)),
    dateModified: dateOf(page.changed),
    author: { '@type': 'Organization', name: SHOP.name },
    mainEntityOfPage: urlOf(page),
  }
}

function describeProduct(page: Page): object | null {
  const { product } = page
  if (product === null) return null
  const offers = product.stock.map((left, variant) => ({
    '@type': 'Offer',
    sku: `${product.sku}-${variant + 1}`,
    price: product.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${left > 0 ? 'InStock' : 'OutOfStock'}`,
    inventoryLevel: { '@type': 'QuantitativeValue', value: left },
    url: urlOf(page),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.brand },
    description: writeSummary(page),
    offers: offers.length === 1 ? offers[0] : offers,
  }
}

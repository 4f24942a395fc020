import { PRODUCTS_OF_TOPIC, type Page } from '../pages.ts'
import { below } from '../random.ts'
import type { World } from '../world.ts'

export interface Link {
  path: string
  anchor: string
}

const RELATED = 4

/** Links of a page, besides the menu and the breadcrumbs. */
export function listLinks(world: World, page: Page): Link[] {
  switch (page.kind) {
    case 'home':
      return [...world.site.categories.values()].map(toLink)
    case 'blog':
      return world.site.pages.filter(({ kind }) => kind === 'article').map(toLink)
    case 'brand':
      return listOfBrand(world, page)
    case 'category':
      return listOfTopic(world, page, () => true)
    case 'product':
      return pickRelated(world, page, 'product')
    case 'article':
      return [
        ...pickRelated(world, page, 'article'),
        ...pickRelated(world, page, 'product'),
        ...categoryOf(world, page),
      ]
    case 'static':
      return []
  }
}

function toLink({ path, title }: Page): Link {
  return { path, anchor: title }
}

/** A link to the category, with the topic's main keyword as anchor text. */
function categoryOf({ site }: World, { topic }: Page): Link[] {
  const category = topic === null ? undefined : site.categories.get(topic.id)
  return category === undefined ? [] : [{ path: category.path, anchor: topic?.name ?? category.title }]
}

/** Other pages of the topic. Their ids follow directly after the id of the category. */
function listOfTopic({ site }: World, { topic, id }: Page, isWanted: (page: Page) => boolean): Link[] {
  const first = topic === null ? undefined : site.categories.get(topic.id)
  if (first === undefined) return []
  return site.pages
    .slice(first.id + 1, first.id + PRODUCTS_OF_TOPIC + 11)
    .filter((page) => page.id !== id && page.topic === topic && isWanted(page))
    .map(toLink)
}

function pickRelated(world: World, page: Page, kind: Page['kind']): Link[] {
  const all = listOfTopic(world, page, (one) => one.kind === kind)
  const first = below(Math.max(1, all.length), world.seed, 'related', page.path, kind)
  return [...all.slice(first), ...all.slice(0, first)].slice(0, RELATED)
}

function listOfBrand({ site }: World, { title }: Page): Link[] {
  const [name] = title.split(' at ')
  return site.pages
    .filter(({ product }) => product?.brand === name)
    .slice(0, 60)
    .map(toLink)
}

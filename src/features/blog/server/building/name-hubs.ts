import type { BlogHub } from '../../site/index.ts'

const LONGEST_SLUG = 60

/** Hubs with addresses made of their names; of two alike, the later one has its id added. */
export function nameHubs(hubs: readonly { id: number; name: string; description: string }[]): BlogHub[] {
  const taken = new Set<string>()
  return hubs.map((hub) => {
    let slug = slugOf(hub.name)
    while (slug === '' || taken.has(slug)) slug = slug === '' ? String(hub.id) : `${slug}-${hub.id}`
    taken.add(slug)
    return { ...hub, slug }
  })
}

/** The words of a name in lower case, without accents, joined by hyphens. Letters of any script stay. */
function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const words = (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('-')
  // By characters, so that none is cut in two.
  return Array.from(words).slice(0, LONGEST_SLUG).join('')
}

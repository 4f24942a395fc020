/** Where an article is in a queue, counted from 1; null when it is not in it. */
export function findPlace(ids: readonly number[], articleId: number) {
  const at = ids.indexOf(articleId)
  return {
    place: at === -1 ? null : at + 1,
    total: ids.length,
    /** Of an article that is not in the queue, the next one is the first. */
    next: ids[at + 1] ?? null,
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
  }
}

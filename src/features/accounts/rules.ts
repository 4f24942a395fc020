/** Where a sign-in may lead: a place inside the product, as a plain path with a plain query. */
export function isAllowedNext(next: string): boolean {
  return next.length <= 500 && /^\/workspace(\/[\w-]+)*(\?[\w=&-]*)?$/.test(next)
}

/** Said wherever search results are asked for that the sandbox makes up. */
export function MadeUpSerpsNote({ provider }: { provider: string }) {
  return (
    <>
      The sandbox stands in for {provider}: its search results cost nothing, and are not those of a real
      search engine.
    </>
  )
}

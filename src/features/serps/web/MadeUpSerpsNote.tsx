/** The note that is shown wherever search results are made up by the sandbox. */
export function MadeUpSerpsNote({ provider }: { provider: string }) {
  return (
    <>
      The sandbox stands in for {provider}: its search results cost nothing, and are not those of a real
      search engine.
    </>
  )
}

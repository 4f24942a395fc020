/** The note that is shown wherever search results are made up by the sandbox. */
export function MadeUpSerpsNote() {
  return (
    <>
      The sandbox makes up these search results: they cost nothing, and are not those of a real search engine.
    </>
  )
}

/** Three threads of a loom: crossed here, open there. */
export function Wordmark() {
  return (
    <>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3" />
      </svg>
      Keyloom
    </>
  )
}

/** Google's logo, on white as Google's guidelines require. */
export function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill="#fff" />
      <g transform="translate(9 9) scale(.625)">
        <path
          fill="#4285f4"
          d="M47.5 24.5c0-1.6-.1-3.2-.4-4.7H24v9h13.2a11.3 11.3 0 0 1-4.9 7.4v6h7.9c4.6-4.3 7.3-10.6 7.3-17.7z"
        />
        <path
          fill="#34a853"
          d="M24 48c6.6 0 12.2-2.2 16.2-5.9l-7.9-6.1a14.5 14.5 0 0 1-21.6-7.6H2.6v6.3A24 24 0 0 0 24 48z"
        />
        <path fill="#fbbc05" d="M10.7 28.4a14.4 14.4 0 0 1 0-9.2V13H2.6a24 24 0 0 0 0 21.6z" />
        <path
          fill="#ea4335"
          d="M24 9.5c3.6 0 6.8 1.2 9.3 3.6l7-7A24 24 0 0 0 2.6 13l8.1 6.2A14.3 14.3 0 0 1 24 9.5z"
        />
      </g>
    </svg>
  )
}

/** The id of a property in Google Analytics; null for any other text. */
export function findMeasurementId(code: string): string | null {
  const trimmed = code.trim()
  return /^G-[A-Z0-9]{4,20}$/.test(trimmed) ? trimmed : null
}

/** The script that counts a visit, in a file of its own because pages allow no scripts inside. */
export function writeAnalyticsScript(id: string): string {
  return `window.dataLayer = window.dataLayer || []
function gtag() {
  window.dataLayer.push(arguments)
}
gtag('js', new Date())
gtag('config', '${id}')
`
}

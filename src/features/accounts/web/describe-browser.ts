// The order matters: most browsers also claim to be the ones below them.
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS)\b/],
  ['Linux', /\bLinux\b/],
] as const

interface BrowserDescription {
  /** "Firefox on Windows", or the part of it that the user agent says. */
  name: string
  isMobile: boolean
}

/** The ordinary name of a browser, by its user agent. */
export function describeBrowser(userAgent: string): BrowserDescription {
  const browser = findName(BROWSERS, userAgent)
  const system = findName(SYSTEMS, userAgent)
  return {
    name: [browser, system].filter((part) => part !== null).join(' on ') || 'Unknown device',
    isMobile: system === 'iPhone' || system === 'iPad' || system === 'Android',
  }
}

function findName(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}

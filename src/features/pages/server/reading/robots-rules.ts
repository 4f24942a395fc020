import { resolveUrl } from './resolve-url.ts'

/** The name of our robot in robots.txt. */
const ROBOT = 'keyloombot'
/** Characters of a rule, at most: no stored URL is longer. */
const LONGEST_RULE = 2_000
const MOST_RULES = 5_000
const MOST_SITEMAPS = 500

/** What a robots.txt says to our robot. */
interface RobotsRules {
  /** The rule that counts is first (RFC 9309): the longest, and of equally long ones the one that allows. */
  rules: Rule[]
  restSeconds: number
  sitemaps: string[]
}

interface Rule {
  allows: boolean
  length: number
  /** The texts between the stars. */
  parts: string[]
  /** Whether the rule ends with `$`: the end of the URL has to match, too. */
  isWhole: boolean
}

interface Group {
  isNamed: boolean
  rules: Rule[]
  restSeconds: number | null
}

/** Reads a robots.txt: the groups that name our robot, or else those for all robots. */
export function readRobotsRules(text: string, url: string): RobotsRules {
  const groups = { ours: startGroup(), forAll: startGroup() }
  const sitemaps = new Set<string>()
  let open: Group[] = []
  let isNaming = false
  for (const { name, value } of readLines(text)) {
    if (name === 'user-agent') {
      if (!isNaming) open = []
      isNaming = true
      const agent = value.split('/')[0]?.trim().toLowerCase()
      const group = agent === ROBOT ? groups.ours : agent === '*' ? groups.forAll : null
      if (group !== null && !open.includes(group)) open.push(group)
      if (group !== null) group.isNamed = true
    } else if (name === 'sitemap') {
      const sitemap = sitemaps.size < MOST_SITEMAPS ? resolveUrl(value, url) : null
      if (sitemap !== null) sitemaps.add(sitemap)
    } else {
      isNaming = false
      for (const group of open) addLine(group, name, value)
    }
  }
  const { rules, restSeconds } = groups.ours.isNamed ? groups.ours : groups.forAll
  return {
    rules: rules.toSorted(
      (one, other) => other.length - one.length || Number(other.allows) - Number(one.allows),
    ),
    restSeconds: restSeconds ?? 0,
    sitemaps: [...sitemaps],
  }
}

/** Whether the URL of a page may be visited. */
export function isAllowed({ rules }: RobotsRules, url: string): boolean {
  const { pathname, search } = new URL(url)
  const path = raiseEscapes(`${pathname}${search}`)
  return rules.find((rule) => matches(rule, path))?.allows ?? true
}

function startGroup(): Group {
  return { isNamed: false, rules: [], restSeconds: null }
}

const FIELDS = new Set(['user-agent', 'allow', 'disallow', 'crawl-delay', 'sitemap'])

function readLines(text: string): { name: string; value: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [statement = ''] = line.split('#', 1)
      const colon = statement.indexOf(':')
      const name = statement.slice(0, Math.max(0, colon)).trim().toLowerCase()
      return FIELDS.has(name) ? [{ name, value: statement.slice(colon + 1).trim() }] : []
    })
}

function addLine(group: Group, name: string, value: string): void {
  if (name === 'crawl-delay') {
    if (Number(value) >= 0) group.restSeconds = Number(value)
    return
  }
  const rule = value === '' || group.rules.length === MOST_RULES ? null : readRule(value, name === 'allow')
  if (rule !== null) group.rules.push(rule)
}

function readRule(value: string, allows: boolean): Rule | null {
  const pattern = value.replaceAll(/\*+/g, '*')
  if (pattern.length > LONGEST_RULE) return null
  const isWhole = pattern.endsWith('$')
  const encoded = raiseEscapes(escape(isWhole ? pattern.slice(0, -1) : pattern))
  return { allows, length: encoded.length + Number(isWhole), parts: encoded.split('*'), isWhole }
}

/** Rules may have any letters, but URLs have them as escapes. */
function escape(pattern: string): string {
  return encodeURI(pattern.toWellFormed()).replaceAll('%25', '%')
}

function raiseEscapes(text: string): string {
  return text.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
}

/** The first place of each part is enough, so this goes through the path only once. */
function matches({ parts: [first = '', ...others], isWhole }: Rule, path: string): boolean {
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? others.pop() : undefined
  if (isWhole && last === undefined) return at === path.length
  for (const part of others) {
    const place = path.indexOf(part, at)
    if (place === -1) return false
    at = place + part.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}

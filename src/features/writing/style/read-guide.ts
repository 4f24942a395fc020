import type { Spelling } from './count-english.ts'
import { listForms } from './count-people.ts'

/** What code can check of a style guide. null: the guide says nothing about it. */
export interface GuideRules {
  /** Words of a sentence. */
  sentences: { usual: number; most: number | null } | null
  /** The form in which readers are addressed. */
  address: string | null
  contractions: boolean | null
  spelling: Spelling | null
  exclamations: boolean | null
  emoji: boolean | null
  /** Words that texts should not have. */
  avoid: readonly string[]
  /** Names as they should be written. */
  names: readonly string[]
}

const MOST_TERMS = 100
const LONGEST_TERM = 80
const LONGEST_LINE = 2_000

/** A line such as "- **Sentences: about 14 words.** Why" or "Avoid: leverage, synergy". */
export function readGuide(guide: string, language: string): GuideRules {
  const lines = readLines(guide)
  const find = (label: RegExp) => lines.find((line) => label.test(line.label))?.value ?? null
  const spelling = find(/^spelling$/u)
  return {
    sentences: readLengths(find(/^(?:sentences?|sentence length)$/u)),
    address: readForm(find(/^(?:address|readers|address readers as)$/u), language),
    contractions: readYes(find(/^contractions$/u)),
    spelling:
      spelling === null
        ? null
        : /british/iu.test(spelling)
          ? 'British'
          : /american/iu.test(spelling)
            ? 'American'
            : null,
    exclamations: readYes(find(/^exclamation marks?$/u)),
    emoji: readYes(find(/^emojis?$/u)),
    avoid: readTerms(lines, AVOID),
    names: readTerms(lines, /^(?:names?|brand|brand names?|write names)$/u),
  }
}

const AVOID =
  /^(?:avoid|words? to avoid|do not (?:write|use)|don['’]t (?:write|use)|never (?:write|use)|vermeiden|zu vermeiden|zu vermeidende wörter|mots à éviter|à éviter|evitar|palabras que evitar|palavras a evitar|undvik|ord att undvika|parole da evitare|vermijd|te vermijden woorden)$/u

interface Line {
  label: string
  value: string
}

/** Each line with a colon; items below a heading have the heading as their label. */
function readLines(guide: string): Line[] {
  let heading = ''
  const lines: Line[] = []
  for (const raw of guide.split('\n')) {
    const line = raw.slice(0, LONGEST_LINE)
    const isItem = /^\s*(?:[-*+]|\d{1,3}[.)])\s/u.test(line)
    const text = cutToRule(line.replace(/^[\s>]*(?:[-*+]\s+|\d{1,3}[.)]\s+)?/u, ''))
      .replaceAll(/[*_`]/gu, '')
      .trim()
    if (/^#{1,6}\s/u.test(text)) {
      heading = foldLabel(text.replace(/^#{1,6}\s+/u, ''))
      continue
    }
    const at = text.indexOf(':')
    if (at > 0 && at <= LONGEST_TERM)
      lines.push({ label: foldLabel(text.slice(0, at)), value: text.slice(at + 1).trim() })
    else if (isItem && text !== '') lines.push({ label: heading, value: text })
  }
  return lines
}

/** Of "**Names: Keyloom.** Why it is so" the part in bold; what stands behind explains it. */
function cutToRule(line: string): string {
  const [, bold = ''] = /^\*\*([^*]+)\*\*/u.exec(line) ?? []
  return /:./u.test(bold.trim()) ? bold : line
}

function foldLabel(text: string): string {
  return text.trim().replace(/[:.]$/u, '').trim().toLowerCase()
}

function readLengths(value: string | null): GuideRules['sentences'] {
  const [usual, most] = (firstSentence(value).match(/\d{1,3}/gu) ?? []).map(Number)
  if (usual === undefined || usual < 2) return null
  return { usual, most: most === undefined || most <= usual ? null : most }
}

/** What stands behind it explains the rule, and may have other numbers. */
function firstSentence(value: string | null): string {
  return value?.split(/[.!?](?:\s|$)/u, 1)[0] ?? ''
}

function readForm(value: string | null, language: string): string | null {
  const words: readonly string[] = firstSentence(value).match(/[\p{L}\p{M}]+/gu) ?? []
  const forms = listForms(language)
  return words.find((word) => forms.includes(word)) ?? null
}

function readYes(value: string | null): boolean | null {
  if (value === null) return null
  if (/^(?:no|none|never|avoid|not|do not|don['’]t|without)\b/iu.test(value)) return false
  return /^(?:yes|use|always|often|usual|usually|welcome|allowed)\b/iu.test(value) ? true : null
}

function readTerms(lines: readonly Line[], label: RegExp): string[] {
  const terms = lines
    .filter((line) => label.test(line.label))
    .flatMap(({ value }) => value.split(/[,;、،]|\s(?:and|or|und|oder|et|ou|y|o|och|eller)\s/u))
    // At most 2,000 characters: a line of a guide.
    .map((term) => term.replaceAll(/^[\s"'“”„‘’«»「」.]+|[\s"'“”„‘’«»「」.]+$/gu, ''))
    .filter((term) => term !== '' && term.length <= LONGEST_TERM)
  return [...new Set(terms)].slice(0, MOST_TERMS)
}

import { brief as briefSchema, type Brief, type PlannedSection } from '../../contract.ts'
import { trimMarks } from '../tree/trim-marks.ts'
import { readLabel, readLabelled, type Label } from './labels.ts'
import { readParts, type Part } from './read-parts.ts'

/** Length of an article whose brief does not say one, in words. */
const USUAL_WORDS = { least: 1_000, most: 1_500 }
const LONGEST_LINE = 500
const MOST_SECTIONS = 30

/**
 * Reads a brief that we wrote, that a person has changed, or that a person has written in their own way: headings become
 * the outline, and what is missing gets a default. Null for a text that says nothing.
 */
export function readBrief(markdown: string): Brief | null {
  const parts = readParts(markdown)
  const { title, lead, zones, body } = divide(parts)
  const facts = new Map<Label, string>()
  for (const part of lead) {
    const fact = part.kind === 'heading' ? null : readLabelled(part.text)
    if (fact !== null) facts.set(fact.label, fact.value)
  }
  const rest = lead.filter((part) => part.kind !== 'heading' && readLabelled(part.text) === null)
  const drafts = listDrafts(body.length > 0 ? body : rest)
  const name = facts.get('title') ?? title ?? drafts[0]?.heading ?? ''
  const outline = drafts.length > 0 || name.trim() === '' ? drafts : [startDraft(name)]
  const words = readWords(facts.get('words')) ?? sumWords(outline) ?? USUAL_WORDS
  const share = Math.round((words.least + words.most) / 2 / Math.max(1, outline.length))
  const found = {
    title: cut(name),
    description: cut(facts.get('description') ?? ''),
    slug: cut(facts.get('slug') ?? makeSlug(name)),
    angle: cut(facts.get('angle') ?? (body.length > 0 ? rest.map(({ text }) => text).join('\n') : '')),
    audience: cut(facts.get('audience') ?? ''),
    words,
    outline: outline.slice(0, MOST_SECTIONS).map((draft) => finish(draft, share)),
    terms: listTerms(zones.terms, facts.get('terms')).slice(0, 60),
    faqs: listLines(zones.faqs).slice(0, 20),
    links: listLinks(zones.links).slice(0, 20),
    gaps: listLines(zones.gaps).slice(0, 20),
  }
  return briefSchema.safeParse(found).data ?? null
}

const ZONES = ['terms', 'faqs', 'links', 'gaps'] as const
type Zone = (typeof ZONES)[number]

interface Divided {
  title: string | null
  /** What stands above the first other heading. */
  lead: Part[]
  zones: Record<Zone, Part[]>
  /** Headings of the article and what stands below them. */
  body: Part[]
}

function divide(parts: readonly Part[]): Divided {
  const divided: Divided = {
    title: null,
    lead: [],
    zones: { terms: [], faqs: [], links: [], gaps: [] },
    body: [],
  }
  let into = divided.lead
  /** Level of the heading of the zone that parts go into; 0 outside of zones. */
  let level = 0
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'heading') {
      into.push(part)
      continue
    }
    if (at === parts.findIndex(({ kind }) => kind === 'heading') && part.level === 1) {
      divided.title = part.text
      continue
    }
    if (level > 0 && part.level > level) {
      into.push(part)
      continue
    }
    const label = readLabel(part.text)
    const zone = ZONES.find((one) => one === label)
    level = zone !== undefined || label === 'outline' ? part.level : 0
    into = zone === undefined ? divided.body : divided.zones[zone]
    if (level === 0) into.push(part)
  }
  return divided
}

type Draft = Omit<PlannedSection, 'words'> & { words: number | null }

function startDraft(heading: string): Draft {
  return { heading, points: [], terms: [], questions: [], words: null }
}

/** Sections of an outline: of its headings, or of its outermost items when it has none. */
function listDrafts(parts: readonly Part[]): Draft[] {
  const levels = parts.flatMap((part) => (part.kind === 'heading' ? [part.level] : []))
  const top = Math.min(...levels)
  const hasItems = parts.some((part) => part.kind === 'item')
  const drafts: Draft[] = []
  let into: 'points' | 'terms' | 'questions' = 'points'
  for (const part of parts) {
    const isTop =
      part.kind === 'heading'
        ? part.level === top
        : levels.length === 0 && part.kind === 'item' && part.depth === 0
    const draft = drafts.at(-1)
    if (isTop || (draft === undefined && levels.length === 0 && !hasItems)) {
      drafts.push(startDraft(part.text))
      into = 'points'
    } else if (draft !== undefined) into = addTo(draft, part, into)
  }
  return drafts
}

function addTo(draft: Draft, part: Part, into: 'points' | 'terms' | 'questions'): typeof into {
  if (part.kind === 'item' || part.kind === 'heading') {
    draft[into].push(part.text)
    return into
  }
  const { label, value } = readLabelled(part.text) ?? {}
  if (label === 'words') draft.words = Number(/\d+/.exec(value ?? '')?.[0] ?? 0)
  if (label === 'terms' || label === 'questions' || label === 'points') {
    const values = label === 'terms' ? splitTerms(value ?? '') : [value ?? '']
    draft[label].push(...values.filter((one) => one.trim() !== ''))
    return label
  }
  if (label !== 'words') draft.points.push(part.text)
  return into
}

function finish(draft: Draft, share: number): PlannedSection {
  return {
    heading: cut(draft.heading),
    points: draft.points.slice(0, 20).map(cut),
    terms: draft.terms.slice(0, 30).map(cut),
    questions: draft.questions.slice(0, 20).map(cut),
    words: Math.min(5_000, draft.words ?? share),
  }
}

function readWords(value: string | undefined): Brief['words'] | null {
  const numbers = [...(value ?? '').matchAll(/\d+(?:[.,]\d{3})*/g)].map(([number]) =>
    Number(number.replaceAll(/[.,]/g, '')),
  )
  const [first, second] = numbers
  if (first === undefined) return null
  return second === undefined
    ? { least: Math.round(first * 0.9), most: Math.round(first * 1.1) }
    : { least: first, most: second }
}

function sumWords(drafts: readonly Draft[]): Brief['words'] | null {
  const sum = drafts.reduce((all, { words }) => all + (words ?? 0), 0)
  return sum === 0 ? null : { least: Math.round(sum * 0.9), most: Math.round(sum * 1.1) }
}

/** Where questions are headings, what stands below them are drafts of answers. */
function listLines(parts: readonly Part[]): string[] {
  const headings = parts.filter(({ kind }) => kind === 'heading')
  return (headings.length > 0 ? headings : parts).map(({ text }) => cut(text))
}

function listTerms(parts: readonly Part[], line = ''): string[] {
  const terms = parts.flatMap(({ kind, text }) => (kind === 'line' ? splitTerms(text) : [text]))
  return [...terms, ...splitTerms(line)].map(cut)
}

function splitTerms(line: string): string[] {
  return line
    .split(/[,;、،\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

const ADDRESS = /(?:https?:\/\/|www\.|\/(?=\w))\S{1,2000}/

function listLinks(parts: readonly Part[]): Brief['links'] {
  return parts.flatMap((part) => {
    if (part.kind === 'heading') return []
    const [link] = part.links
    if (link?.isBare === false) return part.links.map(({ url, text }) => ({ url, anchor: cut(text) }))
    const url = link?.url ?? ADDRESS.exec(part.text)?.[0]
    if (url === undefined) return []
    const anchor = trimMarks(part.text.replace(url, ''), ':–—()>-')
    return [{ url, anchor: cut(anchor) }]
  })
}

function cut(text: string): string {
  return text.slice(0, LONGEST_LINE)
}

function makeSlug(title: string): string {
  const plain = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-')
}

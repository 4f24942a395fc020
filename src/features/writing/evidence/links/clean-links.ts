import { writeAddress } from '../citing/write-citation.ts'
import { applyEdits, removal, type Edit } from '../tree/apply-edits.ts'
import { type MarkdownNode, placeOfChildren, readTree, textOf, type Placed } from '../tree/read-tree.ts'
import { completeUrl, findBareUrls } from './bare-urls.ts'
import { judgeUrls, type AllowedLinks, type UrlJudge } from './judge-url.ts'
import { cutHtml } from './cut-html.ts'

/** A link that was taken out, and what readers saw of it. */
export interface RemovedLink {
  url: string
  text: string
}

/** What is taken out of a text, and what stands in its place. */
interface Cut {
  edit: Edit
  removed: RemovedLink | null
}

/** Each round may lay bare what stood inside of something else; texts that need more are made to break the rule. */
const MOST_ROUNDS = 12

/**
 * Leaves only links to evidence and to the own domain. Other links become their text; foreign images, bare URLs,
 * definitions, footnotes and HTML go.
 */
export function cleanLinks(
  markdown: string,
  allowed: AllowedLinks,
): { markdown: string; removed: RemovedLink[] } {
  const judge = judgeUrls(allowed)
  const removed: RemovedLink[] = []
  let text = markdown
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const cuts = listCuts(text, judge)
    if (cuts.length === 0) return { markdown: text, removed }
    removed.push(...cuts.flatMap((cut) => cut.removed ?? []))
    text = applyEdits(
      text,
      cuts.map(({ edit }) => takeLine(text, edit)),
    )
  }
  return { markdown: listCuts(text, judge).length === 0 ? text : takeMarksOut(text), removed }
}

/** Takes out the link at one place of a text, if it may not stand there; what readers saw of it stays. */
export function cutLinkAt(
  markdown: string,
  { start, end }: { start: number; end: number },
  allowed: AllowedLinks,
): string {
  const cuts = listCuts(markdown, judgeUrls(allowed)).filter(
    ({ edit }) => edit.start < end && edit.end > start,
  )
  return applyEdits(
    markdown,
    cuts.map(({ edit }) => takeLine(markdown, edit)),
  )
}

/** The links of a text that may not stand in it, and where they stand. */
export function findForeignLinks(
  markdown: string,
  allowed: AllowedLinks,
): (RemovedLink & { start: number; end: number })[] {
  return listCuts(markdown, judgeUrls(allowed)).flatMap(({ edit: { start, end }, removed }) =>
    removed === null ? [] : [{ ...removed, start, end }],
  )
}

function listCuts(text: string, judge: UrlJudge): Cut[] {
  const tree = readTree(text)
  const targets = new Map<string, string>()
  for (const { node } of tree)
    if (node.type === 'definition' && !targets.has(node.identifier)) targets.set(node.identifier, node.url)
  const known: Known = { text, judge, targets }
  return leaveOutInner([...tree.flatMap((placed) => cutNode(placed, known)), ...cutHtml(tree)])
}

/** Where nothing stays between empty lines, the empty lines after it go, too. */
function takeLine(text: string, edit: Edit): Edit {
  const isFirst = edit.start === 0 || /^\n?\n$/.test(text.slice(Math.max(0, edit.start - 2), edit.start))
  if (!isFirst || edit.text.trim() !== '') return edit
  let end = edit.end
  while (text[end] === '\n') end++
  return end === edit.end ? edit : { ...edit, end, text: '' }
}

/** What stands inside of a part that is cut is looked at in the next round. */
function leaveOutInner(cuts: readonly Cut[]): Cut[] {
  const sorted = [...cuts].sort(
    (left, right) => left.edit.start - right.edit.start || right.edit.end - left.edit.end,
  )
  let end = 0
  return sorted.filter(({ edit }) => {
    const isOuter = edit.start >= end
    if (isOuter) end = edit.end
    return isOuter
  })
}

interface Known {
  text: string
  judge: UrlJudge
  targets: ReadonlyMap<string, string>
}

function cutNode(placed: Placed, known: Known): Cut[] {
  const { node } = placed
  const { text, judge, targets } = known
  switch (node.type) {
    case 'link':
      return cutLink({ ...placed, node }, known)
    case 'linkReference':
      return cutReference(placed, { ...known, url: targets.get(node.identifier) ?? '' })
    case 'image':
      return judge.isOwn(node.url) && findForeign(`${node.alt ?? ''} ${node.title ?? ''}`, judge).length === 0
        ? []
        : [takeOut(text, placed, { url: node.url, text: node.alt ?? '' })]
    case 'imageReference':
      return [takeOut(text, placed, { url: targets.get(node.identifier) ?? '', text: node.alt ?? '' })]
    case 'definition':
      return [
        takeOut(text, placed, judge.isAllowed(node.url) ? null : { url: node.url, text: node.label ?? '' }),
      ]
    case 'footnoteReference':
      return [takeOut(text, placed, null)]
    case 'footnoteDefinition':
      return [takeOut(text, placed, { url: '', text: text.slice(placed.start, placed.end) })]
    case 'text':
      return cutText({ ...placed, node }, known)
    default:
      return []
  }
}

function cutLink(
  { node, ...placed }: Placed<Extract<MarkdownNode, { type: 'link' }>>,
  { text, judge }: Known,
): Cut[] {
  const shown = textOf(node)
  const isEmpty = shown.trim() === '' && !node.children.some(({ type }) => type === 'image')
  if (judge.isAllowed(node.url) && !isEmpty) {
    if (findForeign(node.title ?? '', judge).length === 0) return []
    const link = `[${sourceOf(text, node)}](${writeAddress(node.url)})`
    return [
      { edit: { start: placed.start, end: placed.end, text: link }, removed: { url: node.url, text: shown } },
    ]
  }
  return unlink({ node, ...placed }, { text, url: node.url })
}

function cutReference(placed: Placed, { text, judge, url }: Known & { url: string }): Cut[] {
  if (!judge.isAllowed(url)) return unlink(placed, { text, url })
  const link = `[${sourceOf(text, placed.node)}](${writeAddress(url)})`
  return [{ edit: { start: placed.start, end: placed.end, text: link }, removed: null }]
}

/** A number in brackets, as citations show it, says nothing without its link. */
const ONLY_NUMBER = /^\s*[[［【]?\^?\d{1,3}[\]］】]?\s*$/

function unlink(placed: Placed, { text, url }: { text: string; url: string }): Cut[] {
  const shown = textOf(placed.node)
  const removed = { url, text: shown }
  const isBracketed = text[placed.start] === '['
  if (ONLY_NUMBER.test(shown) || shown.trim() === '' || text[placed.start] === '<')
    return [takeOut(text, placed, removed)]
  const source = sourceOf(text, placed.node)
  const kept = isBracketed ? source : withoutParts(source, findBareUrls(source))
  if (kept === '') return [takeOut(text, placed, removed)]
  return [{ edit: { start: placed.start, end: placed.end, text: kept }, removed }]
}

function cutText(placed: Placed<Extract<MarkdownNode, { type: 'text' }>>, { text, judge }: Known): Cut[] {
  const { node, start, end } = placed
  const foreign = findForeign(node.value, judge)
  if (foreign.length === 0) return cutLooseTags(text.slice(start, end), start)
  if (text.slice(start, end) === node.value)
    return foreign.map((one) =>
      takeOut(text, { start: start + one.start, end: start + one.end }, removedOf(one)),
    )
  const kept = withoutParts(node.value, foreign).replaceAll('\n', ' ')
  const removed = foreign[0] === undefined ? null : removedOf(foreign[0])
  return [{ edit: { start, end, text: kept.replaceAll(/[\\`*_[\]<>&~|#!]/g, String.raw`\$&`) }, removed }]
}

/** Tags that other readers of markdown take for HTML, such as <a href=//evil.test>. */
function cutLooseTags(source: string, start: number): Cut[] {
  return [...source.matchAll(LOOSE_TAG)].map(({ 0: tag, index }) => ({
    edit: { start: start + index, end: start + index + tag.length, text: '' },
    removed: null,
  }))
}

const LOOSE_TAG = /(?<!\\)<\/?[a-z][^<>\n]{0,1000}>/gi

function removedOf({ url }: { url: string }): RemovedLink {
  return { url: completeUrl(url), text: url }
}

function findForeign(text: string, { isAllowed }: UrlJudge) {
  return findBareUrls(text).filter(({ url }) => !isAllowed(completeUrl(url)))
}

function withoutParts(text: string, parts: readonly { start: number; end: number }[]): string {
  return applyEdits(
    text,
    parts.map((part) => removal(text, part)),
  )
}

function sourceOf(text: string, node: MarkdownNode): string {
  const inner = placeOfChildren(node)
  return inner === null ? '' : text.slice(inner.start, inner.end)
}

/** Takes a part out, with the brackets that stand around nothing else. */
function takeOut(
  text: string,
  { start, end }: { start: number; end: number },
  removed: RemovedLink | null,
): Cut {
  const isBracketed = text[start - 1] === '(' && text[end] === ')' && text[start - 2] !== ']'
  const place = isBracketed ? { start: start - 1, end: end + 1 } : { start, end }
  return { edit: removal(text, place), removed }
}

/** Without the marks that links and HTML are made of, whatever the text is. */
function takeMarksOut(text: string): string {
  const plain = text.replaceAll(/&#?\w{1,32};|[[\]<>\\@]/g, ' ')
  return plain
    .replaceAll('://', ' ')
    .replaceAll(/www\./gi, ' ')
    .replaceAll(/(?<=[a-z]):(?=\S)/gi, ': ')
}

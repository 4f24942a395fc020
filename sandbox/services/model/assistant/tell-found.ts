import { toFields } from '../material.ts'
import { entriesIn, fieldsOf, numberIn, textIn, type AssistantAsk } from './read-ask.ts'

const MOST_LISTED = 8
const EXTRACT = 240

export function tellRival(asked: AssistantAsk): string {
  const rival = fieldsOf(asked, 'read_competitor')
  const url = textIn(rival['url'])
  if (url === '') return `${textIn(rival['note']) || 'No competitor is known.'}`
  const title = textIn(rival['title']) || url
  const keywords = numberIn(rival['ranks_for_keywords'])
  const rank = numberIn(rival['mean_rank'])
  const ranks =
    keywords === null || rank === null
      ? ''
      : ` It ranks for ${count(keywords, 'keyword')} of this article, at ${round(rank)} on average.`
  if (rival['text'] === null || rival['text'] === undefined)
    return `Your top competitor is [${title}](${url}).${ranks} ${textIn(rival['note'])}`
  const headings = entriesIn(rival['headings']).flatMap(({ level, text }) =>
    level === 2 ? [textIn(text)] : [],
  )
  const own = textIn(asked.results.get('read_text'))
  const missing = headings.filter((heading) => !hasSubject(own, heading))
  return [
    `Your top competitor is [${title}](${url}), with ${count(numberIn(rival['words']) ?? 0, 'word')}.${ranks}`,
    headings.length === 0 ? '' : `It covers:\n\n${listOf(headings)}`,
    `It begins: “${firstWords(textIn(rival['text']), title)}”`,
    own === '' || headings.length === 0
      ? ''
      : missing.length === 0
        ? 'Your text speaks of all of this, too.'
        : `These of its headings have no match in your text:\n\n${listOf(missing)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

export function tellPages(asked: AssistantAsk): string {
  const pages = entriesIn(asked.results.get('find_own_pages')).slice(0, MOST_LISTED)
  if (pages.length === 0) return 'I have found no page of your site that is similar to this article.'
  const items = pages.map(({ url, title, anchor, why, is_linked: isLinked }) => {
    const known = isLinked === true ? ' Your text links to it already.' : ''
    return `- [${textIn(title) || textIn(url)}](${textIn(url)}), with the text “${textIn(anchor)}”: ${lower(textIn(why))}.${known}`
  })
  return `These pages of your site are similar, and good to link to:\n\n${items.join('\n')}`
}

export function tellScore(asked: AssistantAsk): string {
  const found = fieldsOf(asked, 'read_score')
  const score = numberIn(found['score'])
  if (score === null) return textIn(found['note']) || 'This text has no score yet.'
  const parts = entriesIn(found['parts'])
    .map((part) => ({ part, lost: (numberIn(part['most']) ?? 0) - (numberIn(part['points']) ?? 0) }))
    .filter(({ lost }) => lost >= 0.5)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, 3)
  const items = parts.map(({ part, lost }) => {
    const [first] = entriesIn(part['reasons'])
    const reason = first === undefined ? '' : `: ${textIn(first['reason'])} ${textIn(first['fix'])}`
    return `- **${textIn(part['name'])}**, ${round(lost)} points missing${reason}`
  })
  return items.length === 0
    ? `The content score is ${score} of 100. Nothing is missing.`
    : `The content score is ${score} of 100. Most is lost here:\n\n${items.join('\n')}`
}

export function tellSearchData(asked: AssistantAsk): string {
  const page = toFields(fieldsOf(asked, 'read_search_data')['page'])
  const last = toFields(page['last_30_days'])
  const before = toFields(page['30_days_before'])
  if (numberIn(last['impressions']) === null) return 'No search data is known for the page of this article.'
  const line = (name: string, label: string) => {
    const [now, then] = [numberIn(last[name]), numberIn(before[name])]
    return `- ${label}: ${now === null ? 'unknown' : round(now)}${then === null ? '' : ` (before: ${round(then)})`}`
  }
  return `In the last 30 days, beside the 30 days before:\n\n${[
    line('clicks', 'clicks'),
    line('impressions', 'impressions'),
    line('position', 'position'),
  ].join('\n')}`
}

export function tellKeywords(asked: AssistantAsk): string {
  const found = fieldsOf(asked, 'read_keywords')
  const keywords = entriesIn(found['keywords']).slice(0, MOST_LISTED)
  const items = keywords.map(({ keyword, search_volume: volume }) => {
    const searches = numberIn(volume)
    return `- ${textIn(keyword)}${searches === null ? '' : `, ${count(searches, 'search', 'searches')} a month`}`
  })
  return `The main keyword is “${textIn(found['main_keyword'])}”. Its keywords:\n\n${items.join('\n')}`
}

export function tellText(asked: AssistantAsk): string {
  const text = textIn(asked.results.get('read_text'))
  if (text.trim() === '') return 'This text is still empty.'
  const headings = [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) => heading)
  const words = count(text.split(/\s+/).filter(Boolean).length, 'word')
  return headings.length === 0
    ? `This text has ${words}. It begins: “${firstWords(text, '')}”`
    : `This text has ${words}, and these headings:\n\n${listOf(headings)}`
}

function listOf(texts: readonly string[]): string {
  return texts
    .slice(0, MOST_LISTED)
    .map((text) => `- ${text}`)
    .join('\n')
}

/** Whether most of the longer words of a heading stand in a text. */
function hasSubject(text: string, heading: string): boolean {
  const folded = text.toLowerCase()
  const words = heading.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.length === 0 || words.filter((word) => folded.includes(word)).length * 2 >= words.length
}

function firstWords(text: string, title: string): string {
  const line = text.split('\n').find((one) => one.length > 60 && one !== title) ?? text
  return line.length <= EXTRACT ? line : `${line.slice(0, line.lastIndexOf(' ', EXTRACT))} …`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

function round(number: number): string {
  return (Math.round(number * 10) / 10).toLocaleString('en')
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

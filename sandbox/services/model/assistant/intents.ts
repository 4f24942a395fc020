type Intent =
  | { kind: 'echo'; text: string }
  | { kind: 'rival'; place: number }
  | { kind: 'edit' | 'pages' | 'score' | 'search' | 'keywords' | 'text' | 'other' }

const ECHO = /^(?:repeat|say)(?: this| after me)?:\s*([\s\S]+)$/i
const PLACE = /\b(?:competitor|rival|number|no\.?|place)\s{0,3}#?\s{0,3}(\d{1,2})\b/i

/** The first that matches counts. */
const KINDS = [
  ['pages', /internal link|similar page|pages? (?:of|from|on) my (?:site|domain)|link to\b/i],
  ['edit', /\b(?:shorte[rn]|rewrite|rephrase|simpl(?:er|ify)|tighten|replace|reword|clearer)\b/i],
  ['score', /\bscore\b|\bimprove\b|\bmissing\b/i],
  ['search', /\bclicks?\b|\bimpressions?\b|\bposition\b|\btraffic\b|\bctr\b|search data|\branking\b/i],
  ['keywords', /\bkeywords?\b/i],
  ['text', /\bsummar|\bwhat (?:is|does)\b|\boutline\b|\bheadings?\b|\bhow long\b/i],
] as const

/** What a question asks for, by its words. */
export function chooseIntent(question: string): Intent {
  const echo = ECHO.exec(question.trim())?.[1]
  if (echo !== undefined) return { kind: 'echo', text: echo }
  if (/\bcompetitors?\b|\brivals?\b/i.test(question))
    return { kind: 'rival', place: Number(PLACE.exec(question)?.[1] ?? 1) }
  const [kind] = KINDS.find(([, words]) => words.test(question)) ?? ['other' as const]
  return { kind }
}

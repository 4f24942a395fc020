import type { GuideRule } from '../contract.ts'
import { GUIDE_GROUPS } from '../rules.ts'

interface GuideInput {
  /** Of the website. */
  name: string
  rules: readonly GuideRule[]
  /** What a model says about the voice of the site as a whole; '' without one. */
  voice: string
  /** What a model says about rules, by their ids. */
  advice: ReadonlyMap<string, string>
  pages: number
}

/** A style guide as markdown: each rule with its measurement and an example. */
export function writeGuide({ name, rules, voice, advice, pages }: GuideInput): string {
  const groups = GUIDE_GROUPS.map((group) => ({
    group,
    lines: rules.filter((rule) => rule.group === group).map((rule) => writeRule(rule, advice.get(rule.id))),
  })).filter(({ lines }) => lines.length > 0)
  return [
    `# How ${escapeText(name)} writes`,
    ...(voice === '' ? [] : [escapeText(voice)]),
    `Each rule rests on what was measured on ${pages} ${pages === 1 ? 'page' : 'pages'} of the site.`,
    ...groups.flatMap(({ group, lines }) => [`## ${group}`, lines.join('\n')]),
    '',
  ].join('\n\n')
}

function writeRule({ lead, basis, example }: GuideRule, advice = ''): string {
  const said = [
    `**${escapeText(lead)}**`,
    ...(advice === '' ? [] : [escapeText(advice)]),
    `*${escapeText(basis)}*`,
  ]
  return `- ${said.join(' ')}${example === null ? '' : `\n\n  > ${writeExample(example)}\n`}`
}

function writeExample({ text, url, title }: NonNullable<GuideRule['example']>): string {
  return `${escapeText(text)} ([${escapeText(title || url)}](${escapeUrl(url)}))`
}

/** Others have written it: none of it may become markup. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\*_`[\]<>#|~]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ')
}

function escapeUrl(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(/\s/gu, '%20')
}

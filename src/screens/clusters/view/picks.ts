import { ACTIONS, ALERTS } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  NONE,
  STATUS_CODES,
} from '#features/articles/rules.ts'

/** The values by which each dimension can be filtered, by its name in the address. */
export const CHOICES = {
  mapped: ['1', '0'],
  action: [...ACTIONS, NONE],
  status: ARTICLE_STATUSES,
  priority: ARTICLE_PRIORITIES,
  funnel: [...ARTICLE_FUNNELS, NONE],
  type: [...ARTICLE_TYPES, NONE],
  intent: [...ARTICLE_INTENTS, NONE],
  code: [...STATUS_CODES.map(String), NONE],
  alert: [...ALERTS, NONE],
} as const
export type PickName = keyof typeof CHOICES

/** The values that are chosen of each dimension; none chosen keeps all clusters. */
export type Picks = { [Name in PickName]: readonly (typeof CHOICES)[Name][number][] }

/** F-087: dismissed clusters are not listed. */
export const FIRST_PICKS: Picks = {
  mapped: [],
  action: [],
  status: [],
  priority: ['high', 'not set'],
  funnel: [],
  type: [],
  intent: [],
  code: [],
  alert: [],
}

type Search = Record<string, unknown>

/** The chosen values in the search parameters of an address; values that do not exist are left out. */
export function readPicks(search: Search): Picks {
  return {
    mapped: readChoice(search['mapped'], CHOICES.mapped, FIRST_PICKS.mapped),
    action: readChoice(search['action'], CHOICES.action, FIRST_PICKS.action),
    status: readChoice(search['status'], CHOICES.status, FIRST_PICKS.status),
    priority: readChoice(search['priority'], CHOICES.priority, FIRST_PICKS.priority),
    funnel: readChoice(search['funnel'], CHOICES.funnel, FIRST_PICKS.funnel),
    type: readChoice(search['type'], CHOICES.type, FIRST_PICKS.type),
    intent: readChoice(search['intent'], CHOICES.intent, FIRST_PICKS.intent),
    code: readChoice(search['code'], CHOICES.code, FIRST_PICKS.code),
    alert: readChoice(search['alert'], CHOICES.alert, FIRST_PICKS.alert),
  }
}

/** The search parameters of the chosen values; a parameter is undefined when it has its default. */
export function writePicks(picks: Picks): Record<PickName, string | undefined> {
  return {
    mapped: writeChoice('mapped', picks),
    action: writeChoice('action', picks),
    status: writeChoice('status', picks),
    priority: writeChoice('priority', picks),
    funnel: writeChoice('funnel', picks),
    type: writeChoice('type', picks),
    intent: writeChoice('intent', picks),
    code: writeChoice('code', picks),
    alert: writeChoice('alert', picks),
  }
}

/** Whether what is chosen of a dimension is what an address without it chooses. */
export function isFirstPick(picks: Picks, name: PickName): boolean {
  return join(name, picks[name]) === join(name, FIRST_PICKS[name])
}

/** Says in an address that nothing is chosen where something is by default. */
const ALL = 'all'

function readChoice<Value extends string>(
  text: unknown,
  choices: readonly Value[],
  first: readonly Value[],
): readonly Value[] {
  if (typeof text !== 'string') return first
  const named = text.split(',')
  const found = choices.filter((choice) => named.includes(choice))
  return found.length === 0 && text !== ALL ? first : found
}

function writeChoice(name: PickName, picks: Picks): string | undefined {
  return isFirstPick(picks, name) ? undefined : join(name, picks[name]) || ALL
}

/** In the order of the choices, so that one choice has one address; all of them are the same as none. */
function join(name: PickName, chosen: readonly string[]): string {
  const found = CHOICES[name].filter((choice) => chosen.includes(choice))
  return found.length === CHOICES[name].length ? '' : found.join(',')
}

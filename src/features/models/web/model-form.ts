import { AGENTS } from '#features/articles/rules.ts'
import { readBaseUrl } from '#platform/web-addresses.ts'
import type { ModelProvider } from '../rules.ts'
import type { ModelSettings } from './api.ts'

export const PROVIDER_NAMES: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'OpenAI-compatible',
}

export const MODEL_AGENTS = ['default', ...AGENTS] as const
export type ModelAgent = (typeof MODEL_AGENTS)[number]

/** Who uses a model, as people know them, and what for. */
export const AGENT_WORDS: Record<ModelAgent, { name: string; does: string }> = {
  default: { name: 'Default', does: 'Agents without a model of their own, and everything else' },
  brief: { name: 'SEO specialist', does: 'Plans the article' },
  research: { name: 'Researcher', does: 'Finds evidence in the sources' },
  draft: { name: 'Writer', does: 'Writes the sections' },
  editor: { name: 'Editor', does: 'Checks and rewrites, plans images' },
}

/** A model of the form; prices as they are typed. */
interface TypedModel {
  model: string
  priceIn: string
  priceOut: string
}

export interface ModelForm {
  provider: ModelProvider
  baseUrl: string
  /** What is typed; the saved key is never here. */
  key: string
  removesKey: boolean
  models: Record<ModelAgent, TypedModel>
}

const EMPTY: TypedModel = { model: '', priceIn: '', priceOut: '' }

/** The form as it is saved. */
export function fillForm(settings: ModelSettings | null): ModelForm {
  const of = (agent: ModelAgent): TypedModel => {
    const found = settings?.models.find((one) => one.agent === agent)
    if (found === undefined) return EMPTY
    return { model: found.model, priceIn: writePrice(found.price_in), priceOut: writePrice(found.price_out) }
  }
  return {
    provider: settings?.provider ?? 'openai',
    baseUrl: settings?.base_url ?? '',
    key: '',
    removesKey: false,
    models: {
      default: of('default'),
      brief: of('brief'),
      research: of('research'),
      draft: of('draft'),
      editor: of('editor'),
    },
  }
}

function writePrice(price: number | null): string {
  return price === null ? '' : String(price)
}

/** A typed price in US dollars; null for none, undefined for what is no price. */
function readPrice(text: string): number | null | undefined {
  const amount = text.trim()
  const typed = (amount.startsWith('$') ? amount.slice(1) : amount).trim().replace(',', '.')
  if (typed === '') return null
  const price = Number(typed)
  return Number.isFinite(price) && price >= 0 ? price : undefined
}

export type FormProblems = Partial<Record<'base_url' | 'key' | ModelAgent, string>>

/** What is wrong with the form, by field. */
export function checkForm(form: ModelForm, saved: ModelSettings | null): FormProblems {
  const problems: FormProblems = {}
  if (form.provider === 'compatible' && readBaseUrl(form.baseUrl.trim()) === null)
    problems.base_url = 'Write the address of the server, such as https://models.example/v1.'
  if (form.provider !== 'compatible' && form.key.trim() === '' && !keepsKey(form, saved))
    problems.key = `${PROVIDER_NAMES[form.provider]} wants a key.`
  for (const agent of MODEL_AGENTS) {
    const problem = checkModel(form.models[agent], agent)
    if (problem !== null) problems[agent] = problem
  }
  return problems
}

function checkModel({ model, priceIn, priceOut }: TypedModel, agent: ModelAgent): string | null {
  const name = model.trim()
  if (name === '' && agent === 'default') return 'Write the name of a model.'
  if (/\s/.test(name)) return 'The name of a model has no spaces.'
  const prices = [readPrice(priceIn), readPrice(priceOut)]
  if (prices.includes(undefined)) return 'A price is a number, such as 0.25.'
  if (prices.filter((price) => price === null).length === 1) return 'Write both prices, or none.'
  if (name === '' && prices[0] !== null) return 'Write the model that these prices are of.'
  return null
}

/** Whether saving keeps the stored key: it goes to one host of one provider only. */
export function keepsKey({ provider, baseUrl, removesKey }: ModelForm, saved: ModelSettings | null): boolean {
  if (saved === null || !saved.has_key || removesKey || saved.provider !== provider) return false
  return provider !== 'compatible' || hostOf(baseUrl) === hostOf(saved.base_url ?? '')
}

function hostOf(address: string): string | null {
  return URL.canParse(address.trim()) ? new URL(address.trim()).origin : null
}

/** The form as the server takes it. */
export function readForm({ provider, baseUrl, key, removesKey, models }: ModelForm) {
  const typed = key.trim()
  return {
    provider,
    base_url: provider === 'compatible' ? baseUrl.trim() : null,
    ...(typed !== '' ? { key: typed } : removesKey && { key: null }),
    models: MODEL_AGENTS.flatMap((agent) => {
      const { model, priceIn, priceOut } = models[agent]
      const name = model.trim()
      return name === ''
        ? []
        : [
            {
              agent,
              model: name,
              price_in: readPrice(priceIn) ?? null,
              price_out: readPrice(priceOut) ?? null,
            },
          ]
    }),
  }
}

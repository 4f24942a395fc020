import type { Ask } from '../ask.ts'
import { proposeEdits, tellProposed } from './edit-text.ts'
import { chooseIntent } from './intents.ts'
import { readAssistantAsk, type AssistantAsk } from './read-ask.ts'
import { tellKeywords, tellPages, tellRival, tellScore, tellSearchData, tellText } from './tell-found.ts'

type Turn = { tool: { name: string; input: object } } | { text: string }

/**
 * The scripted model as the assistant beside an article: it looks things up with the tools that it is given, and says
 * nothing but what they have told it. Null for all other prompts.
 */
export function playAssistant(ask: Ask): Turn | null {
  const asked = readAssistantAsk(ask)
  if (asked === null) return null
  const turn = chooseTurn(asked)
  return 'text' in turn || asked.tools.has(turn.tool.name) ? turn : { text: HELP }
}

const HELP =
  'I can look at this text, its keywords, its content score, its competitors, similar pages of your site and its search data, and I can propose changes of the text. For example: “make the introduction shorter”.'

function chooseTurn(asked: AssistantAsk): Turn {
  const intent = chooseIntent(asked.question)
  switch (intent.kind) {
    case 'echo':
      return { text: intent.text }
    case 'edit':
      return edit(asked)
    case 'rival':
      return asked.results.has('read_competitor') && !asked.results.has('read_text')
        ? call('read_text', { section: asked.section })
        : lookUp(asked, 'read_competitor', { place: intent.place }, tellRival)
    case 'pages':
      return lookUp(asked, 'find_own_pages', {}, tellPages)
    case 'score':
      return lookUp(asked, 'read_score', {}, tellScore)
    case 'search':
      return lookUp(asked, 'read_search_data', {}, tellSearchData)
    case 'keywords':
      return lookUp(asked, 'read_keywords', {}, tellKeywords)
    case 'text':
      return lookUp(asked, 'read_text', { section: asked.section }, tellText)
    case 'other':
      return { text: HELP }
  }
}

function lookUp(
  asked: AssistantAsk,
  name: string,
  input: object,
  tell: (asked: AssistantAsk) => string,
): Turn {
  return asked.results.has(name) ? { text: tell(asked) } : call(name, input)
}

function edit(asked: AssistantAsk): Turn {
  if (!asked.results.has('read_text')) return call('read_text', { section: asked.section })
  if (asked.results.has('propose_changes')) return { text: tellProposed(asked) }
  const changes = proposeEdits(asked)
  return changes.length === 0
    ? {
        text: 'I have found no passage of this text that I could change in this way. Quote the passage that you mean.',
      }
    : call('propose_changes', { changes })
}

function call(name: string, input: object): Turn {
  return { tool: { name, input } }
}

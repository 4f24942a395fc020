import type { Ask } from '../ask.ts'
import { readAgentPrompt, type AgentPrompt, type Role } from './read-prompt.ts'
import { rewriteSection } from './rewrite-section.ts'
import { tellLies } from './tell-lies.ts'
import { writeBrief } from './write-brief.ts'
import { writeCards } from './write-cards.ts'
import { writeEnds, writeImages } from './write-ends.ts'
import { writeSection } from './write-sections.ts'

/** The model that answers like the others, and adds what it made up and what pages tell it to say. */
export const LIAR = 'sandbox-liar'

const SCRIPTS: Record<Role, (prompt: AgentPrompt) => object | string> = {
  planner: writeBrief,
  researcher: writeCards,
  writer: writeSection,
  editor: rewriteSection,
  finisher: writeEnds,
  illustrator: writeImages,
}

/**
 * The scripted writer: it plays the agents that write an article, from nothing but what their prompts give it. Null for
 * all other prompts.
 */
export function writeAsAgent(ask: Ask): string | null {
  const prompt = readAgentPrompt(ask)
  if (prompt === null) return null
  const written = SCRIPTS[prompt.role](prompt)
  const answer = ask.model === LIAR ? tellLies(written, prompt) : written
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}

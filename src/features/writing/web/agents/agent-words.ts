import type { Agent, TextSection } from '#features/articles/rules.ts'
import { AGENTS } from '#features/articles/rules.ts'
import { TEXT_OF_AGENT, type RewriteStatus, type WritingStep } from '#features/writing/rules.ts'

interface AgentWords {
  name: string
  /** What it does, after its name. */
  does: string
  /** The text that it writes. */
  text: string
}

/** The four agents in the words of the product. */
export const AGENT_WORDS: Record<Agent, AgentWords> = {
  brief: {
    name: 'SEO specialist',
    does: 'plans the article from the pages that rank: its sections, its terms and its questions',
    text: 'brief',
  },
  research: {
    name: 'Researcher',
    does: 'looks up in these pages what the brief asks for, and keeps each quote with its source',
    text: 'research',
  },
  draft: { name: 'Writer', does: 'writes the sections of the brief, each from its evidence', text: 'draft' },
  editor: {
    name: 'Editor',
    does: 'mends what rules find wrong in the draft, and adds lead, answers and title',
    text: 'final draft',
  },
}

/** What each step does, as a sentence about what comes next. */
export const STEP_WORDS: Record<WritingStep, string> = {
  Briefing: 'The SEO specialist plans the article from the pages that rank.',
  Researching: 'The researcher collects evidence from these pages.',
  Drafting: 'The writer writes the sections from the evidence.',
  Editing: 'The editor turns the draft into the final draft.',
  Illustrating: 'Images are added where the plan wants some.',
}

interface RewriteWords {
  does: string
  /** The same without a language model. */
  extracts: string
  keeps: string
}

/** What writing again from a status does (D-24). */
export const REWRITE_WORDS: Record<RewriteStatus, RewriteWords> = {
  'no status': {
    does: 'Rewrites all steps.',
    extracts: 'Makes brief, research and research draft anew.',
    keeps: 'Every text is made anew.',
  },
  briefed: {
    does: 'Rewrites research, draft and final draft, and adds new images.',
    extracts: 'Makes research and research draft anew.',
    keeps: 'The brief stays.',
  },
  researched: {
    does: 'Rewrites draft and final draft, and adds new images.',
    extracts: 'Makes the research draft anew.',
    keeps: 'Brief and research stay.',
  },
  drafted: {
    does: 'Rewrites only the final draft, and adds new images.',
    extracts: '',
    keeps: 'Brief, research and draft stay.',
  },
  edited: { does: 'Adds new images.', extracts: '', keeps: 'Every text stays.' },
}

export function agentOf(section: TextSection): Agent {
  const found = AGENTS.find((agent) => TEXT_OF_AGENT[agent] === section)
  if (found === undefined) throw new Error(`No agent writes ${section}.`)
  return found
}

import type { Brief, EvidenceCard } from '../../../contract.ts'
import { describeAgent, guideBlocks, type Prompt, type PromptContext } from './agent-rules.ts'
import { articleBlock, dataBlock, joinBlocks } from './data-blocks.ts'
import { describeSection, SECTION_RULES } from './writer.ts'

export interface RewriteMaterial {
  brief: Brief
  /** The section's place in the outline, from 0. */
  at: number
  /** The section as it is, with [[E12]] as markers. */
  text: string
  /** What is wrong with it, a sentence each. */
  problems: readonly string[]
  /** Of this section. */
  cards: readonly EvidenceCard[]
}

const TASK = `Mend one section of the article. The block "problems" says what is wrong with the block "text".
${SECTION_RULES}
- Change what the problems name, and leave the rest as it is, word for word.
- Keep the marker of each sentence that you keep. A sentence that no card backs loses its claim, or goes.
- Add nothing that is neither in the text nor on the cards. Keep the length, unless it is one of the problems.
Answer with the whole section. The wishes of the blocks "problems" and "style guide" count.`

/** The editor's texts for a section with problems. */
export function rewritePrompt(context: PromptContext, material: RewriteMaterial): Prompt {
  const { nonce, guide } = context
  const { text, problems } = material
  return {
    system: describeAgent('editor', context, TASK),
    prompt: joinBlocks([
      ...guideBlocks(guide, nonce),
      ...describeSection(context, material),
      dataBlock({ nonce, name: 'problems', text: problems.map((problem) => `- ${problem}`).join('\n') }),
      articleBlock({ nonce, name: 'text', text }),
    ]),
  }
}

import type { WritingPorts } from '../jobs/writing-services.ts'

/** The price of each agent's model; null where it is not known. */
export function pricesOf(modelOf: WritingPorts['modelOf']) {
  return {
    brief: modelOf('brief')?.price ?? null,
    research: modelOf('research')?.price ?? null,
    draft: modelOf('draft')?.price ?? null,
    editor: modelOf('editor')?.price ?? null,
  }
}

import type { OpenedText } from '#features/editor/web/index.ts'

type TextState = ReturnType<OpenedText['text']['read']>

/**
 * The version of a text that a person has read, from how it was on screen before it was saved and after that. Null when
 * another window or an agent has saved another one meanwhile, which is on screen now.
 */
export function findReadVersion(
  before: Pick<TextState, 'base'>,
  after: Pick<TextState, 'base' | 'isUpdated'>,
): number | null {
  const isReplaced = after.isUpdated && after.base.version !== before.base.version
  return isReplaced ? null : after.base.version
}

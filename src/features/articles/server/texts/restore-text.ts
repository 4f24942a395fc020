import type { z } from 'zod'
import type { Writes } from '#platform/server/api/handlers.ts'
import type { articleText } from '../../contract.ts'
import type { OfText } from './lock-text.ts'
import { readText } from './read-text.ts'
import { readVersion } from './read-version.ts'
import { saveText } from './save-text.ts'

interface Restore extends OfText {
  version: number
  /** The newest version that the caller knows. */
  baseVersion?: number | undefined
}

/** Saves an earlier version of a text as the newest one, and returns that. */
export async function restoreText(
  ctx: Writes,
  { version, baseVersion, ...of }: Restore,
): Promise<z.infer<typeof articleText>> {
  const { text } = await readVersion(ctx, { ...of, version })
  await saveText(ctx, { ...of, text, baseVersion, restoredFrom: version })
  return readText(ctx, of)
}

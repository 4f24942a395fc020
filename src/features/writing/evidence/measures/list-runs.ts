/** So many words in a row are hardly written twice by chance. */
export const RUN = 8

/** A number for each run of eight words, by its first word. */
export function listRuns(words: readonly string[]): number[] {
  const runs: number[] = []
  for (let at = 0; at + RUN <= words.length; at++) runs.push(hash(words.slice(at, at + RUN).join(' ')))
  return runs
}

/** A hash of 53 bits (cyrb53). */
function hash(text: string): number {
  let high = 0xde_ad_be_ef
  let low = 0x41_c6_ce_57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}

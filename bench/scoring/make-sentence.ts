const SUBJECTS =
  'boots leather sole ankle grip trail insole lining waterproof membrane lace stitching weight support heel toe comfort blister terrain season'
const PLAIN =
  'good long dry light firm warm narrow wide soft cheap steep wet rough early late quiet fresh clean deep plain'
const VERBS =
  'keeps holds carries supports protects wears dries fits stretches lasts needs gives takes shows makes'
const SMALL = 'the a of in for with on and from by when that than under over'

/** Numbers from 0 to 1 that are the same for the same seed: mulberry32, by Tommy Ettinger. */
export function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function makeSentence(chance: () => number): string {
  const pick = (list: string) => {
    const words = list.split(' ')
    return words[Math.floor(chance() * words.length)] ?? ''
  }
  const words = ['The', pick(PLAIN), pick(SUBJECTS), pick(VERBS)]
  const length = 6 + Math.floor(chance() * 14)
  while (words.length < length) words.push(pick(SMALL), chance() < 0.4 ? pick(PLAIN) : '', pick(SUBJECTS))
  if (chance() < 0.15) words.push(String(Math.floor(chance() * 500)), 'grams')
  return `${words.filter(Boolean).join(' ')}.`
}

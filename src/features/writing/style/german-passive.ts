const BECOME = new Set(['wird', 'werden', 'wurde', 'wurden', 'worden'])
/** "gemacht", "angesehen", "verkauft", "repariert"; "verkaufen" may be what will be done, so it does not count. */
const PARTICIPLE =
  /^(?:\p{L}{0,12}ge\p{L}{2,20}(?:t|en)|(?:be|ver|ent|er|zer|miss)\p{L}{2,20}t|\p{L}{2,20}iert)$/u

/** Whether a German sentence says what is done without saying it of who does it. By its forms, so about. */
export function isGermanPassive(words: readonly string[]): boolean {
  return (
    words.some((word) => BECOME.has(word)) && words.some((word) => PARTICIPLE.test(word) && !BECOME.has(word))
  )
}

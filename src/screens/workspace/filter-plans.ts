import { foldPart, splitWords } from '#features/contentplans/rules.ts'

interface NamedPlan {
  name: string
  domain: string | null
}

/** The plans whose name and domain have all words of the text, or parts of words, in any order. */
export function filterPlans<Plan extends NamedPlan>(plans: readonly Plan[], text: string): readonly Plan[] {
  const words = splitWords(text)
  if (words.length === 0) return plans
  return plans.filter(({ name, domain }) => {
    const searched = foldPart(`${name}\n${domain ?? ''}`)
    return words.every((word) => searched.includes(word))
  })
}

interface NamedPlan {
  name: string
  domain: string | null
}

/** The plans whose name or domain contains the text. */
export function filterPlans<Plan extends NamedPlan>(plans: readonly Plan[], text: string): readonly Plan[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return plans
  return plans.filter(({ name, domain }) => `${name}\n${domain ?? ''}`.toLocaleLowerCase().includes(wanted))
}

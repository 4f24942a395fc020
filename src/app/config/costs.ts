import { z } from 'zod'
import type { CostSettings } from '#features/billing/contract.ts'
import { toMicroDollars } from '#features/billing/rules.ts'

/** The variables about what calls to outside services may cost. */
export const costVariables = {
  CONFIRM_COST: dollars().default(toMicroDollars(1)).meta({ wants: 'US dollars, such as 1 or 0.50' }),
  MONTHLY_CAP: dollars().optional().meta({ wants: 'US dollars, such as 50' }),
}

const schema = z.object(costVariables)

export function arrangeCosts({ CONFIRM_COST, MONTHLY_CAP }: z.infer<typeof schema>): CostSettings {
  return { confirmAbove: CONFIRM_COST, monthlyCap: MONTHLY_CAP ?? null }
}

function dollars() {
  return z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/)
    .transform((text) => toMicroDollars(Number(text)))
}

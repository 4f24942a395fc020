import { useForm } from '@mantine/form'
import { useState } from 'react'
import { findMainLanguage } from '#features/contentplans/markets/index.ts'
import { readDomain } from '#features/contentplans/rules.ts'
import { guessMarket } from './guess-market.ts'
import { namePlan } from './name-plan.ts'

export interface NewPlan {
  website: string
  name: string
  country: string
  language: string
}

/**
 * The form of the first step. It needs a website that is a domain, and all other fields (V-01 to V-03). Until the user
 * chooses them, the name follows the website, and the language follows the country.
 */
export function useNewPlan(namesInUse: readonly string[]) {
  const form = useForm<NewPlan>({
    initialValues: { website: '', name: '', ...guessMarket(navigator.languages) },
    validate: {
      website: (website) => explainWebsite(website),
      name: (name) => (name.trim() === '' ? 'Name is required' : null),
      country: (country) => (country === '' ? 'Country is required' : null),
      language: (language) => (language === '' ? 'Language is required' : null),
    },
  })
  const [hasOwnName, setHasOwnName] = useState(false)
  const [hasOwnLanguage, setHasOwnLanguage] = useState(false)
  const change = (changed: Partial<NewPlan>, isNamed = hasOwnName) => {
    const plan = { ...form.values, ...changed }
    form.setValues(isNamed ? plan : { ...plan, name: namePlan(plan, namesInUse) })
  }
  const { website, name, country, language } = form.values
  return {
    form,
    typeWebsite: (typed: string) => change({ website: typed }),
    typeName: (typed: string) => {
      setHasOwnName(typed.trim() !== '')
      change({ name: typed }, true)
    },
    chooseCountry: (code: string) => {
      const spoken = hasOwnLanguage ? null : findMainLanguage(code)
      change({ country: code, language: spoken ?? language })
    },
    chooseLanguage: (code: string) => {
      setHasOwnLanguage(true)
      change({ language: code })
    },
    isComplete:
      explainWebsite(website) === null && [name, country, language].every((value) => value.trim() !== ''),
  }
}

function explainWebsite(website: string): string | null {
  if (website.trim() === '') return 'Website is required'
  return readDomain(website) === null ? 'Please enter a valid domain (e.g., example.com)' : null
}

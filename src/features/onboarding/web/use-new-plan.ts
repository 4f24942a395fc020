import { useForm } from '@mantine/form'
import { readDomain } from '#features/contentplans/rules.ts'
import { guessMarket } from './guess-market.ts'

export interface NewPlan {
  website: string
  name: string
  country: string
  language: string
}

/** What is typed into the first step, checked as V-01 to V-03 want it. */
export function useNewPlan() {
  const form = useForm<NewPlan>({
    initialValues: { website: '', name: '', ...guessMarket(navigator.languages) },
    validate: {
      website: (website) => explainWebsite(website),
      name: (name) => (name.trim() === '' ? 'Name is required' : null),
      country: (country) => (country === '' ? 'Country is required' : null),
      language: (language) => (language === '' ? 'Language is required' : null),
    },
  })
  const { website, name, country, language } = form.values
  return {
    form,
    /** Names the plan after its website while it has no name. */
    suggestName: () => {
      const domain = readDomain(website)
      if (name.trim() === '' && domain !== null) form.setFieldValue('name', domain.replace(/^www\./, ''))
    },
    isComplete: [website, name, country, language].every((value) => value.trim() !== ''),
  }
}

function explainWebsite(website: string): string | null {
  if (website.trim() === '') return 'Website is required'
  return readDomain(website) === null ? 'Please enter a valid domain (e.g., example.com)' : null
}

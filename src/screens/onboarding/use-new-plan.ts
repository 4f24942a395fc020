import { useForm } from '@mantine/form'
import { readDomain } from '#features/contentplans/rules.ts'
import { guessMarket } from './guess-market.ts'

export interface NewPlan {
  website: string
  name: string
  country: string
  language: string
}

/** The form of the first step. It needs a website that is a domain, and all other fields (V-01 to V-03). */
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
    /** Sets the website, and names the plan after it unless the user typed another name. */
    typeWebsite: (typed: string) => {
      form.setFieldValue('website', typed)
      if (name === suggestName(website)) form.setFieldValue('name', suggestName(typed))
    },
    isComplete: [website, name, country, language].every((value) => value.trim() !== ''),
  }
}

function suggestName(website: string): string {
  return readDomain(website)?.replace(/^www\./, '') ?? ''
}

function explainWebsite(website: string): string | null {
  if (website.trim() === '') return 'Website is required'
  return readDomain(website) === null ? 'Please enter a valid domain (e.g., example.com)' : null
}

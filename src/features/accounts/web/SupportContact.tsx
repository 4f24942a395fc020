import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { installationQuery } from './installation.ts'

/** Where users of this installation find help; empty when no contact is configured. */
export function SupportContact() {
  const { data } = useQuery({ ...installationQuery, staleTime: Infinity })
  const contact = data?.support_contact
  if (!contact) return null
  const isAddress = /^https?:/i.test(contact)
  return (
    <p>
      Need help?{' '}
      <AppLink href={isAddress ? contact : `mailto:${contact}`}>
        {isAddress ? 'Contact support' : `Write to ${contact}`}
      </AppLink>
    </p>
  )
}

import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { isSlug, LONGEST_SLUG, type PublishTarget } from '../rules.ts'
import { publishingApi } from './api.ts'
import { PublicationList } from './PublicationList.tsx'

interface AddressFieldProps {
  place: PlanPlace
  articleId: number
  platform: PublishTarget
  /** Null while it stays as it is. */
  slug: string | null
  isDisabled: boolean
  onChange: (slug: string | null) => void
}

/** The end of the address of an article, which pages of Notion do not have, and where the article is already. */
export function AddressField({ place, articleId, platform, slug, isDisabled, onChange }: AddressFieldProps) {
  const { contentplanId } = place
  const { data } = useQuery(
    publishingApi.get.queryOptions({ input: { contentplanId, articleId }, staleTime: 0 }),
  )
  const there = data?.publications.find((one) => one.platform === platform)
  const usual = there?.slug ?? data?.slug ?? ''
  const value = slug ?? usual
  const isMoved = there !== undefined && there.state === 'live' && value !== there.slug
  const isWrong = data !== undefined && !isSlug(value)
  return (
    <>
      {platform !== 'notion' && (
        <TextInput
          label="End of the address"
          description={isMoved ? MOVED : 'It stays the same when the title changes.'}
          value={value}
          maxLength={LONGEST_SLUG}
          disabled={isDisabled || data === undefined}
          error={isWrong ? 'Letters and digits in lower case, with single hyphens between words.' : null}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === usual ? null : currentTarget.value)
          }
        />
      )}
      {data !== undefined && data.publications.length > 0 && (
        <PublicationList place={place} articleId={articleId} publications={data.publications} />
      )}
    </>
  )
}

const MOVED = 'The address changes: links to the old one lead nowhere unless your website redirects them.'

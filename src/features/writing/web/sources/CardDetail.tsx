import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { IconExternalLink } from '#ui/icons.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { writingApi } from '../api.ts'
import type { PanelProps } from '../beside/panel-props.ts'
import { PlaceButton } from '../PlaceButton.tsx'
import type { CardRow } from './group-cards.ts'
import { QuoteInPage } from './QuoteInPage.tsx'
import classes from './Sources.module.css'
import { useStrike } from './use-strike.ts'

interface CardDetailProps extends Pick<PanelProps, 'jump'> {
  articleId: number
  row: CardRow
}

/** What the page of a card says around its quote, the sentences that rest on it, and whether it is trusted. */
export function CardDetail({ articleId, row: { card, uses, isStruck }, jump }: CardDetailProps) {
  const { data, error, isRefetching, refetch } = useQuery(
    writingApi.getEvidenceCard.queryOptions({ input: { articleId, card: card.id }, staleTime: 60_000 }),
  )
  const strike = useStrike(articleId)
  const { href } = describeUrl(card.url)
  return (
    <>
      {data !== undefined ? (
        <QuoteInPage quote={card.quote} {...data} />
      ) : error === null ? (
        <SkeletonRows label="The page is loading" count={5} rowHeight={20} />
      ) : (
        <ErrorPanel isBusy={isRefetching} onRetry={() => void refetch()} />
      )}
      {card.paraphrase !== '' && card.paraphrase !== card.quote && (
        <p className={classes.note} dir="auto">
          In other words: {card.paraphrase}
        </p>
      )}
      {uses.length > 0 && (
        <section aria-label="Sentences that rest on it" className={classes.resting}>
          <h3>{isStruck ? 'Rests on a card that is not trusted' : 'In this text'}</h3>
          <ul>
            {uses.map(({ place, sentence }) => (
              <li key={place.start} data-struck={isStruck || undefined}>
                <PlaceButton
                  text={sentence?.text ?? 'A number without a sentence'}
                  onPress={() => jump(sentence?.place ?? place)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant={isStruck ? 'light' : 'default'}
          aria-pressed={isStruck}
          loading={strike.isPending}
          title="What cites a card that is not trusted counts as not cited, and agents do not use it"
          onClick={() => strike.mutate({ card: card.id, struck: !isStruck })}
        >
          {isStruck ? 'Trust it again' : 'I do not trust this'}
        </Button>
        {href !== null && (
          <Button
            size="xs"
            variant="subtle"
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size={14} stroke={1.75} aria-hidden="true" />}
          >
            Open the page
          </Button>
        )}
      </div>
    </>
  )
}

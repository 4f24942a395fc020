import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { describeFailure } from '#platform/web/api/api-error.ts'
import classes from './AddStartPage.module.css'
import type { Crawl } from './use-crawl.ts'

/** Asks for the start page of the site, adds it and crawls the site. */
export function AddStartPage({ crawl: { adding } }: { crawl: Crawl }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  function send(event: FormEvent) {
    event.preventDefault()
    const url = readPageUrl(withProtocol(text))
    if (url === null) return setProblem('Enter the address of a website, such as https://shop.example.')
    adding.mutate(url, {
      onError: (error) =>
        setProblem(describeFailure(error, 'The page could not be added. Please try again.').text),
    })
  }
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <TextInput
        className={classes.field}
        aria-label="Start page"
        placeholder="https://shop.example"
        type="url"
        autoComplete="url"
        error={problem}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" loading={adding.isPending}>
        Add and crawl
      </Button>
    </form>
  )
}

function withProtocol(text: string): string {
  const address = text.trim()
  return address === '' || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
}

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgain } from './ask-again.ts'

/** A query whose answers the test gives, in the order of its requests. */
function openQuestion() {
  const queryClient = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['plan'],
    queryFn: () => {
      const one = Promise.withResolvers<string>()
      asked.push(one)
      return one.promise
    },
  })
  const end = observer.subscribe(() => {})
  return { queryClient, observer, asked, end }
}

test('a change during the first request is shown, whichever answer arrives first', async () => {
  const { queryClient, observer, asked, end } = openQuestion()
  const again = askAgain(queryClient, { queryKey: ['plan'] })
  expect(asked).toHaveLength(2)
  asked[0]?.resolve('before the change')
  await new Promise((resolve) => setTimeout(resolve))
  expect(observer.getCurrentResult().data).toBeUndefined()
  asked[1]?.resolve('after the change')
  await again
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after the change', isError: false })
  end()
})

test('the shown data stays until the new answer has arrived', async () => {
  const { queryClient, observer, asked, end } = openQuestion()
  asked[0]?.resolve('first')
  await new Promise((resolve) => setTimeout(resolve))
  const again = askAgain(queryClient)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'first', isFetching: true })
  asked[1]?.resolve('second')
  await again
  expect(observer.getCurrentResult().data).toBe('second')
  end()
})

test('a query that does not match the filters is not fetched again', async () => {
  const { queryClient, observer, asked, end } = openQuestion()
  await askAgain(queryClient, { queryKey: ['other'] })
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('first')
  await new Promise((resolve) => setTimeout(resolve))
  expect(observer.getCurrentResult().data).toBe('first')
  end()
})

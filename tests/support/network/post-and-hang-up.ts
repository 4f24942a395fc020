interface Posted {
  token: string
  body: object
  until: Promise<unknown>
}

/** Calls an endpoint, and hangs up when `until` resolves. */
export async function postAndHangUp(url: string, { token, body, until }: Posted): Promise<void> {
  const hangUp = new AbortController()
  const asking = fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: hangUp.signal,
  }).catch(() => {})
  await until
  hangUp.abort()
  await asking
}

/** Thrown by a step that has to wait, as for a service that asks its callers to wait. The wait spends no attempt. */
export class RetryAfter extends Error {
  override name = 'RetryAfter'
  readonly seconds: number

  constructor(seconds: number, reason = 'It waits for something outside.') {
    super(reason)
    this.seconds = seconds
  }
}

/** What a user did or gave cannot be used; the message is the sentence the user reads. */
export class Invalid extends Error {
  override name = 'Invalid'
}

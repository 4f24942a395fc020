/** The methods of the structured log that code below the server uses. */
export interface Log {
  warn(message: string): void
  warn(details: object, message: string): void
  error(message: string): void
  error(details: object, message: string): void
}

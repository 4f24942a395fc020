import { z } from 'zod'

/** A file as an endpoint sends it, and how a browser that saves it calls it. */
export interface SentFile {
  fileName: string
  contentType: string
  body: ReadableStream<Uint8Array>
}

/** What an endpoint answers with: a SentFile on the server, its text in the web app. */
export const sentText = () => z.custom<SentFile | string>()

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'fileName' in value && 'body' in value
}

import { z } from 'zod'

/** A file that an endpoint sends; a browser saves it under `fileName`. */
export interface SentFile {
  fileName: string
  contentType: string
  body: ReadableStream<Uint8Array>
}

/** The output of an endpoint that sends a file: a SentFile on the server, the file's text in the web app. */
export const sentText = () => z.custom<SentFile | string>()

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'fileName' in value && 'body' in value
}

/** The output of an endpoint that sends bytes: a SentFile on the server, a Blob in the web app. */
export const sentBytes = () => z.custom<SentFile | Blob>()

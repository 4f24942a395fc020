/** A stream that asks for the next part when it is read, and ends the generator when its reader is gone. */
export function streamParts(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}

const HEAD_BYTES = 2_048

/**
 * The text of a page in the encoding that its header, its byte order mark or its first lines name; UTF-8 if none does.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i
  const head = body.subarray(0, HEAD_BYTES).toString('latin1')
  const label = named.exec(contentType)?.[1] ?? findByteOrderMark(body) ?? named.exec(head)?.[1] ?? 'utf-8'
  return decoderOf(label).decode(body)
}

function findByteOrderMark(body: Buffer): string | null {
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

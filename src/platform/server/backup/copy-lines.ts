import { createHash, hash } from 'node:crypto'

const NEW_LINE = 10

/** Counts bytes and rows, and computes the SHA-256 of the bytes. In the text of COPY, each row ends with a line end. */
export function createCounter() {
  const sha256 = createHash('sha256')
  let [bytes, rows] = [0, 0]
  return {
    take(chunk: Uint8Array): void {
      sha256.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows++
    },
    end: () => ({ bytes, rows, sha256: sha256.digest('hex') }),
  }
}

/**
 * Computes a sum over all rows that does not depend on their order, because the database may return them in another
 * one.
 */
export function createRowSum() {
  const sum = new Uint32Array(8)
  let rest: Uint8Array = new Uint8Array()

  function add(line: Uint8Array): void {
    const digest = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < sum.length; lane++) sum[lane] = (sum[lane] ?? 0) + digest.readUInt32LE(lane * 4)
  }

  return {
    take(chunk: Uint8Array): void {
      let from = 0
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, from)) {
        add(rest.length === 0 ? chunk.subarray(from, at) : Buffer.concat([rest, chunk.subarray(from, at)]))
        rest = new Uint8Array()
        from = at + 1
      }
      if (from < chunk.length) rest = Buffer.concat([rest, chunk.subarray(from)])
    },
    end: () => Buffer.from(sum.buffer).toString('hex'),
  }
}

/** Collects UTF-8 output and hands it out in chunks. */
export interface ByteWriter {
  byte(value: number): void
  text(value: string): void
  /** Digits, with at most two decimals. */
  number(value: number): void
  /** Whether a chunk is worth taking. */
  readonly isFull: boolean
  take(): Uint8Array<ArrayBuffer>
}

const CHUNK = 1 << 16

export function createByteWriter(): ByteWriter {
  let bytes = new Uint8Array(CHUNK + 4096)
  let used = 0
  const encoder = new TextEncoder()

  function byte(value: number): void {
    if (used === bytes.length) bytes = new Uint8Array(bytes.buffer.transfer(bytes.length * 2))
    bytes[used++] = value
  }

  function text(value: string): void {
    for (const one of encoder.encode(value)) byte(one)
  }

  function number(value: number): void {
    if (Number.isInteger(value) && value < 1e9) return digits(value)
    text(String(Math.round(value * 100) / 100))
  }

  function digits(value: number): void {
    if (value >= 10) digits(Math.floor(value / 10))
    byte(48 + (value % 10))
  }

  return {
    byte,
    text,
    number,
    get isFull() {
      return used >= CHUNK
    },
    take() {
      const taken = bytes.slice(0, used)
      used = 0
      return taken
    },
  }
}

/** Collects UTF-8 output and hands it out in chunks. */
export interface ByteWriter {
  byte(value: number): void
  bytes(source: Uint8Array): void
  text(value: string): void
  /** Writes a number from 0, with at most two decimals. */
  number(value: number): void
  /** Whether enough bytes are collected for a chunk. */
  readonly isFull: boolean
  take(): Uint8Array<ArrayBuffer>
}

const CHUNK = 1 << 16
const DOT = 46
const ZERO = 48

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(CHUNK + 4096)
  let used = 0
  const encoder = new TextEncoder()

  function byte(value: number): void {
    if (used === buffer.length) grow(1)
    buffer[used++] = value
  }

  function bytes(source: Uint8Array): void {
    if (used + source.length > buffer.length) grow(source.length)
    buffer.set(source, used)
    used += source.length
  }

  function grow(length: number): void {
    buffer = new Uint8Array(buffer.buffer.transfer(buffer.length * 2 + length))
  }

  function text(value: string): void {
    bytes(encoder.encode(value))
  }

  function number(value: number): void {
    const hundredths = Math.round((value % 1) * 100)
    digits(Math.floor(value) + (hundredths === 100 ? 1 : 0))
    if (hundredths === 0 || hundredths === 100) return
    byte(DOT)
    byte(ZERO + Math.floor(hundredths / 10))
    if (hundredths % 10 > 0) byte(ZERO + (hundredths % 10))
  }

  function digits(value: number): void {
    if (value >= 10) digits(Math.floor(value / 10))
    byte(ZERO + (value % 10))
  }

  return {
    byte,
    bytes,
    text,
    number,
    get isFull() {
      return used >= CHUNK
    },
    take() {
      const taken = buffer.slice(0, used)
      used = 0
      return taken
    },
  }
}

import { imageSize } from 'image-size'

/** An image whose bytes are what its type says. */
export interface ReadImage {
  /** Such as image/jpeg. */
  type: string
  extension: string
  /** In pixels. */
  width: number
  height: number
}

const KINDS = [
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', extension: 'gif', begins: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', extension: 'webp', begins: [0x52, 0x49, 0x46, 0x46] },
] as const

/** Reads what an image is from its bytes, whatever its address or its server say; null for anything else. */
export function readImage(bytes: Uint8Array): ReadImage | null {
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (kind === undefined) return null
  try {
    const { width, height, type } = imageSize(bytes)
    const { begins: _, ...rest } = kind
    return type === kind.extension && width > 0 && height > 0 ? { ...rest, width, height } : null
  } catch {
    // A damaged image, or another format behind the same first bytes.
    return null
  }
}

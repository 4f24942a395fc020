/** The word of an `Authorization: Bearer …` header, whose scheme may be written in any case. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

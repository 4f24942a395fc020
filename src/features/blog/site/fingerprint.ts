/** 16 hexadecimal digits that differ for different values. Not for secrets: values that collide can be made. */
export function fingerprintOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  let one = 0x9e_37_79_b9
  let other = 0x51_ed_27_0b ^ text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x85_eb_ca_6b)
    one = (one << 13) | (one >>> 19)
    other = Math.imul(other ^ code, 0xc2_b2_ae_35)
    other = (other << 17) | (other >>> 15)
  }
  return toHex(stir(one ^ Math.imul(other, 5))) + toHex(stir(other ^ Math.imul(one, 9)))
}

/** Lets every bit change about half of all bits. */
function stir(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x7f_eb_35_2d)
  const twice = Math.imul(once ^ (once >>> 15), 0x84_6c_a6_8b)
  return (twice ^ (twice >>> 16)) >>> 0
}

function toHex(number: number): string {
  return number.toString(16).padStart(8, '0')
}

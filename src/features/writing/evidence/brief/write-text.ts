/** A text as markdown that is read back as exactly this text, whatever marks it has. */
export function writeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\`*_[\]<>~|#@]|&(?=[#a-z0-9])/gi, String.raw`\$&`)
    .replace(/^(?:[-+=]|\d{1,9}(?=[.)]))/, (mark) => (/\d/.test(mark) ? mark : `\\${mark}`))
    .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)
    .replaceAll(/:(?=\/\/)|(?<=www)\./gi, (mark) => `&#${mark.codePointAt(0)};`)
    .replaceAll(/^ | $|[\n\t\f]/g, (space) => `&#${space.codePointAt(0)};`)
}

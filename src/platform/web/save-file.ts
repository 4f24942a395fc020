/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The same for what an endpoint has sent as bytes. */
export function saveSent(name: string, sent: unknown): void {
  if (!(sent instanceof Blob)) throw new Error(`the server has sent no bytes of ${name}`)
  saveFile(name, sent)
}

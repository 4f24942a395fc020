/** What stands in the place of an image that cannot be shown: its description and its address. */
export function makeImageNote(address: string, description: string): HTMLElement {
  const note = document.createElement('span')
  note.dataset['note'] = ''
  const shown = address.startsWith('data:') ? '' : address
  const words = [description, shown].filter((part) => part !== '').join(', ')
  note.textContent = `Image: ${words || 'without a description'}`
  return note
}

/** Lets an image from the web tell its server nothing, and puts the note in its place if it cannot be shown. */
export function prepareImage(image: HTMLImageElement): void {
  image.loading = 'lazy'
  image.referrerPolicy = 'no-referrer'
  const address = image.getAttribute('src') ?? ''
  image.addEventListener('error', () => image.replaceWith(makeImageNote(address, image.alt)), { once: true })
}

// The window has one title, which two places write: the route of a screen, and a screen that shows one thing.
let screen = { name: 'Keyloom', rest: '' }
let subject: string | null = null

/** Sets the title of a screen: `name`, then `rest`, which says where the screen is. */
export function showScreenTitle(title: { name: string; rest: string }): void {
  screen = title
  write()
}

/** The name of what the screen shows, which the title has instead of the screen's; null when there is none. */
export function showSubject(name: string | null): void {
  subject = name
  write()
}

function write() {
  document.title = `${subject ?? screen.name}${screen.rest}`
}

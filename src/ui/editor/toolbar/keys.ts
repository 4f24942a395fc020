const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys as they are labelled on this computer's keyboard, from a name such as "Mod+Shift+8". */
export function namesOfKeys(keys: string): string {
  return isMac
    ? keys.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
    : keys.replace('Mod+', 'Ctrl+')
}

import { ApiTokensDialog } from '#features/api-tokens/web/index.ts'
import { ChangePasswordDialog, ProofHost, SessionsDialog } from '#features/accounts/web/index.ts'
import { KeyboardHelp } from '#ui/dialogs/KeyboardHelp.tsx'
import { PALETTE_KEYS, usePaletteKey } from '#ui/palette/use-palette-key.ts'
import { TABLE_SHORTCUTS } from '#ui/keyboard/shortcuts.ts'
import { lazy, Suspense } from 'react'
import type { ShellPlace } from './shell-place.ts'

/** Loaded with the page, so that it gets what is typed right after its key. */
const Palette = lazy(() =>
  import('./ShellPalette.tsx').then(
    (part) => ({ default: part.ShellPalette }),
    (error: unknown) => ({ default: failWhenShown(error) }),
  ),
)

export type Overlay = 'palette' | 'keys' | 'devices' | 'password' | 'tokens'

const SHORTCUTS = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: PALETTE_KEYS, does: 'Go to or do anything' },
      { keys: ['/'], does: 'Filter' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Esc'], does: 'Close what lies over the page' },
    ],
  },
  TABLE_SHORTCUTS,
  {
    title: 'Among the new ideas of a hub',
    shortcuts: [
      { keys: ['J'], does: 'Next idea' },
      { keys: ['K'], does: 'Previous idea' },
      { keys: ['F'], does: 'Add the idea to the favorites' },
      { keys: ['X'], does: 'Dismiss the idea' },
    ],
  },
]

interface OverlaysProps {
  place: ShellPlace
  shown: Overlay | null
  onShow: (overlay: Overlay | null) => void
  onSignOut: () => void
}

/** The overlays of the page, of which one is open at a time, and the keys that open them. */
export function Overlays({ place, shown, onShow, onSignOut }: OverlaysProps) {
  const close = () => onShow(null)
  usePaletteKey(() => onShow(shown === 'palette' ? null : 'palette'))
  return (
    <>
      <KeyboardHelp
        groups={SHORTCUTS}
        isOpen={shown === 'keys'}
        onOpen={() => onShow('keys')}
        onClose={close}
      />
      <Suspense>
        <Palette
          isShown={shown === 'palette'}
          place={place}
          onShowDevices={() => onShow('devices')}
          onShowPassword={() => onShow('password')}
          onShowTokens={() => onShow('tokens')}
          onShowKeys={() => onShow('keys')}
          onSignOut={onSignOut}
          onClose={close}
        />
      </Suspense>
      <Suspense>
        {shown === 'devices' && <SessionsDialog onClose={close} />}
        {shown === 'password' && <ChangePasswordDialog onClose={close} />}
        {shown === 'tokens' && place.workspace && (
          <ApiTokensDialog workspaceId={place.workspace.id} onClose={close} />
        )}
      </Suspense>
      <ProofHost />
    </>
  )
}

/** Stands for a part that could not be loaded: nothing is wrong before the part is to be shown. */
function failWhenShown(error: unknown) {
  return function NotLoaded({ isShown }: { isShown: boolean }) {
    if (isShown) throw error
    return null
  }
}

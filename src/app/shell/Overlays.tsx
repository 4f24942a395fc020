import { ApiTokensDialog } from '#features/api-tokens/web/index.ts'
import { ChangePasswordDialog, ProofHost, SessionsDialog } from '#features/accounts/web/index.ts'
import { KeyboardHelp } from '#ui/dialogs/KeyboardHelp.tsx'
import { PALETTE_KEYS, usePaletteKey } from '#ui/palette/use-palette-key.ts'
import { TABLE_SHORTCUTS } from '#ui/keyboard/shortcuts.ts'
import { lazy, startTransition, Suspense, useEffect } from 'react'
import type { ShellPlace } from './shell-place.ts'

const loadPalette = () => import('./ShellPalette.tsx')
const Palette = lazy(() => loadPalette().then((part) => ({ default: part.ShellPalette })))

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
  // Loaded early and shown in a transition, which React does not delay: it must get what is typed right after its key.
  useEffect(() => void loadPalette(), [])
  usePaletteKey(() => startTransition(() => onShow(shown === 'palette' ? null : 'palette')))
  return (
    <>
      <KeyboardHelp
        groups={SHORTCUTS}
        isOpen={shown === 'keys'}
        onOpen={() => onShow('keys')}
        onClose={close}
      />
      <Suspense>
        {shown === 'palette' && (
          <Palette
            place={place}
            onShowDevices={() => onShow('devices')}
            onShowPassword={() => onShow('password')}
            onShowTokens={() => onShow('tokens')}
            onShowKeys={() => onShow('keys')}
            onSignOut={onSignOut}
            onClose={close}
          />
        )}
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

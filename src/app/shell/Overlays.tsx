import { ApiTokensDialog } from '#features/api-tokens/web/index.ts'
import { ChangePasswordDialog, ProofHost, SessionsDialog } from '#features/accounts/web/index.ts'
import { usePaletteKey } from '#ui/palette/use-palette-key.ts'
import { useHelpKey } from '#ui/keyboard/use-help-key.ts'
import { lazy, Suspense } from 'react'
import type { ShellPlace } from './shell-place.ts'

/** Loaded with the page, so that it gets what is typed right after its key. */
const Palette = lazy(() =>
  import('./ShellPalette.tsx').then(
    (part) => ({ default: part.ShellPalette }),
    (error: unknown) => ({ default: failWhenShown(error) }),
  ),
)

const ShellKeys = lazy(() => import('./ShellKeys.tsx').then((part) => ({ default: part.ShellKeys })))

export type Overlay = 'palette' | 'keys' | 'devices' | 'password' | 'tokens'

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
  useHelpKey(() => onShow('keys'))
  return (
    <>
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
        {shown === 'keys' && <ShellKeys onClose={close} />}
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

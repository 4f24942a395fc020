import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useIsPhone } from './use-is-phone.ts'

type Passed = 'title' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed' | 'onClick' | 'onPointerDown'

interface ToolButtonProps extends Pick<ComponentProps<'button'>, Passed> {
  label: string
  icon: ReactNode
  isOn?: boolean
}

/** A button above a list: an icon with a word, or on a phone the icon alone. */
export function ToolButton({ label, icon, isOn = false, title = label, ...rest }: ToolButtonProps) {
  const isPhone = useIsPhone()
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      {...(isPhone ? { px: 10, 'aria-label': label } : { leftSection: icon })}
      title={title}
      {...rest}
    >
      {isPhone ? icon : label}
    </Button>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useState, type ComponentType, type ReactNode } from 'react'
import { FloatingPanel } from '../../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../../panels/use-floating-panel.ts'
import { closeThen } from './close-then.ts'
import { EditorButton } from './EditorButton.tsx'
import type { ToolProps } from './tool-props.ts'
import classes from './Toolbar.module.css'

interface AddressToolProps extends ToolProps {
  label: string
  keys?: string
  icon: ReactNode
  isOn: boolean
  align?: 'start' | 'end'
  /** What is in the panel. What it runs closes the panel first. */
  form: ComponentType<ToolProps>
}

/** A button with a panel in which an address is given. */
export function AddressTool({ label, keys, icon, isOn, align, form: Form, ...tool }: AddressToolProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  return (
    <>
      <EditorButton
        label={label}
        {...(keys !== undefined && { keys })}
        icon={icon}
        isOn={isOn}
        isDisabled={tool.format.codeBlock}
        aria-haspopup="dialog"
        {...triggerProps}
      />
      {anchor && (
        <FloatingPanel label={label} anchor={anchor} {...(align && { align })} onClose={close}>
          <Form format={tool.format} run={(command) => closeThen(anchor, () => tool.run(command))} />
        </FloatingPanel>
      )}
    </>
  )
}

interface AddressFormProps {
  /** The address at first. */
  address: string
  submitLabel: string
  /** Returns why the address cannot be used, or null when it is used. */
  onSubmit: (address: string) => string | null
  /** Further fields. */
  children: ReactNode
  /** Further buttons. */
  buttons?: ReactNode
}

/** An address, with what belongs to it. */
export function AddressForm({ address, submitLabel, onSubmit, children, buttons }: AddressFormProps) {
  const [value, setValue] = useState(address)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(onSubmit(value.trim()))
      }}
    >
      <TextInput
        label="Address"
        placeholder="https://"
        autoComplete="off"
        data-first-focus
        required
        withAsterisk={false}
        value={value}
        error={problem}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value)
          setProblem(null)
        }}
      />
      {children}
      <div className={classes.buttons}>
        <Button type="submit" size="xs" disabled={value.trim() === ''}>
          {submitLabel}
        </Button>
        {buttons}
      </div>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isSafeImage } from '../../markdown/safe-address.ts'
import { FloatingPanel } from '../../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../../panels/use-floating-panel.ts'
import { IconPhoto } from '../editor-icons.ts'
import { setImage } from '../visual/link-commands.ts'
import { closeThen } from './close-then.ts'
import { EditorButton } from './EditorButton.tsx'
import { look } from './FormatTools.tsx'
import type { ToolProps } from './tool-props.ts'
import classes from './Toolbar.module.css'

/** Inserts an image by its address, or changes the selected one. */
export function ImageTool({ format, run }: ToolProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  return (
    <>
      <EditorButton
        label="Image"
        icon={<IconPhoto {...look()} />}
        isOn={format.image !== null}
        isDisabled={format.codeBlock}
        aria-haspopup="dialog"
        {...triggerProps}
      />
      {anchor && (
        <FloatingPanel label="Image" anchor={anchor} align="end" onClose={close}>
          <ImageForm format={format} run={(command) => closeThen(anchor, () => run(command))} />
        </FloatingPanel>
      )}
    </>
  )
}

function ImageForm({ format: { image }, run }: ToolProps) {
  const [src, setSrc] = useState(image?.src ?? '')
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSafeImage(src)) setProblem('The address of an image starts with https://.')
        else run(setImage({ src: src.trim(), alt: alt.trim() }))
      }}
    >
      <TextInput
        label="Address"
        placeholder="https://"
        autoComplete="off"
        data-first-focus
        required
        withAsterisk={false}
        value={src}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setSrc(value)
          setProblem(null)
        }}
      />
      <TextInput
        label="Description"
        description="For people who do not see the image"
        autoComplete="off"
        dir="auto"
        value={alt}
        onChange={({ currentTarget: { value } }) => setAlt(value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs" disabled={src.trim() === ''}>
          {image === null ? 'Insert' : 'Change'}
        </Button>
      </div>
    </form>
  )
}

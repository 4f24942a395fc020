import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isSafeLink } from '../../markdown/safe-address.ts'
import { FloatingPanel } from '../../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../../panels/use-floating-panel.ts'
import { IconLink } from '../editor-icons.ts'
import { removeLink, setLink } from '../visual/link-commands.ts'
import { closeThen } from './close-then.ts'
import { EditorButton } from './EditorButton.tsx'
import { look } from './FormatTools.tsx'
import { namesOfKeys } from './keys.ts'
import type { ToolProps } from './tool-props.ts'
import classes from './Toolbar.module.css'

/** Links the selected text, or changes the link at the caret. */
export function LinkTool({ format, run }: ToolProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  return (
    <>
      <EditorButton
        label="Link"
        keys={namesOfKeys('Mod+K')}
        icon={<IconLink {...look()} />}
        isOn={format.link !== null}
        isDisabled={format.codeBlock}
        aria-haspopup="dialog"
        {...triggerProps}
      />
      {anchor && (
        <FloatingPanel label="Link" anchor={anchor} onClose={close}>
          <LinkForm format={format} run={(command) => closeThen(anchor, () => run(command))} />
        </FloatingPanel>
      )}
    </>
  )
}

function LinkForm({ format, run }: ToolProps) {
  const [href, setHref] = useState(format.link ?? '')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const hasText = format.link === null && format.isEmpty
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const address = withScheme(href.trim())
        if (!isSafeLink(address)) setProblem('Links lead to web pages, mail addresses or phone numbers.')
        else run(setLink({ href: address, text: text.trim() }))
      }}
    >
      <TextInput
        label="Address"
        placeholder="https://"
        autoComplete="off"
        data-first-focus
        required
        withAsterisk={false}
        value={href}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setHref(value)
          setProblem(null)
        }}
      />
      {hasText && (
        <TextInput
          label="Text"
          autoComplete="off"
          dir="auto"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="xs" disabled={href.trim() === ''}>
          {format.link === null ? 'Link' : 'Change'}
        </Button>
        {format.link !== null && (
          <Button size="xs" variant="default" onClick={() => run(removeLink)}>
            Remove the link
          </Button>
        )}
      </div>
    </form>
  )
}

/** People leave out the start of an address. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? `https://${address}` : address
}

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isSafeLink } from '../../markdown/safe-address.ts'
import { IconLink } from '../editor-icons.ts'
import { removeLink, setLink } from '../visual/link-commands.ts'
import { AddressForm, AddressTool } from './AddressTool.tsx'
import { look } from './FormatTools.tsx'
import { namesOfKeys } from './keys.ts'
import type { ToolProps } from './tool-props.ts'

/** Links the selected text, or changes the link at the caret. */
export function LinkTool({ format, run }: ToolProps) {
  return (
    <AddressTool
      label="Link"
      keys={namesOfKeys('Mod+K')}
      icon={<IconLink {...look()} />}
      isOn={format.link !== null}
      format={format}
      run={run}
      form={LinkForm}
    />
  )
}

function LinkForm({ format: { link, isEmpty }, run }: ToolProps) {
  const [text, setText] = useState('')
  return (
    <AddressForm
      address={link ?? ''}
      submitLabel={link === null ? 'Link' : 'Change'}
      onSubmit={(typed) => {
        const href = withScheme(typed)
        if (!isSafeLink(href)) return 'Links lead to web pages, mail addresses or phone numbers.'
        run(setLink({ href, text: text.trim() }))
        return null
      }}
      buttons={
        link !== null && (
          <Button size="xs" variant="default" onClick={() => run(removeLink)}>
            Remove the link
          </Button>
        )
      }
    >
      {link === null && isEmpty && (
        <TextInput
          label="Text"
          autoComplete="off"
          dir="auto"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      )}
    </AddressForm>
  )
}

/** People leave out the start of an address. */
function withScheme(address: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? `https://${address}` : address
}

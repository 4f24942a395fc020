import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isSafeImage } from '../../markdown/safe-address.ts'
import { IconPhoto } from '../editor-icons.ts'
import { setImage } from '../visual/link-commands.ts'
import { AddressForm, AddressTool } from './AddressTool.tsx'
import { look } from './FormatTools.tsx'
import type { ToolProps } from './tool-props.ts'

/** Inserts an image by its address, or changes the selected one. */
export function ImageTool({ format, run }: ToolProps) {
  return (
    <AddressTool
      label="Image"
      icon={<IconPhoto {...look()} />}
      isOn={format.image !== null}
      align="end"
      format={format}
      run={run}
      form={ImageForm}
    />
  )
}

function ImageForm({ format: { image }, run }: ToolProps) {
  const [alt, setAlt] = useState(image?.alt ?? '')
  return (
    <AddressForm
      address={image?.src ?? ''}
      submitLabel={image === null ? 'Insert' : 'Change'}
      onSubmit={(src) => {
        if (!isSafeImage(src)) return 'The address of an image starts with https://.'
        run(setImage({ src, alt: alt.trim() }))
        return null
      }}
    >
      <TextInput
        label="Description"
        description="For people who do not see the image"
        autoComplete="off"
        dir="auto"
        value={alt}
        onChange={({ currentTarget: { value } }) => setAlt(value)}
      />
    </AddressForm>
  )
}

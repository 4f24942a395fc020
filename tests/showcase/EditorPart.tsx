import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { MarkdownView } from '#ui/markdown/MarkdownView.tsx'
import { lazy, Suspense, useState } from 'react'
import { Example } from './Example.tsx'

const MarkdownEditor = lazy(() =>
  import('#ui/editor/MarkdownEditor.tsx').then((part) => ({ default: part.MarkdownEditor })),
)

export function EditorPart() {
  const [text, setText] = useState('# A title\n\nSome *text*.\n')
  return (
    <>
      <PageHeader title="Editor" note="Ctrl+S shows the markdown." />
      <Example title="A text">
        <Suspense>
          <MarkdownEditor label="A text" text={text} onChange={setText} />
        </Suspense>
      </Example>
      <Example title="The same to read">
        <MarkdownView text={text} headingStart={3} label="The same to read" />
      </Example>
    </>
  )
}

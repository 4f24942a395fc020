import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { EDITOR_TEXTS } from './editor-texts.ts'
import { Example, Line } from './Example.tsx'
import classes from './Showcase.module.css'

const MarkdownEditor = lazy(() =>
  import('#ui/editor/MarkdownEditor.tsx').then((part) => ({ default: part.MarkdownEditor })),
)

const MarkdownView = lazy(() =>
  import('#ui/markdown/MarkdownView.tsx').then((part) => ({ default: part.MarkdownView })),
)

export function EditorPart() {
  const [text, setText] = useState<string>(EDITOR_TEXTS.article)
  const [told, setTold] = useState<string[]>([])
  const [isReadOnly, setIsReadOnly] = useState(false)
  const [isShown, setIsShown] = useState(true)
  const [isAlone, setIsAlone] = useState(false)
  return (
    <>
      <PageHeader title="Editor" note="Ctrl+S shows the markdown; Alt+F10 goes to the tools." />
      <Example title="A text">
        <Line>
          {Object.entries(EDITOR_TEXTS).map(([name, each]) => (
            <Button key={name} size="xs" variant="default" onClick={() => setText(each)}>
              {name}
            </Button>
          ))}
          <Button size="xs" variant="default" onClick={() => setIsReadOnly(!isReadOnly)}>
            {isReadOnly ? 'Edit' : 'Only read'}
          </Button>
          <Button size="xs" variant="default" onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Close' : 'Open'}
          </Button>
          <Button size="xs" variant="default" onClick={() => setIsAlone(!isAlone)}>
            {isAlone ? 'With the view' : 'Alone'}
          </Button>
        </Line>
        <div className={classes.editor}>
          <Suspense>
            {isShown && (
              <MarkdownEditor
                label="Draft"
                text={text}
                placeholder="Write here, or paste a text"
                isReadOnly={isReadOnly}
                onChange={(edited) => {
                  setText(edited)
                  setTold((all) => [...all, edited].slice(-20))
                }}
                onRefused={(sentence) => showSnackbar({ text: sentence, tone: 'danger' })}
                actions={<span>{told.length === 0 ? 'Not edited' : 'Edited'}</span>}
              />
            )}
          </Suspense>
        </div>
      </Example>
      {!isAlone && (
        <>
          <Example title="The same to read">
            <Suspense>
              <MarkdownView text={text} headingStart={3} label="The same to read" />
            </Suspense>
          </Example>
          <label className={classes.text}>
            Text as JSON
            <textarea
              value={JSON.stringify(text)}
              onChange={({ currentTarget: { value } }) => setText(String(JSON.parse(value)))}
            />
          </label>
        </>
      )}
    </>
  )
}

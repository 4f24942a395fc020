import { config, Editor, init, schema } from '@milkdown/kit/core'
import { Clock, Container, Ctx, type MilkdownPlugin } from '@milkdown/kit/ctx'
import { vi } from 'vitest'
import {
  configureMarkdown,
  languageOf,
  markdownNodes,
  type MarkdownLanguage,
} from '#ui/editor/language/markdown-language.ts'

/** The editor's language without an editor, which would need a browser. */
export async function loadLanguage(): Promise<MarkdownLanguage> {
  const window = new EventTarget()
  // Milkdown's plugins wait for each other by events of the window.
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  // And they give up after a while.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ctx = new Ctx(new Container(), new Clock())
  const plugins: MilkdownPlugin[] = [schema, init(Editor.make()), config(configureMarkdown), ...markdownNodes]
  await Promise.all(plugins.map((plugin) => plugin(ctx)).map((run) => run?.()))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  return languageOf(ctx)
}

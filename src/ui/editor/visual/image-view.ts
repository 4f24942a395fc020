import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import type { NodeViewConstructor } from '@milkdown/kit/prose/view'
import { makeImageNote, prepareImage } from '../../markdown/image-note.ts'
import { isSafeImage } from '../../markdown/safe-address.ts'
import { textOf } from '../language/markdown-node.ts'

/** An image; when it cannot be shown, its description and address stand in its place. */
export const imageView: NodeViewConstructor = (first) => {
  const dom = document.createElement('span')
  dom.dataset['image'] = ''
  let address: string | null = null
  const show = (node: ProseNode) => {
    const [src, alt] = [textOf(node.attrs['src']), textOf(node.attrs['alt'])]
    dom.title = textOf(node.attrs['title'])
    if (address === src && dom.firstElementChild instanceof HTMLImageElement) {
      dom.firstElementChild.alt = alt
      return
    }
    address = src
    dom.replaceChildren(isSafeImage(src) ? makeImage(src, alt) : makeImageNote(src, alt))
  }
  show(first)
  return {
    dom,
    update: (next) => {
      if (next.type !== first.type) return false
      show(next)
      return true
    },
    ignoreMutation: () => true,
  }
}

function makeImage(src: string, alt: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = alt
  image.setAttribute('src', src)
  prepareImage(image)
  return image
}

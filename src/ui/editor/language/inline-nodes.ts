import { imageSchema, linkSchema } from '@milkdown/kit/preset/commonmark'
import { isSafeImage, isSafeLink } from '../../markdown/safe-address.ts'
import { textOf } from './markdown-node.ts'

/** Milkdown's image, which also keeps references (`![a][b]`), and which shows only addresses that are safe. */
export const image = imageSchema.extendSchema((base) => (ctx) => {
  const schema = base(ctx)
  return {
    ...schema,
    attrs: { ...schema.attrs, reference: { default: '', validate: 'string' } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => ({
          src: dom.getAttribute('data-src') ?? dom.getAttribute('src') ?? '',
          alt: dom.getAttribute('alt') ?? '',
          title: dom.getAttribute('title') ?? '',
          reference: dom.getAttribute('data-reference') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs }) => [
      'img',
      {
        src: isSafeImage(textOf(attrs['src'])) ? textOf(attrs['src']) : '',
        alt: textOf(attrs['alt']),
        'data-src': textOf(attrs['src']),
        loading: 'lazy',
        referrerpolicy: 'no-referrer',
        ...(attrs['title'] !== '' && { title: textOf(attrs['title']) }),
        ...(attrs['reference'] !== '' && { 'data-reference': textOf(attrs['reference']) }),
      },
    ],
    parseMarkdown: {
      match: ({ type }) => type === 'image',
      runner: (state, node, type) => {
        state.addNode(type, {
          src: textOf(node['url']),
          alt: textOf(node['alt']),
          title: textOf(node['title']),
          reference: textOf(node['reference']),
        })
      },
    },
    toMarkdown: {
      match: (node) => node.type.name === 'image',
      runner: (state, { attrs }) => {
        state.addNode('image', undefined, undefined, {
          url: textOf(attrs['src']),
          alt: textOf(attrs['alt']),
          title: attrs['title'] === '' ? null : textOf(attrs['title']),
          reference: textOf(attrs['reference']),
        })
      },
    },
  }
})

/** Milkdown's link, which also keeps references (`[a][b]`). */
export const link = linkSchema.extendSchema((base) => (ctx) => {
  const schema = base(ctx)
  return {
    ...schema,
    attrs: { ...schema.attrs, reference: { default: '', validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => ({
          href: dom.getAttribute('data-href') ?? dom.getAttribute('href') ?? '',
          title: dom.getAttribute('title'),
          reference: dom.getAttribute('data-reference') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs }) => [
      'a',
      {
        href: isSafeLink(textOf(attrs['href'])) ? textOf(attrs['href']) : '',
        'data-href': textOf(attrs['href']),
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
        ...(typeof attrs['title'] === 'string' && { title: attrs['title'] }),
        ...(attrs['reference'] !== '' && { 'data-reference': textOf(attrs['reference']) }),
      },
    ],
    parseMarkdown: {
      match: ({ type }) => type === 'link',
      runner: (state, node, type) => {
        const title = typeof node['title'] === 'string' ? node['title'] : null
        state.openMark(type, { href: textOf(node['url']), title, reference: textOf(node['reference']) })
        state.next(node.children)
        state.closeMark(type)
      },
    },
    toMarkdown: {
      match: (mark) => mark.type.name === 'link',
      runner: (state, mark) => {
        const title = typeof mark.attrs['title'] === 'string' ? mark.attrs['title'] : null
        const reference = textOf(mark.attrs['reference'])
        state.withMark(mark, 'link', undefined, { url: textOf(mark.attrs['href']), title, reference })
      },
    },
  }
})

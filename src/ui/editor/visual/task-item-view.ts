import type { NodeViewConstructor } from '@milkdown/kit/prose/view'

/** An item of a list; a task has a box to tick. */
export const taskItemView: NodeViewConstructor = (first, view, getPos) => {
  let node = first
  const dom = document.createElement('li')
  dom.dir = 'auto'
  const isTask = node.attrs['checked'] !== null
  const contentDOM = isTask ? document.createElement('div') : dom
  const box = isTask ? document.createElement('input') : null
  if (box !== null) {
    box.type = 'checkbox'
    box.contentEditable = 'false'
    box.ariaLabel = 'Done'
    box.addEventListener('change', () => {
      const pos = getPos()
      if (pos === undefined || !view.editable) return
      view.dispatch(view.state.tr.setNodeAttribute(pos, 'checked', box.checked))
    })
    dom.append(box, contentDOM)
  }
  const show = () => {
    dom.dataset['spread'] = String(node.attrs['spread'])
    if (box === null) return
    dom.dataset['checked'] = String(node.attrs['checked'])
    box.checked = node.attrs['checked'] === true
    box.disabled = !view.editable
  }
  show()
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type || (next.attrs['checked'] !== null) !== isTask) return false
      node = next
      show()
      return true
    },
    stopEvent: (event) => event.target === box,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}

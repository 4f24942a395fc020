/** Puts lists that stand between the items of a list into the item before them, and reads the boxes of tasks. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
    else list.replaceWith(...list.childNodes)
  }
  for (const item of body.querySelectorAll('li')) {
    const box = item.querySelector('input[type="checkbox"]')
    const isOwn = box?.closest('li') === item
    const checked = item.getAttribute('aria-checked') ?? (isOwn ? String(box.hasAttribute('checked')) : null)
    if (checked !== null) item.setAttribute('data-checked', checked)
    if (isOwn) box.remove()
  }
}

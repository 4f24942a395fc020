document.getElementById('keyloom-copy')?.addEventListener('click', () => {
  const field = document.getElementById('keyloom-key')
  field.select()
  // Browsers offer the clipboard only to pages with HTTPS; without it the key is selected, so that it can be copied.
  navigator.clipboard?.writeText(field.value)
})

/** Downloads a text as a file. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }))

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

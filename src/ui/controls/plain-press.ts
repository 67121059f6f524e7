type Press = {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Modified clicks belong to the browser: new tab, new window, download. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

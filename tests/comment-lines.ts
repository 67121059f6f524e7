type CommentLine = { readonly path: string; readonly line: number; readonly text: string }

/** Every line with a comment. Strings with comment signs, such as `'https://…'` or `'**\/*'`, are code. */
export function commentLines(path: string, source: string): CommentLine[] {
  let inBlock = false
  return source.split('\n').flatMap((text, at) => {
    const start = text.trimStart()
    const opens = start.startsWith('/*') || start.startsWith('{/*')
    const isComment = inBlock || opens || start.startsWith('//') || /[^:'"`]\/\/ /.test(text)
    if (inBlock || opens) inBlock = !text.includes('*/')
    return isComment ? [{ path, line: at + 1, text }] : []
  })
}

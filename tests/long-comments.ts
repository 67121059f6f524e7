/** Comment lines over 120 characters, as `path:line`. Long strings in code are not comments. */
export function longComments(path: string, text: string): string[] {
  let inBlock = false
  return text.split('\n').flatMap((line, at) => {
    const start = line.trimStart()
    const opens = start.startsWith('/*') || start.startsWith('{/*')
    const isComment = inBlock || opens || start.startsWith('//') || /[^:'"`]\/\/ /.test(line)
    if (inBlock || opens) inBlock = !line.includes('*/')
    return isComment && line.length > 120 ? [`${path}:${at + 1}`] : []
  })
}

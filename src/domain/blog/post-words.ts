/** Adults read about 240 English words a minute. */
const WORDS_PER_MINUTE = 240

export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Markdown as plain words: without code, figures, the addresses of links and footnotes' names. */
export const plainWords = (markdown: string): string =>
  markdown
    .split(/^```/m)
    .filter((_, at) => at % 2 === 0)
    .join('\n')
    .replaceAll(/\]\([^()\s]{0,2000}\)/g, ']')
    .replaceAll(/\[\^\w{1,40}\]/g, '')

export const countWords = (markdown: string): number =>
  plainWords(markdown).match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0

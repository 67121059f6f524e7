import { readShippedPosts } from '#server/blog/shipped-posts.ts'

const upTo = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))

/** Inputs that a parser takes seconds for, or that overflow its stack. Each must be refused at once. */
export const hostileMarkdown: Readonly<Record<string, string>> = {
  '10 MB': upTo('All is well. ', 10_000_000),
  '100,000 nested quotes': '> '.repeat(100_000),
  '25,000 nested quotes': '> '.repeat(25_000),
  '20 nested quotes': `${'> '.repeat(20)}deep`,
  'open links': upTo('[a](', 50_000),
  'open brackets': upTo('[', 50_000),
  'open pictures': upTo('![', 50_000),
  'open emphasis': upTo('*a ', 50_000),
  'mixed emphasis': upTo('_a*', 50_000),
  'open code': upTo('``a ', 50_000),
  'open tags': upTo('<a ', 50_000),
  backslashes: upTo('\\[', 50_000),
  'list in list': `${'- '.repeat(1_000)}a`,
  'lists in lists, line by line': Array.from({ length: 200 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
  'underlined headings': upTo('a\n=\n', 59_000),
  'a long list': upTo('- a\n', 59_000),
  'a long table': `|a|b|\n|-|-|\n${upTo('|c|d|\n', 50_000)}`,
  'a wide table': `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}`,
  definitions: Array.from({ length: 3_000 }, (_, at) => `[a${at}]: /b`).join('\n'),
  footnotes: Array.from({ length: 3_000 }, (_, at) => `[^${at}]: x\n`).join('\n'),
}

const repeated = (unit: string, times: number) => unit.repeat(times)

/** As much as the limits let pass, of the kinds that cost most. */
export const costlyMarkdown: Readonly<Record<string, string>> = {
  'open links': repeated(`${'[a]('.repeat(130)}\n\n`, 15),
  'open brackets': repeated(`${'['.repeat(390)}\n\n`, 15),
  'mixed emphasis': repeated(`${'_a*'.repeat(59)}\n\n`, 45),
  code: repeated(`${'``a '.repeat(190)}\n\n`, 15),
  'nested lists': repeated(`${'- '.repeat(8)}a\n`, 37),
  'nested quotes': repeated(`${'> '.repeat(8)}a\n`, 37),
  'underlined headings': repeated(`${'a\n=\n'.repeat(90)}\n`, 8),
  'list items': repeated('- a\n\n', 290),
  lines: repeated(`${'a\n'.repeat(190)}\n`, 7),
  table: repeated(`|a|b|\n|-|-|\n${'|c|d|\n'.repeat(120)}\n`, 12),
}

/** 50 kB with eleven figures: the six posts that come with Banyan, as one. */
export const longPost = readShippedPosts()
  .map(({ post }) => post.body)
  .join('\n\n')
  .repeat(2)
  .slice(0, 50_000)

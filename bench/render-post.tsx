import { renderToString } from 'react-dom/server'
import { PostBody } from '#features/blog/body/index.ts'
import { readMarkdown } from '#server/blog/read-markdown.ts'

export const readAndRender = (text: string) =>
  renderToString(<PostBody text={readMarkdown(text)} pictureAt={() => '/'} />)

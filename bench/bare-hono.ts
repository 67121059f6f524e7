import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Bare Hono with the same content, as a baseline. Prints its port. */
const [, , content = '{}'] = process.argv
const list = JSON.parse(content)
const app = new Hono()
app.get('/hello', (c) => c.text('ok'))
app.get('/list', (c) => c.json(list))
process.on('SIGTERM', () => process.exit(0))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`ready at http://127.0.0.1:${port}`),
)

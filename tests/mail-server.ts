import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on loopback that stores what it receives. */
export async function startMailServer(atPort = 0) {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      letters.push(Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Banyan <hello@banyan.example>' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startBanyan } from '#tests/banyan-process.ts'
import { freePort } from '#tests/postgres-server.ts'
import { inFolder, type Trial } from './trial.ts'

const home = fileURLToPath(new URL('observatory', import.meta.url))
const LEAST_SCORE = 125

type Scan = {
  grade: string
  score: number
  findings: { name: string; result: string; pass: boolean; modifier: number }[]
}

/** Mozilla's Observatory against the app behind a TLS proxy, as in production. */
export const observatory: Trial = {
  name: 'Mozilla Observatory',
  run: () =>
    inFolder(async (folder) => {
      install()
      const certificate = selfSigned(folder)
      const tls = createTlsServer({ key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) })
      const httpsPort = await listen(tls)
      const plain = createServer((incoming, answer) =>
        answer.writeHead(308, { location: `https://localhost:${httpsPort}${incoming.url}` }).end(),
      )
      const httpPort = await listen(plain)
      const port = await freePort()
      const banyan = await startBanyan({
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        PUBLIC_URL: `https://localhost:${httpsPort}`,
        TRUST_PROXY: '127.0.0.1/32',
      })
      tls.on('request', (incoming, answer) => {
        const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
        const onward = request(
          { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers },
          (ours) => ours.pipe(answer.writeHead(ours.statusCode ?? 502, ours.headers)),
        )
        onward.on('error', () => answer.writeHead(502).end())
        incoming.pipe(onward)
      })
      try {
        const { grade, score, findings } = await scan(httpPort, httpsPort, certificate.cert)
        return [
          {
            what: `grade ${grade}, ${score} points, at least ${LEAST_SCORE} wanted`,
            held: score >= LEAST_SCORE && grade === 'A+',
          },
          ...findings.map(({ name, result, pass, modifier }) => ({
            what: `${name}: ${result} (${modifier})`,
            held: pass,
          })),
        ]
      } finally {
        await banyan.end()
        for (const server of [tls, plain]) server.close()
      }
    }),
}

/** Without install scripts: they would fetch the preload list, which does not contain us. */
function install() {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(join(home, 'node_modules', '@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json'), '{}')
}

function selfSigned(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  return { key, cert }
}

async function scan(httpPort: number, httpsPort: number, certificate: string): Promise<Scan> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scan.mjs', String(httpPort), String(httpsPort)], {
    cwd: home,
    env: { PATH: process.env.PATH ?? '', NODE_EXTRA_CA_CERTS: certificate },
  })
  return JSON.parse(stdout.slice(stdout.indexOf('{')))
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)))
}

import { createServer } from 'node:http'
import { startMailServer } from './mail-server.ts'
import { type OpenIdPerson, startOpenIdProvider } from './openid-provider.ts'
import { outsidePorts } from './outside-ports.ts'

/** Signing in as `verified/asha@people.example/…` is that person; the suffix makes two accounts of one address. */
class AnyPerson extends Map<string, OpenIdPerson> {
  override get(name: string): OpenIdPerson | undefined {
    const [kind, email = ''] = name.split('/')
    return { email, email_verified: kind === 'verified', name: 'Somebody' }
  }
}

/** Run as a process: `node tests/outside-world.ts <origin of Banyan>`. */
const provider = await startOpenIdProvider(outsidePorts.openId, new AnyPerson())
provider.trust(process.argv[2] ?? '')
const mail = await startMailServer(outsidePorts.smtp)
createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  })
  response.end(
    JSON.stringify({
      ip: '203.0.113.7',
      city: 'Pune',
      region: 'Maharashtra',
      country_name: 'India',
      country_code: 'IN',
      latitude: 18.5204,
      longitude: 73.8567,
      timezone: 'Asia/Kolkata',
    }),
  )
}).listen(outsidePorts.ipLocation, '127.0.0.1')
createServer((_, response) => response.end(JSON.stringify(mail.letters))).listen(outsidePorts.letters, '127.0.0.1')

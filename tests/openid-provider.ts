import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { openIdClient } from './outside-ports.ts'

/** People who can sign in there, by the name typed into its form. */
export type OpenIdPerson = { readonly email: string; readonly email_verified: boolean; readonly name: string }

export type OpenIdProvider = {
  readonly issuer: string
  readonly settings: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string }
  readonly people: Map<string, OpenIdPerson>
  /** Whether it issues identity tokens, as it must. */
  givesIdTokens: boolean
  /** Registers the Banyan at this origin. */
  trust(origin: string): void
  stop(): Promise<void>
}

/** A real OpenID provider on loopback with its own forms. It starts once it trusts an origin. */
export async function startOpenIdProvider(port = 0, people = new Map<string, OpenIdPerson>()): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: OpenIdProvider = {
    issuer,
    givesIdTokens: true,
    settings: { ...openIdClient, GOOGLE_ISSUER: issuer },
    people,
    trust(origin) {
      server.removeAllListeners('request')
      const opened = createProvider(issuer, origin, people)
      opened.use(async (ctx, next) => {
        await next()
        if (ctx.oidc?.route === 'token' && !provider.givesIdTokens)
          Reflect.deleteProperty(ctx.body as object, 'id_token')
      })
      server.on('request', opened.callback())
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

function createProvider(issuer: string, origin: string, people: OpenIdProvider['people']) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.GOOGLE_CLIENT_ID,
        client_secret: openIdClient.GOOGLE_CLIENT_SECRET,
        redirect_uris: [`${origin}/api/auth/callback/google`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts them into the token too.
    conformIdTokenClaims: false,
    cookies: { keys: ['tests'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ sub, ...person }) }
    },
  })
}

/** Submits the provider's forms without a browser and returns the address it redirects to. */
export async function signInAt(provider: OpenIdProvider, url: string, sub: string): Promise<string> {
  const jar = new Map<string, string>()
  const go = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  let address = url
  for (let steps = 0; steps < 12; steps += 1) {
    if (!address.startsWith(provider.issuer)) return address
    const response = await go(address)
    const location = response.headers.get('location')
    if (location) {
      address = new URL(location, address).href
      continue
    }
    const html = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? ''
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
    const sent = await go(new URL(action, address).href, {
      prompt,
      ...(prompt === 'login' && { login: sub, password: 'any' }),
    })
    address = new URL(sent.headers.get('location') ?? '', address).href
  }
  throw new Error('The provider sent us in circles')
}

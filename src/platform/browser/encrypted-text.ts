/** Part of the file format: never change it. */
const FORMAT = 'banyan-sealed'
const ROUNDS = 600_000

type Encrypted = {
  readonly format: typeof FORMAT
  readonly rounds: number
  readonly salt: string
  readonly iv: string
  readonly data: string
}

/** Web Crypto exists on secure origins only: https or localhost. */
export const canEncrypt = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** Encrypts with AES-GCM under a PBKDF2 key. */
export async function encryptText(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(passphrase, salt, ROUNDS)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  const encrypted: Encrypted = {
    format: FORMAT,
    rounds: ROUNDS,
    salt: toText(salt),
    iv: toText(iv),
    data: toText(new Uint8Array(data)),
  }
  return JSON.stringify(encrypted)
}

export function isEncrypted(text: string): boolean {
  return parseEncrypted(text) !== undefined
}

/** Undefined for a wrong passphrase or a changed file: the two cannot be told apart. */
export async function decryptText(text: string, passphrase: string): Promise<string | undefined> {
  const encrypted = parseEncrypted(text)
  if (!encrypted) return undefined
  try {
    const key = await keyOf(passphrase, toBytes(encrypted.salt), encrypted.rounds)
    const data = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(encrypted.iv) },
      key,
      toBytes(encrypted.data),
    )
    return new TextDecoder().decode(data)
  } catch {
    return undefined
  }
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** A crafted file must not keep the browser busy. */
const MOST_ROUNDS = 5_000_000

function parseEncrypted(text: string): Encrypted | undefined {
  try {
    const value = JSON.parse(text) as Partial<Encrypted> | null
    if (value?.format !== FORMAT || !Number.isInteger(value.rounds) || Number(value.rounds) > MOST_ROUNDS)
      return undefined
    return [value.salt, value.iv, value.data].every((part) => typeof part === 'string')
      ? (value as Encrypted)
      : undefined
  } catch {
    return undefined
  }
}

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}

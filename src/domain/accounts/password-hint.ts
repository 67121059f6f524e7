/** Passwords that attackers try first, and words they add a digit or sign to. */
const COMMON =
  'password passwort iloveyou qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm abcdef abcdefgh letmein welcome monkey dragon football cricket baseball sunshine princess shadow superman batman master login admin secret banyan india mumbai krishna ganesh sairam omsairam test testtest hello money bitcoin invest trustno starwars pokemon michael jordan ashley'.split(
    ' ',
  )

/** A warning about a weak password. Never a refusal: §5 demands only a length. */
export function passwordHint(password: string, email = ''): string | undefined {
  if (!password) return undefined
  const small = password.toLowerCase()
  const core = small.replaceAll(/[^a-z]+$|^[^a-z]+/g, '')
  if (/^(.)\1+$/.test(small)) return 'Repeated characters are easy to guess.'
  if (isRun(small)) return 'Sequences such as abcdef are easy to guess.'
  if (COMMON.includes(small) || COMMON.includes(core)) return 'This password is very common and easy to guess.'
  const name = email.toLowerCase().split('@')[0] ?? ''
  if (name.length > 2 && small.includes(name)) return 'It contains your email address, which is easy to guess.'
  return password.length < 10 ? 'Longer is safer: three or four words are easy to remember.' : undefined
}

/** `123456`, `abcdef`, `654321`. */
function isRun(text: string) {
  const steps = new Set([...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at)))
  return text.length > 3 && steps.size === 1 && (steps.has(1) || steps.has(-1))
}
